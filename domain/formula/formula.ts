import type { FormulaMaterial } from './compositionShares.ts';
import { HUNDRED, type Millionths, type PercentErrorCode, readPercent } from './percent.ts';
import { MAX_LINES } from './limits.ts';

/** A line of a formula as it was typed. */
export type TypedLine = {
  /** Share in the product as typed; null or blank for the line that fills up to 100 %. */
  readonly percent: string | null;
  /** Whether the line fills the formula up to 100 %; at most one does. */
  readonly isRemainder: boolean;
};

/** What is wrong with the lines of a formula. `lines` are their numbers from 0. */
export type LineError = {
  readonly code: PercentErrorCode | 'SECOND_REMAINDER' | 'NEGATIVE_REMAINDER' | 'TOO_MANY_LINES';
  readonly lines: readonly number[];
  /** Percent above 100 for NEGATIVE_REMAINDER, in millionths; the most lines for TOO_MANY_LINES. */
  readonly value: number | null;
};

/** The percentages of the lines, or every error among them. */
export type ReadLines =
  | {
      readonly ok: true;
      readonly percents: readonly Millionths[];
      /** Sum of all lines, the one that fills up included. */
      readonly sum: Millionths;
    }
  | { readonly ok: false; readonly errors: readonly LineError[] };

const error = (code: LineError['code'], lines: readonly number[], value: number | null = null): LineError => ({
  code,
  lines,
  value,
});

/**
 * Reads the percentages of the lines. The line "to 100" gets what the others leave, which may be 0. Fails naming the
 * lines: an invalid percentage, a second line "to 100", others that exceed 100 beside one, more than 300 lines.
 */
export function readLines(lines: readonly TypedLine[]): ReadLines {
  if (lines.length > MAX_LINES) return { ok: false, errors: [error('TOO_MANY_LINES', [MAX_LINES], MAX_LINES)] };
  const read = lines.map(({ percent, isRemainder }) => (isRemainder ? null : readPercent(percent ?? '')));
  const errors = read.flatMap((one, at) => (one && !one.ok ? [error(one.code, [at])] : []));
  const remainders = lines.flatMap(({ isRemainder }, at) => (isRemainder ? [at] : []));
  if (remainders.length > 1) errors.push(error('SECOND_REMAINDER', remainders));
  const stated = read.map((one) => (one?.ok ? one.millionths : 0));
  const rest = HUNDRED - stated.reduce((sum, one) => sum + one, 0);
  const [remainder] = remainders;
  if (remainder !== undefined && rest < 0) errors.push(error('NEGATIVE_REMAINDER', [remainder], -rest));
  if (errors.length > 0) return { ok: false, errors };
  const percents = stated.map((percent, at) => (at === remainder ? rest : percent));
  return { ok: true, percents, sum: remainder === undefined ? HUNDRED - rest : HUNDRED };
}

/**
 * The shares of stored lines. Where they cannot be read together, each counts by itself, and one that cannot be read
 * counts as 0 and says so: nobody may take it for none.
 */
export function readStoredLines(lines: readonly TypedLine[]): Pick<FormulaLine, 'percent' | 'isUnread'>[] {
  const read = readLines(lines);
  if (read.ok) return read.percents.map((percent) => ({ percent, isUnread: false }));
  return lines.map(({ percent, isRemainder }) => {
    const one = isRemainder ? null : readPercent(percent ?? '');
    return one?.ok ? { percent: one.millionths, isUnread: false } : { percent: 0, isUnread: true };
  });
}

/** What a line is used as in this product, where the list depends on it. */
export type LineFunction = 'uvFilter' | 'colourant';

/**
 * What the function of a line says about its name in the list, in English or Serbian: titanium dioxide is "CI 77891" as
 * a colourant and "Titanium Dioxide" as a UV filter. Null for every other function.
 */
export function lineFunctionOf(text: string | null): LineFunction | null {
  if (text === null) return null;
  if (/\buv[- ]?(?:filter|absorber)|sun ?screen|uv[- ]?zaštit/i.test(text)) return 'uvFilter';
  return /colou?r(?:ant|ing)|pigment|\bdye|kolorant|bojilo\b|sredstvo za bojenje/i.test(text) ? 'colourant' : null;
}

/** A line of a formula with what is known of its raw material. */
export type FormulaLine = {
  /** The raw material; null for a name that stands for none yet. */
  readonly material: FormulaMaterial | null;
  /** Trade name, or the provisional name. */
  readonly name: string;
  /** Share in the product. */
  readonly percent: Millionths;
  /** Whether its share was stored and cannot be read. Then `percent` is 0, which says nothing of what it holds. */
  readonly isUnread?: boolean;
  readonly function: LineFunction | null;
};
