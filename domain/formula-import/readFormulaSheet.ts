import { readFormulaHeading } from '../import/headings/formula.ts';
import { MAX_LINES } from '../formula/limits.ts';
import { formatDecimal, formatPercent, HUNDRED } from '../formula/percent.ts';
import { scaleToHundred, SUM_TOLERANCE, sumKindOf } from '../formula/scaling.ts';
import { type Headings, linesBelow, settleHeadings } from '../import/tables/headings.ts';
import type { Cells } from '../import/tables/openedSheet.ts';
import type { SheetErrorCode } from '../raw-material-import/readSheet.ts';
import { columnUnit, rowUnit, statesPercent } from '../import/headings/columnUnit.ts';
import { joinEnds } from '../import/rows/joinEnds.ts';
import { decimalSignOf, type QuantityContext } from '../quantity/readQuantity.ts';
import { readRemainder } from '../quantity/readRemainder.ts';
import type { AmountUnits } from './amount.ts';
import { batchOfTitle, settleBatch, statesMass, type StatedBatch } from './batch.ts';
import { acceptColumns, type FormulaColumn } from './formulaColumns.ts';
import type { AmountScale, FormulaSheetRow, StatedTotal } from './formulaRow.ts';
import { withoutBelowTotal } from './belowTotal.ts';
import { amountOf, groupLines, type LeftOutLine, statedText } from './groupLines.ts';
import { reportFractions, reportUnits } from './openUnits.ts';
import { readLineAmount, readRow, type ReadRow, report, sumOf } from './readRow.ts';

/** The content of a sheet with a formula, or why it cannot be read. */
export type ReadFormulaSheet =
  | {
      readonly ok: true;
      /** Columns that were recognised, in the order of the sheet. */
      readonly columns: readonly FormulaColumn[];
      readonly unknownColumns: readonly string[];
      readonly rows: readonly FormulaSheetRow[];
      readonly scale: AmountScale;
      /** The line that states the sum of all; null when there is none. */
      readonly total: StatedTotal | null;
      /** Lines that are neither rows nor the sum of all, each with its reason. */
      readonly leftOut: readonly LeftOutLine[];
    }
  | { readonly ok: false; readonly code: SheetErrorCode };

const WHOLE = 100n * 10n ** 8n;
/** From units of 10^-8 to millionths, rounded half up. */
const STEP = 100n;
const toMillionths = (units: AmountUnits): number => Number((units + STEP / 2n) / STEP);

/**
 * Reads a formula: headings in seven languages among the first lines; one row for each raw material, or one for each
 * INCI name with the trade name repeated or only in the first; amounts in percent, in fractions of 1, or in the grams
 * of a batch.
 */
