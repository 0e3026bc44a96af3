import type { Call } from '../../../mocks/product-server/service/calls.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

interface Checked {
  id: string;
  name: string;
  text: string;
  result: string;
  recognised: number;
  total: number;
  errorCount: number;
  warningCount: number;
  infoCount: number;
  checkedAt: string;
  checkedBy: string;
}
interface Page {
  checkedLists: { items: Checked[]; totalCount: number };
}
interface Check {
  checkIngredients: { result: string; recognised: number; total: number; findings: { severity: string }[] };
}

const FIELDS =
  'id name text category use isForUnderThree isForIntimateUse isInhalable result recognised total errorCount warningCount infoCount checkedAt checkedBy';
const SAVE = `mutation Save($input: SaveCheckedListInput!) { saveCheckedList(input: $input) { checkedList { ${FIELDS} } } }`;
const RERUN = `mutation Rerun($input: RerunCheckedListInput!) { rerunCheckedList(input: $input) { checkedList { ${FIELDS} } } }`;
const DELETE =
  'mutation Delete($input: DeleteCheckedListInput!) { deleteCheckedList(input: $input) { deletedCheckedListId } }';
const ONE = `query One($id: ID!) { checkedList(id: $id) { ${FIELDS} } }`;
const PAGE =
  'query Page($search: String, $page: Int! = 1, $pageSize: Int! = 20) { checkedLists(search: $search, page: $page, pageSize: $pageSize) { totalCount items { id name result } } }';
const path = '/api/v1/checkedincis';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
  await bff.askAs('konsultant', '{ checkIngredients(input: {text: "Aqua"}) { total } }');
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

async function save(
  name: string,
  list: object = { text: 'Aqua, Glycerin' },
  person: Person = 'konsultant',
): Promise<Checked> {
  const { data, errors } = await bff.askAs<{ saveCheckedList: { checkedList: Checked } }>(person, SAVE, {
    variables: { input: { name, list } },
  });
  expect(errors).toEqual([]);
  return data.saveCheckedList.checkedList;
}
const one = (person: Person, id: string) =>
  bff.askAs<{ checkedList: Checked }>(person, ONE, { variables: { id }, headers: { 'x-request-id': 'same-request' } });
const page = (person: Person, variables: object = {}) => bff.askAs<Page>(person, PAGE, { variables: { ...variables } });
const shown = (calls: Call[]) => calls.map(({ method, path: target }) => `${method} ${target}`);

test('a saved list is checked by the rules of today', async () => {
  const { id } = await save('Za poređenje', { text: 'Aqua, Linalool, Linalool', category: 'shampoo' });
  const { data } = await bff.askAs<{
    checkedList: { check: { names: { text: string }[]; findings: { code: string }[] } };
  }>('konsultant', `{ checkedList(id: "${id}") { check { names { text } findings { code } } } }`);
  expect(data.checkedList.check.names.map(({ text }) => text)).toEqual(['Aqua', 'Linalool', 'Linalool']);
  expect(data.checkedList.check.findings.map(({ code }) => code)).toContain('DUPLICATE');
});

test('a list is checked and saved with one call', async () => {
  const list = {
    text: 'Aqua,\nGlycerin & &amp; Nepoznatin',
    category: 'face_mask',
    use: 'RINSE_OFF',
    isForUnderThree: true,
    isForIntimateUse: null,
    isInhalable: false,
  };
  let saved = {} as Checked;
  const calls = await bff.callsDuring(async () => (saved = await save(' Proba & &lt; ', list)));
  expect(shown(calls)).toEqual([`POST ${path}`]);
  expect(saved).toMatchObject({ name: 'Proba & &lt;', ...list, checkedBy: 'Ivana Đorđević' });
  const { data } = await bff.askAs<Check>(
    'konsultant',
    'query C($input: CheckIngredientsInput!) { checkIngredients(input: $input) { result recognised total findings { severity } } }',
    { variables: { input: list } },
  );
  const { findings, ...counts } = data.checkIngredients;
  const of = (expected: string) => findings.filter(({ severity }) => severity === expected).length;
  expect(saved).toMatchObject({
    ...counts,
    errorCount: of('ERROR'),
    warningCount: of('WARNING'),
    infoCount: of('INFO'),
  });
  expect((await one('konsultant', saved.id)).data.checkedList).toEqual(saved);
});

