import { LOGIN, startBff, type TestBff } from '../support/bff.ts';
import {
  COMPANY_ID as COMPANY,
  json,
  nothing,
  SESSION,
  startSpecificationServer,
  user,
  USER_ID as ID,
  type Answer,
  type SpecificationServer,
} from '../support/specificationServer.ts';

/** What the specification does not show, in the ways in which a server may say that it was done. */
const ways: [string, Answer][] = [
  ['204', nothing(204)],
  ['an empty 200', nothing(200)],
  ['201 with JSON', json({ status: 'success' }, 201)],
  ['202 with text', nothing(202, 'text/plain', 'OK')],
  ['200 with null', json(null)],
  ['200 with HTML', nothing(200, 'text/html', '<p>Sačuvano</p>')],
];

let server: SpecificationServer;
let bff: TestBff;
beforeAll(async () => {
  server = await startSpecificationServer();
  bff = await startBff({ productServerUrl: server.url });
});
beforeEach(() => server.reset());
afterAll(async () => {
  await bff.close();
  server.close();
});

const ask = <Data>(query: string) => bff.ask<Data>(query, { token: SESSION });

test('signing in reads a company that is an object', async () => {
  const record = { ...user, firma: { _id: COMPANY, ime: 'Lavanda d.o.o.' } };
  server.answer({ 'POST /api/v1/users/login': json({ token: SESSION, data: { user: record } }) });
  const input = { email: user.email, password: 'Demo@2026x' };
  const { data, errors } = await bff.ask<{ login: { session: { user: unknown } } }>(LOGIN, { variables: { input } });
  expect(errors).toEqual([]);
  expect(data.login.session.user).toMatchObject({
    name: user.name,
    role: 'ADMIN',
    selectedCompanyId: COMPANY,
    company: { id: COMPANY, name: 'Lavanda d.o.o.' },
  });
});

test.each([
  ['three levels', { data: { data: { data: user } } }],
  ['two levels', { data: { data: user } }],
  ['an id as the company', { data: { data: { data: { ...user, firma: COMPANY } } } }],
])('the person is read from %s', async (_name, body) => {
  server.answer({ 'GET /api/v1/users/me': json(body) });
  const fresh = await startBff({ productServerUrl: server.url }, bff);
  const { data, errors } = await fresh.ask('{ viewer { id name company { id } } }', { token: SESSION });
  await fresh.close();
  expect({ data, errors }).toEqual({
    data: { viewer: { id: ID, name: user.name, company: { id: COMPANY } } },
    errors: [],
  });
});

const OTHER = 'c'.repeat(24);
const named = { firma: { ime: 'Lavanda Natura' }, logoFirmePublic: 'lavanda.webp' };
test.each<[string, object, object | null]>([
  [
    'only fastFirmaId and firmaData',
    { fastFirmaId: COMPANY, firmaData: named },
    { id: COMPANY, name: 'Lavanda Natura' },
  ],
  ['only fastFirmaId', { fastFirmaId: COMPANY }, { id: COMPANY, name: null }],
  ['firma and another fastFirmaId', { firma: COMPANY, fastFirmaId: OTHER, firmaData: named }, { id: COMPANY }],
  ['an empty firma', { firma: null, fastFirmaId: COMPANY }, { id: COMPANY }],
  ['all companies', { fastFirmaId: 'Sve' }, null],
  ['none', {}, null],
])('a client whose record has %s has that company', async (_what, fields, company) => {
  const { firmaData: _data, fastFirmaId: _chosen, ...bare } = user;
  server.answer({ 'GET /api/v1/users/me': json({ data: { data: { ...bare, role: 'client', ...fields } } }) });
  const fresh = await startBff({ productServerUrl: server.url }, bff);
  const { data, errors } = await fresh.ask<{ viewer: { company: object | null } }>(
    '{ viewer { company { id name } } }',
    { token: SESSION },
  );
  await fresh.close();
  expect(errors).toEqual([]);
  if (company) expect(data.viewer.company).toMatchObject(company);
  else expect(data.viewer.company).toBeNull();
});

