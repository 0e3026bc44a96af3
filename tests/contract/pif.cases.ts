import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { PIF_COUNT, pifAt } from '../../mocks/demo-data/pifs.ts';
import { type Request, send } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';
import { makeSignedPif } from '../../mocks/testing/signedPif.ts';

type Subject =
  | 'listPifs'
  | 'listPifTasks'
  | 'createPif'
  | 'getPif'
  | 'deletePif'
  | 'updatePifDescription'
  | 'submitPif'
  | 'withdrawPif'
  | 'returnPif'
  | 'revisePif'
  | 'archivePif';

interface Helpers {
  /** A request with the token of a demo account. */
  as: (name: AccountName, request?: Request) => () => Promise<Request>;
  url: () => string;
}

const anonymous: Request = {};
const list = '/api/v1/pifs';
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
/** A demo file of Lavanda, which has a label. */
const demo = Array.from({ length: PIF_COUNT }, (_, at) => pifAt(at)).find(({ companyId }) => companyId === lavanda);
const fields = (change: object = {}) => ({
  verzija: 1,
  ime: 'Krema za ruke',
  oznaka: 'LN-12',
  kategorija: 'hand_care_products',
  primena: 'ostaje',
  trzista: ['RS', 'EU'],
  odgovornoLice: { ime: 'Lavanda Natura d.o.o.', email: 'kontakt@lavanda.example' },
  ...change,
});

