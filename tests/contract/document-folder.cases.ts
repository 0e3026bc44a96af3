import type { operations } from '../../schema/rest/product-server.generated.ts';
import type { AccountName } from '../../mocks/seed/accounts.ts';
import { seedFolders } from '../../mocks/seed/documents/seedFolders.ts';
import { rawMaterialAt } from '../../mocks/seed/raw-material/rawMaterials.ts';
import { type Request, send } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';
import { aPdf, aPng, anXlsx } from '../../mocks/testing/documentFiles.ts';

type Subject =
  | 'listFoldersOfRawMaterials'
  | 'getFolders'
  | 'setFolder'
  | 'addDocument'
  | 'readDocument'
  | 'updateDocument'
  | 'deleteDocument';

interface Helpers {
  /** A request with the token of a demo account. */
  as: (name: AccountName, request?: Request) => () => Promise<Request>;
  url: () => string;
}

const nobody: Request = {};
const root = '/api/v1/sirovine';
/** A raw material of a company of Belgrade, which nobody else has. */
const material =
  Array.from({ length: 260 }, (_, index) => rawMaterialAt(index)).find(
    ({ isGlobal, vrsta }, index) => index % 14 === 0 && !isGlobal && vrsta === 'plain',
  ) ?? rawMaterialAt(0);
const at = (path: string) => `${root}/${material.slug}${path}`;
const seeded = seedFolders().documents[0]?.row;
const seededSlug =
  Array.from({ length: 260 }, (_, index) => rawMaterialAt(index)).find(({ id }) => id === seeded?.materialId)?.slug ??
  '';

function sending(bytes: Uint8Array<ArrayBuffer>, fields: Record<string, string>): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('fajl', new Blob([bytes]), 'x');
  return { form };
}

