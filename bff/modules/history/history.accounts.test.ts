import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import { accounts } from '../../../mocks/demo-data/accounts.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

interface Event {
  person: string | null;
  kind: string;
  changes: { field: string; before: string | null; after: string | null }[];
}

const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const sumadija = companyIdOf('Šumadija Kozmetika d.o.o.');

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const history = async (person: Person, subject: string, slug: string) => {
  const query = `{ history(subject: ${subject}, slug: "${slug}") { items { person kind changes { field before after } } } }`;
  const { data, errors } = await bff.askAs<{ history: { items: Event[] } }>(person, query);
  expect(errors).toEqual([]);
  return data.history.items;
};
async function mutate<Item>(person: Person, name: string, input: object, selected: string): Promise<Item> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selected} } }`;
  const { data, errors } = await bff.askAs<Record<string, Item>>(person, query, { variables: { input } });
  expect(errors).toEqual([]);
  return data[name] as Item;
}

test('an account tells who created, moved, renewed and deactivated it, without its password', async () => {
  interface Made {
    user: { id: string; version: number };
    temporaryPassword: string;
  }
  const input = { name: 'Nova Klijentkinja', email: 'istorija@klijent.example', companyId: lavanda };
  const { user, temporaryPassword } = await mutate<Made>(
    'konsultant',
    'createClientUser',
    input,
    'temporaryPassword user { id version }',
  );
  const change = (person: Person, version: number, changed: object) =>
    mutate(person, 'updateUser', { id: user.id, version, ...changed }, 'user { id }');
  await change('admin', user.version, { companyId: sumadija });
  await mutate('org', 'issueTemporaryPassword', { userId: user.id }, 'user { id }');
  await change('org', user.version + 2, { isActive: false });
  const events = await history('konsultant', 'ACCOUNT', user.id);
  expect(events.map(({ person, kind }) => [person, kind])).toEqual([
    [accounts.org.name, 'CHANGED'],
    [accounts.org.name, 'CHANGED'],
    [accounts.admin.name, 'CHANGED'],
    [accounts.konsultant.name, 'CREATED'],
  ]);
  const [deactivated, renewed, moved, created] = events.map(({ changes }) => changes);
  expect(deactivated).toEqual([{ field: 'isAccountActive', before: 'true', after: 'false' }]);
  expect(renewed?.map(({ field }) => field)).toEqual(['temporaryPasswordUntil']);
  expect(moved).toEqual([{ field: 'company', before: 'Lavanda Natura d.o.o.', after: 'Šumadija Kozmetika d.o.o.' }]);
  expect(created).toContainEqual({ field: 'role', before: null, after: 'CLIENT' });
  expect(JSON.stringify(events)).not.toContain(temporaryPassword);
});

test('a company tells its changes and to whom it was given, by name', async () => {
  const query = `{ company(id: "${sumadija}") { version } }`;
  const { data } = await bff.askAs<{ company: { version: number } }>('org', query);
  const content = { taxNumber: '100200300' };
  await mutate('org', 'updateCompany', { id: sumadija, version: data.company.version, content }, 'company { id }');
  const given = { companyId: sumadija, userId: accounts.dcp.id, isAssigned: true };
  await mutate('org', 'assignCompany', given, 'company { id }');
  const [assigned, changed] = await history('konsultant', 'COMPANY', sumadija);
  expect(assigned?.changes).toEqual([{ field: `consultants.${accounts.dcp.name}`, before: 'false', after: 'true' }]);
  expect(changed?.person).toBe(accounts.org.name);
  expect(changed?.changes).toMatchObject([{ field: 'taxNumber', after: '100200300' }]);
});
