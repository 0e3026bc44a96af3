import { connect } from 'node:net';
import type { GraphqlResponse, TestBff } from '../support/bff.ts';

const MAX_ERROR_BYTES = 4 * 1024;

export const repeat = (times: number, piece: (index: number) => string, between = ' '): string =>
  Array.from({ length: times }, (_, index) => piece(index)).join(between);

/** Sends a body as it is. */
export const post = (bff: TestBff, body: string | Buffer, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${bff.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });

/** A rejected request gets a short 4xx in the usual error format and causes no upstream call. */
export async function expectRefusal(
  bff: TestBff,
  act: () => Promise<Response>,
  statuses: number[] = [400],
): Promise<void> {
  const calls = await bff.callsDuring(async () => {
    const response = await act();
    const text = await response.text();
    expect(statuses).toContain(response.status);
    expect(text.length).toBeLessThanOrEqual(MAX_ERROR_BYTES);
    const { errors } = JSON.parse(text) as Pick<GraphqlResponse, 'errors'>;
    expect(errors.length).toBeLessThanOrEqual(5);
    for (const { message, extensions } of errors) {
      expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', requestId: expect.any(String) as string });
      expect(message.length).toBeLessThanOrEqual(200);
      expect(message).not.toMatch(/\b(15|20|30|200|1000)\b/);
    }
  });
  expect(calls).toEqual([]);
}

/** Sends `{__typename}` continuously; every one of these requests must succeed. */
export async function whileProbing(bff: TestBff, act: () => Promise<unknown>): Promise<void> {
  const state = { running: true };
  const probing = (async () => {
    while (state.running) {
      const { data } = await bff.ask('{ __typename }');
      expect(data).toEqual({ __typename: 'Query' });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  await act().finally(() => (state.running = false));
  await probing;
}

/** Writes bytes to a connection and returns what comes back until the other side closes the connection. */
export function rawExchange(bff: TestBff, ...pieces: (string | Buffer)[]): Promise<string> {
  const { hostname, port } = new URL(bff.url);
  return new Promise((resolve) => {
    let response = '';
    const socket = connect(Number(port), hostname, () => {
      for (const piece of pieces) socket.write(piece);
    });
    socket.on('data', (chunk) => (response += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(response));
  });
}

export const statusesOf = (raw: string): number[] =>
  [...raw.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
