import { type AccountName, accounts } from '../../mocks/demo-data/accounts.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { labelAt } from '../../mocks/demo-data/labels.ts';
import { rawMaterialAt } from '../../mocks/demo-data/raw-material/rawMaterials.ts';
import { type Request, send } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';

interface Helpers {
  /** A request with the token of a demo account. */
  as: (name: AccountName, request?: Request) => () => Promise<Request>;
  url: () => string;
}

const list = '/api/v1/istorija';

/** What was changed, by the contract of the product server. */
export function historyCases({ as, url }: Helpers): Record<'listHistory', ContractCase[]> {
  /** Enters a file with a comment and a change, and answers the address of its history. */
  const ofPif =
    (more = '') =>
    async () => {
      const sent = async (method: string, path: string, json: object) =>
        (await send(url(), method, path, await as('konsultant', { json })())).body;
      const pifs = '/api/v1/pifs';
      const created = await sent('POST', pifs, { ime: 'Krema', firma: companyIdOf('Lavanda Natura d.o.o.') });
      const { slug } = (created as { data: { data: { slug: string } } }).data.data;
      await sent('PATCH', `${pifs}/${slug}/opis`, { verzija: 1, ime: 'Krema za ruke', trzista: ['RS', 'EU'] });
      await sent('POST', `${pifs}/${slug}/komentari`, { tekst: 'Zašto?', obavezan: false, interni: true });
      return `${list}?entitet=pif&slug=${slug}${more}`;
    };
  return {
    listHistory: [
      ...(['admin', 'org', 'konsultant', 'klijent'] as const).map((name) => ({
        name: `of a file, ${name}`,
        path: ofPif(),
        request: as(name),
        status: 200,
      })),
      {
        name: 'filtered',
        path: ofPif('&vrsta=izmenjeno&sekcija=opis&page=1&limit=5'),
        request: as('org'),
        status: 200,
      },
      { name: 'of one person', path: ofPif(`&osoba=${'0'.repeat(24)}`), request: as('org'), status: 200 },
      {
        name: 'of a label',
        path: `${list}?entitet=deklaracija&vrsta=potvrda&slug=${labelAt(0).slug}`,
        request: as('admin'),
        status: 200,
      },
      {
        name: 'of a raw material',
        path: `${list}?entitet=sirovina&slug=${rawMaterialAt(0).slug}`,
        request: as('admin'),
        status: 200,
      },
      ...(['admin', 'org', 'konsultant', 'konsultant2', 'klijent', 'dcp'] as const).flatMap((name) => [
        {
          name: `of an account, ${name}`,
          path: `${list}?entitet=nalog&slug=${accounts.klijent.id}`,
          request: as(name),
          status: { konsultant2: 404, klijent: 403, dcp: 403, admin: 200, org: 200, konsultant: 200 }[name],
        },
        {
          name: `of a company, ${name}`,
          path: `${list}?entitet=firma&slug=${companyIdOf('Lavanda Natura d.o.o.')}`,
          request: as(name),
          status: { konsultant2: 404, klijent: 403, dcp: 403, admin: 200, org: 200, konsultant: 200 }[name],
        },
      ]),
      {
        name: 'of a colleague, whom a consultant does not manage',
        path: `${list}?entitet=nalog&slug=${accounts.org.id}`,
        request: as('konsultant'),
        status: 404,
      },
      { name: 'of all accounts', path: `${list}?entitet=nalog`, request: as('admin'), status: 422 },
      { name: 'of all companies', path: `${list}?entitet=firma`, request: as('admin'), status: 422 },
      { name: 'of deleted files', path: `${list}?entitet=pif`, request: as('klijent'), status: 200 },
      { name: 'of deleted files, dcp', path: `${list}?entitet=pif`, request: as('dcp'), status: 403 },
      { name: 'of deleted labels', path: `${list}?entitet=deklaracija`, request: as('org'), status: 422 },
      { name: 'an unknown kind', path: ofPif('&vrsta=x'), request: as('org'), status: 422 },
      { name: 'of another organisation', path: ofPif(), request: as('konsultant2'), status: 404 },
      { name: 'of a file, dcp', path: ofPif(), request: as('dcp'), status: 403 },
      { name: 'anonymous', path: `${list}?entitet=pif&slug=x`, request: {}, status: 401 },
    ],
  };
}
