import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MAX_PRODUCTS } from '../../../../domain/limits.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import '../translations.generated.ts';
import { useMarginText } from '../useMarginText.ts';
import { errorsOf, readInput } from '../inputs.ts';
import { QuantityField } from '../QuantityField.tsx';
import { ResultActions } from '../ResultActions.tsx';
import { Section } from '../Section.tsx';
import { useFieldErrors, useInvalidInputText } from '../useInvalidInputText.ts';
import { useRestsOnText } from '../useRestsOnText.ts';
import { FillInRow } from './FillInRow.tsx';
import { FormulaMargins, type MarginLine } from './FormulaMargins.tsx';
import { calculateMos, type MosInputs } from './mosInputs.ts';
import { unverifiedExposure } from './provenance.ts';
import { RowCard } from './RowCard.tsx';
import type { useRows } from './rows.ts';

export const emptyIngredient = {
  substance: '',
  concentration: '',
  pod: '',
  dermal: '50',
  oral: '50',
  /** The fields whose values come from data that nobody has verified, divided by commas. */
  unverified: '',
  /** Which default of the absorption was changed because of the data, or empty. */
  adjusted: '',
};
export type IngredientRow = typeof emptyIngredient;

interface Props {
  inputs: MosInputs;
  rows: ReturnType<typeof useRows<IngredientRow>>;
}

const fields = ['concentration', 'pod', 'dermal', 'oral'] as const;

/** A typed value is no longer that of the data. */
const typedIn = (row: IngredientRow, field: (typeof fields)[number], text: string): Partial<IngredientRow> => ({
  [field]: text,
  unverified: row.unverified
    .split(',')
    .filter((one) => one !== field)
    .join(','),
  adjusted: row.adjusted === field ? '' : row.adjusted,
});

/** The rows of a formula, as typed. */
export function FormulaRows({ inputs, rows }: Props) {
  return (
    <>
      {rows.rows.map((row, at) => (
        <IngredientFields
          key={at}
          number={at + 1}
          inputs={inputs}
          row={row}
          onChange={(patch) => rows.change(at, patch)}
          onRemove={rows.rows.length > 1 ? () => rows.remove(at) : undefined}
        />
      ))}
      <FillInRow onFill={rows.append} isFull={rows.rows.length >= MAX_PRODUCTS} />
      <AddRow rows={rows} />
    </>
  );
}

/** Adds a row, up to MAX_ROWS. */
export function AddRow({ rows }: { rows: { rows: readonly unknown[]; add: () => void } }) {
  const { t } = useTranslation('tools');
  return (
    <Button variant="outlined" onClick={rows.add} disabled={rows.rows.length >= MAX_PRODUCTS} sx={{ mt: 1.5 }}>
      {t('row.add')}
    </Button>
  );
}

function IngredientFields({
  number,
  inputs,
  row,
  onChange,
  onRemove,
}: {
  number: number;
  inputs: MosInputs;
  row: IngredientRow;
  onChange: (patch: Partial<IngredientRow>) => void;
  onRemove: (() => void) | undefined;
}) {
  const { t } = useTranslation('tools');
  const errorOf = useFieldErrors(errorsOf(calculateMos({ ...inputs, ...row })));
  const adjusted = row.adjusted === 'oral' || row.adjusted === 'dermal' ? row.adjusted : null;
  const note =
    adjusted &&
    t(adjusted === 'oral' ? 'mos.oralRaised' : 'mos.dermalLowered', {
      usual: emptyIngredient[adjusted],
      value: row[adjusted],
    });
  return (
    <RowCard number={number} onRemove={onRemove}>
      <Field
        label={t('field.substance')}
        value={row.substance}
        onChange={(event) => onChange({ substance: event.target.value })}
        inputProps={{ maxLength: 200 }}
      />
      {fields.map((field) => (
        <QuantityField
          key={field}
          label={t(`short.${field}`)}
          unit={field === 'pod' ? t('unit.mgPerKgDay') : '%'}
          value={row[field]}
          onChange={(text) => onChange(typedIn(row, field, text))}
          error={errorOf(field)}
        />
      ))}
      {note && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          {note}
        </Typography>
      )}
    </RowCard>
  );
}

/** A margin of safety for each row of a formula, with the smallest one highlighted. */
export function FormulaResult({ inputs, rows, nameOf }: Props & { nameOf: (field: string) => string }) {
  const { t } = useTranslation('tools');
  const { quantity } = useQuantity();
  const marginText = useMarginText();
  const say = useInvalidInputText();
  const restsOn = useRestsOnText();
  const exposure = unverifiedExposure(inputs);
  const calculated = rows.rows.map((row, at) => ({
    name: row.substance || t('row.label', { number: at + 1 }),
    mos: calculateMos({ ...inputs, ...row }),
    unverified: [...row.unverified.split(',').filter(Boolean), ...exposure].map(nameOf),
  }));
  const percents = rows.rows
    .map(({ concentration }) => readInput('concentration', concentration))
    .map((one) => (one.ok ? one.value : 0));
  const sum = percents.reduce((total, one) => total + one, 0);
  const lines = calculated.map(({ name, mos, unverified }): MarginLine => {
    if (!mos.ok) {
      const problems = mos.errors.map((one) => `${nameOf(one.field)}: ${say(one)}`).join(' ');
      return { cells: [name, '–', '–', problems], verdict: null, isUnverified: false };
    }
    const { result } = mos.value;
    return {
      cells: [
        name,
        quantity(result.systemicExposureMgPerKgDay, 4),
        marginText(result.marginOfSafety, result.requiredMargin),
        [t(`mos.short.${result.verdict}`), restsOn(unverified)].filter(Boolean).join('. '),
      ],
      verdict: result.verdict,
      isUnverified: unverified.length > 0,
    };
  });
  const header = [t('field.substance'), `SED (${t('unit.mgPerKgDay')})`, 'MoS', t('mos.meaning')];
  const text = () => [header, ...lines.map(({ cells }) => cells)].map((line) => line.join('\t')).join('\n');
  return (
    <Section title={t('result')} action={<ResultActions text={text} />}>
      <FormulaMargins header={header} lines={lines} />
      <Typography variant="caption" component="p" color={sum > 100 ? 'error' : 'textSecondary'} sx={{ mt: 1 }}>
        {t(sum > 100 ? 'mos.sumOver' : 'mos.sum', { value: quantity(sum) })}
      </Typography>
    </Section>
  );
}
