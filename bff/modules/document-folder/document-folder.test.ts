import { aPdf, aPng, anXlsx } from '../../../mocks/testing/documentFiles.ts';
import { until } from '../../../mocks/testing/until.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';
import { aPdf as pdfOfLines, pdfWithScript } from '../../../tests/support/pdf.ts';

const FOLDER =
  'id kind state isActive shouldDeactivate fileCount newestAt expiresOn isExpired documents { id name mediaType size addedAt addedBy expiresOn isExpired hasActiveContent url }';
const FOLDERS = `query ($slug: String!) { rawMaterialFolders(slug: $slug) { ${FOLDER} } }`;
const ADD = `mutation ($input: AddDocumentInput!) { addDocument(input: $input) { document { id name mediaType size addedBy expiresOn isExpired hasActiveContent url } folders { ${FOLDER} } } }`;
const UPDATE = `mutation ($input: UpdateDocumentInput!) { updateDocument(input: $input) { folders { ${FOLDER} } } }`;
const DELETE = `mutation ($input: DeleteDocumentInput!) { deleteDocument(input: $input) { deletedDocumentId folders { kind fileCount } } }`;
const ACTIVE = `mutation ($input: SetDocumentFolderActiveInput!) { setDocumentFolderActive(input: $input) { folders { kind state isActive shouldDeactivate } } }`;
const CREATE =
  'mutation ($input: CreateRawMaterialInput!) { createRawMaterial(input: $input) { rawMaterial { slug } } }';

interface Document {
  id: string;
  name: string;
  mediaType: string;
  size: number;
  addedBy: string;
  expiresOn: string | null;
  isExpired: boolean;
  hasActiveContent: boolean;
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
  slug = await create('org');
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

async function create(person: Person): Promise<string> {
  const input = {
    tradeName: 'Dokumentovan glicerin',
    type: 'PLAIN',
    values: { composition: [{ inciName: 'GLYCERIN', maxConcentration: '99.5' }] },
  };
  return (
    await bff.askAs<{ createRawMaterial: { rawMaterial: { slug: string } } }>(person, CREATE, { variables: { input } })
  ).data.createRawMaterial.rawMaterial.slug;
}
async function upload(person: Person, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([bytes]), 'x');
  const headers = { authorization: `Bearer ${await bff.tokenOf(person)}`, 'apollo-require-preflight': 'true' };
  return (
    (await (await fetch(`${bff.url}/uploads?kind=document`, { method: 'POST', headers, body })).json()) as {
      reference: string;
    }
  ).reference;
}
const add = async (
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  more: Record<string, unknown> = {},
  person: Person = 'org',
) =>
  bff.askAs<{ addDocument: { document: Document; folders: Folder[] } }>(person, ADD, {
    variables: { input: { slug, folder: 'SDS', upload: await upload(person, bytes), name, ...more } },
  });
const folders = async (): Promise<Folder[]> =>
  (await bff.askAs<{ rawMaterialFolders: Folder[] }>('org', FOLDERS, { variables: { slug } })).data.rawMaterialFolders;
const folderOf = (all: Folder[], kind: string) => all.find((folder) => folder.kind === kind);

test('an uploaded file becomes a document with one call and unchanged content', async () => {
  const reference = await upload('org', aPdf());
  const variables = {
    input: { slug, folder: 'SDS', upload: reference, name: '  Bezbednosni list.pdf', expiresOn: '2020-01-31' },
  };
  const calls = await bff.callsDuring(async () => {
    const { data } = await bff.askAs<{ addDocument: { document: Document; folders: Folder[] } }>('org', ADD, {
      variables,
    });
    const { document } = data.addDocument;
    expect(document).toMatchObject({
      name: 'Bezbednosni list.pdf',
      mediaType: 'PDF',
      size: aPdf().length,
      addedBy: 'Milorad Stanković',
      expiresOn: '2020-01-31',
      isExpired: true,
      url: `/documents/${slug}/${document.id}`,
    });
    expect(folderOf(data.addDocument.folders, 'SDS')).toMatchObject({
      state: 'EXISTING',
      fileCount: 1,
      expiresOn: '2020-01-31',
      isExpired: true,
      documents: [document],
    });
  });
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    [
      'POST',
      `/api/v1/sirovine/${slug}/folderi/sds/fajlovi`,
      { naziv: 'Bezbednosni list.pdf', istice: '2020-01-31', fajl: aPdf().length },
    ],
  ]);
  expect((await bff.askAs('org', ADD, { variables })).errors[0]?.extensions.fields).toEqual([
    { path: 'input.upload', message: 'No such upload, or used already', code: 'UPLOAD_GONE' },
  ]);
});

test.each([
  ['runs a script', pdfWithScript(), true],
  ['only shows pages', pdfOfLines('Analiza'), false],
])('a PDF that %s is marked accordingly, also when it is read again', async (_what, bytes, isActive) => {
  const { document } = (await add(new Uint8Array(bytes), 'Analiza.pdf', { folder: 'TDS' })).data.addDocument;
  const read = folderOf(await folders(), 'TDS')?.documents.find(({ id }) => id === document.id);
  expect([document.hasActiveContent, read?.hasActiveContent]).toEqual([isActive, isActive]);
});

