import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import type { Request } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';

const path = (text: string) => `/api/v1/pretraga?text%5Bsearch%5D=${encodeURIComponent(text)}`;

/** The search of everything, by the contract of the product server. */
export function searchCases(
  as: (name: AccountName, request?: Request) => () => Promise<Request>,
): Record<'search', ContractCase[]> {
  return {
    search: [
      ...(['admin', 'org', 'konsultant', 'dcp', 'klijent', 'org2'] as const).map((name) => ({
        name,
        path: path('"lavand"'),
        request: as(name),
        status: 200,
      })),
      { name: 'a CAS number', path: path('"56-81-5"'), request: as('org'), status: 200 },
      { name: 'a CAS number of nothing', path: path('"50-00-9"'), request: as('org'), status: 200 },
      { name: 'signs of patterns', path: path('"%_\\\\"'), request: as('org'), status: 200 },
      { name: 'too short', path: path('"la"'), request: as('org'), status: 200 },
      { name: 'without a text', path: '/api/v1/pretraga', request: as('org'), status: 422 },
      { name: 'too long', path: path('x'.repeat(1001)), request: as('org'), status: 422 },
      { name: 'anonymous', path: path('"lavand"'), request: {}, status: 401 },
    ],
  };
}
