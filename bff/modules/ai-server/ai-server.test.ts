import { createHash } from 'node:crypto';
import { emailOf, PASSWORD, startBff, type TestBff } from '../../../tests/support/bff.ts';

const STATUS = '{ aiServerStatus { state checkedAt } }';
const LOGIN =
  'mutation LoginToAi($input: LoginToAiServerInput!) { loginToAiServer(input: $input) { aiSession { token user { id name email } userRecord } } }';

interface Status {
  aiServerStatus: { state: string; checkedAt: string };
}
interface Session {
  loginToAiServer: {
    aiSession: { token: string; user: { email: string } | null; userRecord: Record<string, unknown> | null };
  };
}

let bff: TestBff;
let aiToken: string;
const hash = (token: string): string => createHash('sha256').update(token).digest('hex');
const logIn = (password = PASSWORD) =>
  bff.askAs<Session>('org', LOGIN, { variables: { input: { email: emailOf('org'), password } } });
const stateWith = async (token = aiToken, one = bff): Promise<string> =>
  (await one.askAs<Status>('org', STATUS, { headers: { 'x-ai-authorization': `Bearer ${token}` } })).data.aiServerStatus
    .state;

beforeAll(async () => {
  bff = await startBff();
  aiToken = (await logIn()).data.loginToAiServer.aiSession.token;
});
afterEach(() => bff.standIns.ai.clearFaults());
afterAll(() => bff.close());

test('login returns the token and the user of the AI server', async () => {
  const { data } = await logIn();
  expect(data.loginToAiServer.aiSession).toMatchObject({
    token: expect.stringMatching(/./) as string,
    user: { email: emailOf('org') },
  });
});

test.each([
  [
    'its own fields, but nothing that is named like a secret',
    { _id: '7', ime: 'Ana &amp; Co', podesavanja: { model: 'gpt', apiToken: 'x' }, password_hash: 'x' },
    { _id: '7', ime: 'Ana &amp; Co', podesavanja: { model: 'gpt' } },
  ],
  ['a user without an id', { username: 'ana' }, { username: 'ana' }],
  ['no user', null, null],
  ['more than a browser stores', { _id: '7', note: 'x'.repeat(20_000) }, null],
])('the user is passed on as the AI server has it: %s', async (_what, user, record) => {
  await bff.standIns.ai.fault({ kind: 'wrongType', path: '/api/v1/login', body: { access_token: 'ai', user } });
  expect((await logIn()).data.loginToAiServer.aiSession.userRecord).toEqual(record);
});

test('each service receives only its own token', async () => {
  const token = await bff.tokenOf('org');
  const calls = await bff.callsDuring(() =>
    bff.ask('{ aiServerStatus { state } labels { totalCount } visitorCountry { code } }', {
      token,
      headers: { 'x-ai-authorization': `Bearer ${aiToken}` },
    }),
  );
  expect(Object.fromEntries(calls.map(({ path, authorization }) => [path, authorization]))).toEqual({
    '/': hash(token),
    '/api/v1/server-status': hash(aiToken),
    '/country/127.0.0.1': null,
  });
});

test('a token of one service is not accepted by the other', async () => {
  expect((await bff.ask('{ viewer { id } }', { token: aiToken })).code).toBe('UNAUTHENTICATED');
  expect(await stateWith(await bff.tokenOf('org'))).toBe('UNAVAILABLE');
});

test('the status is read with a token and not requested without one', async () => {
  expect(await stateWith()).toBe('OK');
  const calls = await bff.callsDuring(async () => {
    const { data } = await bff.askAs<Status>('org', STATUS);
    expect(data.aiServerStatus.state).toBe('NOT_SIGNED_IN');
    expect(Date.parse(data.aiServerStatus.checkedAt)).toBeGreaterThan(Date.now() - 60_000);
  });
  expect(calls).toEqual([]);
});

test.each([
  [{ kind: 'status', status: 401 }],
  [{ kind: 'status', status: 500 }],
  [{ kind: 'hang' }],
  [{ kind: 'reset' }],
  [{ kind: 'html', status: 200 }],
  [{ kind: 'wrongType', body: { status: 'starting' } }],
] as const)('the failure %j is reported as a state and does not end the session', async (fault) => {
  const impatient = await startBff({ upstreamAttemptMs: 5_000, upstreamTotalMs: 5_000 }, bff);
  await bff.standIns.ai.fault(fault);
  expect(await stateWith(aiToken, impatient)).toBe('UNAVAILABLE');
  await impatient.close();
  expect((await bff.askAs('org', '{ viewer { email } }')).data).toEqual({ viewer: { email: emailOf('org') } });
});

test('wrong AI credentials are invalid input and do not end the session', async () => {
  const fresh = await startBff({}, bff);
  const variables = { input: { email: emailOf('org'), password: 'Wrong@2026x' } };
  expect((await fresh.askAs('org', LOGIN, { variables })).code).toBe('BAD_USER_INPUT');
  expect((await fresh.askAs('org', '{ viewer { id } }')).errors).toEqual([]);
  await fresh.close();
});

test.each([
  [{ email: 'nobody', password: PASSWORD }, 'input.email'],
  [{ email: 'a@b.rs', password: 'short' }, 'input.password'],
  [{ email: 7, password: PASSWORD }, 'input.email'],
  [{ email: 'a@b.rs', password: `x\u0000${PASSWORD}` }, 'input.password'],
  [{ email: 'a@b.rs' }, 'input.password'],
])('%j is rejected with its field and not sent to the service', async (input, path) => {
  const calls = await bff.callsDuring(async () => {
    const { code, errors } = await bff.askAs('org', LOGIN, { variables: { input } });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors[0]?.extensions.fields?.[0]?.path).toBe(path);
  });
  expect(calls).toEqual([]);
});
