import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestBff } from '../../tests/support/bff.ts';
import { startBffHere, type TestBffHere } from '../../tests/support/bffHere.ts';

const page = `<!doctype html><html><head><script nonce="__NONCE__">1</script>
<script type="application/json" id="settings" nonce="__NONCE__">__SETTINGS__</script></head><!--sign-in--><template>Sign
in</template><!--/sign-in--></html>`;
const html = { headers: { accept: 'text/html,application/xhtml+xml' } };
const ownerAddress = '</script><script>alert(1)</script> & \u2028 $& $1';

let webRoot: string;
let bff: TestBffHere;
let closed: TestBff;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'dosije-web-'));
  mkdirSync(join(webRoot, 'assets'));
  const files = {
    'index.html': page,
    'graphiql.html': page,
    'assets/app-1a2b.js': 'let plain;',
    'assets/app-1a2b.js.br': 'brotli',
    'assets/app-1a2b.js.gz': 'gzip',
    'assets/app-1a2b.js.map': '{}',
    'assets/pdf.worker.min.mjs': 'let worker;',
    'favicon.svg': '<svg/>',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(webRoot, name), text);
  bff = await startBffHere({ webRoot, ownerAddress, graphqlIntrospection: true });
  closed = await startBffHere({ webRoot }, bff);
});
afterAll(async () => {
  await closed.close();
  await bff.close();
  rmSync(webRoot, { recursive: true });
});

const get = (path: string, init: RequestInit = {}, one: TestBff = bff) => fetch(`${one.url}${path}`, init);
const nonceOf = (response: Response): string =>
  /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';

test('HEAD is answered as GET is for pages and files', async () => {
  for (const path of ['/', '/login', '/graphiql', '/favicon.svg']) {
    const head = await get(path, { ...html, method: 'HEAD' });
    expect([path, head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      path,
      200,
      (await get(path, html)).headers.get('content-type'),
      '',
    ]);
  }
});

test('only the page at the root comes with the markup of the sign-in page', async () => {
  for (const [path, isSignIn] of [
    ['/', true],
    ['/tools', false],
    ['/index.html', false],
  ] as const) {
    const text = await (await get(path, html)).text();
    expect([path, text.includes('<template>Sign\nin</template>')]).toEqual([path, isSignIn]);
    expect(text).toContain('id="settings"');
  }
});

test('each page has a new nonce, without which no inline script runs', async () => {
  const [first, second] = [await get('/', html), await get('/', html)];
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const nonce = nonceOf(first);
  expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
  expect(nonceOf(second)).not.toBe(nonce);
  const text = await first.text();
  expect(text.split(`nonce="${nonce}"`)).toHaveLength(3);
  const policy = first.headers.get('content-security-policy');
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  for (const rule of [
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "require-trusted-types-for 'script'",
    'trusted-types pdf-worker',
  ]) {
    expect(policy).toContain(rule);
  }
});

test('a setting cannot end the script element that holds it', async () => {
  const text = await (await get('/', html)).text();
  const [, settings = ''] = /id="settings"[^>]*>(.*)<\/script><\/head>/.exec(text) ?? [];
  expect(settings).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(settings)).toEqual({
    productName: 'Dosije',
    version: '2.7.2',
    ownerName: 'Dosije d.o.o.',
    ownerAddress,
    companyLogoUrl: '',
    missingPages: [],
  });
});

test.each(['/tools', '/no/such/path', '/%3Cimg%20onerror%3E', '//evil.example', '/graphql/x', '/index.html'])(
  'a browser that navigates to %s gets the page of the client',
  async (path) => {
    const response = await get(path, { ...html, redirect: 'manual' });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('id="settings"');
  },
);

test('a request for an unknown path that is no navigation gets NOT_FOUND', async () => {
  for (const path of [
    '/tools',
    '/assets/none.js',
    '/assets/app-1a2b.js.br',
    '/assets/app-1a2b.js.map',
    '/graphiql.html',
    '/.env',
    '/assets/..%2findex.html',
  ]) {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  }
  expect((await get('/tools', { ...html, method: 'POST' })).status).toBe(404);
});

test('hashed files are cached for a year, others for an hour', async () => {
  const hashed = await get('/assets/app-1a2b.js');
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers.get('content-type')).toMatch(/javascript/);
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
});

test.each([
  ['gzip, br', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['identity', undefined, 'let plain;'],
])('a client that accepts %s gets the file that the build compressed for it', async (accept, encoding, content) => {
  const { body, headers } = await bff.bff.app.inject({
    url: '/assets/app-1a2b.js',
    headers: { 'accept-encoding': accept },
  });
  expect([headers['content-encoding'], headers['vary'], body]).toEqual([encoding, 'accept-encoding', content]);
});

test('the policy of a worker allows scripts of this origin and no requests', async () => {
  const { headers } = await get('/assets/pdf.worker.min.mjs');
  expect(headers.get('content-type')).toMatch(/^(?:text|application)\/javascript/);
  expect(headers.get('content-security-policy')?.split('; ').slice(0, 2)).toEqual([
    "default-src 'none'",
    "script-src 'self'",
  ]);
  expect((await get('/assets/app-1a2b.js')).headers.get('content-security-policy')).not.toContain('script-src');
});

test('GraphiQL is served only where introspection is on', async () => {
  expect(await (await get('/graphiql', html)).text()).toContain('nonce=');
  expect((await get('/graphiql', {}, closed)).status).toBe(404);
});

test('the API runs without a built client', async () => {
  const bare = await startBffHere({}, bff);
  expect((await get('/', html, bare)).status).toBe(404);
  expect((await get('/healthz', {}, bare)).status).toBe(200);
  await bare.close();
});
