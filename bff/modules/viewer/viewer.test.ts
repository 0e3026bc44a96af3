import { LOGIN, emailOf, startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

const FIELDS = 'id name email role photoUrl selectedCompanyId company { id name logoUrl }';
const VIEWER = `{ viewer { ${FIELDS} } }`;
const UPDATE = `mutation Update($input: UpdateViewerInput!) { updateViewer(input: $input) { viewer { ${FIELDS} } } }`;
const CHANGE = 'mutation Change($input: ChangePasswordInput!) { changePassword(input: $input) { passwordChanged } }';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

interface Updated {
  updateViewer: { viewer: { name: string; photoUrl: string | null } };
}

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

const update = (person: Person, input: object | null) => bff.askAs<Updated>(person, UPDATE, { variables: { input } });

async function upload(
  person: Person,
  bytes: Buffer,
  headers: Record<string, string> = {},
  name = 'file',
): Promise<Response> {
  const body = new FormData();
  body.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'me.png');
  return fetch(`${bff.url}/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await bff.tokenOf(person)}`, 'apollo-require-preflight': 'true', ...headers },
    body,
  });
}
const referenceOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { reference: string }).reference;
const codeFrom = async (response: Response): Promise<string | undefined> =>
  ((await response.json()) as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code;

test('the viewer is the owner of the token, without password fields', async () => {
  const { data, text } = await bff.askAs<{ viewer: { name: string } }>('admin', VIEWER);
  expect(data.viewer).toMatchObject({ name: 'Jelena Petrović', role: 'ADMIN', email: emailOf('admin') });
  expect(text).not.toMatch(/password|loginStats|token/i);
});

test('a new name is effective in all sessions at once and keeps the photo', async () => {
  const { data: phone } = await bff.ask<{ login: { session: { token: string } } }>(LOGIN, {
    variables: { input: { email: emailOf('org'), password: 'Demo@2026x' } },
  });
  const calls = await bff.callsDuring(async () => {
    const { data } = await update('org', { name: '  Milorad M. Stanković  ' });
    expect(data.updateViewer.viewer.name).toBe('Milorad M. Stanković');
  });
  expect(calls.map(({ body }) => body)).toContainEqual(
    expect.objectContaining({ name: 'Milorad M. Stanković', previousPhoto: '' }),
  );
  expect((await bff.askAs('org', '{ viewer { name } }')).data).toEqual({ viewer: { name: 'Milorad M. Stanković' } });
  expect((await bff.ask('{ viewer { name } }', { token: phone.login.session.token })).data).toEqual({
    viewer: { name: 'Milorad M. Stanković' },
  });
});

test('a photo is saved by its upload reference, once', async () => {
  const response = await upload('konsultant', png);
  expect(response.status).toBe(200);
  const photoUpload = await referenceOf(response);
  await bff.tokenOf('konsultant');
  const calls = await bff.callsDuring(async () => {
    const { data, errors } = await update('konsultant', { photoUpload });
    expect(errors).toEqual([]);
    const { photoUrl } = data.updateViewer.viewer;
    expect(photoUrl).toMatch(/^\/files\/users\/[\w.-]+$/);
    const picture = await fetch(`${bff.url}${photoUrl ?? ''}`);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toMatch(/^image\//);
  });
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => JSON.stringify(body))).toEqual([
    expect.stringMatching(/"name":"Ivana Đorđević".*"previousPhoto":""/),
  ]);
  const again = await update('konsultant', { photoUpload });
  expect(again.errors[0]?.extensions.fields?.[0]?.path).toBe('input.photoUpload');
});

test('an upload reference is valid for its owner only', async () => {
  const photoUpload = await referenceOf(await upload('dcp', png));
  expect((await update('konsultant2', { photoUpload })).code).toBe('BAD_USER_INPUT');
  expect((await update('dcp', { photoUpload })).errors).toEqual([]);
});

test.each([
  [{ name: 'short' }, 'input.name'],
  [{ name: '       x       ' }, 'input.name'],
  [{ name: 'x'.repeat(101) }, 'input.name'],
  [{ name: 'Ana\u0000Anić Anić' }, 'input.name'],
  [{ name: null }, 'input.name'],
  [{ name: { $gt: '' } }, 'input.name'],
  [{ photoUpload: null }, 'input.photoUpload'],
  [{ photoUpload: '../../etc/passwd' }, 'input.photoUpload'],
  [{ photoUpload: 'x'.repeat(500) }, 'input.photoUpload'],
  [{ name: 'Ana Anić Anić', role: 'ADMIN' }, 'input.role'],
  [{ name: 'Ana Anić Anić', _id: '1' }, 'input._id'],
  [null, 'input'],
])('%j is rejected with its field, and nothing is saved', async (input, path) => {
  await bff.tokenOf('org2');
  const calls = await bff.callsDuring(async () => {
    const { code, errors } = await update('org2', input);
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors[0]?.extensions.fields?.[0]?.path).toBe(path);
  });
  expect(calls).toEqual([]);
});

test('an error of the service keeps its text and names the input field', async () => {
  const body = {
    status: 'fail',
    message: '<b>Ime</b> je zauzeto',
    errors: [
      { path: 'name', message: 'zauzeto' },
      { path: 'role', message: 'x' },
    ],
  };
  await bff.standIns.product.fault({ path: '/api/v1/users/updateMe', kind: 'status', status: 422, body, times: 1 });
  const { errors } = await update('org2', { name: 'Tamara Kovačević' });
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    userMessage: 'Ime je zauzeto',
    fields: [{ path: 'input.name', message: 'zauzeto' }],
  });
});

