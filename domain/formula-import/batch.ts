import { formatDecimal } from '../formula/percent.ts';
import type { QuantityContext } from '../quantity/readQuantity.ts';
import { readAmount, type AmountUnits } from './amount.ts';
import type { FormulaRowProblemCode } from './formulaRow.ts';
import type { ReadRow } from './readRow.ts';

const DECIMALS = 8;
const HUNDRED_PERCENT = 100n * 10n ** 8n;

/** The size of a batch in a heading: "Batch 1000 g", "For 2 kg", "Šarža 500 g". */
const BATCH = /\d[\d.,']{0,12}\s?(?:k?g|gr|mg)(?![\p{L}/])/iu;

/** "Grams", "Gramm", "grami": a heading of masses without a unit in brackets. */
const MASS_WORD = /(?<!\p{L})(?:gr|gram(?:s|a|i|m|me|mes|mi|mo|os)?|kilogram\p{L}{0,3})(?!\p{L})/iu;

/** Whether a heading says that its figures are masses. */
export const statesMass = (heading: string): boolean => MASS_WORD.test(heading) || BATCH.test(heading);

const batchOfHeading = (heading: string, context: QuantityContext): AmountUnits | null => {
  const amount = readAmount(BATCH.exec(heading)?.[0] ?? '', { ...context, unit: null });
  return amount.kind === 'amount' ? amount.units : null;
};

/** Our figure: a total that is farther from 100 is that of a batch. */
const TOLERANCE = 10n ** 8n;
const isBatch = (total: AmountUnits): boolean =>
  total > HUNDRED_PERCENT + TOLERANCE || (total < HUNDRED_PERCENT - TOLERANCE && total > 2n * TOLERANCE);

/**
 * Whether amounts are certainly masses: by the unit of their heading, by a batch in it, by their own, or by a total
 * that is none of percentages.
 */
function areMasses(
  rows: readonly ReadRow[],
  heading: string,
  { unit }: QuantityContext,
  total: AmountUnits | undefined,
): boolean {
  const amounts = rows.flatMap((row) => row.amounts);
  if (amounts.some(({ measure }) => measure === 'SHARE')) return false;
  if (total !== undefined && isBatch(total)) return true;
  return Boolean(unit) || statesMass(heading) || amounts.some(({ measure }) => measure === 'MASS');
}

type Report = (row: ReadRow, code: FormulaRowProblemCode, value: string | null, isError: boolean) => void;

/**
 * The grams of a batch beside a row that fills it up: percentages of the batch that the heading or the total states.
 * What the batch weighs cannot be known otherwise, and grams are no percentages: then it is asked about. `heading` is
 * that of the amounts. Returns what the batch weighs; null where the amounts stay as they are.
 */
export function settleBatch(
  rows: readonly ReadRow[],
  heading: string,
  context: QuantityContext,
  total: AmountUnits | undefined,
  report: Report,
): AmountUnits | null {
  if (context.isPercentage || !areMasses(rows, heading, context, total)) return null;
  const batch = batchOfHeading(heading, context) ?? total ?? null;
  if (batch === HUNDRED_PERCENT) return null;
  for (const row of rows.filter(({ amounts }) => amounts.length > 0)) {
    const grams = row.amounts.reduce((sum, { units }) => sum + units, 0n);
    if (batch === null) {
      report(row, 'BATCH_UNKNOWN', formatDecimal(grams, DECIMALS), true);
      continue;
    }
    const toPercent = (units: AmountUnits): AmountUnits => (units * HUNDRED_PERCENT + batch / 2n) / batch;
    row.amounts = row.amounts.map((amount) => ({ ...amount, units: toPercent(amount.units) }));
    row.isCalculated = true;
    report(row, 'FROM_BATCH', `${formatDecimal(grams, DECIMALS)} g / ${formatDecimal(batch, DECIMALS)} g`, false);
  }
  return batch;
}
