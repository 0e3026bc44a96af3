import { send } from '../../../mocks/testing/client.ts';
import { aPdf } from '../../../mocks/testing/documentFiles.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

const FOLDERS = `query ($slug: String!) { rawMaterialFolders(slug: $slug) {
  kind state isActive fileCount documents { id name addedBy isCommon viewerCanEdit url } } }`;
const MATERIALS = `{ rawMaterials(pageSize: 100) { items { slug isGlobal viewerCanEdit viewerCanOverride viewerCanDelete company { name }
  folders { kind state fileCount } } } }`;
const ADD = 'mutation ($input: AddDocumentInput!) { addDocument(input: $input) { document { id isCommon } } }';
const UPDATE = 'mutation ($input: UpdateDocumentInput!) { updateDocument(input: $input) { folders { kind } } }';
const DELETE = 'mutation ($input: DeleteDocumentInput!) { deleteDocument(input: $input) { deletedDocumentId } }';
const ACTIVE =
  'mutation ($input: SetDocumentFolderActiveInput!) { setDocumentFolderActive(input: $input) { folders { kind } } }';
const HISTORY = `query ($slug: String!) { history(subject: RAW_MATERIAL, slug: $slug) {
  items { changes { after } } } }`;

interface Document {
  id: string;
  name: string;
  addedBy: string | null;
  isCommon: boolean;
  viewerCanEdit: boolean;
  url: string;
}
interface Folder {
  kind: string;
  state: string;
  isActive: boolean;
  fileCount: number;
  documents: Document[];
}
interface Material {
  slug: string;
  isGlobal: boolean;
  viewerCanEdit: boolean;
  viewerCanOverride: boolean;
  viewerCanDelete: boolean;
  company: { name: string } | null;
  folders: { kind: string; state: string; fileCount: number }[];
}

let bff: TestBff;
/** A global raw material of the first organisation with a safety data sheet, and without a technical data sheet. */
let slug = '';
beforeAll(async () => {
  bff = await startBff();
  const { data } = await bff.askAs<{ rawMaterials: { items: Material[] } }>('konsultant2', MATERIALS);
  const found = data.rawMaterials.items.find(
    ({ isGlobal, viewerCanEdit, folders }) =>
      isGlobal && !viewerCanEdit && folders.some(({ kind, fileCount }) => kind === 'SDS' && fileCount > 0),
  );
  expect(found).toMatchObject({ company: null, viewerCanOverride: true, viewerCanDelete: false });
  slug = found?.slug ?? '';
});
afterAll(() => bff.close());

const foldersOf = async (person: Person): Promise<Folder[]> =>
  (await bff.askAs<{ rawMaterialFolders: Folder[] }>(person, FOLDERS, { variables: { slug } })).data.rawMaterialFolders;
const documentsOf = async (person: Person): Promise<Document[]> =>
  (await foldersOf(person)).flatMap(({ documents }) => documents);

async function add(person: Person, folder: string, name: string): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([aPdf()]), name);
  const headers = { authorization: `Bearer ${await bff.tokenOf(person)}`, 'apollo-require-preflight': 'true' };
  const sent = await fetch(`${bff.url}/uploads?kind=document`, { method: 'POST', headers, body });
  const { reference } = (await sent.json()) as { reference: string };
  const { data } = await bff.askAs<{ addDocument: { document: { id: string; isCommon: boolean } } }>(person, ADD, {
    variables: { input: { slug, folder, upload: reference, name } },
  });
  expect(data.addDocument.document.isCommon).toBe(person === 'org' || person === 'admin');
  return data.addDocument.document.id;
}

const direct = async (person: Person, method: string, path: string, json?: unknown) =>
  (
    await send(bff.standIns.product.url, method, `/api/v1/sirovine/${slug}${path}`, {
      token: await bff.tokenOf(person),
      ...(json !== undefined && { json }),
    })
  ).status;

