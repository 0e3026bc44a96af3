import type { operations } from '../../schema/rest/product-server.generated.ts';
import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import { type Request, send } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';

type Names = Extract<keyof operations, 'startToxicologyImport' | 'getToxicologyImport' | 'applyToxicologyImport'>;

interface Tools {
  as(name: AccountName, request?: Request): () => Promise<Request>;
  url(): string;
}

const start = '/api/v1/toksikologija/uvoz';
const missingId = '0'.repeat(24);
const point = {
  linija: 2,
  cas: '78-70-6',
  naziv: 'Linalool',
  parametar: 'NOAEL',
  noael: 117,
  noaelIzvor: 'EFSA 2012',
  zivotinja: 'Rat',
  studija: null,
};
const faulty = { linija: 3, cas: 'x', naziv: '', problem: { kod: 'CAS_INVALID', vrednost: 'x' } };
const table = (opseg: string, ...redovi: object[]): Request => ({
  json: { naziv: 'efsa.csv', opseg, kolone: ['CAS', 'VALUE'], nepoznateKolone: ['ec_no'], redovi },
});
const none: Request = { json: { zameniti: [] } };

/** The operations of imports of reference points. */
export function toxicologyImportCases({ as, url }: Tools): Record<Names, ContractCase[]> {
  const prepared =
    (end = '', name: AccountName = 'konsultant') =>
    async () => {
      const { body } = await send(url(), 'POST', start, await as(name, table('sopstveno', point))());
      return `${start}/${(body as { data: { data: { _id: string } } }).data.data._id}${end}`;
    };
  const applied = async () => {
    const path = await prepared('/primena')();
    await send(url(), 'POST', path, await as('konsultant', none)());
    return path;
  };
  const refused = (path: string, request: Request = {}): ContractCase[] => [
    ...(['dcp', 'klijent'] as const).map((name) => ({ name, path, request: as(name, request), status: 403 })),
    { name: 'anonymous', path, request, status: 401 },
  ];
  return {
    startToxicologyImport: [
      { name: 'own values', path: start, request: as('konsultant', table('sopstveno', point, faulty)), status: 200 },
      { name: 'global values', path: start, request: as('admin', table('globalno', point)), status: 200 },
      { name: 'global values of others', path: start, request: as('org', table('globalno', point)), status: 403 },
      { name: 'no rows', path: start, request: as('konsultant', table('sopstveno')), status: 422 },
      {
        name: 'a value of 0',
        path: start,
        request: as('konsultant', table('sopstveno', { ...point, noael: 0 })),
        status: 422,
      },
      ...refused(start, table('sopstveno', point)),
    ],
    getToxicologyImport: [
      { name: 'all rows', path: prepared(), request: as('konsultant'), status: 200 },
      {
        name: 'a page of a kind',
        path: prepared('?vrsta=novo&page=1&limit=5'),
        request: as('konsultant'),
        status: 200,
      },
      { name: 'an unknown kind', path: `${start}/${missingId}?vrsta=x`, request: as('konsultant'), status: 422 },
      { name: 'of another person', path: prepared(), request: as('org'), status: 404 },
      ...refused(`${start}/${missingId}`),
    ],
    applyToxicologyImport: [
      { name: 'prepared', path: prepared('/primena'), request: as('konsultant', none), status: 200 },
      { name: 'already applied', path: applied, request: as('konsultant', none), status: 409 },
      {
        name: 'a line without a conflict',
        path: prepared('/primena'),
        request: as('konsultant', { json: { zameniti: [7] } }),
        status: 422,
      },
      { name: 'of another person', path: prepared('/primena'), request: as('admin', none), status: 404 },
      ...refused(`${start}/${missingId}/primena`, none),
    ],
  };
}
