import type { Fault } from '../../mocks/faultInjection.ts';
import { until } from '../../mocks/testing/until.ts';
import { emailOf, LOGIN, PASSWORD, startBff, type TestBff } from '../support/bff.ts';

const faults: Fault[] = [
  { kind: 'status', status: 500, body: { message: 'internal: pg at 10.0.0.7' } },
  { kind: 'hang' },
  { kind: 'hangBody' },
  { kind: 'slowBody', delayMs: 20 },
  { kind: 'reset' },
  { kind: 'truncate' },
  { kind: 'html' },
  { kind: 'html', status: 200 },
  { kind: 'notJson' },
  { kind: 'wrongType' },
  { kind: 'empty' },
  { kind: 'huge' },
  { kind: 'deep' },
  { kind: 'null' },
  { kind: 'badGzip' },
  { kind: 'redirect', location: 'http://169.254.169.254/latest' },
];

const AI_LOGIN =
  'mutation Login($input: LoginToAiServerInput!) { loginToAiServer(input: $input) { aiSession { token } } }';
const password = { currentPassword: 'Wrong@2026x', newPassword: 'Nova@2026x', newPasswordConfirmation: 'Nova@2026x' };
const writes: Record<string, { query: string; service: 'product' | 'ai'; path: string; input: object }> = {
  login: {
    query: LOGIN,
    service: 'product',
    path: '/api/v1/users/login',
    input: { email: emailOf('org'), password: PASSWORD },
  },
  loginToAiServer: {
    query: AI_LOGIN,
    service: 'ai',
    path: '/api/v1/login',
    input: { email: emailOf('org'), password: PASSWORD },
  },
  updateViewer: {
    query: 'mutation Update($input: UpdateViewerInput!) { updateViewer(input: $input) { viewer { id } } }',
    service: 'product',
    path: '/api/v1/users/updateMe',
    input: { name: 'Milorad Stanković' },
  },
  changePassword: {
    query: 'mutation Change($input: ChangePasswordInput!) { changePassword(input: $input) { passwordChanged } }',
    service: 'product',
    path: '/api/v1/users/updateMyPassword',
    input: password,
  },
  selectCompany: {
    query: 'mutation Select($input: SelectCompanyInput!) { selectCompany(input: $input) { viewer { id } } }',
    service: 'product',
    path: '/api/v1/users/*',
    input: { companyId: 'Sve' },
  },
  deleteLabel: {
    query: 'mutation Delete($input: DeleteLabelInput!) { deleteLabel(input: $input) { deletedLabelSlug } }',
    service: 'product',
    path: '/deklaracija/*',
    input: { slug: 'no-such-label' },
  },
};

let home: TestBff;
let bff: TestBff;
beforeAll(async () => {
  home = await startBff();
  await home.tokenOf('admin');
  // Each case starts with a closed circuit breaker.
  bff = await startBff({ upstreamAttemptMs: 1_000, upstreamTotalMs: 2_000, breakerOpenMs: 1 }, home);
});
beforeEach(() => bff.askAs('admin', '{ viewer { id } }'));
afterEach(async () => {
  await home.standIns.product.clearFaults();
  await home.standIns.ai.clearFaults();
});
afterAll(async () => {
  await bff.close();
  await home.close();
});

/** What these answer is not shown in the specification: any body of a success means that it was done. */
const unread = ['changePassword', 'selectCompany', 'deleteLabel'];
const isSuccess = (fault: Fault): boolean =>
  ['notJson', 'wrongType', 'empty', 'deep', 'null', 'badGzip'].includes(fault.kind) ||
  (fault.kind === 'html' && 'status' in fault && fault.status === 200);
const isDone = (name: string, fault: Fault): boolean => unread.includes(name) && isSuccess(fault);

const cells = Object.keys(writes).flatMap((name) =>
  faults.filter((fault) => !isDone(name, fault)).map((fault) => [name, fault] as const),
);

test.each(cells)(
  '%s with %j: one call, an error code of ours, nothing of the service response',
  async (name, fault) => {
    const { query, service, path, input } = writes[name]!;
    await home.standIns[service].fault({ path, ...fault });
    const token = await home.tokenOf('admin');
    const calls = await bff.callsDuring(async () => {
      const { code, data, errors, text } = await bff.ask(query, { token, variables: { input } });
      expect({ code, data }).toEqual({ code: expect.stringMatching(/^UPSTREAM_/) as string, data: null });
      expect(
        errors
          .flatMap(({ extensions }) => Object.keys(extensions))
          .sort()
          .join(),
      ).toMatch(/^(code,requestId)?$/);
      expect(text).not.toMatch(/169\.254|10\.0\.0\.7|127\.0\.0\.1|internal|<h1>|ECONN|UND_ERR|at \w+ \(/);
    });
    expect(calls).toHaveLength(1);
  },
);

test.each(unread.flatMap((name) => faults.filter(isSuccess).map((fault) => [name, fault] as const)))(
  '%s with %j was done, and nothing of the answer is told',
  async (name, fault) => {
    const { query, service, path, input } = writes[name]!;
    // A session of its own, because a changed password ends it. Hashing a password can take longer than the timeout of
    // `bff`.
    const credentials = { email: emailOf('admin'), password: PASSWORD };
    const { data: login } = await home.ask<{ login: { session: { token: string } } }>(LOGIN, {
      variables: { input: credentials },
    });
    const { token } = login.login.session;
    // Whose token it is must be known, because the fault affects that call too.
    await bff.ask('{ viewer { id } }', { token });
    await home.standIns[service].fault({ path, times: 1, ...fault });
    const { errors, text } = await bff.ask(query, { token, variables: { input } });
    expect(errors).toEqual([]);
    expect(text).not.toMatch(/169\.254|10\.0\.0\.7|127\.0\.0\.1|internal|<h1>|ECONN|UND_ERR|at \w+ \(/);
  },
);

test('endless responses use bounded memory', async () => {
  await home.standIns.product.fault({ path: '/', kind: 'huge' });
  const token = await home.tokenOf('admin');
  const before = process.memoryUsage().rss;
  for (let i = 0; i < 6; i++) await bff.ask('{ labels { totalCount } }', { token });
  // The stand-in that sends the data and the test that reads it run in this process too.
  expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(200);
});

test('60 hanging calls do not delay other requests', async () => {
  await home.standIns.product.fault({ path: '/', kind: 'hang' });
  const token = await home.tokenOf('admin');
  const patient = await startBff({ upstreamAttemptMs: 60_000, upstreamTotalMs: 60_000 }, home);
  await patient.askAs('admin', '{ viewer { id } }');
  await home.standIns.product.clearCalls();
  const leave = new AbortController();
  let responded = 0;
  const hanging = Array.from({ length: 60 }, () =>
    fetch(`${patient.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: '{"query":"{ labels { totalCount } }"}',
      signal: leave.signal,
    }).then(
      () => responded++,
      () => undefined,
    ),
  );
  await until('many of them hang', async () => (await home.standIns.product.calls()).length >= 10);
  expect((await patient.ask('{ __typename }')).status).toBe(200);
  expect(responded).toBe(0);
  leave.abort();
  await Promise.all(hanging);
  await patient.close();
});
