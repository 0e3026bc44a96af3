import { aPdf, aPng, anXlsx } from '../../../mocks/testing/documentFiles.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

const FOLDER = 'id kind state isActive shouldDeactivate fileCount newestAt expiresOn isExpired documents { id name mediaType size addedAt addedBy expiresOn isExpired url }';
const FOLDERS = `query ($slug: String!) { rawMaterialFolders(slug: $slug) { ${FOLDER} } }`;
const ADD = `mutation ($input: AddDocumentInput!) { addDocument(input: $input) { document { id name mediaType size addedBy expiresOn isExpired url } folders { ${FOLDER} } } }`;
const UPDATE = `mutation ($input: UpdateDocumentInput!) { updateDocument(input: $input) { folders { ${FOLDER} } } }`;
const DELETE = `mutation ($input: DeleteDocumentInput!) { deleteDocument(input: $input) { deletedDocumentId folders { kind fileCount } } }`;
const ACTIVE = `mutation ($input: SetDocumentFolderActiveInput!) { setDocumentFolderActive(input: $input) { folders { kind state isActive shouldDeactivate } } }`;
const CREATE = 'mutation ($input: CreateRawMaterialInput!) { createRawMaterial(input: $input) { rawMaterial { slug } } }';

interface Document {
  id: string;
  name: string;
  mediaType: string;
  size: number;
  addedBy: string;
  expiresOn: string | null;
  isExpired: boolean;
  url: string;
}
interface Folder {
  kind: string;
  state: string;
  isActive: boolean;
  fileCount: number;
  expiresOn: string | null;
  isExpired: boolean;
  documents: Document[];
}

let bff: TestBff;
let slug: string;
beforeAll(async () => {
  bff = await startBff();
  const input = { tradeName: 'Dokumentovan glicerin', type: 'PLAIN', values: { composition: [{ inciName: 'GLYCERIN', maxConcentration: '99.5' }] } };
  slug = (await bff.askAs<{ createRawMaterial: { rawMaterial: { slug: string } } }>('org', CREATE, { variables: { input } })).data.createRawMaterial.rawMaterial.slug;
});
afterEach(() => bff.standIns.product.faults.clear());
afterAll(() => bff.close());

async function upload(person: Person, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([bytes]), 'x');
  const headers = { authorization: `Bearer ${await bff.tokenOf(person)}`, 'apollo-require-preflight': 'true' };
  return ((await (await fetch(`${bff.url}/uploads?kind=document`, { method: 'POST', headers, body })).json()) as { reference: string }).reference;
}
const add = async (bytes: Uint8Array<ArrayBuffer>, name: string, more: Record<string, unknown> = {}, person: Person = 'org') =>
  bff.askAs<{ addDocument: { document: Document; folders: Folder[] } }>(person, ADD, { variables: { input: { slug, folder: 'SDS', upload: await upload(person, bytes), name, ...more } } });
const folders = async (): Promise<Folder[]> => (await bff.askAs<{ rawMaterialFolders: Folder[] }>('org', FOLDERS, { variables: { slug } })).data.rawMaterialFolders;
const folderOf = (all: Folder[], kind: string) => all.find((folder) => folder.kind === kind);

test('a file that was sent becomes a document: one call to the service, and the file is read back as it was', async () => {
  const reference = await upload('org', aPdf());
  const variables = { input: { slug, folder: 'SDS', upload: reference, name: '  Bezbednosni list.pdf', expiresOn: '2020-01-31' } };
  const calls = await bff.callsDuring(async () => {
    const { data } = await bff.askAs<{ addDocument: { document: Document; folders: Folder[] } }>('org', ADD, { variables });
    const { document } = data.addDocument;
    expect(document).toMatchObject({ name: 'Bezbednosni list.pdf', mediaType: 'PDF', size: aPdf().length, addedBy: 'Milorad Stanković', expiresOn: '2020-01-31', isExpired: true, url: `/documents/${slug}/${document.id}` });
    expect(folderOf(data.addDocument.folders, 'SDS')).toMatchObject({ state: 'EXISTING', fileCount: 1, expiresOn: '2020-01-31', isExpired: true, documents: [document] });
  });
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', `/api/v1/sirovine/${slug}/folderi/sds/fajlovi`, { naziv: 'Bezbednosni list.pdf', istice: '2020-01-31', fajl: aPdf().length }],
  ]);
  expect((await bff.askAs('org', ADD, { variables })).errors[0]?.extensions.fields).toEqual([{ path: 'input.upload', message: 'No such upload, or used already' }]);
});

