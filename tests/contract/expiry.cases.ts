import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import type { Request } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';

const list = '/api/v1/rokovi?danas=2026-11-23&do=2027-11-30';
const lavanda = companyIdOf('Lavanda Natura d.o.o.');

/** What expires, by the contract of the product server. */
export function expiryCases(
  as: (name: AccountName, request?: Request) => () => Promise<Request>,
): Record<'listExpiringDocuments', ContractCase[]> {
  return {
    listExpiringDocuments: [
      ...(['admin', 'org', 'konsultant', 'dcp', 'klijent', 'org2'] as const).map((name) => ({
        name,
        path: list,
        request: as(name),
        status: 200,
      })),
      ...(['vrsta=sirovina', 'vrsta=pif', 'vrsta=dpp', 'period=isteklo', 'period=2027-02'] as const).map((filter) => ({
        name: filter,
        path: `${list}&firmaId=${lavanda}&${filter}&page=1&limit=5`,
        request: as('org'),
        status: 200,
      })),
      { name: 'a page past the end', path: `${list}&page=900`, request: as('admin'), status: 200 },
      { name: 'a foreign company', path: `${list}&firmaId=${lavanda}`, request: as('org2'), status: 200 },
      { name: 'without a day', path: '/api/v1/rokovi', request: as('admin'), status: 422 },
      { name: 'a day that is none', path: '/api/v1/rokovi?danas=2026-13-01&do=x', request: as('admin'), status: 422 },
      { name: 'an unknown period', path: `${list}&period=2027`, request: as('admin'), status: 422 },
      { name: 'an unknown kind', path: `${list}&vrsta=ifra`, request: as('admin'), status: 422 },
      { name: 'too many on a page', path: `${list}&limit=101`, request: as('admin'), status: 422 },
      { name: 'no company id', path: `${list}&firmaId=Sve`, request: as('admin'), status: 422 },
      { name: 'anonymous', path: list, request: {}, status: 401 },
    ],
  };
}
