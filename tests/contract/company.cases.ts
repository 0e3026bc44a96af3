import type { operations } from '../../schema/rest/product-server.generated.ts';
import { accounts, type AccountName } from '../../mocks/demo-data/accounts.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { type Request, send } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';
import { aPdf, aPng } from '../../mocks/testing/documentFiles.ts';

type Names = Extract<
  keyof operations,
  | 'listCompanyRecords'
  | 'getCompany'
  | 'createCompany'
  | 'updateCompany'
  | 'deleteCompany'
  | 'assignCompany'
  | 'listClientUsers'
  | 'listUsers'
  | 'createUser'
  | 'updateUserAccount'
  | 'issueTemporaryPassword'
>;

interface Tools {
  as(name: AccountName, request?: Request): () => Promise<Request>;
  url(): string;
}

const path = '/api/v1/firme';
const users = '/api/v1/users';
const lavanda = `${path}/${companyIdOf('Lavanda Natura d.o.o.')}`;
const missing = `${path}/${'0'.repeat(24)}`;
const nobody = `${users}/${'0'.repeat(24)}`;
let number = 0;

const form = (fields: Record<string, string>, logo?: Uint8Array): Request => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (logo) body.set('logo', new Blob([new Uint8Array(logo)]), 'logo');
  return { form: body };
};

