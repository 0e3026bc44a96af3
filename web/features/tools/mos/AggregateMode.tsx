import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { aggregateExposure, type AggregateExposure } from '../../../../domain/exposure/aggregateExposure.ts';
import { exposureDefaultOf } from '../../../../domain/exposure/exposureDefaults.ts';
import { marginOfExposure, type MarginOfExposure } from '../../../../domain/exposure/marginOfExposure.ts';
import type { Result } from '../../../../domain/result.ts';
import { ok, err } from '../../../../domain/result.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { SelectFilter } from '../../../shared/ui/SelectFilter.tsx';
import '../translations.generated.ts';
import { useMarginText } from '../useMarginText.ts';
import { Formula, formulaText } from '../Formula.tsx';
import { readNumbers, errorsOf } from '../inputs.ts';
import { InvalidInputList } from '../InvalidInputList.tsx';
import { QuantityField } from '../QuantityField.tsx';
import { ResultActions } from '../ResultActions.tsx';
import { Section } from '../Section.tsx';
import { useFieldErrors } from '../useInvalidInputText.ts';
import { MarginVerdict } from '../MarginVerdict.tsx';
import { useExposureChoices } from './ExposureFields.tsx';
import { AddRow } from './FormulaMode.tsx';
import { exposureOfChoice, isSwallowed, renamed, type MosInputs } from './mosInputs.ts';
import { useRestsOnText } from '../useRestsOnText.ts';
import { RowCard } from './RowCard.tsx';
import type { useRows } from './rows.ts';

export const emptyProduct = { product: 'body_lotion', concentration: '', dermal: '50' };
export type ProductRow = typeof emptyProduct;
type Rows = ReturnType<typeof useRows<ProductRow>>;

const fields = ['concentration', 'dermal'] as const;

/**
 * The systemic exposure through one product; the oral absorption in %, where it is known, counts for what is swallowed.
 */
function partOf(row: ProductRow, name: string, oral?: number) {
  const read = readNumbers(row, fields);
  if (!read.ok) return read;
  return ok({
    name,
    exposureMgPerKgDay: exposureOfChoice(row.product) ?? NaN,
    concentrationPercent: read.value.concentration,
    dermalAbsorptionPercent: read.value.dermal,
    ...(oral !== undefined && isSwallowed(row) && { swallowedAbsorptionPercent: oral }),
  });
}

/** The rows of the products that contain the substance. */
export function ProductRows({ rows }: { rows: Rows }) {
  const { t } = useTranslation('tools');
  const { quantity } = useQuantity();
  const choices = useExposureChoices();
  return (
    <>
      {rows.rows.map((row, at) => (
        <RowCard key={at} number={at + 1} onRemove={rows.rows.length > 1 ? () => rows.remove(at) : undefined}>
          <Box sx={{ gridColumn: '1 / -1', minWidth: 0, display: 'grid' }}>
            <Typography variant="subtitle2" component="p" color="textSecondary" aria-hidden sx={{ mb: 0.5 }}>
              {t('field.product')}
            </Typography>
            <SelectFilter
              label={`${t('field.product')} ${at + 1}`}
              value={row.product}
              options={choices}
              onChange={(product) => rows.change(at, { product })}
            />
            <Typography variant="caption" color="textSecondary" sx={{ mt: 0.5 }}>
              {t('mos.exposureIs', {
                value: quantity(exposureOfChoice(row.product) ?? NaN),
                unit: t('unit.mgPerKgDay'),
              })}
            </Typography>
          </Box>
          <RowFields row={row} onChange={(patch) => rows.change(at, patch)} />
        </RowCard>
      ))}
      <AddRow rows={rows} />
    </>
  );
}

function RowFields({ row, onChange }: { row: ProductRow; onChange: (patch: Partial<ProductRow>) => void }) {
  const { t } = useTranslation('tools');
  const part = partOf(row, '');
  const errorOf = useFieldErrors(
    part.ok
      ? renamed(errorsOf(aggregateExposure([part.value]))).map((one) => ({
          ...one,
          field: one.field.includes('concentration') ? 'concentration' : 'dermal',
        }))
      : part.errors,
  );
  return fields.map((field) => (
    <QuantityField
      key={field}
      label={t(`short.${field}`)}
      unit="%"
      value={row[field]}
      onChange={(text) => onChange({ [field]: text })}
      error={errorOf(field)}
    />
  ));
}

interface Aggregate {
  systemicPod: number;
  exposure: AggregateExposure;
  margin: MarginOfExposure;
}

