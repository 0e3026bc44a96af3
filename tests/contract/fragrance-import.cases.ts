import type { operations } from '../../schema/rest/product-server.generated.ts';
import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import { type Request, send } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';

type Names = Extract<keyof operations, 'startFragranceImport' | 'getFragranceImport' | 'applyFragranceImport'>;

interface Tools {
  as(name: AccountName, request?: Request): () => Promise<Request>;
  url(): string;
}

const start = '/api/v1/paroms/uvoz';
const missingId = '0'.repeat(24);
let number = 0;
const perfume = (more: object = {}) => ({
  linija: 2,
  ime: `Uvoz po ugovoru ${String(++number)}`,
  kod: null,
  dobavljac: 'Iberchem',
  vrsta: 'parfum',
  izjavaOd: '2026-02-03',
  alergeni: [{ inci: 'Linalool', cas: '78-70-6', udeo: '2', granicaDetekcije: null }],
  problemi: [],
  ...more,
});
const faulty = { linija: 3, ime: '', alergeni: [], problemi: [{ linija: 3, kod: 'MATERIAL_MISSING', vrednost: null }] };
const sheet = (...redovi: object[]): Request => ({ json: { naziv: 'izjave.xlsx', nepoznateKolone: ['Note'], redovi } });

const confirmed = (...lines: number[]): Request => ({ json: { potvrdjeneLinije: lines } });

/** The operations of imports of perfumes and aromas. */
export function fragranceImportCases({ as, url }: Tools): Record<Names, ContractCase[]> {
  const prepared =
    (end = '', row = perfume()) =>
    async () => {
      const { body } = await send(url(), 'POST', start, await as('konsultant', sheet(row))());
      return `${start}/${(body as { data: { data: { _id: string } } }).data.data._id}${end}`;
    };
  const applied = async () => {
    const path = await prepared('/primena')();
    await send(url(), 'POST', path, await as('konsultant', confirmed())());
    return path;
  };
  const refused = (path: string, request: Request = {}): ContractCase[] => [
    ...(['dcp', 'klijent'] as const).map((name) => ({ name, path, request: as(name, request), status: 403 })),
    { name: 'anonymous', path, request, status: 401 },
  ];
  return {
    startFragranceImport: [
      {
        name: 'a perfume and a faulty one',
        path: start,
        request: as('konsultant', sheet(perfume(), faulty)),
        status: 200,
      },
      { name: 'no rows', path: start, request: as('konsultant', sheet()), status: 422 },
      {
        name: 'a fault that is not named',
        path: start,
        request: as('konsultant', sheet(perfume({ alergeni: [{ inci: 'Linalool', udeo: '101' }] }))),
        status: 422,
      },
      ...refused(start, sheet(perfume())),
    ],
    getFragranceImport: [
      { name: 'its own', path: prepared(), request: as('konsultant'), status: 200 },
      { name: 'one kind', path: prepared('?vrsta=novo&page=1&limit=5'), request: as('konsultant'), status: 200 },
      { name: "another person's", path: prepared(), request: as('org'), status: 404 },
      { name: 'an unknown kind', path: prepared('?vrsta=sve'), request: as('konsultant'), status: 422 },
      { name: 'none of that id', path: `${start}/${missingId}`, request: as('konsultant'), status: 404 },
      ...refused(`${start}/${missingId}`),
    ],
    applyFragranceImport: [
      { name: 'a prepared one', path: prepared('/primena'), request: as('konsultant', confirmed()), status: 200 },
      {
        name: 'one without allergens, confirmed',
        path: prepared('/primena', perfume({ alergeni: [] })),
        request: as('konsultant', confirmed(2)),
        status: 200,
      },
      {
        name: 'a line that waits for no confirmation',
        path: prepared('/primena'),
        request: as('konsultant', confirmed(2)),
        status: 422,
      },
      { name: 'one in force', path: applied, request: as('konsultant', confirmed()), status: 409 },
      {
        name: 'none of that id',
        path: `${start}/${missingId}/primena`,
        request: as('konsultant', confirmed()),
        status: 404,
      },
      ...refused(`${start}/${missingId}/primena`, confirmed()),
    ],
  };
}