/** The operations of product information files, by the contract of the product server. */
export function pifCases({ as, url }: Helpers): Record<Subject, ContractCase[]> {
  const post = async (path: string, name: AccountName, json: object) => {
    const { body } = await send(url(), 'POST', path, await as(name, { json })());
    return (body as { data: { data: { slug: string } } }).data.data.slug;
  };
  /** Enters a file of Lavanda from the demo file, and returns a path for it. */
  const newPath =
    (suffix = '', ...steps: string[]) =>
    async (): Promise<string> => {
      const slug = await post(list, 'konsultant', { ime: 'Krema za ruke', firma: lavanda, izPifa: demo?.slug });
      for (const [at, step] of steps.entries())
        await post(`${list}/${slug}/${step}`, 'konsultant', { verzija: at + 1 });
      return `${list}/${slug}${suffix}`;
    };
  const submitted = (suffix: string) => newPath(suffix, 'predaja');
  const second = { verzija: 2 };
  return {
    listPifs: [
      { name: 'all', path: list, request: as('klijent'), status: 200 },
      {
        name: 'filtered',
        path: `${list}?firmaId=${lavanda}&stanje=uIzradi,naPregledu&zakljucak=bezZakljucka&istice=2027-01-22&text%5Bsearch%5D=%22aqua%22&polje=inci&sort=ime&page=1&limit=9`,
        request: as('org'),
        status: 200,
      },
      { name: 'a page past the end', path: `${list}?page=900`, request: as('admin'), status: 200 },
      { name: 'an unknown stage', path: `${list}?stanje=gotovo`, request: as('admin'), status: 422 },
      { name: 'a day that is none', path: `${list}?istice=uskoro`, request: as('admin'), status: 422 },
      { name: 'too many on a page', path: `${list}?limit=101`, request: as('admin'), status: 422 },
      { name: 'dcp', path: list, request: as('dcp'), status: 403 },
      { name: 'anonymous', path: list, request: anonymous, status: 401 },
    ],
    listPifTasks: [
      ...(['admin', 'org', 'konsultant', 'konsultant2'] as const).map((name) => ({
        name,
        path: `${list}/zadaci?firmaId=${lavanda}&page=1&limit=5`,
        request: as(name),
        status: 200,
      })),
      { name: 'too many on a page', path: `${list}/zadaci?limit=101`, request: as('org'), status: 422 },
      { name: 'client', path: `${list}/zadaci`, request: as('klijent'), status: 403 },
      { name: 'dcp', path: `${list}/zadaci`, request: as('dcp'), status: 403 },
      { name: 'anonymous', path: `${list}/zadaci`, request: anonymous, status: 401 },
    ],
    createPif: [
      {
        name: 'of a label',
        path: list,
        request: as('konsultant', { json: { ime: 'Gel', firma: lavanda, deklaracija: demo?.slug } }),
        status: 200,
      },
      {
        name: 'of nothing',
        path: list,
        request: as('org', { json: { ime: 'Firme', firma: lavanda } }),
        status: 200,
      },
      {
        name: 'of a missing formula',
        path: list,
        request: as('org', { json: { ime: 'Gel', firma: lavanda, formula: 'nema' } }),
        status: 422,
      },
      {
        name: 'of a company of another organisation',
        path: list,
        request: as('konsultant2', { json: { ime: 'Gel', firma: lavanda } }),
        status: 422,
      },
      { name: 'a blank name', path: list, request: as('org', { json: { ime: ' ', firma: lavanda } }), status: 422 },
      { name: 'client', path: list, request: as('klijent', { json: { ime: 'Gel', firma: lavanda } }), status: 403 },
      { name: 'anonymous', path: list, request: anonymous, status: 401 },
    ],
    getPif: [
      ...(['admin', 'org', 'konsultant', 'klijent'] as const).map((name) => ({
        name,
        path: newPath(),
        request: as(name),
        status: 200,
      })),
      { name: 'of another organisation', path: newPath(), request: as('konsultant2'), status: 404 },
      { name: 'dcp', path: newPath(), request: as('dcp'), status: 403 },
      { name: 'missing', path: `${list}/nema`, request: as('konsultant'), status: 404 },
      { name: 'anonymous', path: `${list}/nema`, request: anonymous, status: 401 },
    ],
    deletePif: [
      { name: 'in work', path: newPath(), request: as('konsultant'), status: 200 },
      { name: 'submitted', path: submitted(''), request: as('admin'), status: 409 },
      { name: 'of another organisation', path: newPath(), request: as('konsultant2'), status: 404 },
      { name: 'client', path: newPath(), request: as('klijent'), status: 403 },
      { name: 'anonymous', path: `${list}/nema`, request: anonymous, status: 401 },
    ],
    updatePifDescription: [
      { name: 'staff', path: newPath('/opis'), request: as('konsultant', { json: fields() }), status: 200 },
      { name: 'client', path: newPath('/opis'), request: as('klijent', { json: fields() }), status: 200 },
      {
        name: 'an old version',
        path: newPath('/opis'),
        request: as('org', { json: fields({ verzija: 2 }) }),
        status: 409,
      },
      { name: 'locked', path: submitted('/opis'), request: as('admin', { json: fields() }), status: 409 },
      {
        name: 'with a label and without a formula',
        path: newPath('/opis'),
        request: as('org', { json: fields({ deklaracija: demo?.slug, formula: null }) }),
        status: 200,
      },
      {
        name: 'with a formula that there is none of',
        path: newPath('/opis'),
        request: as('org', { json: fields({ formula: { slug: 'nema', revizija: 1 } }) }),
        status: 422,
      },
      {
        name: 'a formula of a client',
        path: newPath('/opis'),
        request: as('klijent', { json: fields({ formula: null }) }),
        status: 403,
      },
      {
        name: 'an unknown category',
        path: newPath('/opis'),
        request: as('org', { json: fields({ kategorija: 'sladoled' }) }),
        status: 422,
      },
      {
        name: 'of another organisation',
        path: newPath('/opis'),
        request: as('konsultant2', { json: fields() }),
        status: 404,
      },
      { name: 'dcp', path: newPath('/opis'), request: as('dcp', { json: fields() }), status: 403 },
      { name: 'anonymous', path: `${list}/nema/opis`, request: anonymous, status: 401 },
    ],
    submitPif: [
      { name: 'client', path: newPath('/predaja'), request: as('klijent', { json: { verzija: 1 } }), status: 200 },
      { name: 'twice', path: submitted('/predaja'), request: as('org', { json: second }), status: 409 },
      { name: 'an old version', path: newPath('/predaja'), request: as('org', { json: second }), status: 409 },
      {
        name: 'without formula and category',
        path: async () => `${list}/${await post(list, 'org', { ime: 'Prazno', firma: lavanda })}/predaja`,
        request: as('org', { json: { verzija: 1 } }),
        status: 422,
      },
      { name: 'anonymous', path: `${list}/nema/predaja`, request: anonymous, status: 401 },
    ],
    withdrawPif: [
      {
        name: 'who submitted it',
        path: submitted('/povlacenje'),
        request: as('konsultant', { json: second }),
        status: 200,
      },
      { name: 'somebody else', path: submitted('/povlacenje'), request: as('admin', { json: second }), status: 409 },
      { name: 'anonymous', path: `${list}/nema/povlacenje`, request: anonymous, status: 401 },
    ],
    returnPif: [
      {
        name: 'with a reason',
        path: submitted('/vracanje'),
        request: as('org', { json: { ...second, napomena: 'Nedostaje SDS.' } }),
        status: 200,
      },
      {
        name: 'with a blank reason',
        path: submitted('/vracanje'),
        request: as('org', { json: { ...second, napomena: ' ' } }),
        status: 422,
      },
      {
        name: 'client',
        path: submitted('/vracanje'),
        request: as('klijent', { json: { ...second, napomena: 'Ne.' } }),
        status: 403,
      },
      { name: 'anonymous', path: `${list}/nema/vracanje`, request: anonymous, status: 401 },
    ],
    revisePif: [
      {
        name: 'signed',
        path: async () => `${(await makeSignedPif(url(), as)).path}/revizija`,
        request: as('konsultant', { json: { verzija: 4 } }),
        status: 200,
      },
      { name: 'in work', path: newPath('/revizija'), request: as('org', { json: { verzija: 1 } }), status: 409 },
      { name: 'anonymous', path: `${list}/nema/revizija`, request: anonymous, status: 401 },
    ],
    archivePif: [
      {
        name: 'archived',
        path: newPath('/arhiva'),
        request: as('org', { json: { verzija: 1, arhivirano: true, poslednjaSerija: '2026-02-28' } }),
        status: 200,
      },
      {
        name: 'taken out while it is in work',
        path: newPath('/arhiva'),
        request: as('org', { json: { verzija: 1, arhivirano: false } }),
        status: 409,
      },
      {
        name: 'no day',
        path: newPath('/arhiva'),
        request: as('org', { json: { verzija: 1, arhivirano: true, poslednjaSerija: '31.2.' } }),
        status: 422,
      },
      { name: 'anonymous', path: `${list}/nema/arhiva`, request: anonymous, status: 401 },
    ],
  };
}
