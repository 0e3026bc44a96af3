import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { adviseOnPao } from '../../../domain/pao/adviseOnPao.ts';
import { paoFactors, PAO_SCALE_VERIFIED, paoScores } from '../../../domain/pao/paoScale.ts';
import { readNumber } from '../../../domain/quantity/readNumber.ts';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import './translations.generated.ts';
import type en from './locale/en.json';
import { InvalidInputList } from './InvalidInputList.tsx';
import { QuantityField } from './QuantityField.tsx';
import { ResultActions } from './ResultActions.tsx';
import { Section } from './Section.tsx';
import { SourceNote } from './SourceNote.tsx';
import { ToolPage } from './ToolPage.tsx';
import { useAddressInputs } from './useAddressInputs.ts';
import { useFieldErrors } from './useInvalidInputText.ts';
import { MarginVerdict } from './MarginVerdict.tsx';

const defaults = {
  formulation: '',
  packaging: '',
  volumeAndFrequency: '',
  applicationArea: '',
  targetPopulation: '',
  challengeTest: '',
  eyeApplicator: '',
  underThree: '',
  durability: '',
};
const challengeTests = ['A', 'B', 'failed'] as const;
type ScoreKey = keyof typeof en.pao.score;

function adviceOf(inputs: typeof defaults) {
  const durability = readNumber('provenDurabilityMonths', inputs.durability);
  const score = (text: string) => (/^[1-4]$/.test(text) ? Number(text) : null);
  const typed = inputs.durability.trim() !== '';
  if (typed && !durability.ok) return durability;
  return adviseOnPao({
    formulation: score(inputs.formulation),
    packaging: score(inputs.packaging),
    volumeAndFrequency: score(inputs.volumeAndFrequency),
    applicationArea: score(inputs.applicationArea),
    targetPopulation: score(inputs.targetPopulation),
    challengeTest: challengeTests.find((one) => one === inputs.challengeTest) ?? null,
    hasReturningEyeApplicator: inputs.eyeApplicator === 'yes',
    isForUnderThree: inputs.underThree === 'yes',
    provenDurabilityMonths: typed && durability.ok ? durability.value : null,
  });
}

/** Advice on the period after opening from five factors scored 1 to 4: specification, sections 3 and 5. */
export default function PaoPage() {
  const { t } = useTranslation('tools');
  const { quantity } = useQuantity();
  const [inputs, change, reset] = useAddressInputs(defaults);
  const result = adviceOf(inputs);
  const errorOf = useFieldErrors(result.ok ? [] : result.errors);
  const isMissing = !result.ok && result.errors.some(({ code }) => code === 'MISSING');
  const nameOf = (field: string) =>
    field === 'provenDurabilityMonths' ? t('pao.durability') : t(`pao.factor.${field as 'packaging'}`);
  const select = (
    label: string,
    value: string,
    options: { value: string; label: string }[],
    onChange: (value: string) => void,
  ) => (
    <Box key={label} sx={{ display: 'grid', minWidth: 0 }}>
      <Typography variant="subtitle2" component="p" color="textSecondary" aria-hidden sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <SelectFilter label={label} value={value} options={options} onChange={onChange} />
    </Box>
  );
  const box = (label: string, name: 'eyeApplicator' | 'underThree') => (
    <FormControlLabel
      control={
        <Checkbox
          checked={inputs[name] === 'yes'}
          onChange={(event) => change({ [name]: event.target.checked ? 'yes' : '' })}
        />
      }
      label={label}
      sx={{ minHeight: 44, '& .MuiFormControlLabel-label': { typography: 'body2' } }}
    />
  );
  const months = (value: number) => t('pao.months', { count: value });
  const advice = result.ok ? result.value : null;
  const sentence = advice
    ? t(advice.months === null ? 'pao.none' : 'pao.advised', {
        sum: quantity(advice.sum),
        months: months(advice.monthsBySum),
      })
    : '';
  const caps =
    advice?.caps.map(({ cap, months: capped }) =>
      t(`pao.cap.${cap}`, { months: capped === null ? '' : months(capped) }),
    ) ?? [];
  const headline = advice === null ? '' : advice.months === null ? t('pao.noMonths') : months(advice.months);
  const text = () =>
    [
      headline,
      sentence,
      ...caps,
      ...paoFactors.map((factor) => `${nameOf(factor)}: ${inputs[factor]}`),
      t('pao.proposal'),
    ].join('\n');
  return (
    <ToolPage
      title={t('pao.title')}
      about={t('pao.about')}
      onReset={reset}
      inputs={
        <>
          <Section title={t('pao.factors')}>
            <Box sx={{ display: 'grid', gap: 2 }}>
              {paoFactors.map((factor) =>
                select(
                  nameOf(factor),
                  inputs[factor],
                  [
                    { value: '', label: t('pao.choose') },
                    ...paoScores[factor].map((key, at) => ({
                      value: String(at + 1),
                      label: `${at + 1} – ${t(`pao.score.${key as ScoreKey}`)}`,
                    })),
                  ],
                  (value) => change({ [factor]: value }),
                ),
              )}
            </Box>
          </Section>
          <Section title={t('pao.more')}>
            <Box sx={{ display: 'grid', gap: 2 }}>
              {select(
                t('pao.challengeTest'),
                inputs.challengeTest,
                [
                  { value: '', label: t('pao.noTest') },
                  ...challengeTests.map((value) => ({ value, label: t(`pao.test.${value}`) })),
                ],
                (challengeTest) => change({ challengeTest }),
              )}
              <QuantityField
                label={t('pao.durability')}
                unit={t('unit.months')}
                value={inputs.durability}
                onChange={(durability) => change({ durability })}
                error={errorOf('provenDurabilityMonths')}
                hint={t('pao.durabilityHint')}
              />
              <Box sx={{ display: 'grid' }}>
                {box(t('pao.eyeApplicator'), 'eyeApplicator')}
                {box(t('pao.underThree'), 'underThree')}
              </Box>
            </Box>
          </Section>
        </>
      }
      result={
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
      }
    />
  );
}
