import { accounts, DEMO_PASSWORD } from '../../mocks/demo-data/accounts.ts';
import type { LoginMutation } from '../../web/features/session/Login.generated.ts';
import type { Role } from '../../domain/account/roles.ts';
import { serializeSession } from '../../web/shared/session/sessionFormat.ts';
import type { TestStack } from './testStack.ts';

const login = `mutation Login($input: LoginInput!) {
  login(input: $input) {
    session { token expiresAt user { id name email photoUrl company { id name logoUrl } selectedCompanyId } }
  }
}`;

/** Signs in the demo account of a role and returns the session as a browser stores it. */
export async function signIn(stack: Pick<TestStack, 'bffUrl'>, role: Role): Promise<string> {
  const account = Object.values(accounts).find((one) => one.role === role);
  if (!account) throw new Error(`No demo account has the role ${role}`);
  const input = { email: account.email, password: DEMO_PASSWORD };
  const response = await fetch(`${stack.bffUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: login, variables: { input } }),
  });
  const { data, errors } = (await response.json()) as { data?: LoginMutation; errors?: unknown };
  if (!data) throw new Error(`The ${role} could not sign in: ${JSON.stringify(errors)}`);
  const { token, expiresAt, user } = data.login.session;
  return serializeSession({
    user: { ...user, role },
    token,
    aiToken: null,
    aiUser: null,
    expiresAt: Date.parse(expiresAt),
  });
}