export function readFormulaSheet(cells: Cells, assigned: Headings<FormulaColumn> | null = null): ReadFormulaSheet {
  const headings = settleHeadings(cells, assigned, readFormulaHeading, acceptColumns);
  if (!headings) return { ok: false, code: 'NO_HEADINGS' };
  const isPercentage = headings.columns.includes('PERCENT');
  const amountColumn = isPercentage ? 'PERCENT' : 'GRAMS';
  const hasLowerEnds = headings.columns.includes('MIN');
  const lines = linesBelow(cells, headings, (cell) => cell).map((line) => ({
    ...line,
    cells: {
      ...line.cells,
      UNIT: rowUnit(headings, amountColumn, statedText(line, 'UNIT')) ?? '',
      ...(hasLowerEnds && { [amountColumn]: joinEnds(line.cells.MIN ?? '', line.cells[amountColumn] ?? '') }),
    },
  }));
  const context: QuantityContext = {
    unit: columnUnit(headings, amountColumn),
    isPercentage,
    decimalSign: decimalSignOf(lines.map(amountOf)),
  };
  const grouped = groupLines(lines, cells, headings.at);
  const { leftOut } = grouped;
  const { groups, totals, below } = withoutBelowTotal(grouped, cells, context);
  if (groups.length === 0) return { ok: false, code: 'NO_ROWS' };
  if (groups.length > MAX_LINES) return { ok: false, code: 'TOO_MANY_ROWS' };
  const rows = groups.map((group) => readRow(group, context));
  reportUnits(rows);
  const remainders = settleRemainders(rows);
  const stated = totals.map((line) => ({ line: line.line, amount: readLineAmount(line, context) }));
  const statedTotal = stated.flatMap(({ line, amount }) =>
    amount.kind === 'amount' ? [{ line, units: amount.units }] : [],
  )[0];
  const heading = headings.texts[headings.columns.indexOf(amountColumn)] ?? '';
  // "q.s. to 100" says that the batch is 100.
  const isOf100 = lines.some((line) => readRemainder(amountOf(line)) !== null && amountOf(line).includes('100'));
  const known: StatedBatch = {
    heading,
    title: batchOfTitle(cells.slice(0, headings.at), context),
    total: statedTotal?.units,
    filled: remainders[0]?.size ?? (isOf100 ? { units: WHOLE, isOtherSize: false } : null),
    hasRemainder: remainders.length > 0,
  };
  const batch = settleBatch(rows, known, context, report);
  const total = statedTotal && batch ? { ...statedTotal, units: (statedTotal.units * WHOLE) / batch } : statedTotal;
  const isEach = isEveryAmountMeant(rows, total?.units);
  const amounts = rows.map((row) => amountOfRow(row, isEach));
  const sum = amounts.reduce((all, one) => all + one, 0n);
  const hasShares = rows.some((row) => row.amounts.some(({ measure }) => measure === 'SHARE'));
  const scale = hasShares || batch !== null ? 'PERCENT' : scaleOf(sum, remainders.length > 0, total?.units);
  const isUnitOpen = context.unit === null && !statesPercent(headings, amountColumn) && !statesMass(heading);
  if (!total && batch === null && isUnitOpen && (isPercentage || remainders.length > 0)) reportFractions(rows, scale);
  const [remainder, ...moreRemainders] = remainders;
  if (remainder && moreRemainders.length === 0) compareRemainder(remainder, scaled(sum, scale), scale);
  const offers = scale === 'OTHER' ? scaleToHundred(amounts.map(toMillionths)) : [];
  return {
    ok: true,
    columns: headings.columns.filter((column) => column !== null),
    unknownColumns: headings.unknown,
    rows: rows.map((row, at) => ({
      ...toRow(row, amounts[at] ?? 0n, scale, isEach),
      scaledAmount: offers[at] ? formatPercent(offers[at]) : null,
    })),
    scale,
    total: total ? compareTotal(total, sum, scale, remainders.length > 0) : null,
    leftOut: [...leftOut, ...below].sort((one, other) => one.line - other.line),
  };
}

/**
 * At most one row fills up to 100 %: those that say so come before "q.s." alone, which else is an amount that nobody
 * wrote.
 */
function settleRemainders(rows: readonly ReadRow[]): ReadRow[] {
  const certain = rows.filter(({ remainder }) => remainder === 'certain');
  const possible = rows.filter(({ remainder }) => remainder === 'satis');
  const chosen = certain.length > 0 ? certain : possible.length === 1 ? possible : [];
  for (const row of possible.filter((one) => !chosen.includes(one))) {
    row.remainder = 'none';
    report(row, 'SATIS_WITHOUT_AMOUNT', null, true);
  }
  for (const row of chosen.filter((one) => one.remainder === 'satis' && one.amounts.length === 0))
    report(row, 'SATIS_FILLS', null, false);
  if (chosen.length > 1) for (const row of chosen) report(row, 'SECOND_REMAINDER', null, true);
  return chosen;
}

/**
 * The row that fills up to 100 % may state an amount, too: in a line of its composition, or beside the mark of a sheet
 * that was written by us. It has to be what the others leave, or a person decides which of the two is meant.
 */
function compareRemainder(row: ReadRow, others: AmountUnits, scale: AmountScale): void {
  if (row.amounts.length === 0) return;
  const stated = scaled(isRepeated(row) ? (row.amounts[0]?.units ?? 0n) : sumOf(row), scale);
  const difference = stated + others - BigInt(HUNDRED) * STEP;
  if (difference > BigInt(SUM_TOLERANCE) * STEP || -difference > BigInt(SUM_TOLERANCE) * STEP)
    report(row, 'AMOUNT_BESIDE_REMAINDER', formatDecimal(stated, 8), true);
}