/** The operations of companies and accounts. */
export function companyCases({ as, url }: Tools): Record<Names, ContractCase[]> {
  const staff = ['admin', 'org', 'konsultant'] as const;
  const others = ['dcp', 'klijent'] as const;
  const idOf = (body: unknown) => (body as { data: { data: { _id: string } } }).data.data._id;
  const made =
    (end = '') =>
    async (): Promise<string> => {
      const { body } = await send(
        url(),
        'POST',
        path,
        await as('konsultant', form({ ime: `Nova ${String(++number)}` }))(),
      );
      return `${path}/${idOf(body)}${end}`;
    };
  const person = (role: string, more: object = {}) => ({
    name: 'Osoba Probna',
    email: `osoba${String(++number)}@proba.example`,
    role,
    firma: companyIdOf('Lavanda Natura d.o.o.'),
    ...more,
  });
  const madeUser = (end: string) => async (): Promise<string> => {
    const { body } = await send(url(), 'POST', users, await as('konsultant', { json: person('client') })());
    return `${users}/${idOf(body)}${end}`;
  };
  const change = (name: AccountName, fields: Record<string, string>, logo?: Uint8Array) => as(name, form(fields, logo));
  return {
    listCompanyRecords: [
      ...staff.map((name) => ({ name, path, request: as(name), status: 200 })),
      ...others.map((name) => ({ name, path, request: as(name), status: 403 })),
      {
        name: 'a filtered page',
        path: `${path}?text[search]=%22lavanda%22&arhivirana=ne&sort=-izmenjeno&page=1&limit=5`,
        request: as('admin'),
        status: 200,
      },
      { name: 'an unknown order', path: `${path}?sort=pib`, request: as('admin'), status: 422 },
      { name: 'anonymous', path, request: {}, status: 401 },
    ],
    getCompany: [
      { name: 'an assigned one', path: lavanda, request: as('konsultant'), status: 200 },
      { name: 'that of another organisation', path: lavanda, request: as('org2'), status: 404 },
      { name: 'unknown', path: missing, request: as('admin'), status: 404 },
      { name: 'by a client', path: lavanda, request: as('klijent'), status: 403 },
    ],
    createCompany: [
      {
        name: 'everything',
        path,
        request: async () =>
          change(
            'org',
            {
              ime: 'Puna d.o.o.',
              email: 'a@puna.example',
              adresa: 'x',
              telefon: '1',
              maticni: '2',
              pib: '3',
              osobaZaKontakt: 'y',
              jezik: 'en',
            },
            await aPng(),
          )(),
        status: 200,
      },
      { name: 'a blank name', path, request: change('org', { ime: ' ' }), status: 422 },
      { name: 'an unknown language', path, request: change('org', { ime: 'x', jezik: 'de' }), status: 422 },
      { name: 'a wrong address', path, request: change('org', { ime: 'x', email: 'x' }), status: 422 },
      { name: 'a PDF as the logo', path, request: change('org', { ime: 'x' }, aPdf()), status: 422 },
      { name: 'an organisation', path, request: change('org', { ime: 'x', organisationId: 'y' }), status: 422 },
      { name: 'by dcp', path, request: change('dcp', { ime: 'x' }), status: 403 },
    ],
    updateCompany: [
      {
        name: 'its address',
        path: made(),
        request: change('konsultant', { verzija: '1', adresa: 'Nova 1' }),
        status: 200,
      },
      { name: 'by another version', path: made(), request: change('konsultant', { verzija: '2' }), status: 409 },
      { name: 'without a version', path: made(), request: change('konsultant', { ime: 'x' }), status: 422 },
      {
        name: 'one that was given, not created',
        path: `${path}/${companyIdOf('Đerdap Botanika d.o.o.')}`,
        request: change('konsultant', { verzija: '1' }),
        status: 403,
      },
      { name: 'that of another organisation', path: made(), request: change('org2', { verzija: '1' }), status: 404 },
    ],
    deleteCompany: [
      { name: 'by another name', path: made('?ime=Nova'), request: as('konsultant'), status: 422 },
      {
        name: 'by its name',
        path: async () => `${await made()()}?ime=Nova%20${String(number)}`,
        request: as('konsultant'),
        status: 200,
      },
      { name: 'one with labels', path: `${lavanda}?ime=Lavanda%20Natura%20d.o.o.`, request: as('org'), status: 409 },
      { name: 'without the name', path: lavanda, request: as('org'), status: 422 },
      { name: 'unknown', path: `${missing}?ime=x`, request: as('org'), status: 404 },
    ],
    assignCompany: [
      {
        name: 'a dcp',
        path: made('/saradnici'),
        request: as('org', { json: { korisnik: accounts.dcp.id, dodeljena: true } }),
        status: 200,
      },
      {
        name: 'a client',
        path: made('/saradnici'),
        request: as('org', { json: { korisnik: accounts.klijent.id, dodeljena: true } }),
        status: 422,
      },
      {
        name: 'somebody of another organisation',
        path: made('/saradnici'),
        request: as('admin', { json: { korisnik: accounts.konsultant2.id, dodeljena: true } }),
        status: 404,
      },
      {
        name: 'by a consultant',
        path: made('/saradnici'),
        request: as('konsultant', { json: { korisnik: accounts.dcp.id, dodeljena: true } }),
        status: 403,
      },
    ],
    listClientUsers: [
      ...staff.map((name) => ({ name, path: `${lavanda}/korisnici`, request: as(name), status: 200 })),
      { name: 'of another organisation', path: `${lavanda}/korisnici`, request: as('org2'), status: 404 },
      { name: 'by a client', path: `${lavanda}/korisnici`, request: as('klijent'), status: 403 },
    ],
    listUsers: [
      { name: 'all', path: users, request: as('admin'), status: 200 },
      {
        name: 'a filtered page',
        path: `${users}?text[search]=%22dosije%22&role=client&aktivan=da&page=1&limit=5`,
        request: as('admin'),
        status: 200,
      },
      ...(['org', 'konsultant', 'dcp', 'klijent'] as const).map((name) => ({
        name,
        path: users,
        request: as(name),
        status: 403,
      })),
    ],
    createUser: [
      { name: 'an administrator', path: users, request: as('admin', { json: person('admin') }), status: 200 },
      { name: 'a client user', path: users, request: as('konsultant', { json: person('client') }), status: 200 },
      {
        name: 'a consultant by a consultant',
        path: users,
        request: as('konsultant', { json: person('user') }),
        status: 403,
      },
      {
        name: 'for a company of another organisation',
        path: users,
        request: as('org2', { json: person('client') }),
        status: 404,
      },
      {
        name: 'an address in other letters',
        path: users,
        request: as('admin', { json: person('client', { email: 'KLIJENT@dosije.example' }) }),
        status: 422,
      },
      {
        name: 'a short name',
        path: users,
        request: as('admin', { json: person('client', { name: 'Ana' }) }),
        status: 422,
      },
      {
        name: 'a password',
        path: users,
        request: as('admin', { json: person('client', { password: 'x' }) }),
        status: 422,
      },
    ],
    updateUserAccount: [
      {
        name: 'deactivated',
        path: madeUser('/nalog'),
        request: as('konsultant', { json: { verzija: 1, aktivan: false } }),
        status: 200,
      },
      {
        name: 'another version',
        path: madeUser('/nalog'),
        request: as('konsultant', { json: { verzija: 2 } }),
        status: 409,
      },
      {
        name: 'a higher role by a consultant',
        path: madeUser('/nalog'),
        request: as('konsultant', { json: { verzija: 1, role: 'admin' } }),
        status: 403,
      },
      {
        name: 'himself',
        path: `${users}/${accounts.admin.id}/nalog`,
        request: as('admin', { json: { verzija: 1, aktivan: false } }),
        status: 403,
      },
      {
        name: 'a consultant by a consultant',
        path: `${users}/${accounts.dcp.id}/nalog`,
        request: as('konsultant', { json: { verzija: 1, aktivan: false } }),
        status: 404,
      },
      { name: 'by a client', path: `${nobody}/nalog`, request: as('klijent', { json: { verzija: 1 } }), status: 403 },
    ],
    issueTemporaryPassword: [
      { name: 'of a client user', path: madeUser('/lozinka'), request: as('konsultant'), status: 200 },
      { name: 'of oneself', path: `${users}/${accounts.admin.id}/lozinka`, request: as('admin'), status: 403 },
      { name: 'of another organisation', path: madeUser('/lozinka'), request: as('org2'), status: 404 },
      { name: 'of nobody', path: `${nobody}/lozinka`, request: as('admin'), status: 404 },
      {
        name: 'of somebody deactivated',
        path: `${users}/${accounts['bivsi.konsultant'].id}/lozinka`,
        request: as('admin'),
        status: 409,
      },
    ],
  };
}