describe('uploads', () => {
  const webp = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('WEBPVP8 ')]);
  test.each([
    ['a script', Buffer.from('<script>alert(1)</script>'), 415],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['nothing', Buffer.alloc(0), 415],
    ['half a signature', png.subarray(0, 4), 415],
    ['5 MiB and a byte', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]), 413],
    ['a WebP', webp, 200],
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 200],
  ])('%s', async (_name, bytes, status) => {
    const response = await upload('admin', bytes);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    if (status !== 200) expect(await codeFrom(response)).toBe('BAD_USER_INPUT');
  });

  test.each([
    ['no header against forged requests', { 'apollo-require-preflight': '' }, 400, 'BAD_USER_INPUT'],
    ['no token', { authorization: '' }, 401, 'UNAUTHENTICATED'],
  ])('%s', async (_name, headers, status, code) => {
    const response = await upload('admin', png, headers);
    expect(response.status).toBe(status);
    expect(await codeFrom(response)).toBe(code);
  });

  test('a client may not upload a photo', async () => {
    expect((await upload('klijent', png)).status).toBe(403);
  });

  test('a form without exactly one file in the right field is rejected', async () => {
    expect((await upload('admin', png, {}, 'photo')).status).toBe(400);
    const headers = { authorization: `Bearer ${await bff.tokenOf('admin')}`, 'apollo-require-preflight': 'true' };
    const two = new FormData();
    for (const name of ['a.png', 'b.png']) two.append('file', new Blob([new Uint8Array(png)]), name);
    expect((await fetch(`${bff.url}/uploads`, { method: 'POST', headers, body: two })).status).toBeLessThan(500);
    expect((await fetch(`${bff.url}/uploads`, { method: 'POST', headers, body: new FormData() })).status).toBe(400);
    const json = { ...headers, 'content-type': 'application/json' };
    expect((await fetch(`${bff.url}/uploads`, { method: 'POST', headers: json, body: '{}' })).status).toBe(415);
    expect((await fetch(`${bff.url}/uploads`, { headers })).status).toBe(405);
  });
});

describe('changing the password', () => {
  const change = (person: Person, input: object) => bff.askAs(person, CHANGE, { variables: { input } });
  const next = 'Nova@2026x';

  test.each([
    [{ newPassword: 'short' }, 'input.newPassword'],
    [{ newPassword: 'nouppercase1!' }, 'input.newPassword'],
    [{ newPassword: 'Longer@2026xxxxxx' }, 'input.newPassword'],
    [{ newPasswordConfirmation: 'Other@2026x' }, 'input.newPasswordConfirmation'],
    [{ currentPassword: 'short' }, 'input.currentPassword'],
    [{ currentPassword: 'x'.repeat(129) }, 'input.currentPassword'],
    [{ currentPassword: 7 }, 'input.currentPassword'],
  ])('%j is rejected with its field, without a call to the service', async (wrong, path) => {
    await bff.tokenOf('klijent2');
    const calls = await bff.callsDuring(async () => {
      const { code, errors, text } = await change('klijent2', {
        currentPassword: 'Demo@2026x',
        newPassword: next,
        newPasswordConfirmation: next,
        ...wrong,
      });
      expect(code).toBe('BAD_USER_INPUT');
      expect(errors[0]?.extensions.fields?.[0]?.path).toBe(path);
      for (const secret of Object.values(wrong)) expect(text).not.toContain(`"${String(secret)}"`);
    });
    expect(calls).toEqual([]);
  });

  const wrongCurrent = { currentPassword: 'Wrong@2026x', newPassword: next, newPasswordConfirmation: next };

  test('a wrong current password is a field error and does not end the session', async () => {
    const { errors } = await change('klijent2', wrongCurrent);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'input.currentPassword' }],
    });
    expect((await bff.askAs('klijent2', VIEWER)).errors).toEqual([]);
  });

  test('a 401 ends the session only when the token is no longer valid', async () => {
    await bff.standIns.product.fault({ path: '/api/v1/users/updateMyPassword', kind: 'status', status: 401, times: 2 });
    expect((await change('klijent2', wrongCurrent)).errors[0]?.extensions).toMatchObject({
      fields: [{ path: 'input.currentPassword' }],
    });
    await bff.standIns.product.fault({ path: '/api/v1/users/me', kind: 'status', status: 401, times: 1 });
    expect((await change('klijent2', wrongCurrent)).code).toBe('UNAUTHENTICATED');
  });

  test('ends all sessions that were started before', async () => {
    const input = { email: emailOf('klijent2'), password: 'Demo@2026x' };
    const { data } = await bff.ask<{ login: { session: { token: string } } }>(LOGIN, { variables: { input } });
    const elsewhere = data.login.session.token;
    expect((await bff.ask(VIEWER, { token: elsewhere })).errors).toEqual([]);
    const chosen = { currentPassword: 'Demo@2026x', newPassword: next, newPasswordConfirmation: next };
    expect((await change('klijent2', chosen)).data).toEqual({ changePassword: { passwordChanged: true } });
    expect((await bff.askAs('klijent2', VIEWER)).code).toBe('UNAUTHENTICATED');
    expect((await bff.ask(VIEWER, { token: elsewhere })).code).toBe('UNAUTHENTICATED');
    expect((await bff.ask(LOGIN, { variables: { input } })).code).toBe('BAD_USER_INPUT');
    expect((await bff.ask(LOGIN, { variables: { input: { ...input, password: next } } })).errors).toEqual([]);
  });
});
