import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

const FIELDS = `id inciName casNumbers ecNumbers synonyms functions description isWithdrawn source labelCount rawMaterialCount viewerCanEditToxicology viewerCanRefresh
  annexEntries { annex reference substance maximum regulation }
  viewerCanEditOwnToxicology
  toxicology { version noaelMgPerKgDay noaelSource oralAbsorptionPercent dermalAbsorptionPercent molecularWeight iupacName colour legislation references isVerified updatedAt }`;
const LIST = `query ($filter: IngredientFilter, $page: Int! = 1, $pageSize: Int! = 20) {
  ingredients(filter: $filter, page: $page, pageSize: $pageSize) { totalCount page pageSize items { ${FIELDS} } }
}`;
const ONE = `query ($id: ID!) { ingredient(id: $id) { ${FIELDS} } }`;
const SEARCH = 'query ($text: String!) { searchIngredients(text: $text) { id inciName casNumbers functions } }';
const UPDATE = `mutation ($input: UpdateToxicologyInput!) { updateToxicology(input: $input) { ingredient { ${FIELDS} } } }`;
const REFRESH = `mutation ($input: RefreshIngredientInput!) { refreshIngredient(input: $input) { changedFields ingredient { ${FIELDS} } } }`;

interface Toxicology {
  version: number;
  noaelMgPerKgDay: number | null;
  noaelSource: string | null;
  oralAbsorptionPercent: number | null;
  dermalAbsorptionPercent: number | null;
  references: string[];
}
interface Found {
  id: string;
  inciName: string;
  functions: string[];
  labelCount: number | null;
  annexEntries: { annex: string; reference: string }[];
  toxicology: Toxicology | null;
  viewerCanRefresh: boolean;
}
interface Page {
  ingredients: { totalCount: number; page: number; pageSize: number; items: Found[] };
}

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

const list = async (variables: object = {}, person: Person = 'konsultant') =>
  (await bff.askAs<Page>(person, LIST, { variables: { ...variables } })).data.ingredients;
const search = async (text: string) =>
  (
    await bff.askAs<{ searchIngredients: { id: string; inciName: string }[] }>('konsultant', SEARCH, {
      variables: { text },
    })
  ).data.searchIngredients;
const idOf = async (name: string): Promise<string> =>
  (await search(name)).find(({ inciName }) => inciName === name)!.id;
const one = async (id: string, person: Person = 'konsultant') =>
  (await bff.askAs<{ ingredient: Found }>(person, ONE, { variables: { id } })).data.ingredient;

test('the dictionary is paginated and sorted by name', async () => {
  const first = await list({ pageSize: 7 });
  const second = await list({ pageSize: 7, page: 2 });
  expect([first.items.length, second.items.length, first.page, second.page, second.totalCount]).toEqual([
    7,
    7,
    1,
    2,
    first.totalCount,
  ]);
  expect(first.totalCount).toBeGreaterThan(14);
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(14);
  expect(first.items.every(({ labelCount }) => labelCount === null)).toBe(true);
});

test('filters by text, number, function and annex are combined with AND', async () => {
  const glycerin = (await list({ filter: { search: '56-81-5' } })).items.map(({ inciName }) => inciName);
  expect(glycerin).toContain('GLYCERIN');
  const { data } = await bff.askAs<{ ingredientFunctions: string[] }>('konsultant', '{ ingredientFunctions }');
  const [some] = data.ingredientFunctions;
  const withFunction = await list({ filter: { function: some } });
  expect(withFunction.items.every(({ functions }) => functions.includes(some!))).toBe(true);
  const preservatives = await list({ filter: { annex: 'V' }, pageSize: 100 });
  expect(preservatives.items.map(({ inciName }) => inciName)).toContain('PHENOXYETHANOL');
  expect(preservatives.items.every(({ annexEntries }) => annexEntries.some(({ annex }) => annex === 'V'))).toBe(true);
  expect((await list({ filter: { annex: 'V', search: 'no such words' } })).totalCount).toBe(0);
});

