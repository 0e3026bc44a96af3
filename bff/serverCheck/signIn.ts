import { asRecord } from './askQuestion.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Where a service signs people in, and what it calls the token: specification, section 7. */
const logins = {
  'product-server': { path: '/api/v1/users/login', token: 'token' },
  'ai-server': { path: '/api/v1/login', token: 'access_token' },
} as const;

/** The token of a sign-in. Throws an Error that says what was answered, without the credentials. */
export async function signIn(document: keyof typeof logins, url: string, { email, password }: Credentials) {
  const { path, token } = logins[document];
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  }).catch(() => {
    throw new Error(`${document}: ${url} does not answer`);
  });
  const found = asRecord(await response.json().catch(() => null))?.[token];
  if (response.ok && typeof found === 'string') return found;
  throw new Error(`${document}: sign-in was answered with ${response.status}${response.ok ? ` without ${token}` : ''}`);
}
