import { formatDecimal } from '../formula/percent.ts';
import type { QuantityContext } from '../quantity/readQuantity.ts';
import { type AmountUnits, type FilledBatch, readAmount } from './amount.ts';
import type { FormulaRowProblemCode } from './formulaRow.ts';
import type { Cells } from '../import/tables/openedSheet.ts';
import { lineOfText } from '../raw-material-import/cellTexts.ts';
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

/** What calls the size of a batch in a title: "Batch 500 g", "Šarža: 1000 g", "Batch size | 2 kg". */
const TITLE =
  /(?<!\p{L})(?:batch(?: size)?|šarž[aeiu]|sarza|шарж[аеиу]|serija|charge|ansatz(?:größe)?|lot(?: size)?|lotto|lote)(?!\p{L})[^\p{L}\d]{0,10}(?:\p{L}{2,12}[^\p{L}\d]{0,6})?(?<size>\d[\d.,' ]{0,12}\s?(?:k?g|gr|mg))(?![\p{L}/])/iu;

/**
 * What the batch weighs by the lines above the table, in grams; null where none says it or two say different things.
 */
export function batchOfTitle(lines: Cells, context: QuantityContext): AmountUnits | null {
  const sizes = lines.flatMap((line) => {
    const text = line.map(lineOfText).filter(Boolean).join(' ');
    const read = readAmount(TITLE.exec(text)?.groups?.['size'] ?? '', { ...context, unit: null });
    return read.kind === 'amount' ? [read.units] : [];
  });
  const [size = null] = sizes;
  return sizes.every((one) => one === size) ? size : null;
}

/** Our figure: by how much of a batch the sum of rounded weights may miss it. */
const PER_MILLE = 1_000n;

const isNear = (sum: AmountUnits, size: AmountUnits | null): boolean =>
  size !== null && sum - size <= size / PER_MILLE && size - sum <= size / PER_MILLE;

type Report = (row: ReadRow, code: FormulaRowProblemCode, value: string | null, isError: boolean) => void;

/** What is known of the weight of a batch. */
export interface StatedBatch {
  /** The heading of the amounts. */
  readonly heading: string;
  /** By the lines above the table. */
  readonly title: AmountUnits | null;
  /** The line that states the sum of all. */
  readonly total: AmountUnits | undefined;
  /** The row that fills up to it; null where it states no size. */
  readonly filled: FilledBatch | null;
  readonly hasRemainder: boolean;
}

/**
 * The grams of a batch as percentages of what it weighs: by the row that fills it up, the heading, the title above the
 * table or the total. Beside a row that fills up, what the batch weighs cannot be known otherwise, and grams are no
 * percentages: then it is asked about, and so are two weights that contradict each other or are less than the amounts.
 * Returns what the batch weighs; null where the amounts stay as they are.
 */
export function settleBatch(
  rows: readonly ReadRow[],
  { heading, title, total, filled, hasRemainder }: StatedBatch,
  context: QuantityContext,
  report: Report,
): AmountUnits | null {
  if (context.isPercentage) return null;
  const sum = rows.flatMap(({ amounts }) => amounts).reduce((all, { units }) => all + units, 0n);
  // Figures without a unit below "Batch 500 g" may be percentages, unless they add up to the batch.
  const isOfTitle = title !== null && (hasRemainder || isNear(sum, title));
  if (filled === null && !isOfTitle && !areMasses(rows, heading, context, total)) return null;
  const hasBare = rows.some(({ amounts }) => amounts.some(({ measure }) => measure === 'BARE'));
  const isOfFilled = filled !== null && !(filled.isOtherSize && hasBare);
  const areSure = isOfFilled || isNear(sum, title) || areMasses(rows, heading, context, total);
  const stated = [filled?.units ?? null, batchOfHeading(heading, context), title].filter((size) => size !== null);
  if (!hasRemainder && stated.length === 0) return null;
  const [size = total ?? null] = stated;
  const isClear = areSure && stated.every((one) => one === size) && (size === null || sum <= size + size / PER_MILLE);
  const batch = isClear ? size : null;
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