test('the words of a search are quoted, so that none is an operator', async () => {
  const calls = await bff.callsDuring(async () => {
    await list({
      filter: { search: ' so"dium\\ -oil ', function: 'SKIN CONDITIONING', annex: 'III' },
      page: 3,
      pageSize: 5,
    });
    await list();
  });
  expect(calls.map(({ path, query }) => [path, query])).toEqual([
    [
      '/api/v1/cosing',
      { 'text[search]': '"so\\"dium\\\\" "-oil"', funkcija: 'SKIN CONDITIONING', aneks: 'III', page: '3', limit: '5' },
    ],
    ['/api/v1/cosing', { sort: 'inci', page: '1', limit: '20' }],
  ]);
});

test.each([
  ['CI77891', 'CI 77891'],
  ['c.i. 77891', 'CI 77891'],
  ['Cl 77891', 'CI 77891'],
  ['\u201ephenoxyethanol\u201c', 'PHENOXYETHANOL'],
  ['phenoxy\u200bethanol\u200b', 'PHENOXYETHANOL'],
  ['humektans', 'GLYCERIN'],
  ['Humectant', 'GLYCERIN'],
  ['čišćenje', 'COCAMIDOPROPYL BETAINE'],
  ['V/29', 'PHENOXYETHANOL'],
  ['emolijens', 'ARGANIA SPINOSA KERNEL OIL'],
  ['56-81-5', 'GLYCERIN'],
])('a search for %j finds %s', async (text, name) => {
  const { items } = await list({ filter: { search: text }, pageSize: 100 });
  expect(items.map(({ inciName }) => inciName)).toContain(name);
});

test('an ingredient has all its data', async () => {
  const found = await one(await idOf('PHENOXYETHANOL'));
  expect(found).toMatchObject({
    inciName: 'PHENOXYETHANOL',
    casNumbers: ['122-99-6'],
    labelCount: expect.any(Number) as number,
    viewerCanEditToxicology: false,
    viewerCanEditOwnToxicology: true,
    viewerCanRefresh: false,
    annexEntries: expect.arrayContaining([expect.objectContaining({ annex: 'V', reference: '29' })]) as unknown,
  });
  expect(await one(found.id, 'org')).toMatchObject({ viewerCanRefresh: false });
  expect(await one(found.id, 'admin')).toMatchObject({ viewerCanRefresh: true });
});

test('HTML entities of the service are decoded exactly once', async () => {
  const ingredient = {
    _id: 'a'.repeat(24),
    inci: 'RICE &amp; SOY',
    opis: '&lt;b&gt; &amp;amp; more',
    funkcije: ['A &amp; B'],
    izvor: 'Own',
  };
  await bff.standIns.product.fault({
    path: '/api/v1/cosing/*',
    kind: 'status',
    status: 200,
    body: { data: { data: ingredient } },
    times: 1,
  });
  expect(await one('a'.repeat(24))).toMatchObject({
    inciName: 'RICE & SOY',
    description: '<b> &amp; more',
    functions: ['A & B'],
    toxicology: null,
    annexEntries: [],
  });
});

test('autocomplete starts at three characters', async () => {
  const calls = await bff.callsDuring(async () => {
    for (const text of ['', 'gl', '  gl  ', ' ']) expect(await search(text)).toEqual([]);
  });
  expect(calls).toEqual([]);
  expect((await search(' glyc '))[0]?.inciName).toMatch(/GLYC/);
  await bff.standIns.product.fault({
    path: '/api/v1/cosing/cosingredients',
    kind: 'status',
    status: 200,
    body: { ingList: [{ inci: 'A NAME ALONE' }] },
    times: 1,
  });
  expect(await search('name')).toEqual([{ id: null, inciName: 'A NAME ALONE', casNumbers: [], functions: [] }]);
});

test('autocomplete is retried after a temporary failure', async () => {
  await bff.standIns.product.fault({ path: '/api/v1/cosing/cosingredients', kind: 'reset', times: 1 });
  const calls = await bff.callsDuring(async () => expect((await search('glycerin')).length).toBeGreaterThan(0));
  expect(calls).toHaveLength(2);
});