test.each([
  ['a PNG', aPng, 'Slika.PNG', 'Slika.png', 'PNG'],
  ['a spreadsheet', () => anXlsx(), 'Sastav', 'Sastav.xlsx', 'XLSX'],
  ['a PDF by the name of a program', () => Promise.resolve(aPdf()), '../../\u202egpj.exe', '-..-gpj.exe.pdf', 'PDF'],
  ['a PDF with a device for a name', () => Promise.resolve(aPdf()), 'nul.pdf', '_nul.pdf', 'PDF'],
  ['a PDF whose name is far too long', () => Promise.resolve(aPdf()), `${'š'.repeat(900)}.pdf`, `${'š'.repeat(145)}.pdf`, 'PDF'],
] as const)('%s is kept as what it is', async (_what, bytes, given, name, mediaType) => {
  const { data } = await add(await bytes(), given);
  expect(data.addDocument.document).toMatchObject({ name, mediaType });
});

test('a document is renamed, moved and given a day; its extension stays', async () => {
  const { id } = (await add(aPdf(), 'Staro.pdf')).data.addDocument.document;
  const update = async (change: object) => (await bff.askAs<{ updateDocument: { folders: Folder[] } }>('org', UPDATE, { variables: { input: { slug, id, ...change } } })).data.updateDocument.folders;
  expect(folderOf(await update({ name: 'Novo.exe' }), 'SDS')?.documents.find((one) => one.id === id)?.name).toBe('Novo.exe.pdf');
  const moved = folderOf(await update({ folder: 'COA', expiresOn: '2999-12-31', name: 'Sertifikat.PDF' }), 'COA');
  expect(moved).toMatchObject({ fileCount: 1, expiresOn: '2999-12-31', isExpired: false, documents: [{ id, name: 'Sertifikat.pdf' }] });
  expect(folderOf(await update({ expiresOn: null }), 'COA')?.expiresOn).toBeNull();
  const { data } = await bff.askAs('org', DELETE, { variables: { input: { slug, id } } });
  expect(data).toMatchObject({ deleteDocument: { deletedDocumentId: id } });
  expect(folderOf(await folders(), 'COA')).toMatchObject({ state: 'EMPTY', fileCount: 0 });
  expect((await bff.askAs('org', DELETE, { variables: { input: { slug, id } } })).code).toBe('NOT_FOUND');
});

test('a folder is taken out of use and put back, and keeps its documents', async () => {
  const set = async (kind: string, isActive: boolean) => bff.askAs<{ setDocumentFolderActive: { folders: Folder[] } }>('org', ACTIVE, { variables: { input: { slug, kind, isActive } } });
  const calls = await bff.callsDuring(async () => {
    expect(folderOf((await set('SDS', false)).data.setDocumentFolderActive.folders, 'SDS')).toEqual({ kind: 'SDS', state: 'EXISTING', isActive: false, shouldDeactivate: false });
  });
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([['PUT', `/api/v1/sirovine/${slug}/folderi/sds`, { aktivan: false }]]);
  expect(folderOf((await set('SDS', true)).data.setDocumentFolderActive.folders, 'SDS')?.isActive).toBe(true);
  expect((await set('IFRA', true)).code).toBe('BAD_USER_INPUT');
});

test.each([
  ['a day that there is not', { expiresOn: '2027-02-30' }, 'input.expiresOn'],
  ['a name past 1,000 characters', { name: 'a'.repeat(1001) }, 'input.name'],
  ['a slug that climbs', { slug: '..' }, 'input.slug'],
])('%s is refused before anybody is asked', async (_what, wrong, path) => {
  const calls = await bff.callsDuring(async () => {
    const input = { slug, folder: 'SDS', upload: 'x', name: 'a.pdf', ...wrong };
    expect((await bff.askAs('org', ADD, { variables: { input } })).errors[0]?.extensions.fields?.map((field) => field.path)).toEqual([path]);
  });
  expect(calls).toEqual([]);
});

test('whoever may not, does not: by role, by company and by owner of the upload', async () => {
  const reference = await upload('org', aPdf());
  const input = { slug, folder: 'SDS', upload: reference, name: 'a.pdf' };
  expect((await bff.askAs('dcp', ADD, { variables: { input } })).code).toBe('FORBIDDEN');
  expect((await bff.askAs('klijent', FOLDERS, { variables: { slug } })).code).toBe('FORBIDDEN');
  expect((await bff.askAs('konsultant', ADD, { variables: { input } })).code).toBe('BAD_USER_INPUT');
  const [foreign, missing] = await Promise.all([slug, 'ovog-nema'].map((one) => bff.askAs('org2', FOLDERS, { variables: { slug: one } })));
  expect([foreign?.code, foreign?.errors[0]?.message]).toEqual(['NOT_FOUND', missing?.errors[0]?.message]);
  expect((await add(aPdf(), 'a.pdf', {}, 'org2')).code).toBe('NOT_FOUND');
});
