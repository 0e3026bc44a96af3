import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PaoAdvice } from '../../../domain/pao/adviseOnPao.ts';
import { paoFactors, PAO_SCALE_VERIFIED } from '../../../domain/pao/paoScale.ts';
import type { Result } from '../../../domain/result.ts';
import { InvalidInputList } from './InvalidInputList.tsx';
import { MarginVerdict } from './MarginVerdict.tsx';
import type { PaoInputs } from './paoInputs.ts';
import { ResultActions } from './ResultActions.tsx';
import { Section } from './Section.tsx';
import { SourceNote } from './SourceNote.tsx';
import './translations.generated.ts';
import { usePaoFieldName } from './usePaoFieldName.ts';
import { usePaoText } from './usePaoText.ts';

/** The advised period with what lowered it, or what is missing for it. */
export function PaoResult({ inputs, result }: { inputs: PaoInputs; result: Result<PaoAdvice> }) {
  const { t } = useTranslation('tools');
  const nameOf = usePaoFieldName();
  const advice = result.ok ? result.value : null;
  const { headline, sentence, caps } = usePaoText(advice);
  const isMissing = !result.ok && result.errors.some(({ code }) => code === 'MISSING');
  const text = () =>
    [
      headline,
      sentence,
      ...caps,
      ...paoFactors.map((factor) => `${nameOf(factor)}: ${inputs[factor]}`),
      t('pao.proposal'),
    ].join('\n');
  return (
    <Section title={t('result')} action={advice && <ResultActions text={text} />}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {isMissing && (
          <Typography role="alert" sx={{ fontWeight: 600 }}>
            {t('pao.required')}
          </Typography>
        )}
        {advice ? (
          <MarginVerdict
            verdict={advice.months === null ? 'below' : caps.length > 0 ? 'at' : 'above'}
            label={t('pao.advice')}
            value={headline}
          >
            {sentence}
          </MarginVerdict>
        ) : (
          <InvalidInputList errors={result.ok ? [] : result.errors} nameOf={nameOf} />
        )}
        {caps.length > 0 && (
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
            {caps.map((cap) => (
              <li key={cap}>{cap}</li>
            ))}
          </Box>
        )}
        <Typography variant="body2">{t('pao.proposal')}</Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          <SourceNote source={t('pao.source')} isVerified={PAO_SCALE_VERIFIED} />
        </Typography>
      </Box>
    </Section>
  );
}
