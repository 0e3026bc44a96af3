import type { FastifyBaseLogger } from 'fastify';
import { codeOf } from '../errors.ts';
import { createUpstream, type CallScope } from './client.ts';
import type { ProductUpstream } from './clients.ts';
import { sendRequest } from './sendRequest.ts';

jest.mock('./sendRequest.ts');

let product: ProductUpstream;
beforeEach(() => {
  // The time limits of the calls, none of which is answered, are not waited for.
  jest.useFakeTimers();
  jest
    .mocked(sendRequest)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
  product = createUpstream({
    document: 'product-server',
    url: 'http://127.0.0.1:9',
    attemptMs: 1_000,
    totalMs: 1_000,
    on401: 'UNAUTHENTICATED',
  });
});
afterEach(async () => {
  jest.useRealTimers();
  await product.close();
});

/** Makes calls of somebody, and returns how many of all calls have been sent and the codes of those that failed. */
async function call(token: string, count: number): Promise<{ sent: number; failed: string[] }> {
  const scope: CallScope = {
    token,
    requestId: 'r1',
    trace: { id: '4bf92f3577b34da6a3ce929d0e0e4736', flags: '01' },
    log: { info: () => undefined } as unknown as FastifyBaseLogger,
  };
  const failed: string[] = [];
  for (let at = 0; at < count; at++)
    product.call('listFunctions', {}, scope).catch((error: unknown) => failed.push(codeOf(error)));
  await jest.advanceTimersByTimeAsync(0);
  return { sent: jest.mocked(sendRequest).mock.calls.length, failed };
}

test('one caller alone has 24 calls of a service at once', async () => {
  expect(await call('one', 30)).toEqual({ sent: 24, failed: [] });
});

test('beside another twelve calls of a caller start, and a thirteenth is a flood', async () => {
  await call('other', 1);
  expect(await call('one', 12)).toEqual({ sent: 13, failed: [] });
  expect(await call('one', 1)).toEqual({ sent: 13, failed: [] });
  expect(await call('third', 1)).toEqual({ sent: 14, failed: [] });
});

test('all callers have 64 calls at once, 512 wait, and a further one is refused', async () => {
  for (let caller = 0; caller < 48; caller++) expect((await call(`caller ${caller}`, 12)).failed).toEqual([]);
  expect(await call('one more', 1)).toEqual({ sent: 64, failed: ['OVERLOADED'] });
});

test('64 calls of one caller wait, and a further one is refused', async () => {
  expect((await call('one', 24 + 64)).failed).toEqual([]);
  expect((await call('one', 1)).failed).toEqual(['OVERLOADED']);
});
