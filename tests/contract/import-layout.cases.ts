import type { operations } from '../../schema/rest/product-server.generated.ts';
import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import type { Request } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';

type Names = Extract<keyof operations, 'findImportLayouts' | 'rememberImportLayout'>;

interface Tools {
  as(name: AccountName, request?: Request): () => Promise<Request>;
}

const firma = companyIdOf('Lavanda Natura d.o.o.');
const otisak = 'a'.repeat(64);

/** The operations that remember what the columns of sheets are. */
export function importLayoutCases({ as }: Tools): Record<Names, ContractCase[]> {
  const casesOf = (path: string, json: Record<string, unknown>): ContractCase[] => {
    const request = (change: object = {}): Request => ({ json: { ...json, ...change } });
    return [
      { name: 'of a company', path, request: as('konsultant', request({ firma })), status: 200 },
      { name: 'of the organisation', path, request: as('konsultant', request()), status: 200 },
      { name: 'of another organisation', path, request: as('konsultant2', request({ firma })), status: 422 },
      { name: 'of an unknown subject', path, request: as('konsultant', request({ predmet: 'x' })), status: 422 },
      { name: 'klijent', path, request: as('klijent', request()), status: 403 },
      { name: 'anonymous', path, request: request(), status: 401 },
    ];
  };
  const remember = '/api/v1/uvoz/rasporedi';
  return {
    rememberImportLayout: casesOf(remember, { predmet: 'formula', otisak, kolone: ['INCI', null] }),
    findImportLayouts: casesOf(`${remember}/trazi`, { predmet: 'formula', otisci: [otisak] }),
  };
}
