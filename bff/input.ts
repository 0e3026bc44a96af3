import { z } from 'zod';
import { clientError } from './errors.ts';

// Control characters, and halves of characters that no encoding can carry.
const unprintable = /[\u0000-\u001f\u007f]|\p{Surrogate}/u;

/** One line of text: no control characters, at most so long, blanks around it cut off. */
export const singleLine = (maxLength: number) =>
  z
    .string()
    .max(maxLength, `At most ${maxLength} characters`)
    .refine((value) => !unprintable.test(value), 'Control characters are not allowed')
    .transform((value) => value.trim());

// What no database and no encoding can carry. Everything else may stand in a text that somebody pastes.
const unstorable = /\u0000|\p{Surrogate}/u;

/** A text of several lines, as it is: nothing is cut off, because findings point into it. */
export const multiLine = (maxLength: number) =>
  z
    .string()
    .max(maxLength, `At most ${maxLength} characters`)
    .refine((value) => !unstorable.test(value), 'Not text: it holds NUL or half a character');

/** A secret: like a line, but every character counts, blanks too. */
export const secret = (maxLength: number) =>
  z
    .string()
    .max(maxLength, `At most ${maxLength} characters`)
    .refine((value) => !unprintable.test(value), 'Control characters are not allowed');

/** The id of a record of the product server. */
export const recordId = z.string().regex(/^[0-9a-fA-F]{24}$/, 'Must be 24 hex characters');

/** Checks an argument of a field; what is wrong with it is told field by field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown, root = 'input'): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalidInput(
    result.error.issues.map(({ path, message }) => [path.join('.'), message] as const),
    root,
  );
}

/** The refusal of an input, by the fields at fault; paths are relative to the argument. */
export function invalidInput(faults: readonly (readonly [path: string, message: string])[], root = 'input') {
  const fields = faults.map(([path, message]) => ({ path: [root, path].filter(Boolean).join('.'), message }));
  return clientError('BAD_USER_INPUT', 'The input is not valid', { fields });
}
