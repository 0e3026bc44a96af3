import type { operations } from '../../schema/rest/product-server.generated.ts';
import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import { seedFolders } from '../../mocks/demo-data/documents/seedFolders.ts';
import { rawMaterialAt } from '../../mocks/demo-data/raw-material/rawMaterials.ts';
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
  | 'deleteDocument'
  | 'listDeletedItems'
  | 'restoreDeletedItem';

interface Helpers {
  /** A request with the token of a demo account. */
  as: (name: AccountName, request?: Request) => () => Promise<Request>;
  url: () => string;
}

const anonymous: Request = {};
const root = '/api/v1/sirovine';
/** A raw material of one company only. */
const material =
  Array.from({ length: 260 }, (_, index) => rawMaterialAt(index)).find(
    ({ isGlobal, vrsta }, index) => index % 14 === 0 && !isGlobal && vrsta === 'plain',
  ) ?? rawMaterialAt(0);
const at = (path: string) => `${root}/${material.slug}${path}`;
const seeded = seedFolders().documents.find(({ row }) => row.materialId !== material.id)?.row;
const seededSlug =
  Array.from({ length: 260 }, (_, index) => rawMaterialAt(index)).find(({ id }) => id === seeded?.materialId)?.slug ??
  '';

function formWith(bytes: Uint8Array<ArrayBuffer>, fields: Record<string, string>): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('fajl', new Blob([bytes]), 'x');
  return { form };
}

