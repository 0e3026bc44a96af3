import { emailOf, LOGIN, PASSWORD, people, startBff, type TestBff } from '../support/bff.ts';

const NEW_PASSWORD = 'Tajna@2026x';
const wrong = 'Pogresna1@ \u001b[31m';
const words = [
  'Demo@2026x',
  NEW_PASSWORD,
  'Pogresna1',
  'Bearer',
  'eyJ',
  '@dosije.example',
  'dosije.example',
  'Jelena',
  'krema za lice',
  '127.0.0.1',
];

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

/** A mix of everyday requests: sign-ins, pages, rejections, failures, uploads, attacks. */
async function aDay(): Promise<string[]> {
  const tokens = await Promise.all(people.map((person) => bff.tokenOf(person)));
  const input = { email: emailOf('org'), password: PASSWORD };
  const AI = 'mutation Login($input: LoginToAiServerInput!) { loginToAiServer(input: $input) { aiSession { token } } }';
  const { data } = await bff.askAs<{ loginToAiServer: { aiSession: { token: string } } }>('org', AI, {
    variables: { input },
  });
  const ai = data.loginToAiServer.aiSession.token;
  await bff.ask(LOGIN, { variables: { input: { ...input, password: wrong } } });
  await bff.ask(LOGIN, { variables: { input: { ...input, password: 'Pogresna1@x' } } });
  await bff.ask(LOGIN, { variables: { input: { email: emailOf('org'), password: 7 } } });
  for (const person of people) {
    await bff.askAs(person, '{ viewer { name email } labels(filter: {search: "krema za lice"}) { totalCount } }', {
      headers: { 'x-ai-authorization': `Bearer ${ai}`, 'user-agent': `evil\r\n`.trim() },
    });
    await bff.askAs(person, '{ companies { email } aiServerStatus { state } visitorCountry { code } }', {
      headers: { 'x-ai-authorization': `Bearer ${ai}` },
    });
  }
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, newPasswordConfirmation: NEW_PASSWORD };
  await bff.askAs(
    'klijent2',
    'mutation Change($input: ChangePasswordInput!) { changePassword(input: $input) { passwordChanged } }',
    { variables: { input: change } },
  );
  await bff.askAs('dcp', 'mutation { deleteLabel(input: {slug: "x"}) { deletedLabelSlug } }');
  await bff.ask(`query ${'N'.repeat(5000)} { viewer { id } }`, { token: ai });
  await bff.ask('{ nope }', { headers: { 'x-request-id': 'Bearer eyJ"}\\n{' } });
  for (const kind of ['html', 'notJson', 'reset', 'wrongType'] as const) {
    bff.standIns.product.faults.add({ path: '/', kind, times: 1, body: { data: { user: { email: emailOf('org') } } } });
    await bff.askAs('org', '{ labels { totalCount } }');
  }
  await fetch(`${bff.url}/uploads`, { method: 'POST', headers: { authorization: `Bearer ${tokens[0]!}` } });
  await fetch(`${bff.url}/no/${encodeURIComponent(emailOf('org'))}?token=${tokens[0]!}`);
  return [...tokens, ai];
}

test('the log contains no token, password, e-mail address or user text', async () => {
  const tokens = await aDay();
  const all = bff.log.join('');
  expect(all.length).toBeGreaterThan(2000);
  for (const secret of [
    ...tokens,
    ...tokens.map((token) => token.split('.')[2] ?? token),
    ...words.filter((word) => word !== '127.0.0.1'),
  ]) {
    expect(all).not.toContain(secret);
  }
});

test('the log of an upload contains no token at the most detailed level', async () => {
  const traced = await startBff({ logLevel: 'trace' }, bff);
  const token = await bff.tokenOf('org');
  const form = new FormData();
  form.append('file', new Blob(['no picture']), 'picture.png');
  const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' };
  const { status } = await fetch(`${traced.url}/uploads`, { method: 'POST', headers, body: form });
  await traced.close();
  const all = traced.log.join('');
  expect(status).toBe(415);
  // The parser of forms has run, and said so.
  expect(all).toContain('multipart');
  for (const secret of [token, token.split('.')[2]!, 'Bearer']) expect(all).not.toContain(secret);
});

test('every log line is one JSON object', () => {
  for (const line of bff.log) {
    expect(line.endsWith('\n')).toBe(true);
    expect(line.trimEnd()).not.toMatch(/[\r\n\u001b]/);
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(String) as string, time: expect.any(String) as string });
    expect(line.length).toBeLessThan(2000);
  }
});

test('an operation is one line with name, caller, outcome and duration', async () => {
  const before = bff.log.length;
  await bff.askAs('konsultant', 'query Page { labels { totalCount } }', {
    headers: { 'x-request-id': 'one-request-1' },
  });
  const lines = bff.log.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toEqual([
    expect.objectContaining({
      requestId: 'one-request-1',
      call: 'product-server.listLabels',
      outcome: 'OK',
      status: 200,
      tries: 1,
      ms: expect.any(Number) as number,
    }),
    expect.objectContaining({
      requestId: 'one-request-1',
      operation: 'Page',
      type: 'query',
      outcome: 'OK',
      ms: expect.any(Number) as number,
      viewer: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      role: 'USER',
    }),
  ]);
});