test('an account is read without what the server does not keep', async () => {
  const query = '{ viewer { name assessorProfile { version } notifications { version } loginStats { at } } }';
  expect(await ask(query)).toMatchObject({
    data: { viewer: { name: user.name, assessorProfile: null, notifications: null } },
    errors: [],
  });
});

test('a list is checked against the knowledge that ships with the product, which the result says', async () => {
  const { data, errors } = await ask<{ checkIngredients: { result: string; knowledge: { isImported: boolean }[] } }>(
    '{ checkIngredients(input: {text: "Aqua, Glycerin, Formaldehyde"}) { result recognised knowledge { content isImported } findings { code } } }',
  );
  expect(errors).toEqual([]);
  expect(data.checkIngredients).toMatchObject({ result: 'RED', recognised: 3 });
  expect(data.checkIngredients.knowledge.map(({ isImported }) => isImported)).toEqual(Array(6).fill(false));
});

test('lists and a raw material are read', async () => {
  const { data, errors } = await ask(
    '{ labels { totalCount items { name status } } companies { id name } rawMaterial(slug: "glicerin") { tradeName values { composition { inciName } } } }',
  );
  expect({ data, errors }).toEqual({
    data: {
      labels: { totalCount: 1, items: [{ name: 'Krema', status: 'GREEN' }] },
      companies: [{ id: COMPANY, name: 'Lavanda' }],
      rawMaterial: {
        tradeName: 'Glicerin & voda',
        values: { composition: [{ inciName: 'GLYCERIN' }, { inciName: 'AQUA' }] },
      },
    },
    errors: [],
  });
});

describe.each(ways)('what is answered with %s was done:', (_name, way) => {
  test.each<[string, string, string, string?]>([
    [
      'a change of password',
      'PATCH /api/v1/users/updateMyPassword',
      'mutation { changePassword(input: {currentPassword: "Demo@2026x", newPassword: "Nova@2026x", newPasswordConfirmation: "Nova@2026x"}) { passwordChanged } }',
    ],
    [
      'the choice of a company',
      `PATCH /api/v1/users/${ID}`,
      `mutation { selectCompany(input: {companyId: "${COMPANY}"}) { viewer { selectedCompanyId company { name } } } }`,
    ],
    [
      'the deletion of a label',
      'DELETE /deklaracija/krema',
      'mutation { deleteLabel(input: {slug: "krema"}) { deletedLabelSlug } }',
    ],
    [
      'a change of a raw material',
      'PATCH /sir-inci/glicerin',
      'mutation ($version: Int!) { updateRawMaterial(input: {slug: "glicerin", version: $version, values: {isNano: true}}) { rawMaterial { slug } } }',
      '{ rawMaterial(slug: "glicerin") { version } }',
    ],
    [
      'a change of a type',
      'PUT /sir-inci/raws/glicerin',
      'mutation { changeRawMaterialType(input: {slug: "glicerin", type: PARFUM}) { rawMaterial { slug } } }',
    ],
    [
      'the deletion of a raw material',
      'DELETE /sir-inci/glicerin',
      'mutation { deleteRawMaterial(input: {slug: "glicerin"}) { deletedRawMaterialSlug } }',
    ],
  ])('%s', async (_what, operation, mutation, read = '{ viewer { id } }') => {
    server.answer({ [operation]: way });
    const fresh = await startBff({ productServerUrl: server.url }, bff);
    const before = await fresh.ask<{ rawMaterial?: { version: number } }>(read, { token: SESSION });
    const variables = before.data.rawMaterial ?? {};
    const { errors } = await fresh.ask(mutation, { token: SESSION, variables });
    await fresh.close();
    expect(errors).toEqual([]);
  });
});
