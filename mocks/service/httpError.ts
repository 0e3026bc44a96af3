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
  ) {
    super(message);
  }
}

/** The same response for an object that does not exist and for one that the caller may not see. */
export const notFound = (): HttpError => new HttpError(404, 'There is no such entry.');

/** Input that can be read but is not accepted. */
export const invalidInput = (...errors: [FieldError, ...FieldError[]]): HttpError =>
  new HttpError(422, errors[0].message, errors);

/** The body of every response that is not a success. */
export function errorBody(status: number, message: string, errors?: readonly FieldError[]) {
  return {
    status: status < 500 ? ('fail' as const) : ('error' as const),
    message,
    ...(errors?.length ? { errors } : {}),
  };
}
