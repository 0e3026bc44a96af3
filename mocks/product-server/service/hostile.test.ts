import { request } from 'node:http';
import { connect } from 'node:net';
import { accounts, DEMO_PASSWORD } from '../../demo-data/accounts.ts';
import { type Request, send, tokenOf } from '../../testing/client.ts';
import { useStandIns } from '../../../tests/support/useStandIns.ts';
import { until } from '../../testing/until.ts';

const standIns = useStandIns();
const product = () => standIns().product;
const login = '/api/v1/users/login';
let token = '';
beforeAll(async () => {
  token = await tokenOf(standIns(), 'admin');
});
afterEach(async () => {
  // The service must still work after every hostile request.
  expect((await send(product().url, 'GET', '/?limit=1', { token })).status).toBe(200);
});

const json = (text: string): Request => ({ raw: { type: 'application/json', text } });
const deep = `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`;

test.each([
  ['broken JSON', '{"email":'],
  ['an array', '[]'],
  ['null', 'null'],
  ['a number', '1'],
  ['nothing', ''],
  ['15,000 levels', deep],
  ['__proto__', '{"__proto__":{"role":"admin"},"email":"admin@dosije.example","password":"Demo@2026x"}'],
  [
    'constructor',
    '{"constructor":{"prototype":{"polluted":1}},"email":"admin@dosije.example","password":"Demo@2026x"}',
  ],
  ['an operator', '{"email":{"$gt":""},"password":{"$gt":""}}'],
  ['a NUL', JSON.stringify({ email: 'a\0@dosije.example', password: DEMO_PASSWORD })],
  ['a number of 400 digits', `{"email":${'9'.repeat(400)},"password":"Demo@2026x"}`],
])('a body with %s gets a 4xx', async (_what, text) => {
  const { status, body } = await send(product().url, 'POST', login, json(text));
  expect([status, body]).toEqual([
    expect.any(Number),
    expect.objectContaining({ status: 'fail', message: expect.any(String) as string }),
  ]);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('the error of a nested NUL names its path', async () => {
  const row = {
    linija: 1,
    problemi: [],
    sastav: [
      { inci: 'AQUA', maxConc: '1' },
      { inci: 'A\0', maxConc: '' },
    ],
  };
  const { status, body } = await send(product().url, 'POST', '/api/v1/sirovine/uvoz', {
    token,
    json: { naziv: 'a.csv', kolone: [], nepoznateKolone: [], redovi: [row] },
  });
  expect([status, body]).toEqual([
    422,
    expect.objectContaining({
      errors: [{ path: 'redovi.0.sastav.1.inci', message: 'ne sme da sadrži znak NUL' }],
    }),
  ]);
});

test('a password with half a surrogate pair is wrong', async () => {
  const { status } = await send(
    product().url,
    'POST',
    login,
    json('{"email":"admin@dosije.example","password":"\\ud800aaaaaaaa"}'),
  );
  expect(status).toBe(401);
});

test.each(
  [
    ['GET', '/%', 400],
    ['GET', '/%ff', 400],
    ['GET', '/api/v1/users/..%2f..%2fadmin', 404],
    ['GET', '//', 404],
    ['GET', '/?text%5Bsearch%5D=%00', 422],
    ['GET', '/?text%5Bsearch%5D=%ff', 200],
    ['GET', `/?text%5Bsearch%5D=${'a'.repeat(1001)}`, 422],
    ['GET', `/?text%5Bsearch%5D=${'%22'.repeat(999)}`, 200],
    ['GET', '/?__proto__=1', 422],
    ['GET', '/?constructor=1', 422],
    ['GET', '/?page=1e9', 422],
    ['GET', '/?page=-1', 422],
    ['GET', '/?page=1.5', 422],
    ['GET', '/?page=1000000&limit=100', 200],
    ['GET', `/?${'a=1&'.repeat(2000)}`, 422],
    ['GET', '/?%3Cb%3E=1', 422],
    ['DELETE', `/deklaracija/${'a'.repeat(2000)}`, 422],
    ['DELETE', '/deklaracija/%00', 422],
    ['DELETE', "/deklaracija/'%3B%20DROP%20TABLE%20labels%3B--", 404],
    ['DELETE', '/deklaracija/%2e%2e', 404],
    ['DELETE', '/deklaracija/', 422],
    ['POST', '/', 404],
    ['TRACE', '/', 404],
  ].map(([method, path, status]) => [`${String(method)} ${String(path).slice(0, 60)}`, status, method, path]) as [
    string,
    number,
    string,
    string,
  ][],
)('%s: %i', async (_request, status, method, path) => {
  const response = await rawRequest(method, path);
  expect(response.status).toBe(status);
  if (status >= 400) expect(response.body).toMatchObject({ status: 'fail' });
  expect(response.text).not.toMatch(/<[a-z]/i);
});

/** Sends a path unchanged; fetch would normalise it. */
function rawRequest(method: string, path: string): Promise<{ status: number; text: string; body: unknown }> {
  return new Promise((resolve, reject) => {
    const sent = request(product().url, { method, path, headers: { authorization: `Bearer ${token}` } }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, body: JSON.parse(text) as unknown }));
    });
    sent.on('error', reject).end();
  });
}

test('headers that are too long are rejected', async () => {
  const { status } = await send(product().url, 'GET', '/', { headers: { 'x-long': 'a'.repeat(20_000) } });
  expect(status).toBe(431);
});

test('a malformed e-mail address is an unknown one', async () => {
  const emails = ["' OR 1=1 --", '%%%', '\u202eadmin@dosije.example', 'admin@dosije.example\u200b'];
  const statuses = await Promise.all(
    emails.map(
      async (email) => (await send(product().url, 'POST', login, { json: { email, password: DEMO_PASSWORD } })).status,
    ),
  );
  expect(statuses).toEqual([401, 401, 401, 401]);
});

test.each([
  ['no boundary', 'multipart/form-data', 'x'],
  ['nothing between the boundaries', 'multipart/form-data; boundary=b', '--b--\r\n'],
  [
    'a field called __proto__',
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--b--\r\n',
  ],
  ['no end', 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nabc'],
  [
    'a hundred fields',
    'multipart/form-data; boundary=b',
    `${Array.from({ length: 100 }, (_, i) => `--b\r\ncontent-disposition: form-data; name="f${i}"\r\n\r\n1\r\n`).join('')}--b--\r\n`,
  ],
  [
    'a JSON field',
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="name"\r\ncontent-type: application/json\r\n\r\n{"a":"bbbbbbbb"}\r\n--b--\r\n',
  ],
])('a form with %s gets a 4xx', async (_what, type, text) => {
  const { status } = await send(product().url, 'PATCH', '/api/v1/users/updateMe', { token, raw: { type, text } });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test('an interrupted upload changes nothing', async () => {
  const head =
    '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nNovo Ime Osobe\r\n--b\r\ncontent-disposition: form-data; name="photo"; filename="x.png"\r\n\r\n';
  await product().clearCalls();
  const socket = connect(Number(new URL(product().url).port), '127.0.0.1');
  socket.write(
    `PATCH /api/v1/users/updateMe HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n${head}${'x'.repeat(5000)}`,
  );
  await until('the upload begins', async () => (await product().calls()).length === 1);
  socket.resetAndDestroy();
  const { body } = await send(product().url, 'GET', '/api/v1/users/me', { token });
  expect(body).toMatchObject({ data: { data: { data: { name: accounts.admin.name, photo: null } } } });
});
