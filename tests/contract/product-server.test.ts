import sharp from 'sharp';
import type { operations } from '../../schema/rest/product-server.generated.ts';
import { accounts, type AccountName, DEMO_PASSWORD } from '../../mocks/demo-data/accounts.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { labelAt } from '../../mocks/demo-data/labels.ts';
import { PIF_COUNT, pifAt } from '../../mocks/demo-data/pifs.ts';
import { type Request, send, signIn, tokenOf } from '../../mocks/testing/client.ts';
import { useStandIns } from '../support/useStandIns.ts';
import { type ContractCase, describeContract } from '../../mocks/testing/contractSuite.ts';
import { accessTokenCases } from './access-token.cases.ts';
import { companyCases } from './company.cases.ts';
import { assessorProfileCases } from './assessorProfile.cases.ts';
import { documentCases } from './document-folder.cases.ts';
import { fragranceImportCases } from './fragrance-import.cases.ts';
import { fragranceMaterialCases } from './fragrance-material.cases.ts';
import { formulaCases } from './formula.cases.ts';
import { importLayoutCases } from './import-layout.cases.ts';
import { formulaImportCases } from './formula-import.cases.ts';
import { messageCases } from './message.cases.ts';
import { notificationCases } from './notification.cases.ts';
import { pifCases } from './pif.cases.ts';
import { pifCommentCases } from './pifComments.cases.ts';
import { pifFileCases } from './pifFiles.cases.ts';
import { pifReportCases } from './pifReport.cases.ts';
import { pifRequirementCases } from './pifRequirements.cases.ts';
import { pifPartBCases } from './pifPartB.cases.ts';
import { pifSectionCases } from './pifSections.cases.ts';
import { pifVersionCases } from './pif-version.cases.ts';
import { historyCases } from './history.cases.ts';
import { ingredientCases } from './ingredient.cases.ts';
import { inspectionCases } from './inspection.cases.ts';
import { labelRecheckCases } from './label-recheck.cases.ts';
import { expiryCases } from './expiry.cases.ts';
import { searchCases } from './search.cases.ts';
import { labelReprintCases } from './label-reprint.cases.ts';
import { labelCases } from './label.cases.ts';
import { rawMaterialCases } from './raw-material.cases.ts';
import { rawMaterialImportCases } from './raw-material-import.cases.ts';
import { toxicologyImportCases } from './toxicology-import.cases.ts';

/** Nothing listens there, so that messages stay in the outbox. */
const MAIL_SERVER_AWAY = 'smtp://127.0.0.1:9';
const standIns = useStandIns({ SMTP_URL: MAIL_SERVER_AWAY });
const as =
  (name: AccountName, request: Request = {}) =>
  async (): Promise<Request> => ({ ...request, token: await tokenOf(standIns(), name) });
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const label = labelAt(0);
/** A label that a submitted product information file is about. */
const submittedLabel = labelAt(
  5 * Array.from({ length: PIF_COUNT }, (_, at) => pifAt(at)).findIndex(({ stage }) => stage === 'SUBMITTED'),
);
/** Of the company of `label`, without a product information file. */
const freeLabel = labelAt(28);
const anonymous: ContractCase['request'] = {};
const invalidToken: ContractCase['request'] = { token: 'a.b.c' };

const credentials = (email: string, password: string): Request => ({ json: { email, password } });
const form = (fields: Record<string, string>, photo?: Uint8Array<ArrayBuffer>): Request => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  if (photo) data.set('photo', new Blob([photo]), 'photo');
  return { form: data };
};
const photo = async () =>
  new Uint8Array(
    await sharp({ create: { width: 40, height: 40, channels: 3, background: '#888' } })
      .png()
      .toBuffer(),
  );
