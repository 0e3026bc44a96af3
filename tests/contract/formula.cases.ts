import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from '../../mocks/demo-data/raw-material/rawMaterials.ts';
import { type Request, send } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';

type Subject =
  | 'listFormulas'
  | 'createFormula'
  | 'getFormula'
  | 'updateFormula'
  | 'duplicateFormula'
  | 'deleteFormula'
  | 'listMaterialsOfFormulas';

interface Helpers {
  /** A request with the token of a demo account. */
  as: (name: AccountName, request?: Request) => () => Promise<Request>;
  url: () => string;
}

const anonymous: Request = {};
const list = '/api/v1/formule';
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
/** A raw material that every company sees. */
const shared = Array.from({ length: RAW_MATERIAL_COUNT }, (_, at) => rawMaterialAt(at)).find(
  ({ isGlobal }) => isGlobal,
)?.slug;
const line = (change: object = {}) => ({ sirovina: shared, udeo: '5', doSto: false, ...change });
const content = (change: object = {}) => ({
  ime: 'Krem za ruke',
  sifra: 'F-12',
  kategorija: 'hand_care_products',
  primena: 'ostaje',
  stavke: [line({ faza: 'A', funkcija: 'humektant' }), { naziv: 'Voda', doSto: true }],
  ...change,
});

/** The operations of formulas, by the contract of the product server. */
export function formulaCases({ as, url }: Helpers): Record<Subject, ContractCase[]> {
  /** Enters a formula of Lavanda and returns a path for it. */
  const newPath =
    (suffix = '') =>
    async (): Promise<string> => {
      const request = await as('konsultant', { json: { firma: lavanda, ...content() } })();
      const { body } = await send(url(), 'POST', list, request);
      return `${list}/${(body as { data: { data: { slug: string } } }).data.data.slug}${suffix}`;
    };
  return {
    listFormulas: [
      { name: 'all', path: list, request: as('konsultant'), status: 200 },
      {
        name: 'filtered',
        path: `${list}?firmaId=${lavanda}&text%5Bsearch%5D=%22glycerin%22&polje=inci&page=1&limit=5`,
        request: as('org'),
        status: 200,
      },
      { name: 'a page past the end', path: `${list}?page=900`, request: as('admin'), status: 200 },
      { name: 'too many on a page', path: `${list}?limit=101`, request: as('admin'), status: 422 },
      { name: 'client', path: list, request: as('klijent'), status: 403 },
      { name: 'anonymous', path: list, request: anonymous, status: 401 },
    ],
    createFormula: [
      {
        name: 'valid',
        path: list,
        request: as('konsultant', { json: { firma: lavanda, ...content() } }),
        status: 200,
      },
      {
        name: 'of another organisation',
        path: list,
        request: as('konsultant2', { json: { firma: lavanda, ...content() } }),
        status: 422,
      },
      {
        name: 'two remainders',
        path: list,
        request: as('konsultant', {
          json: { firma: lavanda, ...content({ stavke: [line({ doSto: true }), line({ doSto: true })] }) },
        }),
        status: 422,
      },
      {
        name: 'no lines',
        path: list,
        request: as('konsultant', { json: { firma: lavanda, ...content({ stavke: [] }) } }),
        status: 422,
      },
      {
        name: '301 lines',
        path: list,
        request: as('konsultant', {
          json: { firma: lavanda, ...content({ stavke: Array.from({ length: 301 }, () => line({ udeo: '0.1' })) }) },
        }),
        status: 422,
      },
      { name: 'dcp', path: list, request: as('dcp', { json: { firma: lavanda, ...content() } }), status: 403 },
      { name: 'anonymous', path: list, request: anonymous, status: 401 },
    ],
    getFormula: [
      ...(['admin', 'org', 'konsultant'] as const).map((name) => ({
        name,
        path: newPath(),
        request: as(name),
        status: 200,
      })),
      { name: 'a revision', path: newPath('?revizija=1'), request: as('konsultant'), status: 200 },
      { name: 'a missing revision', path: newPath('?revizija=2'), request: as('konsultant'), status: 404 },
      { name: 'of another organisation', path: newPath(), request: as('konsultant2'), status: 404 },
      { name: 'missing', path: `${list}/nema`, request: as('konsultant'), status: 404 },
      { name: 'no revision', path: `${list}/nema?revizija=0`, request: as('konsultant'), status: 422 },
      { name: 'anonymous', path: `${list}/nema`, request: anonymous, status: 401 },
    ],
    updateFormula: [
      { name: 'valid', path: newPath(), request: as('org', { json: { verzija: 1, ...content() } }), status: 200 },
      {
        name: 'an old version',
        path: newPath(),
        request: as('org', { json: { verzija: 2, ...content() } }),
        status: 409,
      },
      {
        name: 'missing',
        path: `${list}/nema`,
        request: as('konsultant', { json: { verzija: 1, ...content() } }),
        status: 404,
      },
      {
        name: 'of another organisation',
        path: newPath(),
        request: as('konsultant2', { json: { verzija: 1, ...content() } }),
        status: 404,
      },
      { name: 'no version', path: `${list}/nema`, request: as('konsultant', { json: content() }), status: 422 },
      { name: 'client', path: `${list}/nema`, request: as('klijent', { json: content() }), status: 403 },
    ],
    duplicateFormula: [
      { name: 'valid', path: newPath('/duplicate'), request: as('konsultant'), status: 200 },
      { name: 'of another organisation', path: newPath('/duplicate'), request: as('org2'), status: 404 },
      { name: 'missing', path: `${list}/nema/duplicate`, request: as('konsultant'), status: 404 },
      { name: 'anonymous', path: `${list}/nema/duplicate`, request: anonymous, status: 401 },
    ],
    deleteFormula: [
      { name: 'valid', path: newPath(), request: as('konsultant'), status: 200 },
      { name: 'of another organisation', path: newPath(), request: as('org2'), status: 404 },
      { name: 'missing', path: `${list}/nema`, request: as('konsultant'), status: 404 },
      { name: 'dcp', path: `${list}/nema`, request: as('dcp'), status: 403 },
    ],
    listMaterialsOfFormulas: [
      {
        name: 'some',
        path: `${list}/sirovine`,
        request: as('konsultant', { json: { firma: lavanda, sirovine: [shared, 'nema'] } }),
        status: 200,
      },
      {
        name: 'by trade names, of the company worked on',
        path: `${list}/sirovine`,
        request: as('konsultant', { json: { sirovine: [], nazivi: ['Glicerin 99,5 % biljni', 'nema'] } }),
        status: 200,
      },
      {
        name: 'none',
        path: `${list}/sirovine`,
        request: as('konsultant', { json: { firma: lavanda, sirovine: [] } }),
        status: 200,
      },
      {
        name: 'of another organisation',
        path: `${list}/sirovine`,
        request: as('konsultant2', { json: { firma: lavanda, sirovine: [] } }),
        status: 422,
      },
      {
        name: 'client',
        path: `${list}/sirovine`,
        request: as('klijent', { json: { firma: lavanda, sirovine: [] } }),
        status: 403,
      },
    ],
  };
}
