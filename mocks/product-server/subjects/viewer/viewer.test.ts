import sharp from 'sharp';
import { accounts, type AccountName } from '../../../demo-data/accounts.ts';
import { companyIdOf } from '../../../demo-data/companies.ts';
import { send, tokenOf } from '../../../testing/client.ts';
import { useStandIns } from '../../../../tests/support/useStandIns.ts';

const standIns = useStandIns();
interface User {
  name: string;
  photo: string | null;
  firma: string;
  fastFirmaId: string | null;
  firmaData: { firma: { ime: string }; logoFirmePublic: string };
  passwordChangedAt: string | null;
}
const me = async (token: string) =>
  (
    (await send(standIns().product.url, 'GET', '/api/v1/users/me', { token })).body as {
      data: { data: { data: User } };
    }
  ).data.data.data;
const file = (name: string | null) => send(standIns().product.url, 'GET', `/files/users/${name ?? ''}`);

describe('name and photo', () => {
  const update = (token: string, name: string, photo?: Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.set('name', name);
    form.set('previousPhoto', '');
    if (photo) form.set('photo', new Blob([photo]), 'me.png');
    return send(standIns().product.url, 'PATCH', '/api/v1/users/updateMe', { token, form });
  };
  const picture = async (type: 'jpeg' | 'png' | 'webp' | 'gif', width = 900, height = 600) =>
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: '#0e5e5a' } })
        .withExif({ IFD0: { Copyright: 'secret place' } })
        [type]()
        .toBuffer(),
    );

  test.each(['admin', 'org', 'konsultant', 'dcp'] as AccountName[])('%s can change them', async (name) => {
    const token = await tokenOf(standIns(), name);
    const { status, body } = await update(token, '  Novo Ime Osobe ', await picture('jpeg'));
    expect(status).toBe(200);
    const user = await me(token);
    expect(user).toMatchObject({ name: 'Novo Ime Osobe' });
    expect((body as { data: { user: User } }).data.user).toEqual(user);
  });

  test('a client cannot change them', async () => {
    const token = await tokenOf(standIns(), 'klijent');
    expect((await update(token, 'Novo Ime Osobe')).status).toBe(403);
    expect((await me(token)).name).toBe(accounts.klijent.name);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a %s photo is stored upright as WebP without metadata', async (type) => {
    const token = await tokenOf(standIns(), 'org2');
    const { status } = await update(token, 'Tamara Kovačević', await picture(type));
    const { photo } = await me(token);
    const { body, headers } = await file(photo);
    const stored = await sharp(body as Buffer).metadata();
    expect([status, headers.get('content-type'), stored.format, stored.width, stored.height, stored.exif]).toEqual([
      200,
      'image/webp',
      'webp',
      640,
      427,
      undefined,
    ]);
  });

  test('a new photo replaces the old one', async () => {
    const token = await tokenOf(standIns(), 'konsultant2');
    await update(token, 'Stefan Jovanović', await picture('png'));
    const { photo: first } = await me(token);
    await update(token, 'Stefan M. Jovanović');
    expect((await me(token)).photo).toBe(first);
    await update(token, 'Stefan Jovanović', await picture('webp'));
    const { photo: second } = await me(token);
    expect([(await file(first)).status, (await file(second)).status]).toEqual([404, 200]);
  });

  test.each([
    ['a GIF', () => picture('gif')],
    [
      'an SVG',
      () =>
        new TextEncoder().encode(
          '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
        ),
    ],
    ['a text', () => new TextEncoder().encode('hello')],
    ['an empty file', () => new Uint8Array(0)],
    ['half a PNG', async () => (await picture('png')).slice(0, 60)],
    ['more than 40 megapixels', () => picture('png', 9000, 5000)],
  ] as [string, () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>][])(
    '%s is rejected without a change',
    async (_what, content) => {
      const token = await tokenOf(standIns(), 'dcp');
      const before = await me(token);
      const { status, body } = await update(token, 'Sasvim Drugo Ime', await content());
      expect(status).toBe(422);
      expect(body).toMatchObject({ status: 'fail', errors: [{ path: 'photo' }] });
      expect(await me(token)).toEqual(before);
    },
  );

  test('more than 5 MiB is rejected as too large', async () => {
    const token = await tokenOf(standIns(), 'dcp');
    expect((await update(token, 'Sasvim Drugo Ime', new Uint8Array(5 * 1024 * 1024 + 1))).status).toBe(413);
  });

  test.each(['Kratko', '       a       ', 'x'.repeat(101)])('the name "%s" is refused', async (name) => {
    const { status, body } = await update(await tokenOf(standIns(), 'dcp'), name);
    expect([status, (body as { errors: { path: string }[] }).errors[0]?.path]).toEqual([422, 'name']);
  });

  test('an unknown field or file is rejected', async () => {
    const token = await tokenOf(standIns(), 'dcp');
    const form = new FormData();
    for (const [field, value] of Object.entries({ name: 'Sasvim Drugo Ime', previousPhoto: '', role: 'admin' }))
      form.set(field, value);
    expect((await send(standIns().product.url, 'PATCH', '/api/v1/users/updateMe', { token, form })).status).toBe(422);
  });
});

describe('company switch', () => {
  const choose = (token: string, userId: string, fastFirmaId: unknown) =>
    send(standIns().product.url, 'PATCH', `/api/v1/users/${userId}`, { token, json: { fastFirmaId } });
  const lavanda = companyIdOf('Lavanda Natura d.o.o.');

  test('the choice is stored with the account', async () => {
    const token = await tokenOf(standIns(), 'admin');
    const { body } = await choose(token, accounts.admin.id, lavanda);
    const chosen = { fastFirmaId: lavanda, firma: lavanda, firmaData: { firma: { ime: 'Lavanda Natura d.o.o.' } } };
    expect(body).toMatchObject({ status: 'success', data: { data: chosen } });
    expect(await me(token)).toMatchObject(chosen);
  });

  test("'Sve' brings back the account's own company", async () => {
    const token = await tokenOf(standIns(), 'admin');
    const { body } = await choose(token, accounts.admin.id, 'Sve');
    const accountCompany = {
      fastFirmaId: 'Sve',
      firma: companyIdOf(accounts.admin.company),
      firmaData: { firma: { ime: accounts.admin.company } },
    };
    expect(body).toMatchObject({ data: { data: accountCompany } });
    expect(await me(token)).toMatchObject(accountCompany);
  });

  test.each([
    ['an unknown company', 'f'.repeat(24), 404],
    ['23 hex characters', 'f'.repeat(23), 422],
    ['an operator', { $ne: 1 }, 422],
    ['nothing', null, 422],
  ])('%s is refused', async (_what, choice, status) => {
    expect((await choose(await tokenOf(standIns(), 'admin'), accounts.admin.id, choice)).status).toBe(status);
  });

  test('the choice of an administrator affects no other account', async () => {
    expect((await choose(await tokenOf(standIns(), 'admin'), accounts.org.id, lavanda)).status).toBe(403);
  });

  test.each(['org', 'konsultant', 'dcp', 'klijent'] as AccountName[])('%s may not choose', async (name) => {
    const token = await tokenOf(standIns(), name);
    expect((await choose(token, accounts[name].id, lavanda)).status).toBe(403);
    expect((await me(token)).fastFirmaId).toBeNull();
  });
});
