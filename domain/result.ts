/**
 * What is wrong with an input of a calculation: a code for its text, the field it is about, and the values that fill
 * the text.
 */
export type InvalidInput = {
  readonly code: InvalidInputCode;
  /** Name of the input field, with its index where inputs are lists: 'products.2.concentrationPercent'. */
  readonly field: string;
  readonly params: Readonly<Record<string, string | number | null>>;
};

export type InvalidInputCode =
  | 'MISSING'
  | 'NOT_A_NUMBER'
  | 'AMBIGUOUS'
  | 'NOT_POSITIVE'
  | 'NEGATIVE'
  | 'TOO_LARGE'
  | 'DERMAL_ABOVE_ORAL'
  | 'REASON_MISSING'
  | 'EMPTY'
  | 'UNKNOWN'
  | 'EXCLUDED_FROM_TTC'
  | 'OUT_OF_RANGE';

/** The value of a calculation, or every error of its input. Never both, and never an exception. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly errors: readonly InvalidInput[] };

/** A successful result. */
export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

/** A failed result. */
export const err = (errors: readonly InvalidInput[]): Result<never> => ({ ok: false, errors });

/** What a number has to be. A percentage is at most 100; `positivePercent` is above 0, `percent` at least 0. */
export type Bound = 'positive' | 'notNegative' | 'percent' | 'positivePercent';

/** The errors of one number; empty when it may be used. */
export function validateNumber(field: string, value: number | null | undefined, bound: Bound): InvalidInput[] {
  const error = (code: InvalidInputCode, params: InvalidInput['params'] = {}): InvalidInput[] => [
    { code, field, params },
  ];
  if (value === null || value === undefined) return error('MISSING');
  if (!Number.isFinite(value)) return error('NOT_A_NUMBER');
  if ((bound === 'positive' || bound === 'positivePercent') && value <= 0) return error('NOT_POSITIVE', { value });
  if (value < 0) return error('NEGATIVE', { value });
  return bound.toLowerCase().endsWith('percent') && value > 100 ? error('TOO_LARGE', { value, most: 100 }) : [];
}
