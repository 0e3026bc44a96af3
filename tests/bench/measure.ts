import { loadavg } from 'node:os';
import { Pool } from 'undici';
import type { TestStack } from '../support/testStack.ts';

/** Concurrent requests of one client. */
export const AT_ONCE = 50;

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { session { token } } }';

/** Writes a line. */
export const line = (text: string) => process.stdout.write(`${text}\n`);

/** What else the machine does: the load of the last one, five and fifteen minutes. */
export const loadLine = (): string =>
  `load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}`;

/** The median. */
export const median = (numbers: number[]) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;

/** The time that such a part of the times does not exceed. */
export const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((one, other) => one - other)[Math.ceil(times.length * part) - 1] ?? NaN;

export const json = { 'content-type': 'application/json' };

export type Ask = () => Promise<void>;

/** Sends the same request repeatedly. An unexpected response ends the run. */
export function asker(origin: string, path: string, headers: Record<string, string>, body?: string): Ask {
  const pool = new Pool(origin, { connections: AT_ONCE, pipelining: 1 });
  return async () => {
    const response = await pool.request({
      method: body === undefined ? 'GET' : 'POST',
      path,
      headers: { ...json, ...headers },
      body: body ?? null,
    });
    const text = await response.body.text();
    if (response.statusCode !== 200 || text.includes('"errors"'))
      throw new Error(`${origin}${path}: ${response.statusCode} ${text.slice(0, 300)}`);
  };
}

/** Milliseconds per response. */
export async function timed(ask: Ask): Promise<number> {
  const started = performance.now();
  await ask();
  return performance.now() - started;
}

const results: boolean[] = [];

/** Prints a measurement beside its limit; exceeding the limit fails the run. */
export function report(what: string, measured: number, limit: number, isLeast = false): void {
  results.push(isLeast ? measured >= limit : measured <= limit);
  line(
    `${what.padEnd(64)} ${measured.toFixed(2).padStart(7)}   ${isLeast ? 'at least' : 'at most '} ${limit.toFixed(2)}`,
  );
}

/** Ends the run with code 1 when a limit was exceeded. */
export const finish = (): never => process.exit(results.every(Boolean) ? 0 : 1);

/** Signs somebody of the demo in, the administrator unless told. */
export async function tokenFor(stack: TestStack, person = 'admin'): Promise<string> {
  const input = { email: `${person}@dosije.example`, password: 'Demo@2026x' };
  const response = await fetch(`${stack.bffUrl}/graphql`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ query: LOGIN, variables: { input } }),
  });
  return ((await response.json()) as { data: { login: { session: { token: string } } } }).data.login.session.token;
}

/** The ratio of the medians of two measurements taken in turn, second to first. */
export async function ratioOf(first: Ask, second: Ask, rounds: number): Promise<number> {
  const [before, after]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds + 5; round++) {
    const pair = [await timed(first), await timed(second)] as const;
    if (round >= 5) [before, after].forEach((times, index) => times.push(pair[index] ?? NaN));
  }
  return median(after) / median(before);
}
