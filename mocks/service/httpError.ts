/** What is wrong with one field of a request. */
export interface FieldError {
  path: string;
  message: string;
}

/** An answer other than success, thrown by an operation. Its text is for the person who uses the product. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors?: readonly FieldError[],
  ) {
    super(message);
  }
}

/** An object that does not exist or that the caller may not see: one answer for both, to the byte. */
export const notFound = (): HttpError => new HttpError(404, 'There is no such entry.');

/** Input that is understood but not accepted. */
export const invalidInput = (...errors: [FieldError, ...FieldError[]]): HttpError =>
  new HttpError(422, errors[0].message, errors);

/** The body of every answer that is not a success. */
export function errorBody(status: number, message: string, errors?: readonly FieldError[]) {
  return {
    status: status < 500 ? ('fail' as const) : ('error' as const),
    message,
    ...(errors?.length ? { errors } : {}),
  };
}
