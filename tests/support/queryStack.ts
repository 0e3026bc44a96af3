import type { TestStack } from './testStack.ts';

/** Sends a GraphQL operation to the BFF with the token of a session in the browser's format. */
export async function queryStack<Data>(
  stack: TestStack,
  session: string,
  query: string,
  variables: object,
): Promise<Data> {
  const { token } = JSON.parse(session) as { token: string };
  const response = await fetch(`${stack.bffUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}
