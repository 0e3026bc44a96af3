import type { components } from '../../../../schema/rest/product-server.generated.ts';
import { accounts, type AccountName } from '../../../demo-data/accounts.ts';
import { send, tokenOf } from '../../../testing/client.ts';
import { useStandIns } from '../../../../tests/support/useStandIns.ts';

type Checked = components['schemas']['CheckedList'];

const standIns = useStandIns();
const path = '/api/v1/checkedincis';
const result = { status: 2, prepoznato: 3, ukupno: 4, greske: 0, upozorenja: 1, obavestenja: 2 };
async function ask(name: AccountName, method: string, target: string, json?: unknown) {
  return send(standIns().product.url, method, target, {
    token: await tokenOf(standIns(), name),
    ...(json === undefined ? {} : { json }),
  });
}
const checkedOf = ({ body }: { body: unknown }) => (body as { data: { data: Checked } }).data.data;
const keep = async (name: AccountName, change: object = {}) =>
  checkedOf(await ask(name, 'POST', path, { ime: 'Proba', tekst: 'Aqua, Glycerin', ...result, ...change }));
async function list(name: AccountName, query = '') {
  const { body } = await ask(name, 'GET', `${path}?limit=100${query}`);
  return body as { results: number; data: { data: Checked[] } };
}

test('a saved check is found by words of its name', async () => {
  const known = {
    kategorija: 'face_mask',
    primena: 'ispiraSe',
    zaDecuDoTri: true,
    zaIntimnuNegu: false,
    inhalacija: null,
  };
  const saved = await keep('konsultant', { ime: ' Šampon, druga proba ', ...known });
  expect(saved).toMatchObject({
    ime: 'Šampon, druga proba',
    tekst: 'Aqua, Glycerin',
    proverio: accounts.konsultant.name,
    ...known,
    ...result,
  });
  expect(checkedOf(await ask('konsultant', 'GET', `${path}/${saved._id}`))).toEqual(saved);
  const found = await list('konsultant', '&text[search]=%22sampon%22%20%22proba%22&sort=-provereno');
  expect([found.results, found.data.data]).toEqual([1, [saved]]);
  const { tekst: _tekst, ...short } = saved;
  expect((await list('konsultant', '&fields=-tekst&text[search]=%22sampon%22')).data.data).toEqual([short]);
});

test('the list is sorted by the time of the last check', async () => {
  const older = await keep('konsultant2', { ime: 'Starija' });
  const newer = await keep('konsultant2', { ime: 'Novija' });
  const ids = async () => (await list('konsultant2')).data.data.map(({ _id }) => _id);
  expect(await ids()).toEqual([newer._id, older._id]);
  const again = checkedOf(await ask('org2', 'PATCH', `${path}/${older._id}`, { ...result, status: 3, greske: 1 }));
  expect(again).toMatchObject({
    ime: 'Starija',
    tekst: older.tekst,
    status: 3,
    greske: 1,
    proverio: accounts.org2.name,
  });
  expect(again.provereno > newer.provereno).toBe(true);
  expect(await ids()).toEqual([older._id, newer._id]);
});

test('each role sees the saved checks that it may see', async () => {
  const { _id } = await keep('konsultant', { ime: 'Vidljivost' });
  const sees = async (name: AccountName) => (await list(name, '&text[search]=%22vidljivost%22')).results;
  expect(await Promise.all((['konsultant', 'org', 'admin', 'konsultant2', 'org2'] as const).map(sees))).toEqual([
    1, 1, 1, 0, 0,
  ]);
  const missing = await ask('konsultant2', 'GET', `${path}/${'0'.repeat(24)}`);
  for (const [method, json] of [
    ['GET', undefined],
    ['PATCH', result],
    ['DELETE', undefined],
  ] as const) {
    const foreign = await ask('konsultant2', method, `${path}/${_id}`, json);
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
  }
  expect((await ask('konsultant', 'DELETE', `${path}/${_id}`)).status).toBe(200);
  expect((await ask('konsultant', 'DELETE', `${path}/${_id}`)).status).toBe(404);
});

test.each(['dcp', 'klijent'] as AccountName[])('%s has no access to saved checks', async (name) => {
  expect((await ask(name, 'GET', path)).status).toBe(403);
  expect((await ask(name, 'POST', path, { ime: 'x', tekst: 'x', ...result })).status).toBe(403);
});

test.each([
  [{ ime: '  ' }, 'ime'],
  [{ ime: 'a\u0000' }, 'ime'],
  [{ tekst: 'Aqua\u0000' }, 'tekst'],
  [{ kategorija: 'soup' }, 'kategorija'],
  [{ status: 0 }, 'status'],
  [{ ukupno: -1 }, 'ukupno'],
  [{ proverio: 'somebody' }, ''],
])('%j is rejected with its field', async (change, field) => {
  const { status, body } = await ask('konsultant', 'POST', path, { ime: 'x', tekst: 'x', ...result, ...change });
  expect([status, (body as { errors: { path: string }[] }).errors[0]?.path]).toEqual([422, field]);
});