function aggregateOf(
  inputs: MosInputs,
  rows: readonly ProductRow[],
  nameOf: (row: ProductRow) => string,
): Result<Aggregate> {
  const read = readNumbers(inputs, ['pod', 'oral']);
  const parts = rows.map((row) => partOf(row, nameOf(row), read.ok ? read.value.oral : undefined));
  const errors = [...errorsOf(read), ...parts.flatMap(errorsOf)];
  if (errors.length > 0 || !read.ok) return err(errors);
  const exposure = aggregateExposure(parts.flatMap((part) => (part.ok ? [part.value] : [])));
  if (!exposure.ok)
    return err(renamed(exposure.errors.map((one) => ({ ...one, field: one.field.split('.').at(-1) ?? one.field }))));
  const { pod, oral } = read.value;
  if (oral <= 0 || oral > 100)
    return err([{ code: oral <= 0 ? 'NOT_POSITIVE' : 'TOO_LARGE', field: 'oral', params: { value: oral, most: 100 } }]);
  // Dermal absorption cannot exceed oral absorption: ECHA guidance R.8; specification, section 5.
  const above = parts.flatMap((part) =>
    part.ok && part.value.dermalAbsorptionPercent > oral ? [part.value.dermalAbsorptionPercent] : [],
  );
  if (above[0] !== undefined)
    return err([{ code: 'DERMAL_ABOVE_ORAL', field: 'dermal', params: { dermal: above[0], oral } }]);
  const systemicPod = (pod * oral) / 100;
  const margin = marginOfExposure({
    pointOfDepartureMgPerKgDay: systemicPod,
    exposureMgPerKgDay: exposure.value.systemicExposureMgPerKgDay,
    basis: 'threshold',
  });
  return margin.ok ? ok({ systemicPod, exposure: exposure.value, margin: margin.value }) : err(renamed(margin.errors));
}

/** The margin of safety of a substance in several products together: SCCS Notes of Guidance, aggregate exposure. */
export function AggregateResult({
  inputs,
  rows,
  unverified: unverifiedInputs,
  nameOf,
}: {
  inputs: MosInputs;
  rows: Rows;
  /** Names of the figures of the substance that are not verified. */
  unverified: readonly string[];
  nameOf: (field: string) => string;
}) {
  const { t } = useTranslation('tools');
  const { quantity } = useQuantity();
  const marginText = useMarginText();
  const choices = useExposureChoices();
  const restsOn = useRestsOnText();
  const unit = t('unit.mgPerKgDay');
  const labelOf = (product: string) => choices.find(({ value }) => value === product)?.label ?? product;
  const result = aggregateOf(inputs, rows.rows, ({ product }) => labelOf(product));
  if (!result.ok)
    return (
      <Section title={t('result')}>
        <InvalidInputList errors={result.errors} nameOf={nameOf} />
      </Section>
    );
  const { systemicPod, exposure, margin } = result.value;
  const total = `${quantity(exposure.systemicExposureMgPerKgDay)} ${unit}`;
  const lines = [
    ...exposure.parts.map((part, at) => ({
      name: `SED (${part.name})`,
      letters: `A × C/100 × ${rows.rows[at] && isSwallowed(rows.rows[at]) ? '(DAp + oral)' : 'DAp'}/100`,
      numbers: `${quantity(part.systemicExposureMgPerKgDay)} ${unit} = ${quantity(part.sharePercent, 3)}\u00a0%`,
    })),
    { name: 'SED', letters: 'Σ SED', numbers: total },
    {
      name: 'MoS',
      letters: 'PODsys / SED',
      numbers: `${quantity(systemicPod)} ${unit} / ${total} = ${marginText(margin.marginOfExposure, margin.requiredMargin, 5)}`,
    },
  ];
  const products = [...new Set(rows.rows.map(({ product }) => product))];
  const unverified = [
    ...unverifiedInputs,
    ...products
      .filter((product) => exposureDefaultOf(product)?.verified === false)
      .map((product) => `${t('field.exposure')} (${labelOf(product)})`),
  ];
  const verdict = t(`mos.verdict.${margin.verdict}`, { required: quantity(margin.requiredMargin) });
  const text = () =>
    [
      inputs.substance,
      `MoS = ${marginText(margin.marginOfExposure, margin.requiredMargin, 5)}`,
      verdict,
      restsOn(unverified),
      formulaText(lines),
    ]
      .filter(Boolean)
      .join('\n');
  return (
    <Section title={t('result')} action={<ResultActions text={text} />}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <MarginVerdict
          verdict={margin.verdict}
          label={t('mos.margin')}
          value={marginText(margin.marginOfExposure, margin.requiredMargin)}
          unverified={unverified}
        >
          {verdict}
        </MarginVerdict>
        <Formula lines={lines} />
      </Box>
    </Section>
  );
}
