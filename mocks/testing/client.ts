import { accounts, type AccountName, DEMO_PASSWORD } from '../demo-data/accounts.ts';

export interface ReceivedResponse {
  status: number;
  headers: Headers;
  /** Parsed when it is JSON. */
  body: unknown;
}

export interface Request {
  token?: string;
  json?: unknown;
  form?: FormData;
  /** Sent as it is, with the content type given. */
  raw?: { type: string; text: string };
  headers?: Record<string, string>;
}

/** Sends one request and reads the whole response. */
export async function send(
  url: string,
  method: string,
  path: string,
  { token, json, form, raw, headers = {} }: Request = {},
): Promise<ReceivedResponse> {
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(raw === undefined ? {} : { 'content-type': raw.type }),
      ...headers,
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(form === undefined ? {} : { body: form }),
    ...(raw === undefined ? {} : { body: raw.text }),
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? (JSON.parse(bytes.toString()) as unknown) : bytes,
  };
}

/** A product server that is running somewhere. */
export interface Running {
  product: { url: string };
}

/** Logs a demo account in and returns its token. */
export async function signIn({ product }: Running, name: AccountName, password = DEMO_PASSWORD): Promise<string> {
  const { status, body } = await send(product.url, 'POST', '/api/v1/users/login', {
    json: { email: accounts[name].email, password },
  });
  if (status !== 200) throw new Error(`${name} could not sign in: ${JSON.stringify(body)}`);
  return (body as { token: string }).token;
}

const signedIn = new WeakMap<Running, Map<AccountName, Promise<string>>>();

/** A token of a demo account, which logs in at most once at the running stand-ins. */
export function tokenOf(running: Running, name: AccountName): Promise<string> {
  const tokens = signedIn.get(running) ?? new Map<AccountName, Promise<string>>();
  signedIn.set(running, tokens);
  const token = tokens.get(name) ?? signIn(running, name);
  tokens.set(name, token);
  return token;
}

/** A token of the AI server. */
export async function aiTokenOf({ ai }: { ai: { url: string } }, name: AccountName): Promise<string> {
  const { body } = await send(ai.url, 'POST', '/api/v1/login', {
    json: { email: accounts[name].email, password: DEMO_PASSWORD },
  });
  return (body as { access_token: string }).access_token;
}
