/** A line and a text hold words; a text may have several lines. Lengths are in characters. */
interface TextField {
  readonly kind: 'line' | 'text';
  readonly maxLength: number;
  /** Whether a row cannot do without it. */
  readonly isRequired?: true;
}
interface CountField {
  readonly kind: 'count';
  readonly min: number;
  readonly max: number;
}
/** A figure as decimal text. */
interface DecimalField {
  readonly kind: 'decimal';
  readonly isPositive?: true;
  readonly max?: string;
}
interface ChoiceField {
  readonly kind: 'choice';
  readonly choices: readonly string[];
  readonly isRequired?: true;
}
interface FlagField {
  readonly kind: 'flag';
  readonly isRequired?: true;
}
interface DayField {
  readonly kind: 'day';
}
/** Several texts, each of one line. */
interface LinesField {
  readonly kind: 'lines';
  readonly maxLength: number;
  readonly maxRows: number;
}
/** Fields that are one value of a section, such as the method of a test beside its outcome. */
interface GroupField {
  readonly kind: 'group';
  readonly fields: Fields;
  /** Whether `minimum` must not be above `maximum`. */
  readonly isRange?: true;
}
interface ListField {
  readonly kind: 'list';
  readonly fields: Fields;
  readonly maxRows?: number;
  /** The choice of which each row has another. */
  readonly rowOf?: string;
  /** The fields in all of which no two rows of a list without fixed rows are the same. */
  readonly once?: readonly string[];
}

/** What has to be known of a field of a product information file wherever it is entered, sent, shown and printed. */
export type Field =
  TextField | LinesField | CountField | DecimalField | ChoiceField | FlagField | DayField | GroupField | ListField;
export type Fields = { readonly [Name in string]: Field };

type Maybe<F, Value> = F extends { isRequired: true } ? Value : Value | null;

/** The value of a field; null is not known. */
export type ValueOf<F> = F extends { kind: 'list'; fields: infer Inner }
  ? ValuesOf<Inner>[]
  : F extends { kind: 'group'; fields: infer Inner }
    ? ValuesOf<Inner>
    : F extends { kind: 'choice'; choices: readonly (infer Choice)[] }
      ? Maybe<F, Choice>
      : F extends { kind: 'count' }
        ? number | null
        : F extends { kind: 'flag' }
          ? Maybe<F, boolean>
          : F extends { kind: 'lines' }
            ? string[]
            : Maybe<F, string>;
export type ValuesOf<All> = { -readonly [Name in keyof All]: ValueOf<All[Name]> };

/** A figure with a decimal point: at most six digits before and after it. */
export const DECIMAL = /^\d{1,6}(\.\d{1,6})?$/;
/** The longest figure: six digits, the point and six more. */
export const MAX_DECIMAL_LENGTH = 13;

/** Maps the fields of a table to something, such as their inputs. */
export const mapFields = <Value>(
  fields: Fields,
  valueOf: (field: Field, name: string) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)] as const));

/** A text whatever its case, its blanks and what is not seen of it. */
const spelling = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * Places of the rows that are the same as one before them in these fields, whatever the case; empty fields say nothing.
 */
export function repeatedRows(rows: readonly Readonly<Record<string, unknown>>[], names: readonly string[]): number[] {
  const seen = new Set<string>();
  return rows.flatMap((row, at) => {
    const values = names.map((name) => spelling((row[name] as string | null | undefined) ?? ''));
    const key = JSON.stringify(values);
    const isRepeated = !values.includes('') && seen.has(key);
    seen.add(key);
    return isRepeated ? [at] : [];
  });
}
