import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { signIn } from './signIn.ts';
import type { TestStack } from './testStack.ts';

/** The company of the demo client. */
export const clientCompany = companyIdOf('Lavanda Natura d.o.o.');

/**
 * A demo file of the client's company; the label that it was made from has the same slug. Computing it from the demo
 * data would cost each test file two seconds, because that checks the labels.
 */
export const clientPif = {
  slug: 'hranljiva-krema-za-lice-sa-lavandom-i-niacinamidom-50-ml',
  name: 'Hranljiva krema za lice sa lavandom i niacinamidom, 50 ml',
  reference: 'LN-100',
} as const;

/** All demo files. Only for tests that cannot do without, because it takes two seconds. */
export async function demoPifs() {
  const { PIF_COUNT, pifAt } = await import('../../mocks/demo-data/pifs.ts');
  return Array.from({ length: PIF_COUNT }, (_, at) => pifAt(at));
}

/** Sends a mutation as another person would, and returns its file. */
export async function mutatePif(stack: TestStack, role: 'user' | 'client' | 'admin', name: string, input: object) {
  const { token } = JSON.parse(await signIn(stack, role)) as { token: string };
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const response = await fetch(`${stack.bffUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: `mutation ($input: ${type}Input!) { ${name}(input: $input) { pif { slug version name description { version } } } }`,
      variables: { input },
    }),
  });
  const { data, errors } = (await response.json()) as {
    data?: Record<string, { pif: { slug: string; version: number; name: string; description: { version: number } } }>;
    errors?: unknown;
  };
  const pif = data?.[name]?.pif;
  if (!pif) throw new Error(JSON.stringify(errors));
  return pif;
}
