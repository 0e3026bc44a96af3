import { useTranslation } from 'react-i18next';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Result } from '../../../../domain/result.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import '../translations.ts';
import { Formula, formulaText } from '../Formula.tsx';
import { InvalidInputList } from '../InvalidInputList.tsx';
import { ResultActions } from '../ResultActions.tsx';
import { Section } from '../Section.tsx';
import { MarginVerdict } from '../MarginVerdict.tsx';
import type { Mos } from './mosInputs.ts';
import { useMosFormulas } from './useMosFormulas.ts';
import { WhatIf } from './WhatIf.tsx';

interface Props {
  substance: string;
  mos: Result<Mos>;
  nameOf: (field: string) => string;
}

/** The margin of safety of one substance: value, verdict, working, and highest safe concentration. */
export function SingleResult({ substance, mos, nameOf }: Props) {
  const { t } = useTranslation('tools');
  const { quantity } = useQuantity();
  const formulas = useMosFormulas();
  if (!mos.ok)
    return (
      <Section title={t('result')}>
        <InvalidInputList errors={mos.errors} nameOf={nameOf} />
      </Section>
    );
  const { result, input } = mos.value;
  const lines = formulas(mos.value);
  const values = { required: quantity(result.requiredMargin) };
  const verdict = t(`mos.verdict.${result.verdict}`, values);
  const highest = t('mos.highestIs', { value: quantity(result.highestSafeConcentrationPercent, 4) });
  const reason = input.required ? t('mos.otherMargin', { ...values, reason: input.required.reason }) : '';
  const text = () =>
    [substance, `MoS = ${quantity(result.marginOfSafety, 5)}`, verdict, reason, highest, formulaText(lines)]
      .filter(Boolean)
      .join('\n');
  return (
    <>
      <Section
        title={substance ? t('mos.resultOf', { name: substance }) : t('result')}
        action={<ResultActions text={text} />}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <MarginVerdict verdict={result.verdict} label={t('mos.margin')} value={quantity(result.marginOfSafety, 4)}>
            {verdict}
          </MarginVerdict>
          {reason && <Typography variant="body2">{reason}</Typography>}
          <Typography variant="body2">{highest}</Typography>
          <WhatIf key={`${input.concentrationPercent} ${result.highestSafeConcentrationPercent}`} mos={mos.value} />
        </Box>
      </Section>
      <Section title={t('formula')}>
        <Formula lines={lines} />
      </Section>
    </>
  );
}
