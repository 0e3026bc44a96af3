import { defaultFilters, isNarrowed, labelListParams, toStored, toVariables } from './labelListParams.ts';
import type { LabelFilters, StoredFilters } from './labelListParams.ts';

const company = '64b7f0c2a1d3e4f5a6b7c8d9';

/** The list state for an address and stored filters, and the address that reproduces it. */
function read(
  address: string,
  stored: Partial<StoredFilters> = {},
  hasCompanyFilter = true,
  chosenInHeader: string | null = null,
) {
  const params = labelListParams((name) => stored[name] ?? null, hasCompanyFilter, chosenInHeader);
  const query = new URLSearchParams(address);
  const names = Object.keys(params) as (keyof LabelFilters)[];
  const filters = Object.fromEntries(
    names.map((name) => [name, params[name].parse(query.get(name))]),
  ) as unknown as LabelFilters;
  const written = names.flatMap((name) => {
    const text = params[name].format(filters[name] as never);
    return text === null ? [] : [[name, text]];
  });
  return { filters, address: new URLSearchParams(written).toString() };
}

test('without address parameters and stored filters, every label is shown, newest first', () => {
  expect(read('').filters).toEqual({
    company: 'Sve',
    status: null,
    sort: 'CREATED_DESC',
    selection: null,
    filter: '',
    page: 1,
  });
});

test('stored filters apply where the address has no parameter', () => {
  const stored = { company, status: '2', sort: 'latest-modified' };
  expect(read('', stored).filters).toEqual({
    ...defaultFilters,
    company,
    status: 'YELLOW',
    sort: 'RESULT_CHANGED_DESC',
  });
  expect(read('status=3', stored).filters).toEqual({
    ...defaultFilters,
    company,
    status: 'RED',
    sort: 'RESULT_CHANGED_DESC',
  });
});

test('an explicit default in the address takes precedence over stored filters', () => {
  expect(read('company=Sve&status=0&sort=newest', { company, status: '2', sort: 'oldest' }).filters).toEqual(
    defaultFilters,
  );
});

test.each(['0123', '64b7f0c2a1d3e4f5a6b7c8dZ', '64b7f0c2a1d3e4f5a6b7c8d9a', 'sve', '', '__proto__', '{"$ne":1}'])(
  'a company of %j in the storage or in the address means all companies',
  (text) => {
    expect(read('', { company: text }).filters.company).toBe('Sve');
    expect(read(new URLSearchParams({ company: text }).toString(), { company }).filters.company).toBe('Sve');
  },
);

test.each([
  ['status=4', 'status=0'],
  ['status=-1', 'status=0'],
  ['status=constructor', 'status=0'],
  ['sort=toString', 'sort=newest'],
  ['selection=all', ''],
  ['selection=ARCHIVED', ''],
  ['page=0', ''],
  ['page=-3', ''],
  ['page=1e3', ''],
  ['page=2.5', ''],
  ['page=9999999999', ''],
  ['page=%00', ''],
])('%s falls back', (address, corrected) => {
  const written = new URLSearchParams(read(address, { status: '3' }).address);
  const name = address.split('=')[0] ?? '';
  expect(written.get(name) ?? '').toBe(corrected.split('=')[1] ?? '');
});

test('an address restores the same list whatever filters are stored', () => {
  const first = read(`company=${company}&status=1&sort=oldest&selection=archived&filter=%C5%A1ampon+%25&page=3`);
  expect(read(first.address, { company: 'Sve', status: '3', sort: 'newest' })).toEqual(first);
  const plain = read('');
  expect(read(plain.address, { company, status: '3', sort: 'oldest' }).filters).toEqual(defaultFilters);
});

test('a viewer without the company filter never gets one from address or storage', () => {
  const { filters, address } = read(`company=${company}`, { company }, false);
  expect(filters.company).toBe('Sve');
  expect(address).not.toContain('company');
});

test.each([
  ['all companies', 'Sve', company],
  ['the same company', company, company],
  ['another company', '64b7f0c2a1d3e4f5a6b7c8d0', 'Sve'],
])(
  'with %s chosen in the header, a filter on a company that has no labels there falls back to all',
  (_, chosenInHeader, expected) => {
    expect(read(`company=${company}`, {}, true, chosenInHeader).filters.company).toBe(expected);
    expect(read('', { company }, true, chosenInHeader).filters.company).toBe(expected);
  },
);

test('a search keeps special characters and is cut at 200', () => {
  const search = (text: string) => read(new URLSearchParams({ filter: text }).toString()).filters.filter;
  expect(search('"krema" \\ 50% & <b> č ć š ž đ 💧')).toBe('"krema" \\ 50% & <b> č ć š ž đ 💧');
  expect(search('a\u0000b\nc')).toBe('a b c');
  expect(search('x'.repeat(5000))).toHaveLength(200);
  expect(search(`${'x'.repeat(199)}💧`)).toBe('x'.repeat(199));
  expect(labelListParams(() => null, true).filter.parse('\ud800lone')).toBe(' lone');
});

test('query variables hold only the set filters', () => {
  expect(toVariables(defaultFilters)).toEqual({ filter: {}, sort: 'CREATED_DESC', page: 1, pageSize: 4 });
  expect(
    toVariables({
      company,
      status: 'RED',
      sort: 'RESULT_CHANGED_ASC',
      selection: 'INACTIVE',
      filter: ' gel ',
      page: 2,
    }),
  ).toEqual({
    filter: { companyId: company, status: 'RED', selection: 'INACTIVE', search: 'gel' },
    sort: 'RESULT_CHANGED_ASC',
    page: 2,
    pageSize: 4,
  });
});

test('every filter narrows the list; order and page do not', () => {
  expect(isNarrowed({ ...defaultFilters, sort: 'CREATED_ASC', page: 7, filter: '  ' })).toBe(false);
  const narrowing: Partial<LabelFilters>[] = [
    { company },
    { status: 'GREEN' },
    { selection: 'ARCHIVED' },
    { filter: 'a' },
  ];
  expect(narrowing.map((one) => isNarrowed({ ...defaultFilters, ...one }))).toEqual([true, true, true, true]);
});

test('stored filters are read back unchanged', () => {
  const filters: LabelFilters = { ...defaultFilters, company, status: 'YELLOW', sort: 'RESULT_CHANGED_ASC' };
  expect(toStored(filters)).toEqual({ company, status: '2', sort: 'oldest-modified' });
  expect(read('', toStored(filters)).filters).toEqual(filters);
});
