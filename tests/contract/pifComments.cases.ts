import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { type Request, send } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';

type Subject = 'addPifComment' | 'resolvePifComment' | 'deletePifComment';

interface Helpers {
  /** A request with the token of a demo account. */
  as: (name: AccountName, request?: Request) => () => Promise<Request>;
  url: () => string;
}

const anonymous: Request = {};
const list = '/api/v1/pifs';
const comment = (change: object = {}) => ({
  json: { sekcija: 'tvrdnje', sidro: 'claims', tekst: 'Nedostaje dokaz.', obavezan: true, interni: false, ...change },
});
const internal = comment({ interni: true });

/** The operations on comments, by the contract of the product server. */
export function pifCommentCases({ as, url }: Helpers): Record<Subject, ContractCase[]> {
  const post = async (path: string, name: AccountName, json: object) => {
    const { body } = await send(url(), 'POST', path, await as(name, { json })());
    return body as { data: { data: { slug: string }; dodato: string } };
  };
  /** Enters a file, and answers the path of its comments. */
  const newFile = async () => {
    const { data } = await post(list, 'konsultant', { ime: 'Krema', firma: companyIdOf('Lavanda Natura d.o.o.') });
    return `${list}/${data.data.slug}`;
  };
  const comments = async () => `${await newFile()}/komentari`;
  /** Enters a file with a comment of the consultant, and answers its path. */
  const written =
    ({ json } = comment()) =>
    async () => {
      const path = await comments();
      return `${path}/${(await post(path, 'konsultant', json)).data.dodato}`;
    };
  const archived = async () => {
    const file = await newFile();
    await post(`${file}/arhiva`, 'konsultant', { verzija: 1, arhivirano: true });
    return `${file}/komentari`;
  };
  const resolved = { json: { reseno: true } };
  return {
    addPifComment: [
      { name: 'staff', path: comments, request: as('konsultant', comment()), status: 200 },
      { name: 'client', path: comments, request: as('klijent', comment()), status: 200 },
      {
        name: 'on the whole file',
        path: comments,
        request: as('org', comment({ sekcija: null, sidro: null })),
        status: 200,
      },
      { name: 'internal', path: comments, request: as('org', internal), status: 200 },
      { name: 'internal of a client', path: comments, request: as('klijent', internal), status: 422 },
      { name: 'a blank text', path: comments, request: as('org', comment({ tekst: ' ' })), status: 422 },
      { name: 'an unknown section', path: comments, request: as('org', comment({ sekcija: 'x' })), status: 422 },
      { name: 'in the archive', path: archived, request: as('admin', comment()), status: 409 },
      { name: 'of another organisation', path: comments, request: as('konsultant2', comment()), status: 404 },
      { name: 'dcp', path: comments, request: as('dcp', comment()), status: 403 },
      { name: 'anonymous', path: `${list}/nema/komentari`, request: anonymous, status: 401 },
    ],
    resolvePifComment: [
      { name: 'staff', path: written(), request: as('org', resolved), status: 200 },
      { name: 'client', path: written(), request: as('klijent', resolved), status: 200 },
      { name: 'open already', path: written(), request: as('org', { json: { reseno: false } }), status: 200 },
      { name: 'an internal one by a client', path: written(internal), request: as('klijent', resolved), status: 404 },
      {
        name: 'missing',
        path: async () => `${await comments()}/${'0'.repeat(24)}`,
        request: as('org', resolved),
        status: 404,
      },
      { name: 'of another organisation', path: written(), request: as('konsultant2', resolved), status: 404 },
      { name: 'dcp', path: written(), request: as('dcp', resolved), status: 403 },
      { name: 'anonymous', path: `${list}/nema/komentari/${'0'.repeat(24)}`, request: anonymous, status: 401 },
    ],
    deletePifComment: [
      { name: 'its author at once', path: written(), request: as('konsultant'), status: 200 },
      { name: 'somebody else', path: written(), request: as('admin'), status: 409 },
      { name: 'an internal one by a client', path: written(internal), request: as('klijent'), status: 404 },
      { name: 'of another organisation', path: written(), request: as('konsultant2'), status: 404 },
      { name: 'dcp', path: written(), request: as('dcp'), status: 403 },
      { name: 'anonymous', path: `${list}/nema/komentari/${'0'.repeat(24)}`, request: anonymous, status: 401 },
    ],
  };
}
