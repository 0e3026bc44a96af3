import { hasOpenDash, isJoined } from '../import/rows/namesOfCell.ts';
import { isRemark, isSubtotal, isTotal } from '../import/rows/totals.ts';
import { withoutApproximation } from '../quantity/approximation.ts';
import { readRemainder } from '../quantity/readRemainder.ts';
import { concentrationBetween, readConcentration } from '../raw-material/concentration.ts';
import { MAX_LENGTHS } from '../raw-material/limits.ts';
import { lineOfText } from './cellTexts.ts';
import { readComposition } from './compositionCells.ts';
import type { SheetColumn } from './sheetColumns.ts';
import type { SheetComponent, SheetProblemCode } from './sheetRow.ts';

/** By how much a total of rounded figures may miss their sum, in percent. Ours, as of formulas. */
const SUM_TOLERANCE = 0.01;

/** The two cells of a line of a composition; `line` counts from 1. */
export interface CompositionLine {
  readonly line: number;
  readonly names: string;
  readonly concentrations: string;
  /** The unit that a cell of its own states for the concentrations; null or absent where none does. */
  readonly rowUnit?: string | null;
}

/** Tells what is wrong or noteworthy of a line; an error unless stated. */
export type Report = (
  code: SheetProblemCode,
  column: SheetColumn | null,
  value?: string,
  options?: { line?: number; isError?: boolean },
) => void;

/** A component as it was read. */
export interface ReadComponent extends SheetComponent {
  /** What the cell of its concentration says. */
  readonly written: string;
  /** The unit of a column of units. */
  readonly rowUnit: string | null;
  readonly isRefused: boolean;
}

/**
 * Reads the lines of one composition, of a sheet or of pasted cells; `unit` is that of concentrations without one of
 * their own, percent unless stated. Totals and remarks are left out and reported, and so is everything that is not
 * stored as it was written. Nothing is cut.
 */
export function readCompositionLines(
  lines: readonly CompositionLine[],
  unit: string | null,
  report: Report,
): ReadComponent[] {
  const read = withoutRemarks(lines, report).flatMap(({ line, names, concentrations, rowUnit = null }) => {
    const { isEven, ...paired } = readComposition(names, concentrations);
    // Of percentages that are not as many as the names nobody knows which is whose.
    const { pairs, shared } = isEven || names.trim() === '' ? paired : readComposition(names, '');
    if (names.trim() === '' && concentrations.trim() !== '')
      report('INCI_MISSING', 'INCI_NAMES', concentrations.trim(), { line });
    else if (!isEven) report('COUNT_MISMATCH', 'MAX_CONCENTRATIONS', concentrations.trim(), { line });
    if (shared !== null) report('SHARED_CONCENTRATION', 'MAX_CONCENTRATIONS', shared, { line, isError: false });
    return pairs.map((pair) => readComponent(pair, { line, unit, rowUnit }, report));
  });
  return fillUp(read, report);
}

/** Lines that name no ingredient: a total, what explains, and what has no percentage below a total. */
function withoutRemarks(lines: readonly CompositionLine[], report: Report): CompositionLine[] {
  let isBelowTotal = false;
  return lines.filter(({ line, names, concentrations }, at) => {
    const name = lineOfText(names);
    const isBare = concentrations.trim() === '';
    const isUnnamedTotal = name === '' && isSumOf(lines.slice(0, at), concentrations);
    const isSum = isTotal(name) || isSubtotal(name) || isUnnamedTotal;
    const isLeftOut = isSum || (isBare && (isBelowTotal || (isRemark(name) && !isJoined(name))));
    isBelowTotal ||= isTotal(name);
    const text = lineOfText(`${names} ${concentrations}`);
    if (isLeftOut) report(isSum ? 'TOTAL_LEFT_OUT' : 'REMARK_LEFT_OUT', 'INCI_NAMES', text, { line, isError: false });
    return !isLeftOut;
  });
}

/** Whether a figure is what those above it add up to, each with its upper end. */
function isSumOf(above: readonly CompositionLine[], figure: string): boolean {
  const percentOf = (text: string): number => {
    const read = readConcentration(text);
    return read.ok ? (read.percent ?? 0) : 0;
  };
  const sum = above.reduce((all, { concentrations }) => all + percentOf(concentrations), 0);
  // Half of the whole is rather an ingredient whose name is missing.
  const isTotalAbove = above.length > 1 && sum > 0 && percentOf(figure) !== 50;
  return isTotalAbove && Math.abs(sum - percentOf(figure)) <= SUM_TOLERANCE;
}

