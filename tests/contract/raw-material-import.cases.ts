import type { operations } from '../../schema/rest/product-server.generated.ts';
import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import { type Request, send } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';

type Names = Extract<
  keyof operations,
  | 'applyRawMaterialImport'
  | 'correctRawMaterialImportName'
  | 'getRawMaterialImport'
  | 'listRawMaterialImports'
  | 'setRawMaterialImportAction'
  | 'startRawMaterialImport'
  | 'takeBackRawMaterialImport'
>;

interface Tools {
  as(name: AccountName, request?: Request): () => Promise<Request>;
  url(): string;
}

const start = '/api/v1/sirovine/uvoz';
const missingId = '0'.repeat(24);
const row = {
  linija: 2,
  tradeName: 'Uvezena sirovina',
  proizvodjac: 'ACME',
  sastav: [{ inci: 'AQUO', maxConc: '100' }],
  problemi: [{ linija: 2, kolona: 'inci', kod: 'MISSPELT_NAME', vrednost: 'AQUO', greska: false, predlog: 'AQUA' }],
};
const sheet = (...redovi: object[]): Request => ({
  json: {
    naziv: 'sirovine.xlsx',
    kolone: ['tradeName', 'proizvodjac', 'inci', 'maxConc'],
    nepoznateKolone: ['Cena'],
    redovi,
  },
});

/** The operations of raw-material imports. */
export function rawMaterialImportCases({ as, url }: Tools): Record<Names, ContractCase[]> {
  const prepared =
    (end = '', name: AccountName = 'konsultant') =>
    async () => {
      const { body } = await send(url(), 'POST', start, await as(name, sheet(row))());
      return `${start}/${(body as { data: { data: { _id: string } } }).data.data._id}${end}`;
    };
  let count = 0;
  const applied = (end: string) => async () => {
    // Under another name each time, because a known raw material is not entered again.
    const { body } = await send(
      url(),
      'POST',
      start,
      await as('konsultant', sheet({ ...row, tradeName: `Uvoz ${++count}` }))(),
    );
    const path = `${start}/${(body as { data: { data: { _id: string } } }).data.data._id}`;
    await send(url(), 'POST', `${path}/primena`, await as('konsultant')());
    return `${path}${end}`;
  };
  const correction: Request = { json: { inci: 'AQUO', zamena: 'AQUA' } };
  const choice: Request = { json: { linija: 2, postupak: 'preskoci' } };
  const refused = (path: string, request: Request = {}): ContractCase[] => [
    ...(['dcp', 'klijent'] as const).map((name) => ({ name, path, request: as(name, request), status: 403 })),
    { name: 'anonymous', path, request, status: 401 },
  ];
  return {
    startRawMaterialImport: [
      { name: 'a row', path: start, request: as('konsultant', sheet(row)), status: 200 },
      {
        name: 'a row with errors',
        path: start,
        request: as(
          'org',
          sheet({
            linija: 3,
            problemi: [{ linija: 3, kolona: 'tradeName', kod: 'NAME_MISSING', vrednost: null, greska: true }],
          }),
        ),
        status: 200,
      },
      { name: 'no rows', path: start, request: as('konsultant', sheet()), status: 422 },
      {
        name: 'an unknown field',
        path: start,
        request: as('konsultant', sheet({ ...row, firma: missingId })),
        status: 422,
      },
      ...refused(start, sheet(row)),
    ],
    getRawMaterialImport: [
      { name: 'all rows', path: prepared(), request: as('konsultant'), status: 200 },
      {
        name: 'a page of a kind',
        path: prepared('?vrsta=novo&page=1&limit=5'),
        request: as('konsultant'),
        status: 200,
      },
      { name: 'an unknown kind', path: `${start}/${missingId}?vrsta=x`, request: as('konsultant'), status: 422 },
      { name: 'of another person', path: prepared(), request: as('org'), status: 404 },
      { name: 'unknown', path: `${start}/${missingId}`, request: as('konsultant'), status: 404 },
      ...refused(`${start}/${missingId}`),
    ],
    listRawMaterialImports: [
      { name: 'own ones', path: start, request: as('konsultant'), status: 200 },
      ...refused(start),
    ],
    setRawMaterialImportAction: [
      { name: 'a row', path: prepared('/postupak'), request: as('konsultant', choice), status: 200 },
      {
        name: 'all rows of a kind',
        path: prepared('/postupak'),
        request: as('konsultant', { json: { vrsta: 'novo', postupak: 'preskoci' } }),
        status: 200,
      },
      {
        name: 'not possible for the row',
        path: prepared('/postupak'),
        request: as('konsultant', { json: { linija: 2, postupak: 'preuzmi' } }),
        status: 422,
      },
      { name: 'already applied', path: applied('/postupak'), request: as('konsultant', choice), status: 409 },
      { name: 'of another person', path: prepared('/postupak'), request: as('admin', choice), status: 404 },
      ...refused(`${start}/${missingId}/postupak`, choice),
    ],
    correctRawMaterialImportName: [
      { name: 'a name', path: prepared('/naziv'), request: as('konsultant', correction), status: 200 },
      {
        name: 'a name that no row has',
        path: prepared('/naziv'),
        request: as('konsultant', { json: { inci: 'GLYCERIN', zamena: 'AQUA' } }),
        status: 422,
      },
      { name: 'already applied', path: applied('/naziv'), request: as('konsultant', correction), status: 409 },
      { name: 'of another person', path: prepared('/naziv'), request: as('admin', correction), status: 404 },
      ...refused(`${start}/${missingId}/naziv`, correction),
    ],
    takeBackRawMaterialImport: [
      { name: 'applied', path: applied('/povracaj'), request: as('konsultant'), status: 200 },
      { name: 'not applied', path: prepared('/povracaj'), request: as('konsultant'), status: 409 },
      { name: 'of another person', path: prepared('/povracaj'), request: as('org'), status: 404 },
      ...refused(`${start}/${missingId}/povracaj`),
    ],
    applyRawMaterialImport: [
      { name: 'prepared', path: prepared('/primena'), request: as('konsultant'), status: 200 },
      { name: 'already applied', path: applied('/primena'), request: as('konsultant'), status: 409 },
      { name: 'of another person', path: prepared('/primena'), request: as('admin'), status: 404 },
      { name: 'unknown', path: `${start}/${missingId}/primena`, request: as('konsultant'), status: 404 },
      ...refused(`${start}/${missingId}/primena`),
    ],
  };
}
