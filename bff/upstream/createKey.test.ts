import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { startBff, type Person, type TestBff } from '../../tests/support/bff.ts';

const companyId = companyIdOf('Lavanda Natura d.o.o.');
const composition = [{ inciName: 'AQUA', maxConcentration: '99' }];

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const KEY = 'a1b2c3d4e5f60718';
const typeOf = (mutation: string) => `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
const send = (person: Person, mutation: string, fields: string, input: object, key: string) =>
  bff.askAs<Record<string, unknown>>(
    person,
    `mutation ($input: ${typeOf(mutation)}!) { ${mutation}(input: $input) { ${fields} } }`,
    { variables: { input }, headers: { 'idempotency-key': key } },
  );

const CREATES: [mutation: string, person: Person, input: object, fields: string, list: string][] = [
  [
    'createLabel',
    'konsultant',
    { companyId, content: { name: 'Ključ krema', ingredientText: 'Aqua' } },
    'label { slug }',
    'labels(filter: {search: "Ključ krema"}) { totalCount }',
  ],
  [
    'createRawMaterial',
    'konsultant',
    { companyId, tradeName: 'Ključ sirovina', values: { composition } },
    'rawMaterial { slug }',
    'rawMaterials(filter: {search: "Ključ sirovina"}) { totalCount }',
  ],
  [
    'createFormula',
    'konsultant',
    { formula: { companyId, name: 'Ključ formula', lines: [{ provisionalName: 'Aqua', percent: '100' }] } },
    'formula { slug }',
    'formulas(filter: {search: "Ključ formula"}) { totalCount }',
  ],
  [
    'createPif',
    'konsultant',
    { companyId, name: 'Ključ dosije' },
    'pif { slug }',
    'pifs(filter: {search: "Ključ dosije"}) { totalCount }',
  ],
  [
    'createCompany',
    'admin',
    { content: { name: 'Ključ d.o.o.' } },
    'company { id }',
    'companyList(search: "Ključ d.o.o.") { totalCount }',
  ],
  [
    'createUser',
    'admin',
    { name: 'Ključ Korisnik', email: 'createkey@dosije.example', role: 'USER', companyId },
    'temporaryPassword user { id }',
    'users(search: "Ključ Korisnik") { totalCount }',
  ],
];

test.each(CREATES)('%s makes one record of a key that is sent twice', async (mutation, person, input, fields, list) => {
  const [first, second] = await Promise.all([1, 2].map(() => send(person, mutation, fields, input, KEY)));
  const later = await send(person, mutation, fields, input, KEY);
  expect(first?.errors).toEqual([]);
  expect([second?.data, later.data]).toEqual([first?.data, first?.data]);
  const { data } = await bff.askAs<Record<string, { totalCount: number }>>(person, `{ ${list} }`);
  expect(Object.values(data).map(({ totalCount }) => totalCount)).toEqual([1]);
});

const sendFormula = (name: string, key: string, percent = '100') =>
  send(
    'konsultant',
    'createFormula',
    'formula { slug }',
    { formula: { companyId, name, lines: [{ provisionalName: 'Aqua', percent }] } },
    key,
  );

test('other values under the same key are refused and told', async () => {
  await sendFormula('Prva', 'b1b2c3d4e5f60718');
  const { code, errors } = await sendFormula('Druga', 'b1b2c3d4e5f60718');
  expect([code, errors[0]?.extensions]).toEqual(['CONFLICT', expect.objectContaining({ reason: 'STORED_OTHERWISE' })]);
});

test('a refused create may be mended and sent with the same key', async () => {
  expect((await sendFormula('Treća', 'c1b2c3d4e5f60718', '101')).code).toBe('BAD_USER_INPUT');
  expect((await sendFormula('Treća', 'c1b2c3d4e5f60718')).data).toMatchObject({ createFormula: { formula: {} } });
});

test('what is no key is refused', async () => {
  const { status, errors } = await sendFormula('Bez ključa', 'short');
  expect([status, errors[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
});
