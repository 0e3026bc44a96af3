import { useStandIns } from '../../../tests/support/useStandIns.ts';
import { startStandIns } from '../../standIns.ts';
import { send, signIn } from '../../testing/client.ts';
import { testConfig } from '../../testing/testConfig.ts';

const standIns = useStandIns();
const product = () => standIns().product.url;

test.each(['product', 'ai', 'geo'] as const)('%s accepts faults and lists its calls over HTTP', async (name) => {
  const { url } = standIns()[name];
  const add = (fault: unknown) => send(url, 'POST', '/__control/faults', { json: fault });
  expect((await add({ kind: 'status', status: 418, path: '/x' })).status).toBe(204);
  expect((await send(url, 'GET', '/x')).status).toBe(418);
  expect((await send(url, 'DELETE', '/__control/faults')).status).toBe(204);
  expect((await send(url, 'GET', '/x')).status).toBe(404);
  expect((await send(url, 'GET', '/__control/calls')).body).toMatchObject([
    { path: '/x', status: 418 },
    { path: '/x', status: 404 },
  ]);
  expect((await send(url, 'DELETE', '/__control/calls')).status).toBe(204);
  expect((await send(url, 'GET', '/__control/calls')).body).toEqual([]);
  expect((await add({ kind: 'nonsense' })).status).toBe(422);
});

test('the control routes are off by default', async () => {
  const plain = await startStandIns(testConfig());
  const requests = [
    ['POST', 'faults'],
    ['GET', 'calls'],
    ['POST', 'reset'],
    ['GET', 'digest'],
  ] as const;
  for (const [method, path] of requests)
    expect((await send(plain.product.url, method, `/__control/${path}`)).status).toBe(404);
  await plain.close();
});

describe('a reset', () => {
  const reset = (json: object = {}) => send(product(), 'POST', '/__control/reset', { json });
  const me = (token: string) => send(product(), 'GET', '/api/v1/users/me', { token });
  const digest = async () => (await send(product(), 'GET', '/__control/digest')).body as Record<string, string>;
  const rename = async (token: string, name: string) => {
    const form = new FormData();
    form.set('name', name);
    form.set('previousPhoto', '');
    return (await send(product(), 'PATCH', '/api/v1/users/updateMe', { token, form })).status;
  };

  // Tests before have signed in, which is data.
  beforeEach(() => reset());

  test('puts changed data back, as often as it is asked for', async () => {
    const before = await digest();
    for (const name of ['Ana Anić', 'Mara Marić']) {
      expect(await rename(await signIn(standIns(), 'org'), name)).toBe(200);
      expect((await digest()).users).not.toBe(before.users);
      expect((await reset()).status).toBe(204);
      expect(await digest()).toEqual(before);
    }
  });

  test('ends sessions, faults and the record of calls', async () => {
    const token = await signIn(standIns(), 'org');
    await standIns().product.fault({ kind: 'status', status: 418 });
    await reset();
    expect((await me(token)).status).toBe(401);
    expect(await standIns().product.calls()).toMatchObject([{ path: '/api/v1/users/me' }]);
  });

  test('changes settings until the next reset', async () => {
    const country = async () => (await send(standIns().geo.url, 'GET', '/country/127.0.0.1')).body;
    const usual = await country();
    await reset({ GEO_HOME_COUNTRY: 'ME' });
    expect(await country()).toMatchObject({ country_code: 'ME' });
    await reset();
    expect(await country()).toEqual(usual);
  });

  test('refuses a bad setting and leaves everything as it is', async () => {
    const token = await signIn(standIns(), 'org');
    expect((await reset({ TOKEN_HOURS: 'long' })).status).toBe(500);
    expect((await me(token)).status).toBe(200);
  });

  test('waits for requests that are running', async () => {
    const before = await digest();
    const token = await signIn(standIns(), 'org');
    const renaming = Array.from({ length: 20 }, (_, at) => rename(token, `Ana Anić ${'x'.repeat(at)}`));
    await reset();
    await Promise.all(renaming);
    await reset();
    expect(await digest()).toEqual(before);
  });
});
