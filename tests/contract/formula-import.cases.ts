import type { operations } from '../../schema/rest/product-server.generated.ts';
import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { type Request, send } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';

type Names = Extract<
  keyof operations,
  'startFormulaImport' | 'getFormulaImport' | 'keepFormulaImportFile' | 'applyFormulaImport' | 'readFormulaFile'
>;

interface Tools {
  as(name: AccountName, request?: Request): () => Promise<Request>;
  url(): string;
}

const start = '/api/v1/formule/uvoz';
const missingId = '0'.repeat(24);
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const row = (change: object = {}) => ({
  linija: 2,
  tradeName: 'Uvezena sirovina',
  proizvodjac: 'ACME',
  sifra: '',
  cas: '',
  faza: 'A',
  funkcija: '',
  sastav: [{ inci: 'AQUA', maxConc: '100' }],
  kolicina: '100',
  doSto: false,
  izracunato: false,
  problemi: [],
  ...change,
});
const sheet = (change: object = {}): Request => ({
  json: {
    firma: lavanda,
    naziv: 'formula.csv',
    kolone: ['TRADE_NAME', 'PERCENT'],
    nepoznateKolone: ['Cena'],
    skala: 'procenat',
    ukupno: { linija: 3, vrednost: '100', jednako: true },
    izostavljeneLinije: [{ linija: 4, razlog: 'NOTE', tekst: 'Mix' }],
    redovi: [row()],
    ...change,
  },
});
const file = (content = 'Sirovina;%\nVoda;100\n'): Request => {
  const form = new FormData();
  form.append('fajl', new Blob([content]), 'formula.csv');
  return { form };
};
const applied = (change: object = {}): Request => ({
  json: {
    ime: 'Uvezena formula',
    sifra: null,
    stavke: [
      {
        linija: 2,
        doSto: false,
        udeo: '100',
        novaSirovina: {
          tradeName: 'Nova voda',
          proizvodjac: '',
          sifra: '',
          sastav: [{ inci: 'AQUA', maxConc: '100' }],
        },
      },
    ],
    ...change,
  },
});
const line = (change: object) => applied({ stavke: [{ linija: 2, doSto: false, udeo: '100', ...change }] });

