import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStandIns, type StandIns } from '../mocks/standIns.ts';
import { testConfig } from '../mocks/testing/testConfig.ts';
import { until } from '../mocks/testing/until.ts';
import { emailOf, LOGIN, PASSWORD } from '../tests/support/bff.ts';
import { patientUpstream, runBff, serviceUrls, startBffProcess } from '../tests/support/bffProcess.ts';
import { endWithIdleConnections, patient } from '../tests/support/endWithIdleConnections.ts';

test('a bad setting ends the start with one line that names it', async () => {
  const { err, out, ended } = runBff({ PRODUCT_SERVER_URL: 'https://user:geheim@example.org' });
  expect(await ended).toBe(1);
  expect(err()).toBe('PRODUCT_SERVER_URL must have no user name, query or fragment\n');
  expect(out()).toBe('');
});

test('several processes without a Redis end the start with one line that says so', async () => {
  const { err, ended } = runBff({ WORKERS: '2' });
  expect(await ended).toBe(1);
  expect(err()).toBe('WORKERS needs REDIS_URL when it is more than 1\n');
});

test('a busy port ends the start with one line that names it', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const { port } = busy.address() as { port: number };
  const { err, ended } = runBff({ PORT: String(port), HOST: '127.0.0.1' });
  expect(await ended).toBe(1);
  expect(err()).toBe(`PORT ${port} is in use by another process\n`);
  const operators = runBff({ METRICS_PORT: String(port) });
  expect(await operators.ended).toBe(1);
  expect(operators.err()).toBe(`METRICS_PORT ${port} is in use by another process\n`);
  busy.close();
});

describe('running', () => {
  let standIns: StandIns;
  beforeAll(async () => {
    standIns = await startStandIns(testConfig({ control: true }));
  });
  afterAll(() => standIns.close());
  const settings = () => ({ ...serviceUrls(standIns), ...patientUpstream });

  test('after SIGTERM requests under way are answered before the process exits', async () => {
    const { child, url, ended, out, err } = await startBffProcess({ ...settings(), HOST: '127.0.0.1' });
    const post = (query: string, variables: object, token = '') =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query, variables }),
      });
    const login = await post(LOGIN, { input: { email: emailOf('admin'), password: PASSWORD } });
    const { data } = (await login.json()) as { data: { login: { session: { token: string } } } };
    const { token } = data.login.session;
    standIns.product.faults.add({ path: '/', kind: 'slow', delayMs: 1500 });
    const before = standIns.product.calls.length;
    const slow = Array.from({ length: 50 }, () => post('{ labels { totalCount } }', {}, token));
    await until('all requests are under way', () => standIns.product.calls.length >= before + 50);
    child.kill('SIGTERM');
    const responses = await Promise.all(slow.map(async (response) => (await (await response).json()) as unknown));
    expect(responses).toEqual(Array(50).fill({ data: { labels: { totalCount: 120 } } }));
    expect(await ended).toBe(0);
    await expect(fetch(`${url}/readyz`)).rejects.toThrow();
    expect(err()).toBe('');
    for (const line of out().trim().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect(out()).not.toContain(token);
    expect(out()).not.toContain(PASSWORD);
  });

  test('after SIGTERM open connections that wait for nothing do not hold up the end', async () => {
    // After nine seconds it would end in any case, and say so.
    expect(await endWithIdleConnections(await startBffProcess({ ...settings(), ...patient }))).toEqual({
      code: 0,
      err: '',
    });
  });

  test('what a killed process left of uploads is deleted at the next start, and what a living one has stays', async () => {
    const temporary = mkdtempSync(join(tmpdir(), 'dosije-'));
    const folders = () => readdirSync(temporary).filter((name) => name.startsWith('dosije-uploads-'));
    const env = { ...settings(), TMPDIR: temporary };
    const killed = await startBffProcess(env);
    const [left] = folders();
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(folders()).toEqual([left]);
    const first = await startBffProcess(env);
    const own = folders();
    expect(own).toHaveLength(1);
    expect(own).not.toContain(left);
    const second = await startBffProcess(env);
    expect(folders()).toHaveLength(2);
    expect(folders()).toContain(own[0]);
    for (const { child, ended } of [first, second]) {
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    }
    expect(folders()).toEqual([]);
    rmSync(temporary, { recursive: true });
  });

  test('the process exits when its parent has gone', async () => {
    const { child, ended } = await startBffProcess(settings());
    child.disconnect();
    expect(await ended).toBe(0);
  });

  test('an unhandled error is logged and ends the process', async () => {
    const failingCode = encodeURIComponent("process.on('SIGUSR2', () => Promise.reject(new Error('unforeseen')))");
    const { child, ended, out } = await startBffProcess({
      ...settings(),
      NODE_OPTIONS: `--import=data:text/javascript,${failingCode}`,
    });
    child.kill('SIGUSR2');
    expect(await ended).toBe(1);
    expect(out()).toMatch(/"level":"fatal".*unforeseen/);
  });
});
