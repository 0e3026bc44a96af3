import { again } from '../../../tests/support/again.ts';
import { accounts } from '../../../mocks/demo-data/accounts.ts';
import { COMPANIES, ORGANISATIONS } from '../../../mocks/demo-data/companies.ts';
import { BASE_DAY } from '../../../mocks/demo-data/deterministic.ts';
import type { Person, TestBff } from '../../../tests/support/bff.ts';
import { aMaterial, shown, type Material } from '../../../tests/support/raw-material.rest.ts';
import { rawMaterialRequests, startBffFor } from '../../../tests/support/raw-material.requests.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBffFor('admin', 'konsultant', 'klijent');
});
afterEach(async () => {
  await bff.stack.setClock(null);
  await bff.standIns.product.clearFaults();
});
afterAll(() => bff.close());

const { query, respondNext } = rawMaterialRequests(() => bff);

interface Page {
  rawMaterials: { items: Material[]; totalCount: number; page: number; pageSize: number; manufacturers: string[] };
}

const LIST = `query List($filter: RawMaterialFilter, $sort: RawMaterialSort! = TRADE_NAME_ASC, $pageSize: Int! = 4) {
  rawMaterials(filter: $filter, sort: $sort, pageSize: $pageSize) { totalCount page pageSize manufacturers items { slug tradeName } }
}`;
const path = '/api/v1/sirovine';

const list = (variables: object = {}, person: Person = 'admin') =>
  bff.askAs<Page>(person, LIST, { variables: { ...variables } });