/** The operations of document folders and documents. */
export function documentCases({ as, url }: Helpers): Pick<Record<keyof operations, ContractCase[]>, Subject> {
  const sds = at('/folderi/sds/fajlovi');
  const pdf = (fields: Record<string, string> = {}) => formWith(aPdf(), { naziv: 'List.pdf', ...fields });
  const newDocument = async (): Promise<string> => {
    const { body } = await send(url(), 'POST', sds, await as('admin', pdf())());
    return at(`/fajlovi/${(body as { data: { dodato: string } }).data.dodato}`);
  };

  const restore = (id: string) => `/api/v1/korpa/${id}/vrati`;
  const deletedDocument = async (): Promise<string> => {
    await send(url(), 'DELETE', await newDocument(), await as('org')());
    const { body } = await send(url(), 'GET', '/api/v1/korpa?limit=1', await as('org')());
    return restore((body as { data: { data: { _id: string }[] } }).data.data[0]?._id ?? '');
  };

  return {
    listFoldersOfRawMaterials: [
      {
        name: 'two raw materials',
        path: `${root}/folderi?ids=${material.id},${seeded?.materialId ?? ''}`,
        request: as('dcp'),
        status: 200,
      },
      { name: 'unknown ids', path: `${root}/folderi?ids=${'0'.repeat(24)}`, request: as('org'), status: 200 },
      { name: 'an invalid id', path: `${root}/folderi?ids=all`, request: as('org'), status: 422 },
      { name: 'client', path: `${root}/folderi?ids=${material.id}`, request: as('klijent'), status: 403 },
      { name: 'anonymous', path: `${root}/folderi?ids=${material.id}`, request: anonymous, status: 401 },
    ],
    getFolders: [
      ...(['admin', 'org'] as const).map((name) => ({ name, path: at('/folderi'), request: as(name), status: 200 })),
      { name: 'with documents', path: `${root}/${seededSlug}/folderi`, request: as('admin'), status: 200 },
      { name: 'of another company', path: at('/folderi'), request: as('konsultant2'), status: 404 },
      { name: 'client', path: at('/folderi'), request: as('klijent'), status: 403 },
      { name: 'anonymous', path: at('/folderi'), request: anonymous, status: 401 },
    ],
    setFolder: [
      {
        name: 'deactivating a folder',
        path: at('/folderi/tds'),
        request: as('org', { json: { aktivan: false } }),
        status: 200,
      },
      {
        name: 'a folder that the type does not need',
        path: at('/folderi/ifra'),
        request: as('org', { json: { aktivan: true } }),
        status: 422,
      },
      {
        name: 'an unknown kind',
        path: at('/folderi/all'),
        request: as('org', { json: { aktivan: true } }),
        status: 422,
      },
      { name: 'dcp', path: at('/folderi/tds'), request: as('dcp', { json: { aktivan: true } }), status: 403 },
      {
        name: 'of another company',
        path: at('/folderi/tds'),
        request: as('konsultant2', { json: { aktivan: true } }),
        status: 404,
      },
      { name: 'anonymous', path: at('/folderi/tds'), request: anonymous, status: 401 },
    ],
    addDocument: [
      { name: 'PDF', path: sds, request: as('org', pdf({ istice: '2028-02-29' })), status: 200 },
      {
        name: 'PNG',
        path: sds,
        request: async () => as('org', formWith(await aPng(), { naziv: 'Slika.png' }))(),
        status: 200,
      },
      {
        name: 'xlsx',
        path: sds,
        request: async () => as('org', formWith(await anXlsx(), { naziv: 'Sastav.xlsx' }))(),
        status: 200,
      },
      {
        name: 'an unsupported type',
        path: sds,
        request: as('org', formWith(new Uint8Array(100), { naziv: 'List.pdf' })),
        status: 422,
      },
      { name: 'a name with another extension', path: sds, request: as('org', pdf({ naziv: 'List.exe' })), status: 422 },
      { name: 'an invalid date', path: sds, request: as('org', pdf({ istice: '2027-02-29' })), status: 422 },
      { name: 'no file', path: sds, request: as('org', { form: new FormData() }), status: 422 },
      {
        name: 'too large',
        path: sds,
        request: as('org', formWith(new Uint8Array(20 * 1024 * 1024 + 1), { naziv: 'List.pdf' })),
        status: 413,
      },
      { name: 'dcp', path: sds, request: as('dcp', pdf()), status: 403 },
      { name: 'of another company', path: sds, request: as('konsultant2', pdf()), status: 404 },
      { name: 'anonymous', path: sds, request: anonymous, status: 401 },
    ],
    readDocument: [
      { name: 'a new one', path: newDocument, request: as('org'), status: 200 },
      {
        name: 'a seeded one',
        path: `${root}/${seededSlug}/fajlovi/${seeded?.id ?? ''}`,
        request: as('admin'),
        status: 200,
      },
      {
        name: 'with the slug of another raw material',
        path: at(`/fajlovi/${seeded?.id ?? ''}`),
        request: as('admin'),
        status: 404,
      },
      { name: 'of another company', path: newDocument, request: as('konsultant2'), status: 404 },
      { name: 'client', path: newDocument, request: as('klijent'), status: 403 },
      { name: 'anonymous', path: newDocument, request: anonymous, status: 401 },
    ],
    updateDocument: [
      {
        name: 'name, folder and expiry date',
        path: newDocument,
        request: as('org', { json: { naziv: 'Novo.pdf', folder: 'coa', istice: '2027-01-31' } }),
        status: 200,
      },
      {
        name: 'clearing the expiry date',
        path: newDocument,
        request: as('org', { json: { istice: null } }),
        status: 200,
      },
      {
        name: 'of another company',
        path: newDocument,
        request: as('konsultant2', { json: { istice: null } }),
        status: 404,
      },
      {
        name: 'another extension',
        path: newDocument,
        request: as('org', { json: { naziv: 'Novo.png' } }),
        status: 422,
      },
      { name: 'without a change', path: newDocument, request: as('org', { json: {} }), status: 422 },
      {
        name: 'missing',
        path: at(`/fajlovi/${'0'.repeat(24)}`),
        request: as('org', { json: { istice: null } }),
        status: 404,
      },
      { name: 'dcp', path: newDocument, request: as('dcp', { json: { istice: null } }), status: 403 },
      { name: 'anonymous', path: newDocument, request: anonymous, status: 401 },
    ],
    deleteDocument: [
      { name: 'an existing one', path: newDocument, request: as('org'), status: 200 },
      { name: 'missing', path: at(`/fajlovi/${'0'.repeat(24)}`), request: as('org'), status: 404 },
      { name: 'of another company', path: newDocument, request: as('konsultant2'), status: 404 },
      { name: 'dcp', path: newDocument, request: as('dcp'), status: 403 },
      { name: 'anonymous', path: newDocument, request: anonymous, status: 401 },
    ],
    listDeletedItems: [
      { name: 'all', path: '/api/v1/korpa', request: as('org'), status: 200 },
      {
        name: 'of a raw material',
        path: `/api/v1/korpa?sirovina=${material.id}&page=1&limit=5`,
        request: as('org'),
        status: 200,
      },
      { name: 'dcp', path: '/api/v1/korpa', request: as('dcp'), status: 403 },
      { name: 'anonymous', path: '/api/v1/korpa', request: anonymous, status: 401 },
    ],
    restoreDeletedItem: [
      { name: 'missing', path: restore('0'.repeat(24)), request: as('org'), status: 404 },
      { name: 'of another organisation', path: deletedDocument, request: as('konsultant2'), status: 404 },
      { name: 'a deleted document', path: deletedDocument, request: as('org'), status: 200 },
      { name: 'dcp', path: restore('0'.repeat(24)), request: as('dcp'), status: 403 },
      { name: 'anonymous', path: restore('0'.repeat(24)), request: anonymous, status: 401 },
    ],
  };
}
