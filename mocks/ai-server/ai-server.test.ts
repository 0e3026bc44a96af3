import { accounts, type AccountName, DEMO_PASSWORD } from '../demo-data/accounts.ts';
import { aiTokenOf, send, tokenOf } from '../testing/client.ts';
import { useStandIns } from '../../tests/support/useStandIns.ts';

const standIns = useStandIns();
const logIn = (name: AccountName, password = DEMO_PASSWORD) =>
  send(standIns().ai.url, 'POST', '/api/v1/login', { json: { email: accounts[name].email, password } });
const status = (token?: string) =>
  send(standIns().ai.url, 'GET', '/api/v1/server-status', token === undefined ? {} : { token });

test.each(['admin', 'org', 'konsultant'] as AccountName[])('%s signs in and reads the status', async (name) => {
  const { body } = await logIn(name);
  expect(body).toMatchObject({ user: { _id: accounts[name].id, email: accounts[name].email } });
  expect((await status((body as { access_token: string }).access_token)).body).toEqual({ status: 'ok' });
});

test.each(['dcp', 'klijent', 'bivsi.konsultant'] as AccountName[])('%s may not sign in', async (name) => {
  expect((await logIn(name)).status).toBe(403);
});

test('a wrong password and an unknown address get the same response', async () => {
  const [wrong, unknown] = [
    await logIn('admin', 'Wrong@2026x'),
    await send(standIns().ai.url, 'POST', '/api/v1/login', { json: { email: 'x@y.example', password: DEMO_PASSWORD } }),
  ];
  expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
});

test('the status needs a token of the AI server', async () => {
  expect([(await status()).status, (await status(await tokenOf(standIns(), 'admin'))).status]).toEqual([401, 401]);
});

test('a change of password on the product server makes the tokens of the AI server invalid', async () => {
  const [token, aiToken] = [await tokenOf(standIns(), 'org2'), await aiTokenOf(standIns(), 'org2')];
  await send(standIns().product.url, 'PATCH', '/api/v1/users/updateMyPassword', {
    token,
    json: { passwordCurrent: DEMO_PASSWORD, password: 'Novo@2026x', passwordConfirm: 'Novo@2026x' },
  });
  expect((await status(aiToken)).status).toBe(401);
});
