import { startBff, type TestBff } from '../../tests/support/bff.ts';

let bff: TestBff;
let photo: string;
beforeAll(async () => {
  bff = await startBff({ upstreamAttemptMs: 10_000, upstreamTotalMs: 12_000 });
  const { data } = await bff.askAs<{ labels: { items: { photoUrl: string | null }[] } }>(
    'admin',
    '{ labels(pageSize: 100) { items { photoUrl } } }',
  );
  photo = data.labels.items.find(({ photoUrl }) => photoUrl)?.photoUrl ?? 'no label has a photo';
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${bff.url}${path}`, { headers, redirect: 'manual' });

test('a picture is sent with its type, nosniff and a sandbox policy', async () => {
  const response = await get(photo);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^image\/(webp|png|jpeg)$/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
});

test('a cached picture is revalidated with its ETag', async () => {
  expect((await get(photo)).headers.get('cache-control')).toMatch(/max-age=\d+/);
  const etag = '"v1"';
  await bff.standIns.product.fault({ path: '/files/*', kind: 'status', status: 304, headers: { etag }, times: 1 });
  const response = await get(photo, { 'if-none-match': etag });
  expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, etag, '']);
});

test('the token of the visitor is not sent to the file store', async () => {
  const calls = await bff.callsDuring(() => get(photo, { authorization: 'Bearer my-token', cookie: 'a=b' }));
  expect(calls.map(({ authorization }) => authorization)).toEqual([null]);
});

test.each([
  '/files/users/..%2f..%2fapi%2fv1%2fusers%2fme',
  '/files/users/%2e%2e',
  '/files/users/a%00b',
  '/files/users/.hidden',
  `/files/users/${'a'.repeat(201)}`,
  '/files/secrets/a.webp',
  '/files/__proto__/a.webp',
  '/files/users/',
  '/files/users',
])('%s is not found, without a call to the file store', async (path) => {
  const calls = await bff.callsDuring(async () => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  });
  expect(calls).toEqual([]);
});

test('a missing file is not found', async () => {
  expect((await get('/files/users/no-such-file.webp')).status).toBe(404);
});

test.each([
  [{ kind: 'html', status: 200 }],
  [{ kind: 'status', status: 200, body: { secret: 'internal' } }],
  [{ kind: 'status', status: 500 }],
  [{ kind: 'redirect', location: 'http://169.254.169.254/latest' }],
  [{ kind: 'reset' }],
  [{ kind: 'hang' }],
] as const)('a failure of the file store (%j) is reported without details', async (fault) => {
  await bff.standIns.product.fault({ path: '/files/*', ...fault });
  const response = await get(photo);
  expect(response.status).toBe(502);
  const text = await response.text();
  expect(text.length).toBeLessThan(300);
  expect(text).not.toMatch(/internal|169\.254|10\.0\.0\.7|fault/);
});
