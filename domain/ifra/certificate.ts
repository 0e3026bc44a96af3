import { compare, decimalOf, readDecimal } from '../quantity/decimal.ts';
import { categoriesOf, isOfAnyScheme } from './categories.ts';

/**
 * What a certificate says of a category: a limit, no limit, not permitted. Where it says "N/A" or nothing it is not
 * stated: some suppliers mean "no limit" by it and others "not permitted", so the check asks.
 */
export const ifraPermissions = ['LIMITED', 'NO_LIMIT', 'NOT_PERMITTED', 'NOT_STATED'] as const;
export type IfraPermission = (typeof ifraPermissions)[number];

/** One row of a certificate. */
export type IfraRow = {
  /** A category, or a class of amendments up to 48. */
  readonly category: string;
  readonly permission: IfraPermission;
  /**
   * Highest share of the fragrance material in the product, % w/w, as a decimal number; only and always where it is
   * limited.
   */
  readonly maximum: string | null;
};

/** An IFRA certificate of conformity of one fragrance material. */
export type IfraCertificate = {
  readonly amendment: number;
  /** Day in the form 2024-03-30, or null. */
  readonly issuedOn: string | null;
  readonly rows: readonly IfraRow[];
};

/** Rows of a certificate: 18 categories today, 23 classes before. */
export const MAX_IFRA_ROWS = 40;
/** Numbers of amendments: the 36th introduced the classes; far above the 52nd is a misprint. */
export const AMENDMENT_RANGE = { min: 1, max: 99 } as const;

export type IfraRowErrorCode =
  | 'CATEGORY_UNKNOWN'
  | 'CATEGORY_TWICE'
  | 'SCHEMES_MIXED'
  | 'MAXIMUM_MISSING'
  | 'MAXIMUM_UNWANTED'
  | 'NOT_A_NUMBER'
  | 'OVER_100';

/** What is wrong with a row. */
export type IfraRowError = {
  readonly index: number;
  readonly field: 'category' | 'maximum';
  readonly code: IfraRowErrorCode;
};

/**
 * What is wrong with the rows of a certificate; empty when it can be stored. Two schemes are mixed where a class that
 * only amendments up to 48 have stands in a certificate of a later one, and the other way round.
 */
export function checkCertificate({ amendment, rows }: Pick<IfraCertificate, 'amendment' | 'rows'>): IfraRowError[] {
  const scheme = categoriesOf(amendment);
  return rows.flatMap((row, index): IfraRowError[] => {
    const { category } = row;
    const error = (field: IfraRowError['field'], code: IfraRowErrorCode | null) =>
      code === null ? [] : [{ index, field, code }];
    const isTwice = rows.findIndex((other) => other.category === category) < index;
    const fits = scheme.includes(category);
    return [
      ...error(
        'category',
        !isOfAnyScheme(category) ? 'CATEGORY_UNKNOWN' : !fits ? 'SCHEMES_MIXED' : isTwice ? 'CATEGORY_TWICE' : null,
      ),
      ...error('maximum', maximumError(row)),
    ];
  });
}

function maximumError({ permission, maximum }: IfraRow): IfraRowErrorCode | null {
  if (permission !== 'LIMITED') return maximum === null ? null : 'MAXIMUM_UNWANTED';
  if (maximum === null) return 'MAXIMUM_MISSING';
  const read = readDecimal(maximum);
  if (!read) return 'NOT_A_NUMBER';
  return compare(read, decimalOf(100)) > 0 ? 'OVER_100' : null;
}
