import { labelAt } from '../../../demo-data/labels.ts';
import { send } from '../../../testing/client.ts';
import { useStandIns } from '../../../../tests/support/useStandIns.ts';

const standIns = useStandIns();
const get = (path: string) => send(standIns().product.url, 'GET', `/files/${path}`);

test('a picture needs no token and may be cached for ever', async () => {
  const { status, headers, body } = await get(`deklaracijaImages/${labelAt(0).photo ?? ''}`);
  expect(status).toBe(200);
  expect(
    Object.fromEntries(
      ['content-type', 'cache-control', 'x-content-type-options', 'content-length'].map((name) => [
        name,
        headers.get(name),
      ]),
    ),
  ).toEqual({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-length': String((body as Buffer).byteLength),
  });
  expect((body as Buffer).subarray(8, 12).toString()).toBe('WEBP');
});

test.each([
  'deklaracijaImages/missing.webp',
  `users/${labelAt(0).photo ?? ''}`,
  'users/..%2f..%2fsecret',
  'users/..%2fdeklaracijaImages%2fx.webp',
  'users/.hidden.webp',
  'users/x.svg',
  'users/x.webp%00.png',
  `users/${'a'.repeat(300)}.webp`,
  'secret/x.webp',
  'users',
  'users/',
])('%s is refused', async (path) => {
  const { status, body } = await get(path);
  expect([404, 422]).toContain(status);
  expect(body).toMatchObject({ status: 'fail' });
});
