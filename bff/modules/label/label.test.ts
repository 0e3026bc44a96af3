import type { Call } from '../../../mocks/product-server/service/calls.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

interface Label {
  slug: string;
  name: string;
  company: { id: string; name: string } | null;
  viewerCanDelete: boolean;
}
interface Page {
  labels: {
    items: Label[];
    totalCount: number;
    hasUncounted: boolean;
    companyCounts: { company: { id: string; name: string }; count: number }[];
    statusCounts: { status: string; count: number }[];
  };
}

const PAGE = `query Labels($filter: LabelFilter, $sort: LabelSort! = CREATED_DESC, $page: Int! = 1, $pageSize: Int! = 4) {
  labels(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
    totalCount hasUncounted page pageSize
    companyCounts { company { id name } count }
    statusCounts { status count }
    items {
      id slug name productCode photoUrl ingredients status isActive isArchived createdAt resultChangedAt viewerCanDelete
      company { id name }
    }
  }
}`;
const DELETE = 'mutation Delete($input: DeleteLabelInput!) { deleteLabel(input: $input) { deletedLabelSlug } }';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const page = (person: Person, variables: Record<string, unknown> = {}) => bff.askAs<Page>(person, PAGE, { variables });

/** The query string of the one call that a page needs. */
async function callOf(person: Person, variables: Record<string, unknown>): Promise<Call> {
  await bff.tokenOf(person);
  const calls = await bff.callsDuring(async () => expect(await page(person, variables)).toMatchObject({ errors: [] }));
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /']);
  return calls[0]!;
}

test('a page of labels with their companies costs one call', async () => {
  await callOf('admin', {});
  const { data } = await page('admin');
  const { items, totalCount, hasUncounted, companyCounts, statusCounts } = data.labels;
  expect(hasUncounted).toBe(false);
  expect(items).toHaveLength(4);
  const known = companyCounts.map(({ company }) => company);
  for (const { company } of items) expect(known).toContainEqual(company);
  expect(companyCounts.reduce((sum, { count }) => sum + count, 0)).toBe(totalCount);
  expect(statusCounts.map(({ status }) => status).sort()).toEqual(['GREEN', 'RED', 'YELLOW']);
});

test('every argument is translated for the service', async () => {
  const filter = { search: '  krem  "za\\ruke" ', companyId: 'Sve', status: 'RED', selection: 'ARCHIVED' };
  const { query } = await callOf('admin', { filter, sort: 'RESULT_CHANGED_ASC', page: 2, pageSize: 9 });
  expect(query).toEqual({
    fields: '-napomene,-tekstDeklaracije,-mereOpreza',
    'text[search]': String.raw`"krem" "za\\ruke"`,
    firmaId: 'Sve',
    status: '3',
    selekcija: 'arhivirane',
    sort: 'rezultatChangedAt',
    page: '2',
    limit: '9',
  });
});

test.each([
  ['CREATED_DESC', '-createdAt'],
  ['CREATED_ASC', 'createdAt'],
  ['RESULT_CHANGED_DESC', '-rezultatChangedAt'],
])('the sort order %s is sent as %s', async (sort, wire) => {
  expect((await callOf('admin', { sort })).query).toMatchObject({ sort: wire });
});

test('a missing or empty filter requests all labels', async () => {
  const { query } = await callOf('admin', { filter: { search: '   ', status: null } });
  expect(query).toEqual({
    fields: query['fields'],
    firmaId: 'Sve',
    status: '0',
    sort: '-createdAt',
    page: '1',
    limit: '4',
  });
});

test('a client always gets the labels of its own company', async () => {
  const { query } = await callOf('klijent', {});
  expect(query['firmaId']).toMatch(/^[0-9a-f]{24}$/);
  for (const companyId of ['Sve', 'f'.repeat(24), null]) {
    expect((await callOf('klijent', { filter: { companyId } })).query['firmaId']).toBe(query['firmaId']);
  }
  const { data } = await page('klijent', { pageSize: 100 });
  expect(new Set(data.labels.items.map(({ company }) => company?.id))).toEqual(new Set([query['firmaId']]));
});

test('a list with a label of another company is not shown to a client', async () => {
  const { sveDeklaracije, stats } = {
    sveDeklaracije: [{ _id: 'a'.repeat(24), slug: 'tudja', ime: 'Tuđa krema', firma: 'b'.repeat(24) }],
    stats: [],
  };
  await bff.standIns.product.fault({
    path: '/',
    kind: 'wrongType',
    body: { sveDeklaracije, stats, brojDeklaracija: 1 },
    times: 1,
  });
  const { code, text } = await page('klijent');
  expect(code).toBe('UPSTREAM_BAD_RESPONSE');
  expect(text).not.toContain('Tuđa');
});

