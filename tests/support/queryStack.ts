import type { TestStack } from './testStack.ts';

/** Asks the BFF what a page would not, in the name of a session as a browser keeps it. */
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