const isRepeated = ({ amounts: [first, ...more] }: ReadRow): boolean =>
  first !== undefined && more.length > 0 && more.every(({ units }) => units === first.units);

/**
 * The same amount in every line of a composition was filled downwards, unless the sheet only then adds up to what it
 * should when every line counts. Ours: no sheet says it.
 */
function isEveryAmountMeant(rows: readonly ReadRow[], total: AmountUnits | undefined): boolean {
  const sums = [false, true].map((isEach) => rows.reduce((all, row) => all + amountOfRow(row, isEach), 0n));
  const isWhole = (sum: AmountUnits | undefined): boolean =>
    sum !== undefined && (sum === total || sumKindOf([toMillionths(sum)]) !== 'other');
  return !isWhole(sums[0]) && isWhole(sums[1]);
}

const amountOfRow = (row: ReadRow, isEach: boolean): AmountUnits =>
  row.remainder !== 'none' ? 0n : isRepeated(row) && !isEach ? (row.amounts[0]?.units ?? 0n) : sumOf(row);

/** With a row that fills up to 100 % the sum says nothing, so that only a stated total of 1 tells fractions. */
function scaleOf(sum: AmountUnits, hasRemainder: boolean, total: AmountUnits | undefined): AmountScale {
  const kind = sumKindOf([toMillionths(hasRemainder ? (total ?? 100n * 10n ** 8n) : sum)]);
  if (kind === 'fractions') return 'FRACTIONS';
  return kind === 'percent' || hasRemainder ? 'PERCENT' : 'OTHER';
}

const scaled = (units: AmountUnits, scale: AmountScale): AmountUnits => (scale === 'FRACTIONS' ? units * 100n : units);

function compareTotal(
  { line, units }: { line: number; units: AmountUnits },
  sum: AmountUnits,
  scale: AmountScale,
  hasRemainder: boolean,
): StatedTotal {
  const value = scaled(units, scale);
  const expected = hasRemainder ? BigInt(HUNDRED) * STEP : scaled(sum, scale);
  const difference = value > expected ? value - expected : expected - value;
  return { line, value: formatDecimal(value, 8), isEqual: difference <= BigInt(SUM_TOLERANCE) * STEP };
}

function toRow(
  row: ReadRow,
  units: AmountUnits,
  scale: AmountScale,
  isEach: boolean,
): Omit<FormulaSheetRow, 'scaledAmount'> {
  const { line, texts, isCalculated, remainder } = row;
  const isRemainder = remainder !== 'none';
  const value = scaled(units, scale);
  const rounded = ((value + STEP / 2n) / STEP) * STEP;
  if (!isRemainder && scale !== 'OTHER' && rounded !== value)
    report(row, isCalculated ? 'ROUNDED' : 'TOO_MANY_DECIMALS', formatDecimal(value, 8), !isCalculated);
  const isAdded = row.amounts.length > 1 && (isEach || !isRepeated(row));
  if (!isRemainder && row.amounts.length > 1)
    report(row, isAdded ? 'AMOUNTS_ADDED' : 'REPEATED_AMOUNT', formatDecimal(value, 8), false);
  return {
    line,
    ...texts,
    components: isAdded && !isRemainder ? withShares(row) : row.components,
    amount: isRemainder || units === 0n ? '' : formatDecimal(isCalculated && scale !== 'OTHER' ? rounded : value, 8),
    isRemainder,
    isCalculated,
    problems: row.problems,
  };
}

/**
 * Where every line of a composition states what it is of the product, the shares in the raw material follow, to 4
 * decimals, unless they are stated.
 */
function withShares(row: ReadRow): ReadRow['components'] {
  if (row.components.some(({ maxConcentration }) => maxConcentration !== '')) return row.components;
  const whole = sumOf(row);
  const shares = new Map(
    row.amounts
      .filter(({ componentCount }) => componentCount === 1)
      .map(({ component, units }) => [component, (units * 1_000_000n + whole / 2n) / whole] as const),
  );
  return row.components.map((component, at) => {
    const share = shares.get(at);
    return share === undefined ? component : { ...component, maxConcentration: formatDecimal(share, 4) };
  });
}
