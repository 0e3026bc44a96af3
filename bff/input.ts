import { z } from 'zod';
import { MAX_PAGE, MAX_PAGE_SIZE, MAX_SEARCH_LENGTH } from '../domain/limits.ts';
import { clientError } from './errors.ts';

/** Why a value is refused, for a screen that translates it. */
type InputErrorCode = 'TOO_LONG' | 'TOO_MANY' | 'MISSING' | 'CONTROL_CHARACTER';

// Control characters, and lone surrogates, which UTF-8 cannot encode.
const unprintable = /[\u0000-\u001f\u007f]|\p{Surrogate}/u;

/** Blanks and characters that do not show, such as those that come with pasted text, at either end. */
const unseenEnds = /^[\s\p{Cf}]{1,1000}|[\s\p{Cf}]{1,1000}$/gu;
const trimUnseen = (text: string): string => text.replaceAll(unseenEnds, '');

/** Text without control characters, trimmed, also of what does not show. */
export const singleLine = (maxLength: number) =>
  z
    .string()
    .max(maxLength, `At most ${maxLength} characters`)
    .refine((value) => !unprintable.test(value), {
      message: 'Control characters are not allowed',
      params: { code: 'CONTROL_CHARACTER' satisfies InputErrorCode },
    })
    .transform(trimUnseen);

/** Text that says something. */
export const isWanted = (message: string) =>
  [
    (value: string) => trimUnseen(value) !== '',
    { message, params: { code: 'MISSING' satisfies InputErrorCode } },
  ] as const;

// PostgreSQL cannot store NUL, and UTF-8 cannot encode lone surrogates. Pasted text may contain any other character.
const unstorable = /\u0000|\p{Surrogate}/u;

/** Text of several lines. It is not trimmed, because findings refer to positions in it. */
export const multiLine = (maxLength: number) =>
  z
    .string()
    .max(maxLength, `At most ${maxLength} characters`)
    .refine((value) => !unstorable.test(value), 'Not text: it holds NUL or half a character');

/** A password: like a single line, but not trimmed. */
export const secret = (maxLength: number) =>
  z
    .string()
    .max(maxLength, `At most ${maxLength} characters`)
    .refine((value) => !unprintable.test(value), 'Control characters are not allowed');

/** The id of a record of the product server. */
export const recordId = z.string().regex(/^[0-9a-fA-F]{24}$/, 'Must be 24 hex characters');

/** Records that a list is narrowed to. */
export const recordIds = z.array(recordId).min(1, 'At least one').max(MAX_PAGE_SIZE, `At most ${MAX_PAGE_SIZE}`);

/** The page of a list that is asked for. */
export const pageInput = {
  page: z.int().min(1).max(MAX_PAGE),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
};

/** Words that a list is searched for, or a name that it is filtered by. */
export const searchInput = singleLine(MAX_SEARCH_LENGTH).nullish();

/** Parses an argument of a field. Throws BAD_USER_INPUT with an error for each wrong field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown, root = 'input'): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalidInput(
    result.error.issues.map((issue) => [issue.path.join('.'), issue.message, codeOfIssue(issue)] as const),
    root,
  );
}

const TOO_BIG: Partial<Record<string, InputErrorCode>> = { string: 'TOO_LONG', array: 'TOO_MANY' };

function codeOfIssue(issue: z.core.$ZodIssue): string | undefined {
  if (issue.code === 'too_big') return TOO_BIG[issue.origin];
  return issue.code === 'custom' ? (issue.params?.['code'] as string | undefined) : undefined;
}

/** BAD_USER_INPUT for a sheet that was uploaded too long ago, by somebody else or for another input. */
export function sheetGone() {
  const field = { path: 'input.upload', message: 'No such upload, or used already', code: 'UPLOAD_GONE' };
  return clientError('BAD_USER_INPUT', 'The input is not valid', { fields: [field] });
}

/**
 * BAD_USER_INPUT with an error for each field; the paths are relative to the argument. A code is for a screen that
 * translates the message.
 */
export function invalidInput(
  errors: readonly (readonly [path: string, message: string, code?: string | undefined])[],
  root = 'input',
) {
  const fields = errors.map(([path, message, code]) => ({
    path: [root, path].filter(Boolean).join('.'),
    message,
    ...(code && { code }),
  }));
  return clientError('BAD_USER_INPUT', 'The input is not valid', { fields });
}
