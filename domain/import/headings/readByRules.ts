import { headingParts, type HeadingMeaning } from './headingParts.ts';

/** What a heading means: one of the columns of a subject, or one that holds what the subject has no place for. */
export interface HeadingReading<Column extends string> {
  readonly column: Column | 'IGNORED';
  readonly certainty: 'sure' | 'guess';
  /** What a guess is where another heading surely is its column: "Ingredient" beside "INCI" is the trade name. */
  readonly otherwise?: Column;
  /** Which end of a range its figures are. A lower end means something only beside a column of upper ones. */
  readonly end?: 'lower' | 'upper';
}

export type HeadingReader<Column extends string> = (heading: string) => HeadingReading<Column> | null;

/**
 * Names a column. A heading has all meanings of one of `needs` (separated by blanks) and of the others only those in
 * `also`; a word nobody knows makes it another column.
 */
export interface HeadingRule<Column extends string> {
  readonly column: Column | 'IGNORED';
  readonly needs: readonly string[];
  readonly also?: string;
  readonly isGuess?: boolean;
  readonly otherwise?: Column;
}

/**
 * What no subject has a place for, and what makes a column another one: "Price per kg", "Minimum stock", "Water
 * content", "% VAT".
 */
const IGNORED: readonly HeadingMeaning[] = [
  'PRICE',
  'STOCK',
  'ORDER',
  'LOT',
  'REMARK',
  'ADDRESS',
  'PROPERTY',
  'VOLUME',
];

interface ParsedRule<Column extends string> extends HeadingReading<Column> {
  readonly needs: readonly (readonly string[])[];
  readonly allowed: ReadonlySet<string>;
}

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);

/**
 * The reader of the headings of a subject: the first rule that fits decides. `ignored` are meanings that this subject
 * has no place for. A heading of which one word is not known is none of the columns, since that word may be the one
 * that counts ("Iron content %").
 */
export function headingReader<Column extends string>(
  rules: readonly HeadingRule<Column>[],
  ignored: readonly HeadingMeaning[],
): HeadingReader<Column> {
  const parsed = rules.map(({ column, needs, also = '', isGuess = false, otherwise }): ParsedRule<Column> => ({
    column,
    certainty: isGuess ? 'guess' : 'sure',
    ...(otherwise && { otherwise }),
    needs: needs.map(wordsOf),
    allowed: new Set([...needs.flatMap(wordsOf), ...wordsOf(also)]),
  }));
  const known = new Map<string, HeadingReading<Column> | null>();
  const read: HeadingReader<Column> = (heading) => {
    const { meanings, unknown } = headingParts(heading);
    const rule = parsed.find(
      ({ needs, allowed }) =>
        unknown.length === 0 &&
        needs.some((need) => need.every((meaning) => meanings.has(meaning as HeadingMeaning))) &&
        [...meanings].every((meaning) => allowed.has(meaning)),
    );
    if (rule)
      return {
        column: rule.column,
        certainty: rule.certainty,
        ...(rule.otherwise && { otherwise: rule.otherwise }),
        ...(meanings.has('MIN') !== meanings.has('MAX') && { end: meanings.has('MIN') ? 'lower' : 'upper' }),
      };
    const isIgnored = [...IGNORED, ...ignored].some((meaning) => meanings.has(meaning));
    return isIgnored ? { column: 'IGNORED', certainty: unknown.length === 0 ? 'sure' : 'guess' } : null;
  };
  return (heading) => {
    const found = known.get(heading);
    if (found !== undefined) return found;
    const reading = read(heading);
    if (known.size < MAX_REMEMBERED && heading.length <= MAX_REMEMBERED_LENGTH) known.set(heading, reading);
    return reading;
  };
}

/** Readings that are remembered, since the cells of many lines are tried as headings. */
const MAX_REMEMBERED = 2_000;
const MAX_REMEMBERED_LENGTH = 100;

/**
 * The columns of a line of headings, each at most once: sure ones before guesses, and of a guess whose column is taken
 * what it is otherwise. Null for what is none of the subject's columns.
 */
export const assignColumns = <Column extends string>(
  headings: readonly string[],
  readHeading: HeadingReader<Column>,
): (Column | null)[] => settleReadings(headings.map(readHeading));

/** The same for headings that were read already. */
export function settleReadings<Column extends string>(
  readings: readonly (HeadingReading<Column> | null)[],
): (Column | null)[] {
  const columns = readings.map((): Column | null => null);
  const take = (at: number, column: Column | 'IGNORED' | undefined): void => {
    if (column && column !== 'IGNORED' && columns[at] === null && !columns.includes(column)) columns[at] = column;
  };
  for (const [at, reading] of readings.entries()) if (reading?.certainty === 'sure') take(at, reading.column);
  for (const [at, reading] of readings.entries()) if (reading?.certainty === 'guess') take(at, reading.column);
  for (const [at, reading] of readings.entries()) take(at, reading?.otherwise);
  const hasUpper = readings.some((reading, at) => reading?.end === 'upper' && columns[at] !== null);
  return hasUpper ? columns : columns.map((column, at) => (readings[at]?.end === 'lower' ? null : column));
}
