import { DEMO_PASSWORD } from '../../../demo-data/accounts.ts';
import { send, signIn } from '../../../testing/client.ts';
import { useStandIns } from '../../../../tests/support/useStandIns.ts';

const standIns = useStandIns();
const profile = (token: string) => send(standIns().product.url, 'GET', '/api/v1/users/me', { token });
const changedAt = async (token: string) =>
  ((await profile(token)).body as { data: { data: { data: { passwordChangedAt: string | null } } } }).data.data.data
    .passwordChangedAt;
const change = (token: string, passwordCurrent: string, password: string, passwordConfirm = password) =>
  send(standIns().product.url, 'PATCH', '/api/v1/users/updateMyPassword', {
    token,
    json: { passwordCurrent, password, passwordConfirm },
  });

test.each([
  ['passwordCurrent', 'Wrong@2026x', 'Novo@2026x', 'Novo@2026x'],
  ['password', DEMO_PASSWORD, 'novo@2026x', 'novo@2026x'],
  ['password', DEMO_PASSWORD, 'Novo2026xx', 'Novo2026xx'],
  ['passwordConfirm', DEMO_PASSWORD, 'Novo@2026x', 'Novo@2026y'],
])('a wrong %s is refused without ending the session', async (path, current, next, confirmation) => {
  const token = await signIn(standIns(), 'klijent');
  const { status, body } = await change(token, current, next, confirmation);
  expect([status, (body as { errors: { path: string }[] }).errors[0]?.path]).toEqual([422, path]);
  expect(await changedAt(token)).toBeNull();
});

test('the old password and all older tokens are invalid', async () => {
  const [token, other] = [await signIn(standIns(), 'klijent'), await signIn(standIns(), 'klijent')];
  expect((await change(token, DEMO_PASSWORD, 'Novo@2026x')).status).toBe(200);
  expect([(await profile(token)).status, (await profile(other)).status]).toEqual([401, 401]);
  await expect(signIn(standIns(), 'klijent')).rejects.toThrow('Pogrešna e-adresa ili lozinka');
  expect(await changedAt(await signIn(standIns(), 'klijent', 'Novo@2026x'))).not.toBeNull();
});

test('of two changes at once one succeeds', async () => {
  const token = await signIn(standIns(), 'klijent2');
  const responses = await Promise.all(['Prva@2026x', 'Druga@2026x'].map((next) => change(token, DEMO_PASSWORD, next)));
  // The other one gets a conflict, or a 401 when its token is already invalid.
  expect(responses.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect([401, 409]).toContain(Math.max(...responses.map(({ status }) => status)));
});
