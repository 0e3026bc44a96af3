import { aPdf, aZip } from '../../../mocks/testing/documentFiles.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

const CREATE =
  'mutation ($input: CreateRawMaterialInput!) { createRawMaterial(input: $input) { rawMaterial { slug } } }';
const ADD = 'mutation ($input: AddDocumentInput!) { addDocument(input: $input) { document { id name url } } }';
const FOLDERS = `query ($slug: String!) { rawMaterialFolders(slug: $slug) { kind fileCount expiresOn
  documents { id name url expiresOn earlierVersions { id name addedBy expiresOn url } } } }`;
const DELETE = 'mutation ($input: DeleteDocumentInput!) { deleteDocument(input: $input) { deletedDocumentId } }';
const BIN = '{ deletedItems { items { id name } } }';
const RESTORE = 'mutation ($input: RestoreDeletedItemInput!) { restoreDeletedItem(input: $input) { restoredItemId } }';

interface Added {
  id: string;
  name: string;
  url: string;
}
type Document = Added & { expiresOn: string | null; earlierVersions: (Added & { expiresOn: string | null })[] };

let bff: TestBff;
let slug: string;
beforeAll(async () => {
  bff = await startBff();
  const input = {
    tradeName: 'Glicerin sa prilozima',
    type: 'PLAIN',
    values: { composition: [{ inciName: 'GLYCERIN' }] },
  };
  const { data } = await bff.askAs<{ createRawMaterial: { rawMaterial: { slug: string } } }>('org', CREATE, {
    variables: { input },
  });
  slug = data.createRawMaterial.rawMaterial.slug;
});
afterAll(() => bff.close());

const headers = async (person: Person) => ({
  authorization: `Bearer ${await bff.tokenOf(person)}`,
  'apollo-require-preflight': 'true',
});
async function send(content: Uint8Array<ArrayBuffer>, person: Person = 'org'): Promise<Response> {
  const body = new FormData();
  body.append('file', new Blob([content]), 'x');
  return fetch(`${bff.url}/uploads?kind=document`, { method: 'POST', headers: await headers(person), body });
}
async function tryToAdd(name: string, content: Uint8Array<ArrayBuffer>, more: object = {}, person: Person = 'org') {
  const { reference } = (await (await send(content, person)).json()) as { reference: string };
  const variables = { input: { slug, folder: 'SDS', upload: reference, name, ...more } };
  return bff.askAs<{ addDocument: { document: Added } }>(person, ADD, { variables });
}
const add = async (...args: Parameters<typeof tryToAdd>): Promise<Added> =>
  (await tryToAdd(...args)).data.addDocument.document;
const get = async (path: string, person: Person = 'org') => fetch(bff.url + path, { headers: await headers(person) });
const documentsIn = async (kind: string): Promise<Document[]> =>
  (
    await bff.askAs<{ rawMaterialFolders: { kind: string; documents: Document[] }[] }>('org', FOLDERS, {
      variables: { slug },
    })
  ).data.rawMaterialFolders.find((folder) => folder.kind === kind)?.documents ?? [];

const bytes = (content: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(content, 'latin1'));
const aDocx = () => aZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>' });
const COMPOUND = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const anEmail = () =>
  bytes('Received: from a by b;\r\n Mon, 1 Jan 2026\r\nFrom: a@b.rs\r\nSubject: SDS\r\n\r\nU prilogu.\r\n');
const anOutlookMessage = () =>
  bytes(`${COMPOUND}${'\0'.repeat(504)}${Array.from('__properties_version1.0', (sign) => `${sign}\0`).join('')}`);

test.each([
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', aDocx],
  ['msg', 'application/vnd.ms-outlook', anOutlookMessage],
  ['eml', 'message/rfc822', anEmail],
  ['zip', 'application/zip', () => aZip({ 'SDS.pdf': 'x', 'folder/TDS.pdf': 'y' })],
])('%s is kept and sent as an attachment of its own type', async (extension, type, content) => {
  const sent = await content();
  const { name, url } = await add('Od dobavljača.exe', sent);
  expect(name).toBe(`Od dobavljača.exe.${extension}`);
  const response = await get(url);
  expect([response.headers.get('content-type'), response.headers.get('x-content-type-options')]).toEqual([
    type,
    'nosniff',
  ]);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(sent));
});

const codeOf = async (response: Response) =>
  ((await response.json()) as { errors: [{ extensions: { fields?: [{ code: string }] } }] }).errors[0].extensions
    .fields?.[0].code;
