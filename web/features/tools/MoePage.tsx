import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  marginOfExposure,
  REQUIRED_MARGIN_OF_EXPOSURE,
  type ExposureBasis,
} from '../../../domain/exposure/marginOfExposure.ts';
import type { Result } from '../../../domain/result.ts';
import { ok, err } from '../../../domain/result.ts';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import './translations.generated.ts';
import { useMarginText } from './useMarginText.ts';
import { Formula, formulaText } from './Formula.tsx';
import { readNumbers, errorsOf } from './inputs.ts';
import { InvalidInputList } from './InvalidInputList.tsx';
import { QuantityField } from './QuantityField.tsx';
import { ResultActions } from './ResultActions.tsx';
import { Section } from './Section.tsx';
import { ToolPage } from './ToolPage.tsx';
import { SourceNote } from './SourceNote.tsx';
import { useRestsOnText } from './useRestsOnText.ts';
import { useAddressInputs } from './useAddressInputs.ts';
import { useFieldErrors } from './useInvalidInputText.ts';
import { MarginVerdict } from './MarginVerdict.tsx';

const defaults = { substance: '', pod: '', exposure: '', basis: 'threshold' };
const bases: readonly ExposureBasis[] = ['threshold', 'bmdl10', 't25'];

function calculateMoe(
  inputs: typeof defaults,
  basis: ExposureBasis,
): Result<{ pod: number; exposure: number; margin: number; required: number; verdict: 'above' | 'at' | 'below' }> {
  const read = readNumbers(inputs, ['pod', 'exposure']);
  if (!read.ok) return read;
  const { pod, exposure } = read.value;
  const result = marginOfExposure({ pointOfDepartureMgPerKgDay: pod, exposureMgPerKgDay: exposure, basis });
  if (!result.ok)
    return err(result.errors.map((one) => ({ ...one, field: one.field.startsWith('point') ? 'pod' : 'exposure' })));
  const { marginOfExposure: margin, requiredMargin, acceptable, verdict } = result.value;
  // For genotoxic carcinogens "10,000 or higher" is considered sufficient.
  return ok({ pod, exposure, margin, required: requiredMargin, verdict: acceptable ? 'above' : verdict });
}

/** Margin of exposure: a point of departure against an exposure in the same unit. */
export default function MoePage() {
  const { t } = useTranslation('tools');
  const { quantity } = useQuantity();
  const marginText = useMarginText();
  const restsOn = useRestsOnText();
  const [inputs, change, reset] = useAddressInputs(defaults);
  const basis = bases.find((one) => one === inputs.basis) ?? 'threshold';
  const result = calculateMoe(inputs, basis);
  const errorOf = useFieldErrors(errorsOf(result));
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
      inputs={
        <Section title={t('moe.inputs')}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Field
              label={t('field.substance')}
              value={inputs.substance}
              onChange={(event) => change({ substance: event.target.value })}
              inputProps={{ maxLength: 200 }}
            />
            <QuantityField
              label={t('field.pod')}
              unit={unit}
              value={inputs.pod}
              onChange={(pod) => change({ pod })}
              error={errorOf('pod')}
              hint={t('moe.podHint')}
            />
            <QuantityField
              label={t('moe.exposure')}
              unit={unit}
              value={inputs.exposure}
              onChange={(exposure) => change({ exposure })}
              error={errorOf('exposure')}
              hint={t('moe.exposureHint')}
            />
            <Box sx={{ display: 'grid' }}>
              <Typography variant="subtitle2" component="p" color="textSecondary" aria-hidden sx={{ mb: 0.5 }}>
                {t('moe.basis')}
              </Typography>
              <SelectFilter
                label={t('moe.basis')}
                value={basis}
                options={bases.map((value) => ({ value, label: t(`moe.basisOf.${value}`) }))}
                onChange={(value) => change({ basis: value })}
              />
              {!isVerified && (
                <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
                  <SourceNote source={{ document: 'EFSA Journal (2005) 282' }} isVerified={isVerified} />
                </Typography>
              )}
            </Box>
          </Box>
        </Section>
      }
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