/** A component before one that fills up is settled; `remainder` has the words of its cell. */
type OpenComponent = ReadComponent & { line: number; remainder: string | null };

/**
 * Gives the one component that fills up to 100 % what the others leave. "q.s." without a whole says no amount, and of
 * two that fill up, or beside one whose percentage is not known, nobody can know it: then it stays open, and is said.
 */
function fillUp(read: readonly OpenComponent[], report: Report): ReadComponent[] {
  const open = read.filter(({ maxConcentration }) => maxConcentration === '');
  return read.map(({ line, remainder, ...component }) => {
    if (remainder === null) return component;
    const others = read.filter(({ maxConcentration: known }) => known !== '').map((one) => one.maxConcentration);
    const rest = open.length === 1 && readRemainder(remainder) === 'certain' ? restOf(others) : null;
    if (rest === null) report('REMAINDER_OPEN', 'MAX_CONCENTRATIONS', remainder, { line, isError: false });
    else report('REMAINDER_FILLED', 'MAX_CONCENTRATIONS', `${remainder} = ${rest} %`, { line, isError: false });
    return { ...component, maxConcentration: rest ?? '' };
  });
}

/**
 * What concentrations leave of 100 %, from the least to the most; null where nothing is left or it is no share of up to
 * six decimals.
 */
function restOf(concentrations: readonly string[]): string | null {
  const ends = concentrations.map((text) => {
    const read = readConcentration(text);
    return read.ok && read.ends ? [Number(read.ends.min), Number(read.ends.max)] : [0, 0];
  });
  const left = (at: 0 | 1): number => Number((100 - ends.reduce((sum, end) => sum + (end[at] ?? 0), 0)).toFixed(6));
  return left(0) <= 0 ? null : concentrationBetween(Math.max(0, left(1)), left(0));
}

const concentrationCodes = {
  NOT_A_NUMBER: 'NOT_A_NUMBER',
  AMBIGUOUS: 'AMBIGUOUS_NUMBER',
  NEGATIVE: 'NEGATIVE',
  OVER_100: 'CONCENTRATION_OVER_100',
} as const;

function readComponent(
  { inciName, maxConcentration }: SheetComponent,
  { line, unit, rowUnit }: { line: number; unit: string | null; rowUnit: string | null },
  report: Report,
): OpenComponent {
  const name = lineOfText(inciName);
  const written = lineOfText(maxConcentration);
  const remainder = readRemainder(written) === null ? null : written;
  const { text, isApproximate } = withoutApproximation(written);
  const concentration = readConcentration(remainder === null ? text : '', unit, rowUnit);
  if (name === '') report('INCI_MISSING', 'INCI_NAMES', maxConcentration, { line });
  if (name.length > MAX_LENGTHS.inciName) report('TOO_LONG', 'INCI_NAMES', name, { line });
  if (hasOpenDash(name)) report('DASH_IN_NAME', 'INCI_NAMES', name, { line, isError: false });
  if (!concentration.ok)
    report(
      concentrationCodes[concentration.code],
      'MAX_CONCENTRATIONS',
      `${maxConcentration} ${rowUnit ?? ''}`.trimEnd(),
      {
        line,
      },
    );
  else if (concentration.text.length > MAX_LENGTHS.concentration)
    report('TOO_LONG', 'MAX_CONCENTRATIONS', maxConcentration, { line });
  else if (isApproximate) report('APPROXIMATE', 'MAX_CONCENTRATIONS', written, { line, isError: false });
  else if (concentration.isLowerEnd)
    report('LOWER_END_ONLY', 'MAX_CONCENTRATIONS', `${written} = ${concentration.text} %`, { line, isError: false });
  else if (concentration.areEndsIncluded)
    report('ENDS_INCLUDED', 'MAX_CONCENTRATIONS', `${written} = ${concentration.text} %`, { line, isError: false });
  else if (concentration.isAssay) report('ASSAY_OVER_100', 'MAX_CONCENTRATIONS', written, { line, isError: false });
  return {
    line,
    remainder,
    inciName: name,
    maxConcentration: concentration.ok ? concentration.text : '',
    written,
    rowUnit,
    isRefused: !concentration.ok,
  };
}
