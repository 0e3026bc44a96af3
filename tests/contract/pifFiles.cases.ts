import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { PIF_COUNT, pifAt } from '../../mocks/demo-data/pifs.ts';
import { type Request, send } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';
import { aPdf, aPng } from '../../mocks/testing/documentFiles.ts';

type Subject = 'addPifFile' | 'readPifFile' | 'updatePifFile' | 'deletePifFile';

interface Helpers {
  /** A request with the token of a demo account. */
  as: (name: AccountName, request?: Request) => () => Promise<Request>;
  url: () => string;
}

const anonymous: Request = {};
const list = '/api/v1/pifs';
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const submitted = Array.from({ length: PIF_COUNT }, (_, at) => pifAt(at)).find(({ stage }) => stage === 'SUBMITTED');
const none = `${list}/nema/fajlovi`;

function formWith(bytes: Uint8Array<ArrayBuffer>, fields: Record<string, string>): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('fajl', new Blob([bytes]), 'x');
  return { form };
}
const pdf = (fields: Record<string, string> = {}) => formWith(aPdf(), { naziv: 'Postupak.pdf', ...fields });

/** The operations on files of product information files, by the contract of the product server. */
export function pifFileCases({ as, url }: Helpers): Record<Subject, ContractCase[]> {
  const newPif = async () => {
    const json = { ime: 'Krema sa fajlovima', firma: lavanda };
    const { body } = await send(url(), 'POST', list, await as('konsultant', { json })());
    return `${list}/${(body as { data: { data: { slug: string } } }).data.data.slug}/fajlovi`;
  };
  const slot = (mesto: string, filled = 0) => {
    return async () => {
      const path = await newPif();
      for (let at = 0; at < filled; at += 1)
        await send(url(), 'POST', `${path}?mesto=${mesto}`, await as('konsultant', pdf())());
      return `${path}?mesto=${mesto}`;
    };
  };
  /** The path of a file in a new product information file. */
  const file = async () => {
    const path = await newPif();
    const { body } = await send(url(), 'POST', `${path}?mesto=postupak`, await as('konsultant', pdf())());
    return `${path}/${(body as { data: { dodato: string } }).data.dodato}`;
  };
  const shown = async () => `${await file()}?verzija=1`;
  const png = async (name: AccountName) => as(name, formWith(await aPng(), { naziv: 'Krema.png' }))();
  const rename = { json: { verzija: 1, naziv: 'Nov naziv.pdf', istice: '2028-02-29' } };
  return {
    addPifFile: [
      {
        name: 'PDF',
        path: slot('postupak'),
        request: as('konsultant', pdf({ istice: '2028-02-29', aktivanSadrzaj: 'da' })),
        status: 200,
      },
      { name: 'client', path: slot('dpp', 9), request: as('klijent', pdf()), status: 200 },
      { name: 'an 11th', path: slot('dpp', 10), request: as('klijent', pdf()), status: 422 },
      { name: 'a 7th report', path: slot('stabilnost', 6), request: as('org', pdf()), status: 422 },
      { name: 'a 10th label', path: slot('etiketa', 9), request: as('org', pdf()), status: 422 },
      { name: 'a picture of the product', path: slot('fotografija'), request: () => png('klijent'), status: 200 },
      { name: 'a picture as a certificate', path: slot('dpp'), request: () => png('klijent'), status: 422 },
      { name: 'a PDF as a picture', path: slot('fotografija'), request: as('klijent', pdf()), status: 422 },
      { name: 'an unknown slot', path: slot('svasta'), request: as('org', pdf()), status: 422 },
      { name: 'an invalid date', path: slot('dpp'), request: as('org', pdf({ istice: '2027-02-29' })), status: 422 },
      {
        name: 'a name with another extension',
        path: slot('dpp'),
        request: as('org', pdf({ naziv: 'List.exe' })),
        status: 422,
      },
      {
        name: 'too large',
        path: slot('dpp'),
        request: as('org', formWith(new Uint8Array(20 * 1024 * 1024 + 1), { naziv: 'List.pdf' })),
        status: 413,
      },
      {
        name: 'locked',
        path: `${list}/${submitted?.slug}/fajlovi?mesto=dpp`,
        request: as('admin', pdf()),
        status: 409,
      },
      { name: 'dcp', path: slot('dpp'), request: as('dcp', pdf()), status: 403 },
      { name: 'of another organisation', path: slot('dpp'), request: as('konsultant2', pdf()), status: 404 },
      { name: 'anonymous', path: `${none}?mesto=dpp`, request: anonymous, status: 401 },
    ],
    readPifFile: [
      { name: 'client', path: file, request: as('klijent'), status: 200 },
      { name: 'of another organisation', path: file, request: as('konsultant2'), status: 404 },
      { name: 'dcp', path: file, request: as('dcp'), status: 403 },
      { name: 'anonymous', path: `${none}/${lavanda}`, request: anonymous, status: 401 },
    ],
    updatePifFile: [
      { name: 'client', path: file, request: as('klijent', rename), status: 200 },
      { name: 'without expiry', path: file, request: as('org', { json: { verzija: 1, istice: null } }), status: 200 },
      {
        name: 'another extension',
        path: file,
        request: as('org', { json: { verzija: 1, naziv: 'a.exe' } }),
        status: 422,
      },
      { name: 'changed since', path: file, request: as('org', { json: { verzija: 2, istice: null } }), status: 409 },
      { name: 'no change', path: file, request: as('org', { json: { verzija: 1 } }), status: 422 },
      { name: 'of another organisation', path: file, request: as('konsultant2', rename), status: 404 },
      { name: 'anonymous', path: `${none}/${lavanda}`, request: anonymous, status: 401 },
    ],
    deletePifFile: [
      { name: 'client', path: shown, request: as('klijent'), status: 200 },
      {
        name: 'changed since',
        path: async () => `${await file()}?verzija=2`,
        request: as('org'),
        status: 409,
      },
      { name: 'of another organisation', path: shown, request: as('konsultant2'), status: 404 },
      {
        name: 'of a locked file',
        path: `${list}/${submitted?.slug}/fajlovi/${lavanda}?verzija=1`,
        request: as('admin'),
        status: 409,
      },
      { name: 'anonymous', path: `${none}/${lavanda}?verzija=1`, request: anonymous, status: 401 },
    ],
  };
}