const MIB = 1024 * 1024;
/** An archive of half a MiB whose directory, which readers believe, claims another size. */
async function claiming(claimed: number): Promise<Uint8Array<ArrayBuffer>> {
  const zip = Buffer.from(await aZip({ 'a.txt': '0'.repeat(MIB / 2) }));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(MIB / 2);
  zip.writeUInt32LE(claimed, zip.lastIndexOf(size));
  return new Uint8Array(zip);
}

test.each([
  ['an archive that unpacks to too much', 'TOO_LARGE', () => claiming(201 * MIB)],
  ['an archive that claims less than it holds', 'BROKEN', () => claiming(10)],
  ['a text with the head of a PDF', 'DAMAGED', () => bytes('%PDF-1.7\nno more than a beginning')],
  ['half a PDF', 'DAMAGED', () => aPdf().slice(0, 400)],
])('%s is refused in true words', async (_what, code, content) => {
  const response = await send(await content());
  expect([response.status, await codeOf(response)]).toEqual([422, code]);
});

test('an archive whose names lead out of its folder is refused', async () => {
  const zip = Buffer.from(await aZip({ 'aa/evil.txt': 'x' }));
  const out = new Uint8Array(Buffer.from(zip.toString('latin1').replaceAll('aa/evil.txt', '../evil.txt'), 'latin1'));
  expect((await send(out)).status).toBe(415);
});

test.each([
  ['with a wrong cross-reference offset', (pdf: string) => pdf.replace(/startxref\s+\d+/, 'startxref\n3')],
  ['behind other bytes', (pdf: string) => `HTTP/1.1 200 OK\r\n\r\n${pdf}`],
  ['with a line behind its end', (pdf: string) => `${pdf}\r\n<!-- sent by mail -->\r\n`],
])('a PDF %s, which readers repair, is taken', async (_how, damage) => {
  const damaged = bytes(damage(Buffer.from(aPdf()).toString('latin1')));
  const { name, url } = await add('Popravljivo.pdf', damaged);
  expect(name).toBe('Popravljivo.pdf');
  expect(Buffer.from(await (await get(url)).arrayBuffer())).toEqual(Buffer.from(damaged));
});

describe('a new version of a document', () => {
  const folder = 'COA';

  test('replaces it in the folder, and the earlier ones stay readable', async () => {
    const first = await add('List.pdf', aPdf('prvi'), { folder, expiresOn: '2020-01-31' });
    const second = await add('List 2.pdf', aPdf('drugi'), { folder, replacesDocumentId: first.id });
    const third = await add('List.pdf', aPdf('treci'), { folder, replacesDocumentId: second.id });
    expect(await documentsIn(folder)).toMatchObject([
      {
        id: third.id,
        expiresOn: null,
        earlierVersions: [
          { id: second.id, name: 'List 2.pdf', expiresOn: null },
          { id: first.id, name: 'List.pdf', expiresOn: '2020-01-31' },
        ],
      },
    ]);
    expect(await (await get(first.url)).text()).toContain('(prvi)');
    expect((await get(first.url, 'klijent2')).status).toBeGreaterThanOrEqual(403);
  });

  test('goes to the bin with its earlier versions and comes back with them', async () => {
    const [document] = await documentsIn(folder);
    const before = await documentsIn(folder);
    await bff.askAs('org', DELETE, { variables: { input: { slug, id: document?.id } } });
    const [first] = document?.earlierVersions ?? [];
    expect((await get(first?.url ?? '')).status).toBe(404);
    const { data } = await bff.askAs<{ deletedItems: { items: { id: string }[] } }>('org', BIN);
    await bff.askAs('org', RESTORE, { variables: { input: { id: data.deletedItems.items[0]?.id } } });
    expect(await documentsIn(folder)).toEqual(before);
    expect((await get(first?.url ?? '')).status).toBe(200);
  });

  test('needs a document of the same folder that the caller may change', async () => {
    const [document] = await documentsIn(folder);
    const other = { folder: 'TDS', replacesDocumentId: document?.id };
    expect((await tryToAdd('a.pdf', aPdf(), other)).errors[0]?.extensions.fields).toMatchObject([
      { path: 'input.replacesDocumentId' },
    ]);
    const missing = { folder, replacesDocumentId: '0'.repeat(24) };
    expect((await tryToAdd('a.pdf', aPdf(), missing)).code).toBe('NOT_FOUND');
    const before = await documentsIn(folder);
    expect((await tryToAdd('a.pdf', aPdf(), { folder, replacesDocumentId: document?.id }, 'konsultant2')).code).toBe(
      'NOT_FOUND',
    );
    expect(await documentsIn(folder)).toEqual(before);
  });
});
