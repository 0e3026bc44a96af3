import { startBff, type TestBff } from '../../../tests/support/bff.ts';

interface Companies {
  companies: { id: string; name: string; email: string; logoUrl: null }[];
}
interface Selected {
  selectCompany: { viewer: { selectedCompanyId: string; company: { id: string; name: string } | null } };
}

const COMPANIES = '{ companies { id name email logoUrl } }';
const SELECT = `mutation Select($input: SelectCompanyInput!) {
  selectCompany(input: $input) { viewer { id name selectedCompanyId company { id name } } }
}`;

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const select = (companyId: unknown, token?: string) =>
  token === undefined
    ? bff.askAs<Selected>('admin', SELECT, { variables: { input: { companyId } } })
    : bff.ask<Selected>(SELECT, { token, variables: { input: { companyId } } });

test('the companies for the selector cost one call and are sorted by name', async () => {
  await bff.tokenOf('admin');
  const calls = await bff.callsDuring(async () => {
    const { data } = await bff.askAs<Companies>('admin', COMPANIES);
    expect(data.companies).toHaveLength(14);
    const names = data.companies.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('sr-Latn').compare));
  });
  expect(calls.map(({ method, path, query }) => ({ method, path, query }))).toEqual([
    { method: 'GET', path: '/api/v1/pifs/firme', query: { fields: 'firma.ime,firma.email', sort: 'firma.ime' } },
  ]);
});

test('the selected company is stored in the account and effective at once', async () => {
  const { data } = await bff.askAs<Companies>('admin', COMPANIES);
  const { id, name } = data.companies[3]!;
  const calls = await bff.callsDuring(async () => {
    const { data: selected } = await select(id);
    expect(selected.selectCompany.viewer).toMatchObject({ selectedCompanyId: id, company: { id, name } });
    const { data: seen } = await bff.askAs('admin', '{ viewer { name selectedCompanyId company { name } } }');
    expect(seen).toEqual({ viewer: { name: 'Jelena Petrović', selectedCompanyId: id, company: { name } } });
  });
  expect(calls.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    {
      method: 'PATCH',
      path: expect.stringMatching(/^\/api\/v1\/users\/[0-9a-f]{24}$/) as string,
      body: { fastFirmaId: id },
    },
  ]);
  expect((await select('Sve')).data.selectCompany.viewer.selectedCompanyId).toBe('Sve');
});

test.each([
  ['sve'],
  [''],
  ['a'.repeat(23)],
  ['a'.repeat(25)],
  ['g'.repeat(24)],
  ['Sve&role=admin'],
  [{ $ne: 1 }],
  [null],
  [['Sve']],
])('the selection %j is rejected and not sent to the service', async (companyId) => {
  await bff.tokenOf('admin');
  const calls = await bff.callsDuring(async () => {
    const { code, errors } = await select(companyId);
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors[0]?.extensions.fields?.[0]?.path).toBe('input.companyId');
  });
  expect(calls).toEqual([]);
});

test('only administrators may select a company, and only for themselves', async () => {
  const token = await bff.tokenOf('org');
  const calls = await bff.callsDuring(async () => {
    expect((await select('Sve', token)).code).toBe('FORBIDDEN');
    const input = { companyId: 'Sve', userId: 'a'.repeat(24) };
    expect((await bff.askAs('admin', SELECT, { variables: { input } })).code).toBe('BAD_USER_INPUT');
  });
  expect(calls).toEqual([]);
});