test.each([
  ['a PNG', aPng, 'Slika.PNG', 'Slika.png', 'PNG'],
  ['a spreadsheet', () => anXlsx(), 'Sastav', 'Sastav.xlsx', 'XLSX'],
  ['a PDF by the name of a program', () => Promise.resolve(aPdf()), '../../\u202egpj.exe', '-..-gpj.exe.pdf', 'PDF'],
  ['a PDF with a device for a name', () => Promise.resolve(aPdf()), 'nul.pdf', '_nul.pdf', 'PDF'],
  [
    'a PDF with an HTML entity in its name',
    () => Promise.resolve(aPdf()),
    'R&amp;D &lt; 5 & 6.pdf',
    'R&amp;D &lt; 5 & 6.pdf',
    'PDF',
  ],
  [
    'a PDF whose encoded name is too long',
    () => Promise.resolve(aPdf()),
    `${'&lt'.repeat(48)}.pdf`,
    `${'&lt'.repeat(48)}.pdf`,
    'PDF',
  ],
  [
    'a PDF whose name is too long',
    () => Promise.resolve(aPdf()),
    `${'š'.repeat(900)}.pdf`,
    `${'š'.repeat(145)}.pdf`,
    'PDF',
  ],
] as const)('%s is stored with its name and type', async (_what, bytes, input, name, mediaType) => {
  const { data } = await add(await bytes(), input);
  expect(data.addDocument.document).toMatchObject({ name, mediaType });
});

test('changing a document sets name, folder and expiry and keeps the extension', async () => {
  const { id } = (await add(aPdf(), 'Staro.pdf')).data.addDocument.document;
  const update = async (change: object) =>
    (
      await bff.askAs<{ updateDocument: { folders: Folder[] } }>('org', UPDATE, {
        variables: { input: { slug, id, ...change } },
      })
    ).data.updateDocument.folders;
  for (const [input, name] of [
    ['R&amp;D.pdf', 'R&amp;D.pdf'],
    ['Novo.exe', 'Novo.exe.pdf'],
  ]) {
    expect(folderOf(await update({ name: input }), 'SDS')?.documents.find((one) => one.id === id)?.name).toBe(name);
  }
  const moved = folderOf(await update({ folder: 'COA', expiresOn: '2999-12-31', name: 'Sertifikat.PDF' }), 'COA');
  expect(moved).toMatchObject({
    fileCount: 1,
    expiresOn: '2999-12-31',
    isExpired: false,
    documents: [{ id, name: 'Sertifikat.pdf' }],
  });
  expect(folderOf(await update({ expiresOn: null }), 'COA')?.expiresOn).toBeNull();
  const { data } = await bff.askAs('org', DELETE, { variables: { input: { slug, id } } });
  expect(data).toMatchObject({ deleteDocument: { deletedDocumentId: id } });
  expect(folderOf(await folders(), 'COA')).toMatchObject({ state: 'EMPTY', fileCount: 0 });
  expect((await bff.askAs('org', DELETE, { variables: { input: { slug, id } } })).code).toBe('NOT_FOUND');
});

test('a document changed since it was read is a conflict, and nothing is sent', async () => {
  const { id } = (await add(aPdf(), 'Sporno.pdf')).data.addDocument.document;
  const versioned = `query ($slug: String!) { rawMaterialFolders(slug: $slug) { documents { id version } } }`;
  const { data } = await bff.askAs<{ rawMaterialFolders: { documents: { id: string; version: number }[] }[] }>(
    'org',
    versioned,
    { variables: { slug } },
  );
  const version = data.rawMaterialFolders.flatMap(({ documents }) => documents).find((one) => one.id === id)?.version;
  const write = (document: string, more: object) =>
    bff.askAs('org', document, { variables: { input: { slug, id, version, ...more } } });
  expect((await write(UPDATE, { expiresOn: '2999-12-31' })).errors).toEqual([]);
  const calls = await bff.callsDuring(async () => {
    expect((await write(UPDATE, { name: 'Moje.pdf' })).code).toBe('CONFLICT');
    expect((await write(DELETE, {})).code).toBe('CONFLICT');
  });
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'GET']);
});

test('a folder keeps its documents when deactivated and activated', async () => {
  const set = async (kind: string, isActive: boolean) =>
    bff.askAs<{ setDocumentFolderActive: { folders: Folder[] } }>('org', ACTIVE, {
      variables: { input: { slug, kind, isActive } },
    });
  const calls = await bff.callsDuring(async () => {
    expect(folderOf((await set('SDS', false)).data.setDocumentFolderActive.folders, 'SDS')).toEqual({
      kind: 'SDS',
      state: 'EXISTING',
      isActive: false,
      shouldDeactivate: false,
    });
  });
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    // Whose raw material it is.
    ['GET', `/sir-inci/${slug}`, undefined],
    ['PUT', `/api/v1/sirovine/${slug}/folderi/sds`, { aktivan: false }],
  ]);
  expect(folderOf((await set('SDS', true)).data.setDocumentFolderActive.folders, 'SDS')?.isActive).toBe(true);
  expect((await set('IFRA', true)).code).toBe('BAD_USER_INPUT');
});

