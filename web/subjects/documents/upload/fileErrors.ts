import type { ErrorDescription } from '../../../shared/apollo/describeError.ts';

/** Why a file is refused when the server looks into it; the texts are `documents:upload.<code>`. */
const FILE_ERRORS = [
  'PROTECTED',
  'DAMAGED',
  'NO_PAGES',
  'CYCLIC_PAGES',
  'TOO_SLOW',
  'BROKEN',
  'TOO_LARGE',
  'NOT_ALLOWED',
] as const;

/** The code of the reason why a file was refused; undefined when the server gave none. */
export const fileErrorOf = (fields: ErrorDescription['fields']): (typeof FILE_ERRORS)[number] | undefined =>
  FILE_ERRORS.find((one) => fields.some(({ code }) => code === one));
