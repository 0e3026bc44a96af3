import type { Result, InvalidInput, InvalidInputCode } from '../../../domain/result.ts';
import { invalidInput } from '../../input.ts';

const messages: Record<InvalidInputCode, (params: InvalidInput['params']) => string> = {
  MISSING: () => 'Is missing',
  NOT_A_NUMBER: () => 'Is not a number',
  AMBIGUOUS: () => 'May be two numbers',
  NOT_POSITIVE: () => 'Must be above 0',
  NEGATIVE: () => 'Must not be below 0',
  TOO_LARGE: ({ most }) => `At most ${most ?? 'what the rule allows'}`,
  DERMAL_ABOVE_ORAL: ({ oral }) => `At most the oral absorption of ${oral ?? ''} %`,
  REASON_MISSING: () => 'Say why',
  EMPTY: () => 'At least one',
  UNKNOWN: () => 'Not known',
  EXCLUDED_FROM_TTC: ({ exclusion }) => `The threshold must not be used for this: ${exclusion ?? ''}`,
  OUT_OF_RANGE: ({ least, most }) => `A whole number from ${least ?? ''} to ${most ?? ''}`,
};

const holdsOnlyNumbers = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(holdsOnlyNumbers);

/**
 * The value of a calculation. Each error becomes a field of BAD_USER_INPUT. So does a result that is not finite, which
 * extreme but valid figures can lead to.
 */
export function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok)
    throw invalidInput(result.errors.map(({ code, field, params }) => [field, messages[code](params)] as const));
  if (!holdsOnlyNumbers(result.value))
    throw invalidInput([['', 'The figures are too large or too small to be calculated with']]);
  return result.value;
}