describe('the list of raw materials', () => {
  again.each<Person>(['org', 'konsultant', 'dcp', 'klijent', 'org2', 'konsultant2', 'klijent2'])(
    'names no company of another organisation to %s, and to a client its own alone',
    async (person) => {
      const organisation = ORGANISATIONS[person.endsWith('2') ? 1 : 0];
      const own = COMPANIES.filter((one) => one.organisation === organisation).map(({ name }) => name);
      const told = person.startsWith('klijent') ? [accounts[person as 'klijent' | 'klijent2'].company] : own;
      const query = 'query ($page: Int!) { rawMaterials(page: $page, pageSize: 100) { items { company { name } } } }';
      const pages = await Promise.all([1, 2, 3].map((page) => bff.askAs<Page>(person, query, { variables: { page } })));
      const named = pages.flatMap(({ data }) => data.rawMaterials.items.flatMap(({ company }) => company?.name ?? []));
      expect([...new Set(named)].filter((name) => !told.includes(name))).toEqual([]);
      expect(named).not.toEqual([]);
    },
  );

  test('can be narrowed to some of them', async () => {
    const { data } = await bff.askAs<Page>('admin', '{ rawMaterials(pageSize: 3) { items { id } } }');
    const ids = data.rawMaterials.items.slice(1).map(({ id }) => id);
    const calls = await bff.callsDuring(async () => {
      const { rawMaterials } = (await list({ filter: { ids } })).data;
      expect(rawMaterials.totalCount).toBe(2);
    });
    expect(shown(calls)[0]).toContain(path);
    expect((await list({ filter: { ids: ['x'] } })).code).toBe('BAD_USER_INPUT');
    expect((await list({ filter: { ids: [] } })).code).toBe('BAD_USER_INPUT');
  });

  again('a hundred with composition, company and folders cost two calls', async () => {
    const query = `{ rawMaterials(pageSize: 100) { items { id slug company { id name } overrides { fields } values { concentrationSum composition { inciName maxConcentration maxPercent } } folders { id kind state fileCount expiresOn } } } }`;
    const calls = await bff.callsDuring(async () => {
      const { data, errors } = await bff.askAs<Page>('admin', query);
      expect(errors).toEqual([]);
      expect(data.rawMaterials.items).toHaveLength(100);
      for (const { company, values, folders } of data.rawMaterials.items) {
        expect(company?.name).toEqual(expect.any(String));
        expect(values.composition[0]?.inciName).toMatch(/\S/);
        expect(folders.length).toBeGreaterThanOrEqual(6);
      }
    });
    expect(shown(calls)).toEqual([`GET ${path}`, `GET ${path}/folderi`]);
  });

  again('the usage of all of them costs one more call', async () => {
    const calls = await bff.callsDuring(async () => {
      const { data, errors } = await bff.askAs<{
        rawMaterials: { items: { slug: string; usage: { labelCount: number } }[] };
      }>('konsultant', '{ rawMaterials(pageSize: 100) { items { slug usage { labelCount pifCount } } } }');
      expect(errors).toEqual([]);
      const used = data.rawMaterials.items.filter(({ usage }) => usage.labelCount > 0);
      expect([data.rawMaterials.items.length, used.length > 0, used.length < 100]).toEqual([100, true, true]);
    });
    expect(shown(calls)).toEqual([`GET ${path}`, `GET ${path}/upotreba`]);
  });

  test.each<Person>(['admin', 'konsultant'])('%s filters and orders by what the folders say', async (person) => {
    // Documents of the demo data expire on fixed days; on that of the data there are some in every state.
    await bff.stack.setClock(BASE_DAY);
    const query = `query ($filter: RawMaterialFilter, $sort: RawMaterialSort! = DOCUMENT_STATE_ASC) { rawMaterials(filter: $filter, sort: $sort, pageSize: 100) {
      totalCount items { slug documentSummary { state missing expired expiring } } } }`;
    const read = async (variables: object) =>
      (await bff.askAs<Page>(person, query, { variables: { ...variables } })).data.rawMaterials;
    const states = ['EXPIRED', 'MISSING', 'EXPIRING', 'COMPLETE'];
    const of = new Map<string, number>();
    for (const documentState of states) {
      const { totalCount, items } = await read({ filter: { documentState } });
      of.set(documentState, totalCount);
      expect([...new Set(items.map(({ documentSummary }) => documentSummary?.state))]).toEqual(
        totalCount > 0 ? [documentState] : [],
      );
    }
    const all = await read({});
    expect([...of.values()].reduce((sum, count) => sum + count, 0)).toBe(all.totalCount);
    // Most of the demo data have the documents that they claim, and some of each kind do not.
    expect([...of.values()].every((count) => count > 0)).toBe(true);
    expect(of.get('COMPLETE')).toBeGreaterThan(all.totalCount / 2);
    const places = all.items.map(({ documentSummary }) => states.indexOf(documentSummary?.state ?? ''));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  again('a client, who sees no documents, learns nothing of their state', async () => {
    const { data } = await bff.askAs<Page>('klijent', '{ rawMaterials { items { documentSummary { state } } } }');
    expect(new Set(data.rawMaterials.items.map(({ documentSummary }) => documentSummary))).toEqual(new Set([null]));
    expect((await list({ filter: { documentState: 'EXPIRED' } }, 'klijent')).code).toBe('FORBIDDEN');
    expect((await list({ sort: 'DOCUMENT_STATE_ASC' }, 'klijent')).code).toBe('FORBIDDEN');
  });

  again('a client gets the catalogue of its company without folders', async () => {
    const calls = await bff.callsDuring(async () => {
      const { data } = await bff.askAs<Page>(
        'klijent',
        '{ rawMaterials(filter: {isInCatalogue: false}) { totalCount items { isInCatalogue folders { id } } } }',
      );
      expect(data.rawMaterials.totalCount).toBeGreaterThan(0);
      for (const item of data.rawMaterials.items) expect(item).toEqual({ isInCatalogue: true, folders: [] });
    });
    expect(calls.map(({ path: called, query }) => [called, query['uKatalogu']])).toEqual([[path, 'da']]);
  });

  again('a client gets an error when the service sends a foreign raw material', async () => {
    const foreign = aMaterial({ companyRelationship: { isCreator: false, uKatalogu: false } });
    await bff.standIns.product.fault({
      path,
      kind: 'status',
      status: 200,
      body: { results: 1, data: { data: [foreign] } },
      times: 1,
    });
    expect((await list({}, 'klijent')).code).toBe('UPSTREAM_BAD_RESPONSE');
    await respondNext(foreign);
    expect((await query('klijent', 'any', 'id')).code).toBe('NOT_FOUND');
  });

  again.each<[object, Record<string, string>]>([
    [{}, {}],
    [{ filter: { search: 'lav "oil' } }, { 'text[search]': '"lav" "oil"' }],
    [{ filter: { search: ' INCI:  aqua' } }, { 'text[search]': '"aqua"', polje: 'inci' }],
    [{ filter: { search: 'trade: Parfem' } }, { 'text[search]': '"Parfem"', polje: 'trade' }],
    [{ filter: { search: 'inci:' } }, {}],
    [
      { filter: { type: 'UNCHOSEN', hasValidDocuments: false, cmrStatus: 'NO_DATA', isNano: false } },
      { vrsta: '0', dokumenti: 'ne', imaCMR: '0', nano: '0' },
    ],
    [
      { filter: { type: 'EXTRACT_OIL', hasValidDocuments: true, cmrStatus: 'PRESENT', isNano: true } },
      { vrsta: 'extractOil', dokumenti: 'da', imaCMR: '2', nano: '1' },
    ],
    [
      { filter: { manufacturer: 'Maison Grasse & Fils', isInCatalogue: false } },
      { proizvodjac: 'Maison Grasse & Fils', uKatalogu: 'ne' },
    ],
    [{ filter: { manufacturer: 'AT&amp;T' } }, { proizvodjac: 'AT&amp;amp;T' }],
    [
      { sort: 'UPDATED_DESC', pageSize: 100 },
      { sort: '-updatedAt', limit: '100' },
    ],
  ])('%j is sent to the service as %j', async (variables, query) => {
    const calls = await bff.callsDuring(async () => expect((await list(variables)).errors).toEqual([]));
    expect(calls.map(({ query: sent }) => sent)).toEqual([{ sort: 'tradeName', page: '1', limit: '4', ...query }]);
  });

  test('raw materials are found by the CAS number of what they contain', async () => {
    const byName = await list({ filter: { search: 'inci:glycerin' }, pageSize: 100 });
    const byCas = await list({ filter: { search: '56-81-5' }, pageSize: 100 });
    const found = byCas.data.rawMaterials.items.map(({ tradeName }) => tradeName);
    expect(found.length).toBeGreaterThan(0);
    expect(byName.data.rawMaterials.items.map(({ tradeName }) => tradeName)).toEqual(expect.arrayContaining(found));
    expect((await list({ filter: { search: '56-81-6' } })).data.rawMaterials.totalCount).toBe(0);
  });

  test('total count and manufacturers cover all pages', async () => {
    const { data } = await list({ filter: { search: 'trade:parfem' } });
    expect(data.rawMaterials).toMatchObject({
      page: 1,
      pageSize: 4,
      manufacturers: expect.arrayContaining(['Maison Grasse & Fils', 'Kemolux GmbH']) as string[],
    });
    expect(data.rawMaterials.totalCount).toBeGreaterThan(4);
    for (const { tradeName } of data.rawMaterials.items) expect(tradeName).toMatch(/^Parfem /);
  });

  test.each<[string, object]>([
    ['page', { page: 0 }],
    ['pageSize', { pageSize: 101 }],
    ['filter.search', { filter: { search: 'x'.repeat(201) } }],
    ['filter.manufacturer', { filter: { manufacturer: 'a\u0000' } }],
  ])('an invalid %s is refused without a call', async (field, variables) => {
    const query =
      'query List($filter: RawMaterialFilter, $page: Int! = 1, $pageSize: Int! = 4) { rawMaterials(filter: $filter, page: $page, pageSize: $pageSize) { totalCount } }';
    const calls = await bff.callsDuring(async () => {
      const { code, errors } = await bff.askAs('admin', query, { variables: { ...variables } });
      expect([code, errors[0]?.extensions.fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', field]);
    });
    expect(calls).toEqual([]);
  });
});
