import * as z from '../../../shared/zod.ts';
import { errorKey } from './translations.ts';

/** The fields of a form in which two versions differ. A list is one field, because its rows have no names of their own. */
export const differing = <Values extends object>(one: Values, other: Values): (keyof Values & string)[] =>
  (Object.keys(one) as (keyof Values & string)[]).filter(
    (unit) => JSON.stringify(one[unit]) !== JSON.stringify(other[unit]),
  );

/** What somebody else saved, with the fields that were typed since `before`. */
export function mergeUnits<Values extends object>(remote: Values, typed: Values, before: Values): Values {
  const merged = { ...remote };
  for (const unit of differing(typed, before)) merged[unit] = typed[unit];
  return merged;
}

export const orNull = (typed: string): string | null => typed.trim() || null;

/** A text of at most `max` characters. */
export const text = (max: number) =>
  z.string().check(z.refine((typed) => typed.trim().length <= max, errorKey('tooLong')));

/** A text of at most `max` characters that must not be blank. */
export const wantedText = (max: number) =>
  text(max).check(z.refine((typed) => typed.trim() !== '', errorKey('missing')));

/** A day as a field of that type gives it; empty is none. */
export const day = z
  .string()
  .check(z.refine((typed) => typed === '' || /^\d{4}-\d\d-\d\d$/.test(typed), errorKey('day')));
