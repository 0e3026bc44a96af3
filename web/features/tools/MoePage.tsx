import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { REQUIRED_MARGIN_OF_EXPOSURE } from '../../../domain/exposure/marginOfExposure.ts';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import './translations.generated.ts';
import { useMarginText } from './useMarginText.ts';
import { Formula, formulaText } from './Formula.tsx';
import { errorsOf } from './inputs.ts';
import { InvalidInputList } from './InvalidInputList.tsx';
import { MoeFields } from './MoeFields.tsx';
import { bases, calculateMoe, moeDefaults } from './moeInputs.ts';
import { ResultActions } from './ResultActions.tsx';
import { Section } from './Section.tsx';
import { ToolPage } from './ToolPage.tsx';
import { useRestsOnText } from './useRestsOnText.ts';
import { useAddressInputs } from './useAddressInputs.ts';
import { MarginVerdict } from './MarginVerdict.tsx';

/** Margin of exposure: a point of departure against an exposure in the same unit. */
export default function MoePage() {
  const { t } = useTranslation('tools');
  const { quantity } = useQuantity();
  const marginText = useMarginText();
  const restsOn = useRestsOnText();
  const [inputs, change, reset] = useAddressInputs(moeDefaults);
  const basis = bases.find((one) => one === inputs.basis) ?? 'threshold';
  const result = calculateMoe(inputs, basis);
  const unit = t('unit.mgPerKgDay');
  const isVerified = REQUIRED_MARGIN_OF_EXPOSURE[basis].verified;
  const lines = result.ok
    ? [
        {
          name: 'MoE',
          letters: 'POD / E',
          numbers: `${quantity(result.value.pod)} ${unit} / ${quantity(result.value.exposure)} ${unit} = ${marginText(result.value.margin, result.value.required, 5)}`,
        },
      ]
    : [];
  const verdict = result.ok
    ? t(`moe.verdict.${result.value.verdict}`, { required: quantity(result.value.required) })
    : '';
  const unverified = isVerified ? [] : [t('field.margin')];
  const text = () => [inputs.substance, verdict, restsOn(unverified), formulaText(lines)].filter(Boolean).join('\n');
  return (
    <ToolPage
      title={t('moe.title')}
      about={t('moe.about')}
      onReset={reset}
      inputs={<MoeFields inputs={inputs} basis={basis} errors={errorsOf(result)} onChange={change} />}
      result={
        <Section title={t('result')} action={result.ok && <ResultActions text={text} />}>
          {result.ok ? (
            <Box sx={{ display: 'grid', gap: 2 }}>
              <MarginVerdict
                verdict={result.value.verdict}
                label={t('moe.margin')}
                value={marginText(result.value.margin, result.value.required)}
                unverified={unverified}
              >
                {verdict}
              </MarginVerdict>
              <Formula lines={lines} />
            </Box>
          ) : (
            <InvalidInputList
              errors={result.errors}
              nameOf={(field) => (field === 'exposure' ? t('moe.exposure') : t('field.pod'))}
            />
          )}
        </Section>
      }
    />
  );
}
