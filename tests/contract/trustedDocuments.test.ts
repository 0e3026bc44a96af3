import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { LabelsDocument } from '../../web/features/label/LabelList.generated.ts';
import { createApolloClient } from '../../web/shared/apollo/createApolloClient.ts';
import { startBff, type TestBff } from '../support/bff.ts';
import { webDocuments } from '../support/webDocuments.ts';

const top = resolve(__dirname, '../..');
/** Of the document Labels. */
const FIRST_PAGE = { filter: {}, sort: 'CREATED_DESC' as const, page: 1, pageSize: 4 };
const VIEWER = '{ viewer { email } }';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

let folder = '';
let bff: TestBff;
/** A server that executes nothing but the documents of the web client, beside the first. */
let strict: TestBff;
let texts: Record<string, string> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosije-documents-'));
  const trustedDocumentsFile = join(folder, 'documents.json');
  const script = `import('./.tools/trustedDocuments.mjs').then((one) => one.writeTrustedDocuments(process.argv[1]))`;
  execFileSync(process.execPath, ['-e', script, relative(top, trustedDocumentsFile)], { cwd: top });
  texts = JSON.parse(await readFile(trustedDocumentsFile, 'utf8')) as Record<string, string>;
  bff = await startBff({ trustedDocumentsFile });
  strict = await startBff({ trustedDocumentsFile, trustedDocumentsOnly: true }, bff);
});
afterAll(async () => {
  await strict.close();
  await bff.close();
  await rm(folder, { recursive: true, force: true });
});

/** The hash of the only document with an operation of this name. */
function hashNamed(operation: string): string {
  const found = Object.entries(texts).filter(([, text]) => new RegExp(`^(query|mutation) ${operation}\\b`).test(text));
  expect(found).toHaveLength(1);
  return found[0]![0];
}
interface Answer {
  status: number;
  body: { data?: Record<string, unknown>; errors?: { message: string; extensions: { code: string } }[] };
}
async function post(to: TestBff, body: object): Promise<Answer> {
  const response = await fetch(`${to.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await bff.tokenOf('admin')}` },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}
const byHash = (to: TestBff, sha256Hash: string, variables: object = {}) =>
  post(to, { variables, extensions: { persistedQuery: { version: 1, sha256Hash } } });

test('every operation of the web client is a trusted document', () => {
  const names = Object.values(texts).map((text) => /^(?:query|mutation) (\w+)/.exec(text)?.[1]);
  expect(names.sort()).toEqual(webDocuments().map(({ name }) => name).sort()); // prettier-ignore
  for (const [hash, text] of Object.entries(texts)) expect(hashOf(text)).toBe(hash);
});

test('a document is executed by its hash as by its text, with the same limits and access, also when it is compiled', async () => {
  const hash = hashNamed('Labels');
  for (const variables of [FIRST_PAGE, { ...FIRST_PAGE, pageSize: 101 }, { ...FIRST_PAGE, page: 'one' }])
    for (let times = 0; times < 3; times++) {
      const ids = /"requestId":"[^"]*"/g;
      const [named, sent] = [await byHash(bff, hash, variables), await post(bff, { query: texts[hash], variables })];
      expect(JSON.stringify(named).replace(ids, '')).toBe(JSON.stringify(sent).replace(ids, ''));
    }
  const anonymous = await fetch(`${bff.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } }, variables: FIRST_PAGE }),
  });
  expect(await anonymous.text()).toContain('UNAUTHENTICATED');
});

test('the built web client sends the hash, and the text as well to a server that does not know it', async () => {
  const withoutDocuments = await startBff({ trustedDocumentsFile: join(folder, 'none.json') }, bff);
  const token = await bff.tokenOf('admin');
  const direct = globalThis.fetch;
  const sent: string[][] = [];
  globalThis.fetch = (input, init) => {
    sent.push(Object.keys(JSON.parse(init?.body as string) as object).sort());
    return direct(input, init);
  };
  for (const to of [strict, withoutDocuments]) {
    const client = createApolloClient({
      getSession: () => ({ token, aiToken: null }),
      onUnauthenticated: () => undefined,
      uri: `${to.url}/graphql`,
      sendsHashes: true,
    });
    const { data } = await client.query({ query: LabelsDocument, variables: FIRST_PAGE });
    expect(data?.labels.totalCount).toBe(120);
    client.stop();
  }
  globalThis.fetch = direct;
  const hashAlone = ['extensions', 'operationName', 'variables'];
  expect(sent).toEqual([hashAlone, hashAlone, [...hashAlone.slice(0, 2), 'query', 'variables']]);
  await withoutDocuments.close();
});

test('an unknown hash is answered so that the client sends the text, which does not make it known', async () => {
  const hash = hashOf(VIEWER);
  const { status, body } = await byHash(bff, hash);
  expect([status, body.errors?.[0]?.message]).toEqual([200, 'PersistedQueryNotFound']);
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  expect((await post(bff, { query: VIEWER, extensions })).body.data).toBeDefined();
  expect((await byHash(bff, hash)).body.errors?.[0]?.message).toBe('PersistedQueryNotFound');
  for (const odd of ['constructor', '__proto__', 7, null])
    expect((await byHash(bff, odd as string)).body.errors?.[0]?.message).toBe('PersistedQueryNotFound');
});

test('with TRUSTED_DOCUMENTS_ONLY any other text is refused without a call, whatever hash comes with it', async () => {
  const hash = hashNamed('Labels');
  expect((await byHash(strict, hash, FIRST_PAGE)).body.errors).toBeUndefined();
  expect((await post(strict, { query: texts[hash], variables: FIRST_PAGE })).body.errors).toBeUndefined();
  const calls = await bff.callsDuring(async () => {
    for (const extensions of [{}, { persistedQuery: { version: 1, sha256Hash: hash } }]) {
      const { status, body } = await post(strict, { query: VIEWER, extensions });
      expect([status, body.errors?.[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
      expect(body.errors?.[0]?.message).toBe('This server executes only the documents of its web client');
    }
  });
  expect(calls).toEqual([]);
});
