import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import type { Request } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';

const list = '/api/v1/ponovna-stampa';
const lavanda = companyIdOf('Lavanda Natura d.o.o.');

/** The list of labels to reprint, by the contract of the product server. */
export function labelReprintCases(
  as: (name: AccountName, request?: Request) => () => Promise<Request>,
): Record<'listLabelsToReprint', ContractCase[]> {
  return {
    listLabelsToReprint: [
      ...(['admin', 'org', 'konsultant', 'konsultant2'] as const).map((name) => ({
        name,
        path: list,
        request: as(name),
        status: 200,
      })),
      ...(['noveSerije', 'zalihe', 'odAvgusta2028', 'nijePoznato'] as const).map((kolona) => ({
        name: kolona,
        path: `${list}?firmaId=${lavanda}&kolona=${kolona}&page=1&limit=5`,
        request: as('org'),
        status: 200,
      })),
      { name: 'a page past the end', path: `${list}?page=900`, request: as('admin'), status: 200 },
      { name: 'an unknown column', path: `${list}?kolona=sve`, request: as('admin'), status: 422 },
      { name: 'too many on a page', path: `${list}?limit=101`, request: as('admin'), status: 422 },
      { name: 'no company id', path: `${list}?firmaId=Sve`, request: as('admin'), status: 422 },
      { name: 'dcp', path: list, request: as('dcp'), status: 403 },
      { name: 'client', path: list, request: as('klijent'), status: 403 },
      { name: 'anonymous', path: list, request: {}, status: 401 },
    ],
  };
}
