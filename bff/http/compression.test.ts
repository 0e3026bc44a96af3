import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startBffHere, type TestBffHere } from '../../tests/support/bffHere.ts';

const LARGE_QUERY = '{ labels(pageSize: 50) { items { id name ingredients } } }';
const SMALL_QUERY = '{ viewer { id } }';
const ORIGIN = 'https://tools.example';
const styles = 'body { color: black }\n'.repeat(200);

let webRoot: string;
let bff: TestBffHere;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'dosije-web-'));
  writeFileSync(join(webRoot, 'index.html'), `<html nonce="__NONCE__">${'page '.repeat(1000)}</html>`);
  writeFileSync(join(webRoot, 'plain.css'), styles);
  bff = await startBffHere({ webRoot, corsOrigins: [ORIGIN] });
});
afterAll(async () => {
  await bff.close();
  rmSync(webRoot, { recursive: true });
});

async function query(text: string, acceptEncoding?: string) {
  const response = await bff.bff.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await bff.tokenOf('admin')}`,
      ...(acceptEncoding !== undefined && { 'accept-encoding': acceptEncoding }),
    },
    payload: { query: text },
  });
  return { ...response, encoding: response.headers['content-encoding'], vary: String(response.headers['vary']) };
}

const get = (url: string, acceptEncoding: string) =>
  bff.bff.app.inject({ url, headers: { accept: 'text/html', 'accept-encoding': acceptEncoding } });

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['deflate, zstd', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('a large response to a client that accepts %j is encoded as %s', async (accept, encoding) => {
  expect((await query(LARGE_QUERY, accept)).encoding).toBe(encoding);
});

test('a decompressed response is the same as one that was not compressed', async () => {
  const { body } = await query(LARGE_QUERY, 'identity');
  expect(brotliDecompressSync((await query(LARGE_QUERY, 'br')).rawPayload).toString()).toBe(body);
  expect(gunzipSync((await query(LARGE_QUERY, 'gzip')).rawPayload).toString()).toBe(body);
});

test('a compressed response varies by encoding beside the origin', async () => {
  const { vary } = await query(LARGE_QUERY, 'br');
  expect(vary.toLowerCase().split(', ')).toEqual(['origin', 'accept-encoding']);
});

test('a small response is not compressed', async () => {
  const { encoding, vary, headers, body } = await query(SMALL_QUERY, 'gzip, br');
  expect([encoding, vary]).toEqual([undefined, 'Origin']);
  expect(Number(headers['content-length'])).toBe(Buffer.byteLength(body));
});

test.each(['/', '/tools'])('the page at %s is compressed together with the nonce of its policy', async (url) => {
  const { headers, rawPayload } = await get(url, 'br');
  expect([headers['content-encoding'], headers['vary']]).toEqual(['br', 'Origin, accept-encoding']);
  const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
  expect(brotliDecompressSync(rawPayload).toString()).toContain(`nonce="${nonce}"`);
});

test('a file without compressed siblings is sent uncompressed', async () => {
  const { headers, body } = await get('/plain.css', 'gzip, br');
  expect([headers['content-encoding'], headers['vary'], body]).toEqual([undefined, 'Origin, accept-encoding', styles]);
});

test('a HEAD request gets no compressed response', async () => {
  const { headers, body } = await bff.bff.app.inject({
    method: 'HEAD',
    url: '/plain.css',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect([headers['content-encoding'], body]).toEqual([undefined, '']);
});
