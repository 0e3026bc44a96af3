import { again } from '../../tests/support/again.ts';
import { startBff, type TestBff } from '../../tests/support/bff.ts';
import { parseWait } from './sessionCheck.ts';

test.each([
  [undefined, 0],
  ['', 0],
  ['wait=1', 1],
  ['respond-async, wait=7', 7],
  ['Wait = "3"', 3],
  ['wait=10', 10],
  ['wait=9999', 10],
  ['wait=-5', 0],
  ['await=5', 0],
])('Prefer: %s waits %i seconds', (prefer, seconds) => {
  expect(parseWait(prefer)).toBe(seconds);
});

describe('a question that waits', () => {
  let bff: TestBff;
  let token: string;
  beforeAll(async () => {
    bff = await startBff({ tokenTrustedMs: 100 });
    token = await bff.tokenOf('klijent');
  });
  afterAll(() => bff.close());

  const ask = (seconds: number) =>
    fetch(`${bff.url}/session`, { headers: { authorization: `Bearer ${token}`, prefer: `wait=${seconds}` } });

  test('is answered after its time while the session holds', async () => {
    const started = performance.now();
    expect((await ask(2)).status).toBe(204);
    expect(performance.now() - started).toBeGreaterThanOrEqual(1_000);
  });

  again('is answered at once when nine of the same person wait', async () => {
    let answered = 0;
    const nine = Array.from({ length: 9 }, () => ask(10).then(() => answered++));
    await Promise.race(nine);
    expect(answered).toBe(1);
    await Promise.all(nine);
  });

  test('is answered when the session ends', async () => {
    const asked = ask(10);
    const { data } = await bff.askAs<{ viewer: { id: string } }>('klijent', '{ viewer { id } }');
    const ended = await bff.askAs(
      'admin',
      'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { id } } }',
      {
        variables: { input: { id: data.viewer.id, version: 1, isActive: false } },
      },
    );
    expect(ended.errors).toEqual([]);
    const answer = await asked;
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED', reason: 'ACCOUNT_DEACTIVATED' } }],
    });
    expect((await ask(10)).status).toBe(401);
  });

  test('is answered when the server closes', async () => {
    const closing = await startBff({}, bff);
    const asked = fetch(`${closing.url}/session`, {
      headers: { authorization: `Bearer ${await bff.tokenOf('admin')}`, prefer: 'wait=10' },
    });
    await fetch(`${closing.url}/healthz`);
    await closing.close();
    expect((await asked).status).toBe(204);
  });
});
