import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOGIN, startBff, type TestBff } from '../support/bff.ts';

/**
 * Answers what the specification shows (sections 3 and 7) and nothing else. Where it shows no answer, there is a 2xx of
 * any kind.
 */
const ID = '64b0c0ffee64b0c0ffee0001';
const COMPANY = '64b0c0ffee64b0c0ffee00aa';
const SESSION = 'token-of-the-specification';
const user = {
  _id: ID,
  name: 'Ana Anić Petrović',
  email: 'ana@dosije.example',
  role: 'admin',
  photo: 'user.jpg',
  fastFirmaId: COMPANY,
  firma: { _id: COMPANY, ime: 'Lavanda d.o.o.' },
};
const rawMaterial = {
  tradeName: 'Glicerin &amp; voda',
  incis: 'GLYCERIN, AQUA',
  maxConc: '80, 20',
  manufacturer: 'Hemija',
  dataFromDocs: true,
  opisRazloga: '',
  mikrobiologija: '',
  necistoce: '',
  imaCMR: 1,
  CMR: '',
  nano: 0,
  slug: 'glicerin',
  vrsta: 'plain',
  companyRelationship: { isCreator: true },
};
const label = {
  _id: ID,
  ime: 'Krema',
  photo: 'krema.webp',
  inciProizvoda: ['AQUA'],
  createdAt: '2026-11-01T10:00:00.000Z',
  rezultatChangedAt: '2026-11-01T10:00:00.000Z',
  status: 1,
  slug: 'krema',
  isActive: true,
};

type Answer = (response: ServerResponse) => void;
const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const nothing =
  (status: number, type?: string, text = ''): Answer =>
  (response) =>
    void response.writeHead(status, type ? { 'content-type': type } : {}).end(text);

const shown: Record<string, Answer> = {
  'POST /api/v1/users/login': json({ token: SESSION, data: { user } }),
  'GET /api/v1/users/me': json({ data: { data: { data: user } } }),
  'GET /': json({ sveDeklaracije: [label], brojDeklaracija: 1, stats: [{ _id: COMPANY, firma: 'Lavanda', broj: 1 }] }),
  'GET /api/v1/pifs/firme': json({ data: { data: [{ _id: COMPANY, firma: { ime: 'Lavanda', email: 'l@l.rs' } }] } }),
  'GET /sir-inci/glicerin': json({ sirovineincis: rawMaterial }),
};
/** What the specification does not show, in the ways in which a server may say that it was done. */
const ways: [string, Answer][] = [
  ['204', nothing(204)],
  ['an empty 200', nothing(200)],
  ['201 with JSON', json({ status: 'success' }, 201)],
  ['202 with text', nothing(202, 'text/plain', 'OK')],
  ['200 with null', json(null)],
  ['200 with HTML', nothing(200, 'text/html', '<p>Sačuvano</p>')],
];

let answers: Record<string, Answer> = shown;
const server = createServer((request: IncomingMessage, response) => {
  const path = new URL(request.url ?? '/', 'http://x').pathname;
  request.resume();
  (answers[`${request.method} ${path}`] ?? json({ status: 'fail', message: 'There is nothing here' }, 404))(response);
});
let bff: TestBff;
let productServerUrl: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  productServerUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  bff = await startBff({ productServerUrl });
});
beforeEach(() => (answers = shown));
afterAll(async () => {
  await bff.close();
  server.closeAllConnections();
  server.close();
});

const ask = <Data>(query: string) => bff.ask<Data>(query, { token: SESSION });

test('signing in reads a company that is an object', async () => {
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
  answers = { ...shown, 'GET /api/v1/users/me': json(body) };
  const fresh = await startBff({ productServerUrl }, bff);
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
  const { firma: _firma, fastFirmaId: _chosen, ...bare } = user;
  answers = { ...shown, 'GET /api/v1/users/me': json({ data: { data: { ...bare, role: 'client', ...fields } } }) };
  const fresh = await startBff({ productServerUrl }, bff);
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
    answers = { ...shown, [operation]: way };
    const fresh = await startBff({ productServerUrl }, bff);
    const before = await fresh.ask<{ rawMaterial?: { version: number } }>(read, { token: SESSION });
    const variables = before.data.rawMaterial ?? {};
    const { errors } = await fresh.ask(mutation, { token: SESSION, variables });
    await fresh.close();
    expect(errors).toEqual([]);
  });
});
