import * as z from '../../../shared/zod.ts';
import { errorKey } from '../../../shared/i18n/errorKey.ts';
import './translations.generated.ts';

export const orNull = (typed: string): string | null => typed.trim() || null;

/** A text of at most `max` characters. */
export const text = (max: number) =>
  z.string().check(z.refine((typed) => typed.trim().length <= max, errorKey('pifSections', 'tooLong')));

/** A text of at most `max` characters that must not be blank. */
export const wantedText = (max: number) =>
  text(max).check(z.refine((typed) => typed.trim() !== '', errorKey('pifSections', 'missing')));

/** A day as a field of that type gives it; empty is none. */
export const day = z
  .string()
  .check(z.refine((typed) => typed === '' || /^\d{4}-\d\d-\d\d$/.test(typed), errorKey('pifSections', 'day')));
