/** What is wrong with one field of a request. */
export interface FieldError {
  path: string;
  message: string;
  /** For a screen that has a text of its own, in the language of its reader. */
  kod?: string;
}

/** A response other than success, thrown by an operation. Its message is shown to users. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors?: readonly FieldError[],
    /** For a screen that has a text of its own, in the language of its reader: that of the first field unless given. */
    readonly kod = errors?.[0]?.kod,
    /** Seconds after which the same request may be tried again. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** The same response for an object that does not exist and for one that the caller may not see. */
export const notFound = (): HttpError => new HttpError(404, 'Takav zapis ne postoji.', undefined, 'NO_SUCH_ENTRY');

/** What is refused because of what there is meanwhile. */
export const conflict = (message: string, kod: string): HttpError => new HttpError(409, message, undefined, kod);

/** What somebody may not do although the role has the right in general. */
export const forbidden = (message: string, kod: string): HttpError => new HttpError(403, message, undefined, kod);

/** Input that can be read but is not accepted. */
export const invalidInput = (...errors: [FieldError, ...FieldError[]]): HttpError =>
  new HttpError(422, errors[0].message, errors);

/** The body of every response that is not a success. */
export function errorBody(status: number, message: string, errors?: readonly FieldError[], kod?: string) {
  return {
    status: status < 500 ? ('fail' as const) : ('error' as const),
    message,
    ...(kod && { kod }),
    ...(errors?.length ? { errors } : {}),
  };
}