/** The cases of document folders and what is in them. */
export function documentCases({ as, url }: Helpers): Pick<Record<keyof operations, ContractCase[]>, Subject> {
  const sds = at('/folderi/sds/fajlovi');
  const pdf = (fields: Record<string, string> = {}) => sending(aPdf(), { naziv: 'List.pdf', ...fields });
  const added = async (): Promise<string> => {
    const { body } = await send(url(), 'POST', sds, await as('admin', pdf())());
    return at(`/fajlovi/${(body as { data: { dodato: string } }).data.dodato}`);
  };

  return {
    listFoldersOfRawMaterials: [
      {
        name: 'two',
        path: `${root}/folderi?ids=${material.id},${seeded?.materialId ?? ''}`,
        request: as('dcp'),
        status: 200,
      },
      { name: 'none that there is', path: `${root}/folderi?ids=${'0'.repeat(24)}`, request: as('org'), status: 200 },
      { name: 'no id', path: `${root}/folderi?ids=all`, request: as('org'), status: 422 },
      { name: 'client', path: `${root}/folderi?ids=${material.id}`, request: as('klijent'), status: 403 },
      { name: 'nobody', path: `${root}/folderi?ids=${material.id}`, request: nobody, status: 401 },
    ],
    getFolders: [
      ...(['admin', 'org'] as const).map((name) => ({ name, path: at('/folderi'), request: as(name), status: 200 })),
      { name: 'with documents', path: `${root}/${seededSlug}/folderi`, request: as('admin'), status: 200 },
      { name: 'of another company', path: at('/folderi'), request: as('konsultant2'), status: 404 },
      { name: 'client', path: at('/folderi'), request: as('klijent'), status: 403 },
      { name: 'nobody', path: at('/folderi'), request: nobody, status: 401 },
    ],
    setFolder: [
      { name: 'out of use', path: at('/folderi/tds'), request: as('org', { json: { aktivan: false } }), status: 200 },
      {
        name: 'one that the type does not have',
        path: at('/folderi/ifra'),
        request: as('org', { json: { aktivan: true } }),
        status: 422,
      },
      { name: 'no kind', path: at('/folderi/all'), request: as('org', { json: { aktivan: true } }), status: 422 },
      { name: 'dcp', path: at('/folderi/tds'), request: as('dcp', { json: { aktivan: true } }), status: 403 },
      {
        name: 'of another company',
        path: at('/folderi/tds'),
        request: as('konsultant2', { json: { aktivan: true } }),
        status: 404,
      },
      { name: 'nobody', path: at('/folderi/tds'), request: nobody, status: 401 },
    ],
    addDocument: [
      { name: 'PDF', path: sds, request: as('org', pdf({ istice: '2028-02-29' })), status: 200 },
      {
        name: 'PNG',
        path: sds,
        request: async () => as('org', sending(await aPng(), { naziv: 'Slika.png' }))(),
        status: 200,
      },
      {
        name: 'xlsx',
        path: sds,
        request: async () => as('org', sending(await anXlsx(), { naziv: 'Sastav.xlsx' }))(),
        status: 200,
      },
      {
        name: 'none of the types',
        path: sds,
        request: as('org', sending(new Uint8Array(100), { naziv: 'List.pdf' })),
        status: 422,
      },
      { name: 'a name of something else', path: sds, request: as('org', pdf({ naziv: 'List.exe' })), status: 422 },
      { name: 'a day that there is not', path: sds, request: as('org', pdf({ istice: '2027-02-29' })), status: 422 },
      { name: 'no file', path: sds, request: as('org', { form: new FormData() }), status: 422 },
      {
        name: 'too large',
        path: sds,
        request: as('org', sending(new Uint8Array(20 * 1024 * 1024 + 1), { naziv: 'List.pdf' })),
        status: 413,
      },
      { name: 'dcp', path: sds, request: as('dcp', pdf()), status: 403 },
      { name: 'of another company', path: sds, request: as('konsultant2', pdf()), status: 404 },
      { name: 'nobody', path: sds, request: nobody, status: 401 },
    ],
    readDocument: [
      { name: 'a new one', path: added, request: as('org'), status: 200 },
      {
        name: 'a seeded one',
        path: `${root}/${seededSlug}/fajlovi/${seeded?.id ?? ''}`,
        request: as('admin'),
        status: 200,
      },
      { name: 'by the slug of another', path: at(`/fajlovi/${seeded?.id ?? ''}`), request: as('admin'), status: 404 },
      { name: 'of another company', path: added, request: as('konsultant2'), status: 404 },
      { name: 'client', path: added, request: as('klijent'), status: 403 },
      { name: 'nobody', path: added, request: nobody, status: 401 },
    ],
    updateDocument: [
      {
        name: 'name, folder and day',
        path: added,
        request: as('org', { json: { naziv: 'Novo.pdf', folder: 'coa', istice: '2027-01-31' } }),
        status: 200,
      },
      { name: 'no day', path: added, request: as('org', { json: { istice: null } }), status: 200 },
      { name: 'of another company', path: added, request: as('konsultant2', { json: { istice: null } }), status: 404 },
      { name: 'another extension', path: added, request: as('org', { json: { naziv: 'Novo.png' } }), status: 422 },
      { name: 'nothing', path: added, request: as('org', { json: {} }), status: 422 },
      {
        name: 'missing',
        path: at(`/fajlovi/${'0'.repeat(24)}`),
        request: as('org', { json: { istice: null } }),
        status: 404,
      },
      { name: 'dcp', path: added, request: as('dcp', { json: { istice: null } }), status: 403 },
      { name: 'nobody', path: added, request: nobody, status: 401 },
    ],
    deleteDocument: [
      { name: 'there', path: added, request: as('org'), status: 200 },
      { name: 'missing', path: at(`/fajlovi/${'0'.repeat(24)}`), request: as('org'), status: 404 },
      { name: 'of another company', path: added, request: as('konsultant2'), status: 404 },
      { name: 'dcp', path: added, request: as('dcp'), status: 403 },
      { name: 'nobody', path: added, request: nobody, status: 401 },
    ],
  };
}
