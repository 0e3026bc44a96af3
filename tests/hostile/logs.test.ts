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

const secretsOf = (tokens: readonly string[]): string[] => [
  ...tokens,
  ...tokens.map((token) => token.split('.')[2] ?? token),
  ...words,
];

/** All lines but that of the start, which names the address of this server. */
const requestLines = async ({ log }: TestBff): Promise<string> =>
  (await log()).filter((line) => !line.includes('Server listening')).join('');

type Line = Record<string, unknown>;
const read = (lines: readonly string[]): Line[] => lines.map((line) => JSON.parse(line) as Line);

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

/** A mix of everyday requests: sign-ins, pages, rejections, failures, uploads, attacks. */
async function aDay(bff: TestBff, currentPassword: string): Promise<string[]> {
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
  const change = { currentPassword, newPassword: NEW_PASSWORD, newPasswordConfirmation: NEW_PASSWORD };
  await bff.askAs(
    'klijent2',
    'mutation Change($input: ChangePasswordInput!) { changePassword(input: $input) { passwordChanged } }',
    { variables: { input: change } },
  );
  await bff.askAs('dcp', 'mutation { deleteLabel(input: {slug: "x"}) { deletedLabelSlug } }');
  await bff.ask(`query ${'N'.repeat(5000)} { viewer { id } }`, { token: ai });
  await bff.ask('{ nope }', { headers: { 'x-request-id': 'Bearer eyJ"}\\n{' } });
  for (const kind of ['html', 'notJson', 'reset', 'wrongType'] as const) {
    await bff.standIns.product.fault({
      path: '/',
      kind,
      times: 1,
      body: { data: { user: { email: emailOf('org') } } },
    });
    await bff.askAs('org', '{ labels { totalCount } }');
  }
  await fetch(`${bff.url}/uploads`, { method: 'POST', headers: { authorization: `Bearer ${tokens[0]!}` } });
  const form = new FormData();
  form.append('file', new Blob(['no picture']), 'picture.png');
  const headers = { authorization: `Bearer ${tokens[0]!}`, 'apollo-require-preflight': 'true' };
  const { status } = await fetch(`${bff.url}/uploads`, { method: 'POST', headers, body: form });
  expect(status).toBe(415);
  await fetch(`${bff.url}/no/${encodeURIComponent(emailOf('org'))}?token=${tokens[0]!}`);
  return [...tokens, ai];
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

test.each(LEVELS)('at level %s the log contains no token, password, e-mail address or user text', async (logLevel) => {
  const server = await startBff({ logLevel }, bff);
  // A changed password would end the sessions that the next level uses.
  const tokens = await aDay(server, wrong);
  const all = await requestLines(server);
  await server.close();
  expect(all.length > 2000).toBe(LEVELS.indexOf(logLevel) >= LEVELS.indexOf('info'));
  // The parser of forms has run, and said so.
  expect(all.includes('multipart')).toBe(['debug', 'trace'].includes(logLevel));
  for (const secret of secretsOf(tokens)) expect(all).not.toContain(secret);
});

test('a change of password leaves none of both in the log', async () => {
  const tokens = await aDay(bff, PASSWORD);
  const lines = await requestLines(bff);
  for (const secret of secretsOf(tokens)) expect(lines).not.toContain(secret);
});

test('every log line is one JSON object', async () => {
  for (const line of await bff.log()) {
    expect(line.endsWith('\n')).toBe(true);
    expect(line.trimEnd()).not.toMatch(/[\r\n\u001b]/);
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(String) as string, time: expect.any(String) as string });
    expect(line.length).toBeLessThan(2000);
  }
});

test('an operation is one line with name, caller, outcome and duration', async () => {
  const before = (await bff.log()).length;
  await bff.askAs('konsultant', 'query Page { labels { totalCount } }', {
    headers: { 'x-request-id': 'one-request-1' },
  });
  expect(read((await bff.log()).slice(before))).toEqual([
    expect.objectContaining({
      requestId: 'one-request-1',
      call: 'product-server.listLabels',
      outcome: 'OK',
      status: 200,
      fields: ['labels'],
      tries: 1,
      ms: expect.any(Number) as number,
    }),
    expect.objectContaining({
      requestId: 'one-request-1',
      operation: 'Page',
      fields: ['labels'],
      type: 'query',
      outcome: 'OK',
      ms: expect.any(Number) as number,
      viewer: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      role: 'USER',
    }),
  ]);
});

test.each([
  [
    'each once, without aliases',
    '{ a: labels { totalCount } labels { totalCount } companies { id } }',
    'labels,companies',
  ],
  ['also in fragments', 'query { ...Page } fragment Page on Query { viewer { id } }', 'viewer'],
  ['? for a name that no field has', '{ viewer { id } secretOfSomebody }', 'viewer,?'],
  ['of what is too large', `{ ${Array.from({ length: 20 }, (_, at) => `a${at}: viewer { id }`).join(' ')} }`, 'viewer'],
  ['none of what cannot be read', '{ viewer', ''],
])('every line of a request names its root fields: %s', async (_what, query, fields) => {
  // The third time the operation runs compiled.
  for (let time = 0; time < 3; time++) {
    const before = (await bff.log()).length;
    await bff.askAs('org', query);
    const lines = read((await bff.log()).slice(before));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect((line.fields as string[]).join()).toBe(fields);
  }
});

describe('a failed sign-in', () => {
  const attempt = async (server: TestBff, email: string): Promise<Line | undefined> => {
    const before = (await server.log()).length;
    await server.ask(LOGIN, { variables: { input: { email, password: 'Pogresna1@x' } } });
    return read((await server.log()).slice(before)).find(({ msg }) => msg === 'sign-in failed');
  };
  const limits = { perAccount: 2, perAddress: 1000, windowMs: 3_600_000, firstLockMs: 3_600_000 };

  test('has a hash of the account and the address in the log, also when it is braked', async () => {
    const server = await startBff({ loginLimits: limits, logHashKey: 'a key for this test' }, bff);
    const lines: (Line | undefined)[] = [];
    for (const email of [emailOf('dcp'), emailOf('dcp').toUpperCase(), emailOf('dcp'), 'nobody@dosije.example'])
      lines.push(await attempt(server, email));
    await server.close();
    expect(lines.map((line) => line?.outcome)).toEqual([
      'WRONG_CREDENTIALS',
      'WRONG_CREDENTIALS',
      'RATE_LIMITED',
      'WRONG_CREDENTIALS',
    ]);
    expect(lines[0]).toMatchObject({
      level: 'warn',
      fields: ['login'],
      account: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    });
    expect(new Set(lines.map((line) => line?.account)).size).toBe(2);
    expect(new Set(lines.map((line) => line?.address)).size).toBe(1);
  });

  test('has another hash under another key', async () => {
    const servers = await Promise.all([startBff({}, bff), startBff({}, bff)]);
    const lines = await Promise.all(servers.map((server) => attempt(server, emailOf('dcp'))));
    await Promise.all(servers.map((server) => server.close()));
    expect(lines[0]?.account).not.toBe(lines[1]?.account);
  });
});
