import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startBffHere, type TestBffHere } from '../support/bffHere.ts';
import { rawExchange } from './attack.ts';

/** The HTML sources; the build only replaces file names in them. */
const source = (name: string) => readFileSync(resolve(__dirname, '../../web', name), 'utf8');
const inPages = ['index.html', 'graphiql.html'];

let webRoot: string;
let bff: TestBffHere;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'dosije-web-'));
  mkdirSync(join(webRoot, 'assets'));
  for (const name of inPages) writeFileSync(join(webRoot, name), source(name));
  writeFileSync(join(webRoot, 'assets/app-1a2b.js'), 'let plain;'.repeat(300));
  writeFileSync(
    join(webRoot, 'favicon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  bff = await startBffHere({ webRoot, graphqlIntrospection: true, corsOrigins: ['https://tools.example'] });
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(async () => {
  await bff.close();
  rmSync(webRoot, { recursive: true });
});

const get = async (path: string, init: RequestInit = {}, one = bff) => {
  const response = await fetch(`${one.url}${path}`, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const json = { 'content-type': 'application/json' };
const html = { accept: 'text/html,application/xhtml+xml' };

/** The directives of a content security policy. */
const directives = (policy: string | null): Record<string, string[]> =>
  Object.fromEntries(
    (policy ?? '')
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

function expectSafe(headers: Headers): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
    expect(headers.get('permissions-policy')).toContain(`${feature}=()`);
  expect(headers.get('cache-control') ?? 'no-store').toMatch(
    /^(no-store|public, max-age=\d+(, immutable)?|private.*)$/,
  );
  for (const name of ['server', 'x-powered-by', 'set-cookie', 'via', 'access-control-allow-credentials'])
    expect(headers.get(name)).toBeNull();
  const policy = directives(headers.get('content-security-policy'));
  expect(policy['default-src']).toEqual(["'none'"]);
  for (const sources of [policy['script-src'] ?? [], policy['default-src'] ?? []]) {
    for (const open of [
      "'unsafe-inline'",
      "'unsafe-eval'",
      "'wasm-unsafe-eval'",
      "'unsafe-hashes'",
      "'strict-dynamic'",
      '*',
      'data:',
      'blob:',
      'https:',
      'http:',
    ]) {
      expect(sources).not.toContain(open);
    }
  }
}

type Case = [path: string, status: number, init?: RequestInit];
const cases: Record<string, Case[]> = {
  '/ (GET, HEAD)': [
    ['/', 200, { headers: html }],
    ['/', 200],
    ['/?lng=%3Cscript%3E', 200],
  ],
  'graphql (POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS)': [
    ['/graphql', 200, { method: 'POST', headers: json, body: '{"query":"{ __typename }"}' }],
    ['/graphql', 200, { method: 'POST', headers: json, body: '{"query":"{ viewer { id } }"}' }],
    ['/graphql', 400, { method: 'POST', headers: json, body: '{"query":"{ nope }"}' }],
    ['/graphql', 400, { method: 'POST', headers: json, body: '{' }],
    ['/graphql', 413, { method: 'POST', headers: json, body: 'x'.repeat(200_000) }],
    ['/graphql', 415, { method: 'POST', headers: { 'content-type': 'text/html' }, body: '<script>' }],
    [
      '/graphql',
      204,
      { method: 'OPTIONS', headers: { origin: 'https://tools.example', 'access-control-request-method': 'POST' } },
    ],
    ...['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method): Case => ['/graphql', 405, { method }]),
  ],
  'graphiql (GET, HEAD)': [['/graphiql', 200, { headers: html }]],
  'uploads (POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS)': [
    ['/uploads', 400, { method: 'POST' }],
    ['/uploads', 401, { method: 'POST', headers: { 'apollo-require-preflight': '1' } }],
    ['/uploads', 405],
  ],
  'files/:folder/:name (GET, HEAD)': [
    ['/files/users/none.webp', 404],
    ['/files/etc/passwd', 404],
    ['/files/users/%', 400],
    [`/files/users/${'a'.repeat(3000)}`, 404],
  ],
  'documents/:slug/:id (GET, HEAD)': [
    ['/documents/none/none', 401],
    [`/documents/${'a'.repeat(3000)}/none`, 404],
  ],
  'label-documents/:slug/:id (GET, HEAD)': [
    ['/label-documents/none/none', 401],
    [`/label-documents/${'a'.repeat(3000)}/none`, 404],
  ],
  'formula-files/:slug (GET, HEAD)': [
    ['/formula-files/none', 401],
    [`/formula-files/${'a'.repeat(3000)}`, 404],
  ],
  'pif-files/:slug/:id (GET, HEAD)': [
    ['/pif-files/none/none', 401],
    [`/pif-files/${'a'.repeat(3000)}/none`, 404],
  ],
  'inspection/pdf (GET, HEAD)': [
    ['/inspection/pdf', 404],
    ['/inspection/pdf', 404, { headers: { 'x-inspection-token': 'a'.repeat(43) } }],
  ],
  'inspection/proof (GET, HEAD)': [
    ['/inspection/proof', 404],
    ['/inspection/proof', 404, { headers: { 'x-inspection-token': 'a'.repeat(43) } }],
  ],
  'inspection/files/:id (GET, HEAD)': [
    ['/inspection/files/none', 404],
    [`/inspection/files/${'a'.repeat(3000)}`, 404, { headers: { 'x-inspection-token': 'a'.repeat(43) } }],
  ],
  'assessor-proof (GET, HEAD)': [['/assessor-proof', 401]],
  'session (GET, HEAD)': [['/session', 401]],
  'pif-files/:slug/all.zip (GET, HEAD)': [['/pif-files/none/all.zip', 401]],
  'documents/:slug/all.zip (GET, HEAD)': [
    ['/documents/none/all.zip', 401],
    ['/documents/none/all.zip?folder=none', 400],
  ],
  'exports/raw-materials (GET, HEAD)': [['/exports/raw-materials', 401]],
  '/:slug (GET, HEAD)': [['/exports/formulas/none', 401]],
  'exports/pif/:slug (GET, HEAD)': [
    ['/exports/pif/none?parts=description&language=en', 401],
    [`/exports/pif/${'a'.repeat(3000)}?parts=description&language=en`, 404],
  ],
  '/pages (GET, HEAD)': [
    ['/exports/pif/none/pages?parts=A1&language=en', 401],
    [`/exports/pif/${'a'.repeat(3000)}/pages?parts=A1&language=en`, 404],
  ],
  '/attachments (GET, HEAD)': [
    ['/exports/pif/none/attachments?parts=A1&files=CLAIMS', 401],
    [`/exports/pif/${'a'.repeat(3000)}/attachments?parts=A1&files=CLAIMS`, 404],
  ],
  '/comparison (GET, HEAD)': [
    ['/exports/pif/none/comparison?since=1&language=en', 401],
    [`/exports/pif/${'a'.repeat(3000)}/comparison?since=1&language=en`, 404],
  ],
  'exports/formulas (GET, HEAD)': [['/exports/formulas', 401]],
  'exports/fragrance-materials (GET, HEAD)': [['/exports/fragrance-materials', 401]],
  'exports/ingredients (GET, HEAD)': [['/exports/ingredients', 401]],
  'exports/pifs (GET, HEAD)': [['/exports/pifs', 401]],
  'exports/labels-to-reprint (GET, HEAD)': [['/exports/labels-to-reprint', 401]],
  'healthz (GET, HEAD)': [
    ['/healthz', 200],
    ['/healthz', 404, { method: 'POST' }],
  ],
  'readyz (GET, HEAD)': [['/readyz', 200]],
  '* (HEAD, GET)': [
    ['/assets/app-1a2b.js', 200],
    ['/favicon.svg', 200],
    ['/assets/none.js', 404],
    ['/assets/app-1a2b.js', 416, { headers: { range: 'bytes=90000-' } }],
    ['/index.html', 404],
  ],
  'no route': [
    ['/no/such/path', 404],
    ['/no/such/path', 200, { headers: html }],
    ['/%ff', 400],
    ['/deklaracije', 404, { method: 'DELETE' }],
  ],
};

test('every route of the server is covered here', () => {
  const routes = bff.bff.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .map((line) => line.replace(/^[^\w/*]*(?=[\w/*])/, '').trim());
  expect(routes.filter(Boolean).sort()).toEqual(
    Object.keys(cases)
      .filter((name) => name !== 'no route')
      .sort(),
  );
});

const caseTitle = ([path, status, init]: Case) =>
  [init?.method ?? 'GET', path.slice(0, 40), status, path, init] as const;
test.each(Object.values(cases).flat().map(caseTitle))(
  '%s %s responds with %i and every security header',
  async (_method, _path, status, path, init) => {
    const response = await get(path, init);
    expect(response.status).toBe(status);
    expectSafe(response.headers);
    expect(response.headers.get('strict-transport-security')).toBeNull();
  },
);

test('304 responses, pictures and errors carry the same headers', async () => {
  // Not with fetch, which bypasses its cache when it is given an entity tag.
  const { etag = '' } = (await bff.bff.app.inject('/assets/app-1a2b.js')).headers;
  const again = await bff.bff.app.inject({ url: '/assets/app-1a2b.js', headers: { 'if-none-match': etag } });
  expect(again.statusCode).toBe(304);
  expectSafe(
    new Headers(Object.entries(again.headers).map(([name, value]): [string, string] => [name, String(value)])),
  );

  const { data } = await bff.askAs<{ labels: { items: { photoUrl: string | null }[] } }>(
    'admin',
    '{ labels(pageSize: 50) { items { photoUrl } } }',
  );
  const picture = await get(data.labels.items.find(({ photoUrl }) => photoUrl)?.photoUrl ?? '');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expectSafe(picture.headers);
  expect(directives(picture.headers.get('content-security-policy'))).toHaveProperty('sandbox');

  await bff.standIns.product.fault({ kind: 'reset' });
  const failed = await get('/files/users/any.webp');
  expect(failed.status).toBe(502);
  expectSafe(failed.headers);
});

test('malformed HTTP is rejected with the same headers', async () => {
  for (const bytes of ['no such protocol\r\n\r\n', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`]) {
    const [, ...lines] = (await rawExchange(bff, bytes)).trim().split('\r\n');
    expectSafe(new Headers(lines.map((line) => line.split(': ') as [string, string])));
  }
});

test('HSTS is sent on every response over HTTPS', async () => {
  const proxied = await startBffHere({ webRoot, trustedProxies: ['127.0.0.1'] }, bff);
  // A malformed URL is rejected before proxy headers are evaluated.
  const paths = [
    ...new Set(
      Object.values(cases)
        .flat()
        .map(([path]) => path),
    ),
  ].filter((path) => !/%(?![0-7])/.test(path));
  const responses = await Promise.all(
    paths.map((path) => get(path, { headers: { 'x-forwarded-proto': 'https' } }, proxied)),
  );
  await proxied.close();
  const missing = paths.filter(
    (_, index) => responses[index]?.headers.get('strict-transport-security') !== 'max-age=31536000; includeSubDomains',
  );
  expect(missing).toEqual([]);
});

describe.each([
  ['/', 'index.html'],
  ['/graphiql', 'graphiql.html'],
])('the page at %s', (path, file) => {
  test('has a unique nonce of 128 bits in its policy only', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => get(path, { headers: html })));
    const nonces = responses.map(
      ({ headers }) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '',
    );
    expect(new Set(nonces).size).toBe(20);
    for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
    expect(
      [...(responses[0]?.headers ?? [])].filter(([, value]) => value.includes(nonces[0]!)).map(([name]) => name),
    ).toEqual(['content-security-policy']);
  });

  test('contains only scripts with the nonce or from this origin, and no inline handlers', async () => {
    const { text } = await get(path, { headers: html });
    const scripts = [...text.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    expect(scripts.length).toBeGreaterThan(0);
    for (const attributes of scripts) expect(attributes).toMatch(/\bnonce="[\w+/]{22}=="|\bsrc="\/(?!\/)/);
    expect(source(file)).not.toMatch(/\son\w+\s*=|javascript:|\bhttps?:\/\//i);
    expect(text).not.toMatch(/__NONCE__|__SETTINGS__/);
  });

  test('may load, connect and be framed only as its policy allows', async () => {
    const { headers } = await get(path, { headers: html });
    const policy = directives(headers.get('content-security-policy'));
    const ownOnly = {
      'connect-src': ["'self'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
    };
    expect(policy).toMatchObject(ownOnly);
    expect(policy['script-src']).toEqual(["'self'", expect.stringMatching(/^'nonce-[\w+/]{22}=='$/)]);
    for (const name of ['frame-src', 'child-src', 'object-src', 'media-src']) expect(policy).not.toHaveProperty(name);
    expect(
      [...(policy['img-src'] ?? []), ...(policy['font-src'] ?? [])].every((from) =>
        ["'self'", 'data:', 'blob:'].includes(from),
      ),
    ).toBe(true);
  });
});

test('the policy of the product forbids inline code', async () => {
  const { headers } = await get('/deklaracije', { headers: html });
  const policy = directives(headers.get('content-security-policy'));
  expect([policy['require-trusted-types-for'], policy['trusted-types']]).toEqual([["'script'"], ['pdf-worker']]);
});
