import type { Config } from '../../bff/config.ts';
import type { Call } from '../../mocks/product-server/service/calls.ts';
import { openStack, type Stack, type StackBff, type StandInControls } from './stack.ts';

export const PASSWORD = 'Demo@2026x';
export const people = ['admin', 'org', 'konsultant', 'dcp', 'klijent', 'org2', 'konsultant2', 'klijent2'] as const;
export type Person = (typeof people)[number];
export const emailOf = (person: Person): string => `${person}@dosije.example`;

/** A response of the GraphQL endpoint, parsed. */
export interface GraphqlResponse<Data = unknown> {
  status: number;
  headers: Headers;
  data: Data;
  errors: ClientError[];
  /** Code of the first error. */
  code: string | undefined;
  text: string;
}

interface ClientError {
  message: string;
  path?: string[];
  extensions: {
    code: string;
    requestId?: string;
    userMessage?: string;
    retryAfterSeconds?: number;
    fields?: { path: string; message: string }[];
    blockers?: object[];
  };
}

interface RequestOptions {
  variables?: Record<string, unknown>;
  token?: string;
  headers?: Record<string, string>;
}

/** A BFF and the stand-ins behind it in another process, over real HTTP. */
export interface TestBff {
  url: string;
  /** Of the port for operators, where the settings open it. */
  metricsUrl: string | null;
  standIns: StandInControls;
  stack: Stack;
  /** Every log line so far. */
  log(): Promise<string[]>;
  ask<Data = unknown>(query: string, options?: RequestOptions): Promise<GraphqlResponse<Data>>;
  /** The same with a token of the person. */
  askAs<Data = unknown>(person: Person, query: string, options?: RequestOptions): Promise<GraphqlResponse<Data>>;
  /** A token of the person, who signs in at most once. */
  tokenOf(person: Person): Promise<string>;
  /** The calls that the services received while `act` ran. */
  callsDuring(act: () => Promise<unknown>): Promise<Call[]>;
  close(): Promise<void>;
}

export const LOGIN = `mutation Login($input: LoginInput!) {
  login(input: $input) { session { token expiresAt user { id name email role photoUrl selectedCompanyId company { id name logoUrl } } } }
}`;

/**
 * Timeouts are long, because the machine may be slow, and delays that a test would wait for are short.
 */
export const TEST_CONFIG: Partial<Config> = {
  upstreamAttemptMs: 60_000,
  upstreamTotalMs: 60_000,
  failedLoginMs: 1,
  loginLimits: { perAccount: 1000, perAddress: 1000, windowMs: 1000, firstLockMs: 1000 },
  webRoot: '/nowhere',
  // Longer than any test, so that no call asks again whose token it is.
  tokenTrustedMs: 3_600_000,
  // The same, so that no call asks again whether the ingredient knowledge has changed.
  knowledgeTrustedMs: 3_600_000,
  // Longer than tests pause, so that the server never closes the connection on which `fetch` is sending its next
  // request.
  keepAliveMs: 30_000,
};

/**
 * Starts a BFF and resets its stand-ins. `settings` override those of tests. A BFF that is started `beside` another
 * shares its stand-ins and its tokens.
 */
export async function startBff(settings: Partial<Config> = {}, beside?: TestBff): Promise<TestBff> {
  const stack = beside?.stack ?? (await openStack());
  const env = { HOST: '127.0.0.1' };
  return testBff(stack, await stack.startBff({ env, config: { ...TEST_CONFIG, ...settings } }), beside);
}

/** What tests ask a running BFF and the stand-ins behind it. */
export function testBff(stack: Stack, { url, metricsUrl, log, close }: StackBff, beside?: TestBff): TestBff {
  const { standIns } = stack;
  const tokens = new Map<Person, Promise<string>>();
  let begun = 0;
  let gate = Promise.resolve();

  /**
   * Of more than a hundred connections that have said nothing yet the BFF closes the oldest: every fifty wait for one
   * answer.
   */
  function pass(): Promise<void> {
    const mine = gate;
    if (++begun % 50 === 0)
      gate = mine.then(() => fetch(`${url}/healthz`)).then((response) => void response.arrayBuffer());
    return mine;
  }

  async function ask<Data>(
    query: string,
    { variables, token, headers = {} }: RequestOptions = {},
  ): Promise<GraphqlResponse<Data>> {
    await pass();
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const text = await response.text();
    const { data, errors = [] } = JSON.parse(text) as { data: Data; errors?: ClientError[] };
    return { status: response.status, headers: response.headers, data, errors, code: errors[0]?.extensions.code, text };
  }

  async function signIn(person: Person): Promise<string> {
    const input = { email: emailOf(person), password: PASSWORD };
    const { data } = await ask<{ login: { session: { token: string } } }>(LOGIN, { variables: { input } });
    return data.login.session.token;
  }

  function tokenOf(person: Person): Promise<string> {
    if (beside) return beside.tokenOf(person);
    const token = tokens.get(person) ?? signIn(person);
    tokens.set(person, token);
    return token;
  }

  return {
    url,
    metricsUrl,
    standIns,
    stack,
    log,
    ask,
    askAs: async (person, query, options) => ask(query, { ...options, token: await tokenOf(person) }),
    tokenOf,
    callsDuring: async (act) => {
      const all = [standIns.product, standIns.ai, standIns.geo];
      await Promise.all(all.map(({ clearCalls }) => clearCalls()));
      await act();
      return (await Promise.all(all.map(({ calls }) => calls()))).flat();
    },
    close: async () => {
      await close();
      if (!beside) await stack.close();
    },
  };
}