test.each([
  ['a day that there is not', { expiresOn: '2027-02-30' }, 'input.expiresOn'],
  ['a name past 1,000 characters', { name: 'a'.repeat(1001) }, 'input.name'],
  ['a slug that climbs', { slug: '..' }, 'input.slug'],
])('%s is rejected without a call to the service', async (_what, wrong, path) => {
  const calls = await bff.callsDuring(async () => {
    const input = { slug, folder: 'SDS', upload: 'x', name: 'a.pdf', ...wrong };
    expect(
      (await bff.askAs('org', ADD, { variables: { input } })).errors[0]?.extensions.fields?.map((field) => field.path),
    ).toEqual([path]);
  });
  expect(calls).toEqual([]);
});

test('nobody makes a document of what somebody else uploaded', async () => {
  const input = { slug, folder: 'SDS', upload: await upload('org', aPdf()), name: 'a.pdf' };
  expect((await bff.askAs('konsultant', ADD, { variables: { input } })).code).toBe('BAD_USER_INPUT');
});

test('a document does not reach the raw material of another organisation', async () => {
  expect((await add(aPdf(), 'a.pdf', {}, 'org2')).code).toBe('NOT_FOUND');
});

describe('downloads', () => {
  const viewer = expect.stringMatching(/^[0-9a-f]{24}$/) as string;
  const get = async (path: string) =>
    fetch(`${bff.url}${path}`, { headers: { authorization: `Bearer ${await bff.tokenOf('org')}` } });
  /** The log entry of a download, which is written when its connection closes. */
  async function logEntryOf(path: string): Promise<unknown> {
    const before = (await bff.log()).length;
    await (await get(path)).arrayBuffer().catch(() => undefined);
    const found = async () =>
      (await bff.log())
        .slice(before)
        .map((line) => JSON.parse(line) as { msg: string })
        .filter(({ msg }) => msg === 'download');
    await until('it is logged', async () => (await found()).length > 0);
    return (await found())[0];
  }

  test('are logged for a document, a folder and all documents', async () => {
    const { id, url } = (await add(aPdf(), 'List.pdf', { folder: 'IMPURITIES' })).data.addDocument.document;
    expect(await logEntryOf(url)).toMatchObject({ viewer, document: id, outcome: 'OK' });
    expect(await logEntryOf(`/documents/${slug}/all.zip?folder=IMPURITIES`)).toMatchObject({
      viewer,
      folder: 'IMPURITIES',
      documents: 1,
      outcome: 'OK',
    });
    expect(await logEntryOf(`/documents/${slug}/all.zip`)).toMatchObject({ viewer, folder: 'ALL', outcome: 'OK' });
  });

  test('of archives read one document at a time from the service', async () => {
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await add(aPdf(name), name, { folder: 'MICROBIOLOGY' });
    const [first, second] = (folderOf(await folders(), 'MICROBIOLOGY')?.documents ?? []).map(
      ({ id }) => `/api/v1/sirovine/${slug}/fajlovi/${id}`,
    );
    const { product } = bff.standIns;
    await product.fault({ path: second, kind: 'hang' });
    await product.clearCalls();
    const read = async () =>
      (await product.calls()).map(({ path }) => path).filter((path) => path.includes('/fajlovi/'));
    const response = await get(`/documents/${slug}/all.zip?folder=MICROBIOLOGY`);
    await until('the second is asked for', async () => (await read()).includes(second ?? ''));
    // A request for the third document would have arrived before this one.
    await folders();
    expect(await read()).toEqual([first, second]);
    await response.body?.cancel();
  });

  test.each(['all.zip', 'all.zip?folder=SDS'])('of %s without a document find nothing', async (archive) => {
    const response = await get(`/documents/${await create('org')}/${archive}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      expect.stringContaining('application/json'),
    ]);
  });

  test('are logged when rejected, failed or aborted, without unchecked ids', async () => {
    const { id, url } = (await add(aPdf(), 'List.pdf')).data.addDocument.document;
    const path = `/api/v1/sirovine/${slug}/fajlovi/${id}`;
    expect(await logEntryOf(`/documents/${slug}/${'e'.repeat(24)}`)).toMatchObject({ viewer, outcome: 'NOT_FOUND' });
    expect((await bff.log()).join('')).not.toContain('e'.repeat(24));
    await bff.standIns.product.fault({ path, kind: 'status', status: 500, times: 1 });
    expect(await logEntryOf(url)).toMatchObject({ viewer, outcome: 'UPSTREAM_UNAVAILABLE' });
    await bff.standIns.product.fault({ path, kind: 'truncate', headers: { 'content-type': 'application/pdf' } });
    expect(await logEntryOf(url)).toMatchObject({ viewer, document: id, outcome: 'BROKEN_OFF' });
  });
});