test('texts are decoded once, and omitted fields are null, empty or false', async () => {
  const sveDeklaracije = [
    {
      _id: 'a'.repeat(24),
      slug: 'a',
      ime: 'Čaj &amp; med &amp;lt;b&gt; &#x27;',
      photo: '../secret',
      firma: null,
      status: 9,
      extra: { any: 'thing' },
    },
  ];
  const body = { sveDeklaracije, stats: [], brojDeklaracija: 1, imaIhVise: true, napomene: 'never asked for' };
  await bff.standIns.product.fault({ path: '/', kind: 'wrongType', body, times: 1 });
  const { data } = await page('admin');
  expect(data.labels).toMatchObject({ statusCounts: null, hasUncounted: true, companyCounts: [] });
  expect(data.labels.items).toEqual([
    {
      id: 'a'.repeat(24),
      slug: 'a',
      name: "Čaj & med &lt;b> '",
      productCode: null,
      photoUrl: null,
      ingredients: [],
      status: null,
      isActive: true,
      isArchived: false,
      createdAt: null,
      resultChangedAt: null,
      viewerCanDelete: true,
      company: null,
    },
  ]);
});

test.each([
  [{ pageSize: 0 }, 'pageSize'],
  [{ pageSize: 101 }, 'pageSize'],
  [{ pageSize: -1 }, 'pageSize'],
  [{ pageSize: 2147483647 }, 'pageSize'],
  [{ page: 0 }, 'page'],
  [{ page: 1000001 }, 'page'],
  [{ filter: { search: 'x'.repeat(201) } }, 'filter.search'],
  [{ filter: { search: 'a\u0000b' } }, 'filter.search'],
  [{ filter: { companyId: 'Sve&role=admin' } }, 'filter.companyId'],
  [{ filter: { companyId: '' } }, 'filter.companyId'],
  [{ filter: { companyId: 'a'.repeat(23) } }, 'filter.companyId'],
  [{ filter: { companyId: 'g'.repeat(24) } }, 'filter.companyId'],
  [{ filter: { companyId: { $ne: 1 } } }, 'filter.companyId'],
  [{ filter: { search: { $gt: '' } } }, 'filter.search'],
  [{ filter: { status: 'PURPLE' } }, 'filter.status'],
  [{ sort: 'NAME' }, 'sort'],
  [{ page: 'one' }, 'page'],
])('%j is rejected with its field, without a call to the service', async (variables, field) => {
  await bff.tokenOf('admin');
  const calls = await bff.callsDuring(async () => {
    const { code, errors } = await page('admin', variables);
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors[0]?.extensions.fields?.map(({ path }) => path)).toEqual([field]);
  });
  expect(calls).toEqual([]);
});

test('every role but dcp may delete a label, once', async () => {
  const { data } = await page('admin');
  const { slug } = data.labels.items[0]!;
  expect((await page('dcp')).data.labels.items.map(({ viewerCanDelete }) => viewerCanDelete)).not.toContain(true);
  const input = { slug };
  const calls = await bff.callsDuring(async () => {
    expect(await bff.askAs('admin', DELETE, { variables: { input } })).toMatchObject({
      errors: [],
      data: { deleteLabel: { deletedLabelSlug: slug } },
    });
  });
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `DELETE /deklaracija/${encodeURIComponent(slug)}`,
  ]);
  expect((await bff.askAs('admin', DELETE, { variables: { input } })).code).toBe('NOT_FOUND');
  expect((await page('admin')).data.labels.totalCount).toBe(data.labels.totalCount - 1);
});

test('the label of another company and a missing label give the same response', async () => {
  const ownSlugs = new Set((await page('klijent', { pageSize: 100 })).data.labels.items.map(({ slug }) => slug));
  const foreign = (await page('admin', { pageSize: 100 })).data.labels.items.find(({ slug }) => !ownSlugs.has(slug))!;
  const responses = await Promise.all(
    [foreign.slug, 'no-such-label'].map((slug) =>
      bff.askAs('klijent', DELETE, { variables: { input: { slug } }, headers: { 'x-request-id': 'same-request' } }),
    ),
  );
  expect(responses[0]?.code).toBe('NOT_FOUND');
  expect(responses[0]?.text).toBe(responses[1]?.text);
});

test.each([[''], ['.'], ['..'], ['a\u0000'], ['x'.repeat(201)]])('the slug %j is rejected', async (slug) => {
  const calls = await bff.callsDuring(async () => {
    const { code, errors } = await bff.askAs('admin', DELETE, { variables: { input: { slug } } });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors[0]?.extensions.fields?.[0]?.path).toBe('input.slug');
  });
  expect(calls).toEqual([]);
});

test.each(['../users', 'a/b', 'a?b=c', 'a#b', '..%2fusers', 'Šećer 50%'])(
  'the slug %s is sent as one path segment',
  async (slug) => {
    const calls = await bff.callsDuring(() => bff.askAs('admin', DELETE, { variables: { input: { slug } } }));
    expect(calls.map(({ path }) => path)).toEqual([`/deklaracija/${encodeURIComponent(slug)}`]);
  },
);