test.each([
  [LIST, { pageSize: 101 }, 'pageSize'],
  [LIST, { page: 0 }, 'page'],
  [LIST, { filter: { search: 'x'.repeat(201) } }, 'filter.search'],
  [LIST, { filter: { annex: 'VII' } }, 'filter.annex'],
  [LIST, { filter: { function: 'a\u0000b' } }, 'filter.function'],
  [ONE, { id: 'glycerin' }, 'id'],
  [ONE, { id: '../users/me' }, 'id'],
  [SEARCH, { text: 'x'.repeat(201) }, 'text'],
  [UPDATE, { input: { ingredientId: 'x', version: 0 } }, 'input.ingredientId'],
  [UPDATE, { input: { ingredientId: 'a'.repeat(24), version: -1 } }, 'input.version'],
  [
    UPDATE,
    { input: { ingredientId: 'a'.repeat(24), version: 0, noaelMgPerKgDay: 0, noaelSource: 'x' } },
    'input.noaelMgPerKgDay',
  ],
  [
    UPDATE,
    { input: { ingredientId: 'a'.repeat(24), version: 0, oralAbsorptionPercent: 100.5, dermalAbsorptionPercent: 1 } },
    'input.oralAbsorptionPercent',
  ],
  [UPDATE, { input: { ingredientId: 'a'.repeat(24), version: 0, molecularWeight: -1 } }, 'input.molecularWeight'],
  [
    UPDATE,
    { input: { ingredientId: 'a'.repeat(24), version: 0, references: ['x'.repeat(501)] } },
    'input.references.0',
  ],
  [
    UPDATE,
    { input: { ingredientId: 'a'.repeat(24), version: 0, oralAbsorptionPercent: 10, dermalAbsorptionPercent: 11 } },
    'input.dermalAbsorptionPercent',
  ],
  [
    UPDATE,
    { input: { ingredientId: 'a'.repeat(24), version: 0, noaelMgPerKgDay: 5, noaelSource: ' ' } },
    'input.noaelSource',
  ],
  [
    UPDATE,
    { input: { ingredientId: 'a'.repeat(24), version: 0, noaelMgPerKgDay: 5, noaelSource: '.' } },
    'input.noaelSource',
  ],
])('invalid input is rejected with its field and not sent to the service (%#)', async (query, variables, path) => {
  // The first request of a person asks the service who they are.
  await bff.askAs('admin', '{ viewer { id } }');
  const calls = await bff.callsDuring(async () => {
    const { code, errors } = await bff.askAs('admin', query, { variables });
    expect([code, errors[0]?.extensions.fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', path]);
  });
  expect(calls).toEqual([]);
});

test('a refresh returns the changed fields', async () => {
  const id = await idOf('GLYCERIN');
  const { data } = await bff.askAs<{ refreshIngredient: { changedFields: string[]; ingredient: Found } }>(
    'admin',
    REFRESH,
    { variables: { input: { id } } },
  );
  expect(data.refreshIngredient.ingredient).toMatchObject({ id, inciName: 'GLYCERIN' });
  for (const name of data.refreshIngredient.changedFields) expect(FIELDS).toContain(name);
  const body = { data: { data: { _id: id, inci: 'GLYCERIN' }, promene: ['funkcije', 'aneksi', 'nepoznato'] } };
  await bff.standIns.product.fault({ path: '/api/v1/cosing/*', kind: 'status', status: 200, body, times: 1 });
  const { data: second } = await bff.askAs<{ refreshIngredient: { changedFields: string[] } }>('admin', REFRESH, {
    variables: { input: { id } },
  });
  expect(second.refreshIngredient.changedFields).toEqual(['functions', 'annexEntries']);
});

test('a failed refresh is not retried', async () => {
  const id = await idOf('GLYCERIN');
  await bff.standIns.product.fault({ path: '/api/v1/cosing/*', kind: 'reset' });
  const calls = await bff.callsDuring(async () =>
    expect((await bff.askAs('admin', REFRESH, { variables: { input: { id } } })).code).toBe('UPSTREAM_UNAVAILABLE'),
  );
  expect(calls).toHaveLength(1);
});
