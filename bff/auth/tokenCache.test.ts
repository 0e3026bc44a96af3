import { TokenCache } from './tokenCache.ts';
import { codeOf } from '../errors.ts';
import type { Viewer } from '../modules/viewer/viewer.rest.ts';

const person = (id: string, name = 'Ana'): Viewer => ({
  id,
  name,
  role: 'USER',
  companyId: null,
  photoName: null,
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
  const time = { now: 0 };
  const asked: string[] = [];
  const callers = new TokenCache(() => time.now);
  const verify = (token: string, answer: Viewer | Error = person(token)) =>
    callers.verify(token, () => {
      asked.push(token);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    });
  return { time, asked, callers, verify };
}

test('asks once a minute for each token', async () => {
  const { time, asked, verify } = start();
  await verify('a');
  await verify('a');
  await verify('b');
  time.now = 60_000;
  await verify('a');
  expect(asked).toEqual(['a', 'b', 'a']);
});

test('asks once for a token that many requests bring at the same time', async () => {
  const { asked, verify } = start();
  const all = await Promise.all([verify('a'), verify('a'), verify('b'), verify('a')]);
  expect(asked).toEqual(['a', 'b']);
  expect(all.map(({ id }) => id)).toEqual(['a', 'a', 'b', 'a']);
});

test('remembers no failure', async () => {
  const { asked, verify } = start();
  await expect(verify('a', new Error('down'))).rejects.toThrow('down');
  await verify('a');
  expect(asked).toEqual(['a', 'a']);
});

test('a revoked token opens nothing, also for a request that was already asking', async () => {
  const { callers, verify, asked } = start();
  const asking = verify('a') as Promise<Viewer>;
  callers.revoke('a');
  expect(await codeFrom(() => asking)).toBe('UNAUTHENTICATED');
  expect(await codeFrom(() => verify('a'))).toBe('UNAUTHENTICATED');
  expect(asked).toEqual(['a']);
});

test('an answer asked for before a change is not believed after it', async () => {
  const { callers, verify, asked } = start();
  const asking = verify('a', person('ana'));
  callers.forgetPerson('ana');
  await asking;
  await verify('a', person('ana'));
  expect(asked).toEqual(['a', 'a']);
});

test('what one session learned is dropped from the others of the same person', async () => {
  const { callers, verify } = start();
  await verify('phone', person('ana', 'Old name'));
  callers.remember('desk', person('ana', 'New name'));
  expect((await verify('desk', person('ana', 'never asked'))).name).toBe('New name');
  expect((await verify('phone', person('ana', 'New name'))).name).toBe('New name');
});
