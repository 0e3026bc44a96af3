import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { asObject, asText, readObject } from '../safeJson.ts';

/** What a route beside GraphQL answered in place of success, as Apollo would report it, so that describeError knows what to say. */
export function refusal(status: number, body: string): Error {
  const errors = readObject(body)?.errors;
  const first = asObject(Array.isArray(errors) ? errors[0] : null);
  if (first)
    return new CombinedGraphQLErrors({
      errors: [{ message: asText(first.message) ?? '', extensions: asObject(first.extensions) ?? {} }],
    });
  return new ServerError(`The request was answered with ${status}`, {
    response: new Response(null, { status }),
    bodyText: body,
  });
}