test('a common document is neither changed nor deleted by another organisation, through the endpoint or the service', async () => {
  const before = await foldersOf('org');
  const [common] = await documentsOf('konsultant2');
  expect(common).toMatchObject({ isCommon: true, viewerCanEdit: false, addedBy: null });
  const id = common?.id ?? '';
  for (const person of ['konsultant2', 'org2'] as const) {
    const codes = [
      await bff.askAs(person, DELETE, { variables: { input: { slug, id } } }),
      await bff.askAs(person, UPDATE, { variables: { input: { slug, id, expiresOn: null } } }),
      await bff.askAs(person, UPDATE, { variables: { input: { slug, id, name: 'X.pdf' } } }),
      await bff.askAs(person, ACTIVE, { variables: { input: { slug, kind: 'SDS', isActive: false } } }),
      await bff.askAs(person, ADD, {
        variables: { input: { slug, folder: 'SDS', upload: 'none', name: 'X.pdf', replacesDocumentId: id } },
      }),
    ].map(({ code }) => code);
    expect([person, ...codes]).toEqual([person, ...Array<string>(5).fill('FORBIDDEN')]);
    expect([
      await direct(person, 'DELETE', `/fajlovi/${id}`),
      await direct(person, 'PATCH', `/fajlovi/${id}`, { istice: null }),
      await direct(person, 'PUT', '/folderi/sds', { aktivan: false }),
    ]).toEqual([403, 403, 403]);
  }
  expect(await foldersOf('org')).toEqual(before);
});

test("an organisation's own document is seen and deleted by itself and administrators alone", async () => {
  const before = await foldersOf('org');
  const id = await add('konsultant2', 'SDS', 'Naš list.pdf');
  expect(await foldersOf('org')).toEqual(before);
  const own = (await documentsOf('org2')).find((one) => one.id === id);
  expect(own).toMatchObject({ isCommon: false, viewerCanEdit: true, addedBy: 'Stefan Jovanović' });
  const read = async (person: Person) =>
    (await fetch(`${bff.url}${own?.url}`, { headers: { authorization: `Bearer ${await bff.tokenOf(person)}` } }))
      .status;
  expect([await read('konsultant2'), await read('konsultant')]).toEqual([200, 404]);
  expect([
    (await bff.askAs('konsultant', DELETE, { variables: { input: { slug, id } } })).code,
    await direct('konsultant', 'DELETE', `/fajlovi/${id}`),
    await direct('konsultant', 'GET', `/fajlovi/${id}`),
  ]).toEqual(['NOT_FOUND', 404, 404]);
  const shown = async (person: Person) =>
    JSON.stringify((await bff.askAs(person, HISTORY, { variables: { slug } })).data);
  expect([(await shown('org2')).includes('Naš list.pdf'), (await shown('org')).includes('Naš list.pdf')]).toEqual([
    true,
    false,
  ]);
  expect((await documentsOf('admin')).some((one) => one.id === id)).toBe(true);
  expect((await bff.askAs('org2', DELETE, { variables: { input: { slug, id } } })).errors).toEqual([]);
});

test('an own document makes no common folder', async () => {
  const stateFor = async (person: Person, kind: string) =>
    (await foldersOf(person)).find((one) => one.kind === kind)?.state;
  const material = (
    await bff.askAs<{ rawMaterials: { items: Material[] } }>('konsultant2', MATERIALS)
  ).data.rawMaterials.items.find(
    (one) => one.isGlobal && !one.viewerCanEdit && one.folders.some(({ state }) => state === 'MISSING'),
  );
  const former = slug;
  slug = material?.slug ?? '';
  const kind = material?.folders.find(({ state }) => state === 'MISSING')?.kind ?? '';
  const id = await add('konsultant2', kind, 'Prilog.pdf');
  expect([await stateFor('konsultant2', kind), await stateFor('org', kind)]).toEqual(['EXISTING', 'MISSING']);
  await bff.askAs('konsultant2', DELETE, { variables: { input: { slug, id } } });
  expect(await stateFor('konsultant2', kind)).toBe('MISSING');
  slug = former;
});
