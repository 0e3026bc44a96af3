import * as z from '../../../shared/zod.ts';
import { errorKey } from './translations.ts';

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