/** The operations of imports of formulas. */
export function formulaImportCases({ as, url }: Tools): Record<Names, ContractCase[]> {
  const dataOf = async <Data>(path: string, request: Request): Promise<Data> =>
    ((await send(url(), 'POST', path, request)).body as { data: { data: Data } }).data.data;
  const prepared =
    (end = '', name: AccountName = 'konsultant') =>
    async () =>
      `${start}/${(await dataOf<{ _id: string }>(start, await as(name, sheet())()))._id}${end}`;
  const withFile = async () => {
    const path = await prepared()();
    await send(url(), 'POST', `${path}/fajl`, await as('konsultant', file())());
    return path;
  };
  /** Applies an import with a new raw material of a name that no other case uses. */
  const apply = async (path: string) => {
    const nova = {
      tradeName: `Nova ${path.slice(-24)}`,
      proizvodjac: '',
      sifra: '',
      sastav: [{ inci: 'AQUA', maxConc: '' }],
    };
    return dataOf<{ slug: string }>(`${path}/primena`, await as('konsultant', line({ novaSirovina: nova }))());
  };
  const refused = (path: string, request: Request = {}): ContractCase[] => [
    ...(['dcp', 'klijent'] as const).map((name) => ({ name, path, request: as(name, request), status: 403 })),
    { name: 'anonymous', path, request, status: 401 },
  ];
  return {
    startFormulaImport: [
      { name: 'a row', path: start, request: as('konsultant', sheet()), status: 200 },
      {
        name: 'a row with errors',
        path: start,
        request: as(
          'org',
          sheet({
            redovi: [row({ kolicina: '', problemi: [{ kod: 'AMOUNT_MISSING', kolona: 'PERCENT', greska: true }] })],
          }),
        ),
        status: 200,
      },
      {
        name: 'grams with the percentages that they are of all',
        path: start,
        request: as('konsultant', sheet({ skala: 'drugiZbir', redovi: [row({ kolicina: '500', udeoNa100: '100' })] })),
        status: 200,
      },
      { name: 'no rows', path: start, request: as('konsultant', sheet({ redovi: [] })), status: 422 },
      {
        name: '301 rows',
        path: start,
        request: as('konsultant', sheet({ redovi: Array.from({ length: 301 }, (_, at) => row({ linija: at + 2 })) })),
        status: 422,
      },
      { name: 'of another organisation', path: start, request: as('konsultant2', sheet()), status: 422 },
      ...refused(start, sheet()),
    ],
    getFormulaImport: [
      { name: 'all rows', path: prepared(), request: as('konsultant'), status: 200 },
      { name: 'a page', path: prepared('?page=2&limit=5'), request: as('konsultant'), status: 200 },
      { name: 'too many on a page', path: `${start}/${missingId}?limit=101`, request: as('konsultant'), status: 422 },
      { name: 'of another person', path: prepared(), request: as('org'), status: 404 },
      { name: 'unknown', path: `${start}/${missingId}`, request: as('konsultant'), status: 404 },
      ...refused(`${start}/${missingId}`),
    ],
    keepFormulaImportFile: [
      { name: 'a text', path: prepared('/fajl'), request: as('konsultant', file()), status: 200 },
      {
        name: 'a second file',
        path: async () => `${await withFile()}/fajl`,
        request: as('konsultant', file()),
        status: 409,
      },
      { name: 'a PDF', path: prepared('/fajl'), request: as('konsultant', file('%PDF-1.7\n')), status: 422 },
      { name: 'of another person', path: prepared('/fajl'), request: as('org', file()), status: 404 },
      ...refused(`${start}/${missingId}/fajl`, file()),
    ],
    applyFormulaImport: [
      {
        name: 'with a new raw material',
        path: prepared('/primena'),
        request: as('konsultant', applied()),
        status: 200,
      },
      {
        name: 'with a name that stands for none',
        path: prepared('/primena'),
        request: as('konsultant', line({ naziv: 'Voda' })),
        status: 200,
      },
      {
        name: 'already applied',
        path: async () => {
          const path = await prepared()();
          await apply(path);
          return `${path}/primena`;
        },
        request: as('konsultant', line({ naziv: 'Voda' })),
        status: 409,
      },
      {
        name: 'with a raw material that the company does not see',
        path: prepared('/primena'),
        request: as('konsultant', line({ sirovina: 'nema-takve' })),
        status: 422,
      },
      {
        name: 'with a line that the sheet does not have',
        path: prepared('/primena'),
        request: as('konsultant', line({ linija: 99, naziv: 'Voda' })),
        status: 422,
      },
      {
        name: 'over 100 %',
        path: prepared('/primena'),
        request: as('konsultant', line({ naziv: 'Voda', udeo: '101' })),
        status: 422,
      },
      { name: 'of another person', path: prepared('/primena'), request: as('admin', applied()), status: 404 },
      ...refused(`${start}/${missingId}/primena`, applied()),
    ],
    readFormulaFile: [
      {
        name: 'of an import',
        path: async () => `/api/v1/formule/${(await apply(await withFile())).slug}/fajl`,
        request: as('org'),
        status: 200,
      },
      {
        name: 'of another organisation',
        path: async () => `/api/v1/formule/${(await apply(await withFile())).slug}/fajl`,
        request: as('konsultant2'),
        status: 404,
      },
      {
        name: 'of a formula without one',
        path: async () => `/api/v1/formule/${(await apply(await prepared()())).slug}/fajl`,
        request: as('konsultant'),
        status: 404,
      },
      ...refused('/api/v1/formule/x/fajl'),
    ],
  };
}
