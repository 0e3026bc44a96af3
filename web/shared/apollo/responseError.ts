import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { asObject, asText, readObject } from '../safeJson.ts';

/**
 * The error of a response that did not come through GraphQL, in Apollo's own classes, so that describeError knows its
 * text.
 */
export function responseError(status: number, body: string): Error {
  const errors = readObject(body)?.errors;
  const first = asObject(Array.isArray(errors) ? errors[0] : null);
  if (first)
    return new CombinedGraphQLErrors({
      errors: [{ message: asText(first.message) ?? '', extensions: asObject(first.extensions) ?? {} }],
    });
  return new ServerError(`The server responded with status ${status}`, {
    response: new Response(null, { status }),
    bodyText: body,
  });
}
