import { clientError, codeOf } from '../errors.ts';
import type { Viewer } from './viewer.rest.ts';
import { ProcessState } from '../state/processState.ts';
import { TokenCache } from './tokenCache.ts';

const person = (id: string, name = 'Ana'): Viewer => ({
  id,
  name,
  role: 'USER',
  companyId: null,
  photoName: null,
  accessToken: null,
});
const codeFrom = async (act: () => unknown): Promise<string> => {
  try {
    await act();
    return 'none';
  } catch (error) {
    return codeOf(error);
  }
};

function start() {
  // Not from 0: lru-cache takes that for an entry that never expires.
  const clock = { time: 1, now: () => clock.time };
  const fetched: string[] = [];
  const cache = new TokenCache(60_000, new ProcessState(clock), clock);
  const verify = (token: string, outcome: Viewer | Error = person(token)) =>
    cache.verify(token, '192.0.2.1', () => {
      fetched.push(token);
      return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
    });
  return { clock, fetched, cache, verify };
}

test('a token is verified once a minute', async () => {
  const { clock, fetched, verify } = start();
  await verify('a');
  await verify('b');
  clock.time += 60_000;
  await verify('a');
  expect(fetched).toEqual(['a', 'b']);
  clock.time += 1;
  await verify('a');
  expect(fetched).toEqual(['a', 'b', 'a']);
});

test('whose turn a request takes is known while the person is asked for again', async () => {
  const { clock, cache, verify } = start();
  expect(cache.knownViewerId('a')).toBeUndefined();
  await verify('a', person('Ana'));
  clock.time += 60_001;
  const verified = verify('a', person('Ana'));
  expect(cache.knownViewerId('a')).toBe('Ana');
  await verified;
  cache.invalidate('a');
  expect(cache.knownViewerId('a')).toBe('Ana');
  cache.revoke('a');
  expect(cache.knownViewerId('a')).toBeUndefined();
});

test('use does not prolong the minute', async () => {
  const { clock, fetched, verify } = start();
  for (let i = 0; i < 3; i++) {
    await verify('a');
    clock.time += 30_001;
  }
  expect(fetched).toEqual(['a', 'a']);
});

test('the token used longest ago makes room for the 10,001st', async () => {
  const { fetched, verify } = start();
  for (let i = 0; i < 10_000; i++) await verify(`token ${i}`);
  await verify('token 0');
  expect(fetched).toHaveLength(10_000);
  await verify('one more');
  fetched.length = 0;
  await verify('token 0');
  await verify('token 1');
  expect(fetched).toEqual(['token 1']);
});

test('simultaneous requests with one token share one verification', async () => {
  const { fetched, verify } = start();
  const viewers = await Promise.all([verify('a'), verify('a'), verify('b'), verify('a')]);
  expect(fetched).toEqual(['a', 'b']);
  expect(viewers.map(({ id }) => id)).toEqual(['a', 'a', 'b', 'a']);
});

test('a failed verification is not cached', async () => {
  const { fetched, verify } = start();
  await expect(verify('a', new Error('down'))).rejects.toThrow('down');
  await verify('a');
  expect(fetched).toEqual(['a', 'a']);
});

test('a revoked token is refused, also while it is being verified', async () => {
  const { cache, verify, fetched } = start();
  const asked = cache.verify('a', '192.0.2.1', () => {
    fetched.push('a');
    cache.revoke('a');
    return Promise.resolve(person('a'));
  });
  expect(await codeFrom(() => asked)).toBe('UNAUTHENTICATED');
  expect(await codeFrom(() => verify('a'))).toBe('UNAUTHENTICATED');
  expect(fetched).toEqual(['a']);
});

test('a token stays revoked for a day', async () => {
  const { clock, cache, verify } = start();
  cache.revoke('a');
  clock.time += 24 * 60 * 60 * 1000;
  expect(await codeFrom(() => verify('a'))).toBe('UNAUTHENTICATED');
});

test('a response requested before an invalidation is not cached after it', async () => {
  const { cache, verify, fetched } = start();
  const pending = verify('a', person('ana'));
  cache.invalidateViewer('ana');
  await pending;
  await verify('a', person('ana'));
  expect(fetched).toEqual(['a', 'a']);
});

test('storing a person drops what their other sessions know', async () => {
  const { cache, verify } = start();
  await verify('phone', person('ana', 'Old name'));
  cache.store('desk', person('ana', 'New name'));
  expect((await verify('desk', person('ana', 'never asked'))).name).toBe('New name');
  expect((await verify('phone', person('ana', 'New name'))).name).toBe('New name');
});

test('wrong tokens of an address brake no token that was accepted there, until it is refused', async () => {
  const { clock, cache, fetched, verify } = start();
  const wrong = clientError('UNAUTHENTICATED', 'No such session');
  cache.store('signed in', person('ana'));
  await verify('seen', person('eva'));
  for (let at = 0; at < 110; at++) await codeFrom(() => verify(`made-up ${at}`, wrong));
  expect(await codeFrom(() => verify('unknown'))).toBe('RATE_LIMITED');
  for (let minute = 0; minute < 2; minute++) {
    expect(await codeFrom(() => verify('signed in', person('ana')))).toBe('none');
    expect(await codeFrom(() => verify('seen', person('eva')))).toBe('none');
    cache.invalidate('signed in');
    cache.invalidate('seen');
  }
  expect(fetched.filter((token) => token === 'signed in' || token === 'seen')).toEqual(['seen', 'signed in', 'seen']);
  expect(await codeFrom(() => verify('seen', wrong))).toBe('UNAUTHENTICATED');
  clock.time += 1;
  expect(await codeFrom(() => verify('seen', person('eva')))).toBe('RATE_LIMITED');
});

test('a token that another process accepted is not braked here', async () => {
  const clock = { time: 1, now: () => clock.time };
  const state = new ProcessState(clock);
  const [first, second] = [new TokenCache(2_000, state, clock), new TokenCache(2_000, state, clock)];
  await first.verify('a', '192.0.2.1', () => Promise.resolve(person('ana')));
  const wrong = () => Promise.reject(clientError('UNAUTHENTICATED', 'No such session'));
  for (let at = 0; at < 110; at++) await codeFrom(() => second.verify(`made-up ${at}`, '192.0.2.1', wrong));
  expect((await second.verify('a', '192.0.2.1', () => Promise.resolve(person('ana')))).id).toBe('ana');
});