test('a page costs one call, and each text one more when requested', async () => {
  const { id } = await save('Strana prva');
  const calls = await bff.callsDuring(async () => {
    const { data } = await page('konsultant', { search: 'PRVA strana', pageSize: 5 });
    expect(data.checkedLists).toMatchObject({ totalCount: 1, items: [{ id, name: 'Strana prva' }] });
  });
  expect(calls.map(({ path: target, query }) => [target, query])).toEqual([
    [path, { fields: '-tekst', sort: '-provereno', page: '1', limit: '5', 'text[search]': '"PRVA" "strana"' }],
  ]);
  const more = await bff.callsDuring(async () => {
    const { data } = await bff.askAs<Page>('konsultant', '{ checkedLists(search: "prva") { items { id text } } }');
    expect(data.checkedLists.items).toEqual([{ id, text: 'Aqua, Glycerin' }]);
  });
  expect(shown(more)).toEqual([`GET ${path}`, `GET ${path}/${id}`]);
});

test('a rerun checks the saved text and records who ran it', async () => {
  const { id, ...before } = await save('Ponovo', { text: 'Aqua, Glycerin', use: 'LEAVE_ON' });
  await bff.tokenOf('org');
  let again = {} as Checked;
  const calls = await bff.callsDuring(async () => {
    const { data } = await bff.askAs<{ rerunCheckedList: { checkedList: Checked } }>('org', RERUN, {
      variables: { input: { id } },
    });
    again = data.rerunCheckedList.checkedList;
  });
  expect(shown(calls)).toEqual([`GET ${path}/${id}`, `PATCH ${path}/${id}`]);
  const { checkedAt, checkedBy, ...same } = before;
  expect(again).toMatchObject({ id, ...same, checkedBy: 'Milorad Stanković' });
  expect(again.checkedAt > checkedAt && again.checkedBy !== checkedBy).toBe(true);
});

test('saved checks are visible to and deletable by the same company only', async () => {
  const { id } = await save('Čije je ovo');
  const sees = async (person: Person) => (await page(person, { search: 'čije' })).data.checkedLists.totalCount;
  expect([
    await sees('konsultant'),
    await sees('org'),
    await sees('admin'),
    await sees('konsultant2'),
    await sees('org2'),
  ]).toEqual([1, 1, 1, 0, 0]);
  const [foreign, missing] = [await one('konsultant2', id), await one('konsultant2', 'f'.repeat(24))];
  expect([foreign.code, foreign.text]).toEqual(['NOT_FOUND', missing.text]);
  const remove = (person: Person) => bff.askAs(person, DELETE, { variables: { input: { id } } });
  expect((await remove('konsultant2')).code).toBe('NOT_FOUND');
  expect((await remove('konsultant')).data).toEqual({ deleteCheckedList: { deletedCheckedListId: id } });
  expect((await remove('konsultant')).code).toBe('NOT_FOUND');
});

test('nothing is saved without the ingredient knowledge', async () => {
  const fresh = await startBff({}, bff);
  await bff.standIns.product.fault({ path: '/api/v1/cosing/index', kind: 'status', status: 503 });
  const calls = await bff.callsDuring(async () => {
    const input = { name: 'Nikad', list: { text: 'Aqua' } };
    expect((await fresh.askAs('konsultant', SAVE, { variables: { input } })).code).toBe('UPSTREAM_UNAVAILABLE');
  });
  await fresh.close();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test.each([
  [SAVE, { input: { name: '  ', list: { text: 'Aqua' } } }, 'input.name'],
  [SAVE, { input: { name: 'x'.repeat(121), list: { text: 'Aqua' } } }, 'input.name'],
  [SAVE, { input: { name: 'x\ud800', list: { text: 'Aqua' } } }, 'input.name'],
  [SAVE, { input: { name: 'x', list: { text: 'Aqua\u0000' } } }, 'input.list.text'],
  [SAVE, { input: { name: 'x', list: { text: 'x'.repeat(100_001) } } }, 'input.list.text'],
  [SAVE, { input: { name: 'x', list: { text: 'Aqua', category: 'soup' } } }, 'input.list.category'],
  [ONE, { id: '../users' }, 'id'],
  [DELETE, { input: { id: { $ne: 1 } } }, 'input.id'],
  [PAGE, { search: 'x'.repeat(201) }, 'search'],
  [PAGE, { pageSize: 101 }, 'pageSize'],
  [PAGE, { page: 0 }, 'page'],
])('%s is rejected with its field, without a call to the service', async (query, variables, field) => {
  const calls = await bff.callsDuring(async () => {
    const { code, errors } = await bff.askAs('konsultant', query, { variables });
    expect([code, errors[0]?.extensions.fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', field]);
  });
  expect(calls).toEqual([]);
});
