import sharp from 'sharp';
import { emailOf, people, PASSWORD, LOGIN, startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

const FIELDS = `id version name email address phone registrationNumber taxNumber contact language logoUrl isArchived canEdit canAssign
  counts { users labels rawMaterials pifs formulas } consultants { id name role isActive relation }`;
const LIST = `query List($search: String, $isArchived: Boolean, $sort: CompanySort! = NAME_ASC, $page: Int! = 1, $pageSize: Int! = 20) {
  companyList(search: $search, isArchived: $isArchived, sort: $sort, page: $page, pageSize: $pageSize) { totalCount items { id name counts { labels } canEdit } } }`;
const ONE = `query One($id: ID!) { company(id: $id) { ${FIELDS} } }`;
const CREATE = `mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { company { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { company { ${FIELDS} } } }`;
const ARCHIVE = `mutation ($input: SetCompanyArchivedInput!) { setCompanyArchived(input: $input) { company { ${FIELDS} } } }`;
const DELETE = 'mutation ($input: DeleteCompanyInput!) { deleteCompany(input: $input) { deletedCompanyId } }';
const ASSIGN = `mutation ($input: AssignCompanyInput!) { assignCompany(input: $input) { company { ${FIELDS} } } }`;

interface Company {
  id: string;
  version: number;
  name: string;
  logoUrl: string | null;
  isArchived: boolean;
  canEdit: boolean;
  counts: { users: number; labels: number };
  consultants: { id: string; name: string; relation: string }[];
}
type Changed<Name extends string> = Record<Name, { company: Company }>;

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const run = <Data>(person: Person, query: string, input: object) =>
  bff.askAs<Data>(person, query, { variables: { input } });
const one = async (person: Person, id: string): Promise<Company> => {
  const { data } = await bff.askAs<{ company: Company }>(person, ONE, { variables: { id } });
  return data.company;
};
const namesOf = async (person: Person, variables: object = {}) =>
  (
    await bff.askAs<{ companyList: { items: Company[] } }>(person, LIST, { variables: { ...variables } })
  ).data.companyList.items.map(({ name }) => name);
const selector = async (person: Person) =>
  (await bff.askAs<{ companies: Company[] }>(person, '{ companies { id name } }')).data.companies.map(
    ({ name }) => name,
  );
const create = async (person: Person, content: object) =>
  (await run<Changed<'createCompany'>>(person, CREATE, { content })).data.createCompany.company;
const idNamed = async (name: string) =>
  (await bff.askAs<{ companies: Company[] }>('admin', '{ companies { id name } }')).data.companies.find(
    (company) => company.name === name,
  )?.id ?? '';

async function uploadLogo(person: Person, bytes: Buffer): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'logo.png');
  const headers = { authorization: `Bearer ${await bff.tokenOf(person)}`, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${bff.url}/uploads`, { method: 'POST', headers, body });
  return ((await response.json()) as { reference: string }).reference;
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0e5e5a' } })
    .png()
    .toBuffer();

test('a company keeps what was stated of it, and the selector offers it at once', async () => {
  const stated = {
    name: 'Žalfija & Šipak d.o.o.',
    email: 'info@zalfija.example',
    address: 'Ulica "Lipa" 1 <b>',
    phone: '+381 11 123',
    registrationNumber: '12345678',
    taxNumber: '123456789',
    contact: 'Ђорђе Ђорђевић',
    language: 'EN',
  };
  const { id } = await create('konsultant', stated);
  expect(await one('konsultant', id)).toMatchObject({ ...stated, version: 1, canEdit: true, isArchived: false });
  expect(await selector('konsultant')).toContain(stated.name);
  expect(await selector('org')).toContain(stated.name);
  expect(await selector('konsultant2')).not.toContain(stated.name);
});

test.each([
  ['created', '87 654 321', 'BAD_USER_INPUT'],
  ['created', '87654322', undefined],
  ['changed', '8765-4321', 'BAD_USER_INPUT'],
  ['changed', '87654323', undefined],
])('a company %s with the registration number %s beside 87654321 gives %s', async (act, registrationNumber, code) => {
  const name = `Sa brojem ${act} ${registrationNumber}`;
  const taken = await run('org', CREATE, { content: { name: `${name} 1`, registrationNumber: '87654321' } });
  // The second row finds the company of the first.
  expect([undefined, 'BAD_USER_INPUT']).toContain(taken.code);
  const { id } = await create('org', { name });
  const answer =
    act === 'created'
      ? await run('org', CREATE, { content: { name: `${name} 2`, registrationNumber } })
      : await run('org', UPDATE, { id, version: 1, content: { registrationNumber } });
  expect(answer.code).toBe(code);
  if (code)
    expect(answer.errors[0]?.extensions.fields).toEqual([
      expect.objectContaining({ path: 'input.content.registrationNumber', code: 'REGISTRATION_NUMBER_TAKEN' }),
    ]);
});

test('the list is searched, sorted and paged over what the caller sees', async () => {
  expect(await namesOf('konsultant', { search: 'LAVANDA' })).toEqual(['Lavanda Natura d.o.o.']);
  expect(await namesOf('konsultant2', { search: 'lavanda' })).toEqual([]);
  const ascending = await namesOf('admin', { pageSize: 100 });
  expect(await namesOf('admin', { pageSize: 100, sort: 'NAME_DESC' })).toEqual([...ascending].reverse());
  expect(await namesOf('admin', { page: 2, pageSize: 3 })).toEqual(ascending.slice(3, 6));
});

test('of two changes of one version the second is a conflict and changes nothing', async () => {
  const { id } = await create('org', { name: 'Dvoje odjednom' });
  const first = await run(`org`, UPDATE, { id, version: 1, content: { address: 'Prva 1' } });
  const second = await run('admin', UPDATE, { id, version: 1, content: { address: 'Druga 2' } });
  expect([first.code, second.code]).toEqual([undefined, 'CONFLICT']);
  expect(await one('org', id)).toMatchObject({ version: 2, address: 'Prva 1' });
});

test('a company is written to in Serbian until another language is chosen, which a change of something else keeps', async () => {
  const { id } = await create('org', { name: 'Jezik' });
  expect(await one('org', id)).toMatchObject({ language: 'SR' });
  await run('org', UPDATE, { id, version: 1, content: { language: 'EN' } });
  await run('org', UPDATE, { id, version: 2, content: { language: null, phone: '1' } });
  expect(await one('org', id)).toMatchObject({ language: 'EN', phone: '1' });
});

test('a field that is not sent stays and an empty one is cleared', async () => {
  const { id } = await create('org', { name: 'Polja', phone: '1', contact: 'Ana' });
  await run('org', UPDATE, { id, version: 1, content: { phone: '' } });
  expect(await one('org', id)).toMatchObject({ phone: null, contact: 'Ana', name: 'Polja' });
});

test('a logo is re-encoded and shown to the people of the company at once', async () => {
  const id = await idNamed('Tisa Derma Lab d.o.o.');
  const VIEWER = '{ viewer { company { name logoUrl } } }';
  const before = await bff.askAs<{ viewer: { company: Company } }>('org2', VIEWER);
  const logoUpload = await uploadLogo('org2', await picture(900, 600));
  const { version } = await one('org2', id);
  const { data } = await run<Changed<'updateCompany'>>('org2', UPDATE, { id, version, content: {}, logoUpload });
  const { logoUrl } = data.updateCompany.company;
  const stored = await fetch(`${bff.url}${logoUrl ?? ''}`);
  const meta = await sharp(Buffer.from(await stored.arrayBuffer())).metadata();
  expect([meta.format, meta.width, meta.height]).toEqual(['webp', 640, 427]);
  const after = await bff.askAs<{ viewer: { company: Company } }>('org2', VIEWER);
  expect(after.data.viewer.company.logoUrl).toBe(logoUrl);
  expect(before.data.viewer.company.logoUrl).not.toBe(logoUrl);
});

test('a logo of more than 40 megapixels is refused and creates no company', async () => {
  const logoUpload = await uploadLogo('org', await picture(9000, 5000));
  const refused = await run('org', CREATE, { content: { name: 'Bomba d.o.o.' }, logoUpload });
  expect([refused.code, refused.errors[0]?.extensions.fields?.[0]?.path]).toEqual([
    'BAD_USER_INPUT',
    'input.logoUpload',
  ]);
  expect(await namesOf('org', { search: 'Bomba' })).toEqual([]);
});

test('an archived company leaves the selector and stays in the list', async () => {
  const { id, name } = await create('org', { name: 'U arhivu' });
  await run('org', ARCHIVE, { id, version: 1, isArchived: true });
  expect(await selector('org')).not.toContain(name);
  expect(await namesOf('org', { isArchived: true })).toEqual([name]);
  await run('org', ARCHIVE, { id, version: 2, isArchived: false });
  expect(await selector('org')).toContain(name);
});

test('a company is deleted by its name', async () => {
  const { id, name } = await create('konsultant', { name: 'Za brisanje' });
  const wrong = await run('konsultant', DELETE, { id, name: 'za brisanje' });
  expect([wrong.code, wrong.errors[0]?.extensions.fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', 'input.name']);
  expect((await run('konsultant', DELETE, { id, name })).code).toBeUndefined();
  expect(await selector('konsultant')).not.toContain(name);
});

test('a company with anything in it is not deleted, and the refusal counts what', async () => {
  const name = 'Lavanda Natura d.o.o.';
  const id = await idNamed(name);
  const { code, errors } = await run('konsultant', DELETE, { id, name });
  const { counts } = await one('konsultant', id);
  expect(code).toBe('CONFLICT');
  expect(errors[0]?.extensions.userMessage).toContain(`deklaracije ${counts.labels}`);
  expect(await selector('konsultant')).toContain(name);
});

test('an administrator who worked on a deleted company works on all of them again', async () => {
  const { id, name } = await create('admin', { name: 'Izabrana pa obrisana' });
  const SELECT = 'mutation ($input: SelectCompanyInput!) { selectCompany(input: $input) { viewer { id } } }';
  await run('admin', SELECT, { companyId: id });
  await run('admin', DELETE, { id, name });
  const { data } = await bff.askAs<{ viewer: { selectedCompanyId: string } }>(
    'admin',
    '{ viewer { selectedCompanyId } }',
  );
  expect(data.viewer.selectedCompanyId).toBe('Sve');
});

test('a consultant changes the companies that he created, not those that he was given', async () => {
  const [created, given] = [await idNamed('Lavanda Natura d.o.o.'), await idNamed('Đerdap Botanika d.o.o.')];
  expect([(await one('konsultant', created)).canEdit, (await one('konsultant', given)).canEdit]).toEqual([true, false]);
  expect((await run('konsultant', UPDATE, { id: given, version: 1, content: { phone: '1' } })).code).toBe('FORBIDDEN');
});

test('a dcp sees the labels of a company from when it is given until it is taken away', async () => {
  const companyId = await idNamed('Šumadija Kozmetika d.o.o.');
  const LABELS = `query ($companyId: ID) { labels(filter: {companyId: $companyId}) { totalCount } }`;
  const count = async () =>
    (await bff.askAs<{ labels: { totalCount: number } } | null>('dcp', LABELS, { variables: { companyId } })).data
      ?.labels.totalCount ?? 0;
  const dcp = (await one('org', companyId)).consultants.find(({ name }) => name === 'Nikola Marković');
  expect([dcp?.relation, await count()]).toEqual(['NONE', 0]);
  await run('org', ASSIGN, { companyId, userId: dcp?.id, isAssigned: true });
  expect(await count()).toBeGreaterThan(0);
  await run('org', ASSIGN, { companyId, userId: dcp?.id, isAssigned: false });
  expect(await count()).toBe(0);
});

test('only administrators assign, and a consultant is not told who does not work with his company', async () => {
  const companyId = await idNamed('Lavanda Natura d.o.o.');
  const consultants = (await one('konsultant', companyId)).consultants;
  expect(consultants.map(({ relation }) => relation)).not.toContain('NONE');
  const userId = consultants[0]?.id;
  expect((await run('konsultant', ASSIGN, { companyId, userId, isAssigned: false })).code).toBe('FORBIDDEN');
});

test.each([...people, null])(
  'what a company of another organisation answers to %s is what one that does not exist answers',
  async (person) => {
    const foreign = await idNamed(person?.endsWith('2') ? 'Lavanda Natura d.o.o.' : 'Panonska Lepota d.o.o.');
    const ids = person === 'admin' ? [] : [foreign, 'f'.repeat(24)];
    const ask = (query: string, variables: object) =>
      person
        ? bff.askAs(person, query, { variables: { ...variables } })
        : bff.ask(query, { variables: { ...variables } });
    for (const [query, input] of [
      [UPDATE, { version: 1, content: { phone: '1' } }],
      [ARCHIVE, { version: 1, isArchived: true }],
      [DELETE, { name: 'x' }],
    ] as const) {
      const codes = await Promise.all(ids.map(async (id) => (await ask(query, { input: { id, ...input } })).code));
      expect(new Set(codes).size).toBeLessThanOrEqual(1);
      expect(codes).not.toContain(undefined);
    }
    const read = await Promise.all(ids.map(async (id) => (await ask(ONE, { id })).code));
    expect(new Set(read).size).toBeLessThanOrEqual(1);
    expect(read).not.toContain(undefined);
  },
);

test('the sign-in of somebody whose company was renamed tells the new name', async () => {
  const id = await idNamed('Panonska Lepota d.o.o.');
  const { version } = await one('org2', id);
  await run('org2', UPDATE, { id, version, content: { name: 'Panonska Lepota 2 d.o.o.' } });
  const input = { email: emailOf('klijent2'), password: PASSWORD };
  const { data } = await bff.ask<{ login: { session: { user: { company: Company } } } }>(LOGIN, {
    variables: { input },
  });
  expect(data.login.session.user.company.name).toBe('Panonska Lepota 2 d.o.o.');
});