const updateMe = '/api/v1/users/updateMe';
const updatePassword = '/api/v1/users/updateMyPassword';
const passwords = (passwordCurrent: string, password: string, passwordConfirm = password): Request => ({
  json: { passwordCurrent, password, passwordConfirm },
});
/** A token with which a tool may change what this person may. */
async function accessTokenOf(name: AccountName): Promise<string> {
  const wanted = { json: { naziv: 'Alat', samoCitanje: false, dana: 1 } };
  const { body } = await send(standIns().product.url, 'POST', '/api/v1/users/me/tokeni', await as(name, wanted)());
  return (body as { data: { token: string } }).data.token;
}
const user = (id: string) => `/api/v1/users/${id}`;
const list =
  '/?fields=-napomene,-tekstDeklaracije,-mereOpreza&text%5Bsearch%5D=%22aqua%22&firmaId=Sve&status=0&selekcija=aktivne&limit=4&page=1&sort=-createdAt';

const cases: Record<keyof operations, ContractCase[]> = {
  login: [
    {
      name: 'valid',
      path: '/api/v1/users/login',
      request: credentials(accounts.klijent.email, DEMO_PASSWORD),
      status: 200,
    },
    {
      name: 'wrong password',
      path: '/api/v1/users/login',
      request: credentials(accounts.klijent.email, 'Wrong@2026x'),
      status: 401,
    },
    {
      name: 'deactivated',
      path: '/api/v1/users/login',
      request: credentials(accounts['bivsi.konsultant'].email, DEMO_PASSWORD),
      status: 403,
    },
    {
      name: 'short password',
      path: '/api/v1/users/login',
      request: credentials(accounts.klijent.email, 'short'),
      status: 422,
    },
    {
      name: 'malformed JSON',
      path: '/api/v1/users/login',
      request: { raw: { type: 'application/json', text: '{' } },
      status: 400,
    },
    {
      name: 'another type',
      path: '/api/v1/users/login',
      request: { raw: { type: 'text/xml', text: '<a/>' } },
      status: 415,
    },
    {
      name: 'too large',
      path: '/api/v1/users/login',
      request: credentials(accounts.klijent.email, 'x'.repeat(200_000)),
      status: 413,
    },
  ],
  logout: [
    { name: 'anonymous', path: '/api/v1/users/logout', request: anonymous, status: 401 },
    // Signed in for this, so that the sessions of the other cases stay.
    {
      name: 'a session',
      path: '/api/v1/users/logout',
      request: async () => ({ token: await signIn(standIns(), 'dcp') }),
      status: 200,
    },
  ],
  getMe: [
    ...(['admin', 'org', 'konsultant', 'dcp', 'klijent'] as const).map((name) => ({
      name,
      path: '/api/v1/users/me',
      request: as(name),
      status: 200,
    })),
    { name: 'anonymous', path: '/api/v1/users/me', request: anonymous, status: 401 },
    { name: 'a query', path: '/api/v1/users/me?x=1', request: as('dcp'), status: 422 },
  ],
  updateMe: [
    {
      name: 'name',
      path: updateMe,
      request: as('dcp', form({ name: 'Nikola Marković', previousPhoto: '' })),
      status: 200,
    },
    {
      name: 'photo',
      path: updateMe,
      request: async () => as('dcp', form({ name: 'Nikola Marković', previousPhoto: '' }, await photo()))(),
      status: 200,
    },
    {
      name: 'not a picture',
      path: updateMe,
      request: as('dcp', form({ name: 'Nikola Marković', previousPhoto: '' }, new Uint8Array(5))),
      status: 422,
    },
    {
      name: 'photo too large',
      path: updateMe,
      request: as('dcp', form({ name: 'Nikola Marković', previousPhoto: '' }, new Uint8Array(6_000_000))),
      status: 413,
    },
    { name: 'short name', path: updateMe, request: as('dcp', form({ name: 'Nik', previousPhoto: '' })), status: 422 },
    { name: 'JSON', path: updateMe, request: as('dcp', { json: { name: 'Nikola Marković' } }), status: 406 },
    {
      name: 'client',
      path: updateMe,
      request: as('klijent', form({ name: 'Nikola Marković', previousPhoto: '' })),
      status: 403,
    },
    { name: 'anonymous', path: updateMe, request: anonymous, status: 401 },
  ],
  updateMyPassword: [
    {
      name: 'valid',
      path: updatePassword,
      request: as('klijent2', passwords(DEMO_PASSWORD, 'Novo@2026x')),
      status: 200,
    },
    {
      name: 'wrong current',
      path: updatePassword,
      request: as('dcp', passwords('Wrong@2026x', 'Novo@2026x')),
      status: 422,
    },
    {
      name: 'another confirmation',
      path: updatePassword,
      request: as('dcp', passwords(DEMO_PASSWORD, 'Novo@2026x', 'Novo@2026y')),
      status: 422,
    },
    { name: 'weak', path: updatePassword, request: as('dcp', passwords(DEMO_PASSWORD, 'novonovo')), status: 422 },
    {
      name: 'missing field',
      path: updatePassword,
      request: as('dcp', { json: { password: 'Novo@2026x' } }),
      status: 422,
    },
    {
      name: 'with an access token',
      path: updatePassword,
      request: async () => ({
        ...passwords(DEMO_PASSWORD, 'Novo@2026x'),
        token: await accessTokenOf('konsultant2'),
      }),
      status: 403,
    },
    { name: 'anonymous', path: updatePassword, request: invalidToken, status: 401 },
  ],
  updateUser: [
    {
      name: 'a company',
      path: user(accounts.admin.id),
      request: as('admin', { json: { fastFirmaId: lavanda } }),
      status: 200,
    },
    { name: 'Sve', path: user(accounts.admin.id), request: as('admin', { json: { fastFirmaId: 'Sve' } }), status: 200 },
    {
      name: 'unknown company',
      path: user(accounts.admin.id),
      request: as('admin', { json: { fastFirmaId: '0'.repeat(24) } }),
      status: 404,
    },
    {
      name: 'another account',
      path: user(accounts.org.id),
      request: as('admin', { json: { fastFirmaId: 'Sve' } }),
      status: 403,
    },
    {
      name: 'without being an administrator',
      path: user(accounts.org.id),
      request: as('org', { json: { fastFirmaId: 'Sve' } }),
      status: 403,
    },
    {
      name: 'an additional role field',
      path: user(accounts.admin.id),
      request: as('admin', { json: { fastFirmaId: 'Sve', role: 'admin' } }),
      status: 422,
    },
    { name: 'an invalid id', path: user('me'), request: as('admin', { json: { fastFirmaId: 'Sve' } }), status: 422 },
    { name: 'anonymous', path: user(accounts.admin.id), request: anonymous, status: 401 },
  ],
  listCompanies: [
    {
      name: 'as requested by the company selector',
      path: '/api/v1/pifs/firme?fields=firma.ime,firma.email&sort=firma.ime',
      request: as('admin'),
      status: 200,
    },
    { name: 'without parameters', path: '/api/v1/pifs/firme', request: as('admin'), status: 200 },
    { name: 'other fields', path: '/api/v1/pifs/firme?fields=password', request: as('admin'), status: 422 },
    ...(['org', 'konsultant'] as const).map((name) => ({
      name,
      path: '/api/v1/pifs/firme',
      request: as(name),
      status: 200,
    })),
    ...(['dcp', 'klijent'] as const).map((name) => ({
      name,
      path: '/api/v1/pifs/firme',
      request: as(name),
      status: 403,
    })),
    { name: 'anonymous', path: '/api/v1/pifs/firme', request: anonymous, status: 401 },
  ],
  listLabels: [
    ...(['admin', 'org', 'konsultant', 'dcp', 'klijent'] as const).map((name) => ({
      name,
      path: list,
      request: as(name),
      status: 200,
    })),
    { name: 'without parameters', path: '/', request: as('admin'), status: 200 },
    ...[
      'status=4',
      'page=0',
      'limit=101',
      'limit=x',
      'sort=ime',
      'selekcija=sve',
      'firmaId=1',
      'status=1&status=2',
      'q=1',
    ].map((query) => ({
      name: query,
      path: `/?${query}`,
      request: as('admin'),
      status: 422,
    })),
    { name: 'anonymous', path: '/', request: invalidToken, status: 401 },
  ],
  deleteLabel: [
    { name: 'dcp', path: `/deklaracija/${label.slug}`, request: as('dcp'), status: 403 },
    { name: 'of another company', path: `/deklaracija/${label.slug}`, request: as('konsultant2'), status: 404 },
    { name: 'of a submitted file', path: `/deklaracija/${submittedLabel.slug}`, request: as('admin'), status: 409 },
    { name: 'of the same company', path: `/deklaracija/${freeLabel.slug}`, request: as('konsultant'), status: 200 },
    { name: 'a deleted one', path: `/deklaracija/${freeLabel.slug}`, request: as('konsultant'), status: 404 },
    { name: 'a slug past 200 characters', path: `/deklaracija/${'a'.repeat(201)}`, request: as('admin'), status: 422 },
    { name: 'anonymous', path: `/deklaracija/${label.slug}`, request: anonymous, status: 401 },
  ],
  ...accessTokenCases({ as, url: () => standIns().product.url }),
  ...companyCases({ as, url: () => standIns().product.url }),
  ...assessorProfileCases(as),
  ...notificationCases(as),
  ...formulaCases({ as, url: () => standIns().product.url }),
  ...pifCases({ as, url: () => standIns().product.url }),
  ...messageCases({ as, url: () => standIns().product.url }),
  ...historyCases({ as, url: () => standIns().product.url }),
  ...pifCommentCases({ as, url: () => standIns().product.url }),
  ...pifFileCases({ as, url: () => standIns().product.url }),
  ...pifVersionCases({ as, url: () => standIns().product.url }),
  ...inspectionCases({ as, url: () => standIns().product.url }),
  ...pifPartBCases({ as, url: () => standIns().product.url }),
  ...pifSectionCases({ as, url: () => standIns().product.url }),
  ...pifReportCases({ as, url: () => standIns().product.url }),
  ...pifRequirementCases({ as, url: () => standIns().product.url }),
  ...labelRecheckCases({ as, url: () => standIns().product.url }),
  ...labelReprintCases(as),
  ...expiryCases(as),
  ...searchCases(as),
  ...fragranceMaterialCases({ as, url: () => standIns().product.url }),
  ...ingredientCases({ as, url: () => standIns().product.url }),
  ...rawMaterialCases({ as, url: () => standIns().product.url }),
  ...documentCases({ as, url: () => standIns().product.url }),
  ...labelCases({ as, photo, url: () => standIns().product.url }),
  ...formulaImportCases({ as, url: () => standIns().product.url }),
  ...importLayoutCases({ as }),
  ...rawMaterialImportCases({ as, url: () => standIns().product.url }),
  ...toxicologyImportCases({ as, url: () => standIns().product.url }),
  ...fragranceImportCases({ as, url: () => standIns().product.url }),
  getDashboard: [
    ...(['admin', 'dcp'] as const).map((name) => ({ name, path: '/api/v1/dashboard', request: as(name), status: 200 })),
    ...(['org', 'konsultant', 'klijent'] as const).map((name) => ({
      name,
      path: '/api/v1/dashboard',
      request: as(name),
      status: 403,
    })),
    { name: 'a query', path: '/api/v1/dashboard?firmaId=Sve', request: as('admin'), status: 422 },
    { name: 'anonymous', path: '/api/v1/dashboard', request: anonymous, status: 401 },
  ],
  getFile: [
    { name: 'a picture', path: `/files/deklaracijaImages/${label.photo ?? ''}`, status: 200 },
    { name: 'a missing picture', path: '/files/deklaracijaImages/no.webp', status: 404 },
    { name: 'another folder', path: '/files/secret/no.webp', status: 422 },
    { name: 'a path outside the folder', path: '/files/users/..%2f..%2fsecret', status: 422 },
  ],
};

const control = (method: string, path: string, json?: object) =>
  send(standIns().product.url, method, `/__control/${path}`, json && { json });
let seed: unknown;
beforeAll(async () => (seed = (await control('GET', 'digest')).body));

describeContract('product-server', () => standIns().product.url, cases);

test('a reset puts back what all these operations have changed', async () => {
  expect((await control('POST', 'reset', { SMTP_URL: MAIL_SERVER_AWAY })).status).toBe(204);
  expect((await control('GET', 'digest')).body).toEqual(seed);
});
