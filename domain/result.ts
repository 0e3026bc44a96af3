/** Why a calculation is refused: a code for a text, the field it is about, and what fills the text. */
export type InvalidInput = {
  readonly code: RefusalCode;
  /** Name of the input field, with its place where inputs are lists: 'products.2.concentrationPercent'. */
  readonly field: string;
  readonly params: Readonly<Record<string, string | number | null>>;
};

export type RefusalCode =
  | 'MISSING'
  | 'NOT_A_NUMBER'
  | 'NOT_POSITIVE'
  | 'NEGATIVE'
  | 'TOO_LARGE'
  | 'DERMAL_ABOVE_ORAL'
  | 'REASON_MISSING'
  | 'EMPTY'
  | 'UNKNOWN'
  | 'EXCLUDED_FROM_TTC'
  | 'OUT_OF_RANGE';

/** The value of a calculation, or every reason why there is none. Never both, never an exception. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusals: readonly InvalidInput[] };

/** A value that was calculated. */
export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

/** No value, and why. */
export const err = (refusals: readonly InvalidInput[]): Result<never> => ({ ok: false, refusals });

/** What a number has to be. Percentages are above 0 or at least 0 and at most 100. */
export type Bound = 'positive' | 'notNegative' | 'percent' | 'positivePercent';

/** The refusals of one number; none when it may be used. */
export function refusalsOf(field: string, value: number | null | undefined, bound: Bound): InvalidInput[] {
  const refuse = (code: RefusalCode, params: InvalidInput['params'] = {}): InvalidInput[] => [{ code, field, params }];
  if (value === null || value === undefined) return refuse('MISSING');
  if (!Number.isFinite(value)) return refuse('NOT_A_NUMBER');
  if ((bound === 'positive' || bound === 'positivePercent') && value <= 0) return refuse('NOT_POSITIVE', { value });
  if (value < 0) return refuse('NEGATIVE', { value });
  return bound.toLowerCase().endsWith('percent') && value > 100 ? refuse('TOO_LARGE', { value, most: 100 }) : [];
}
