import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStandIns, type StandIns } from '../mocks/standIns.ts';
import { testConfig } from '../mocks/testing/testConfig.ts';
import { until } from '../mocks/testing/until.ts';
import { emailOf, LOGIN, PASSWORD } from '../tests/support/bff.ts';
import { patientUpstream, serviceUrls, startBffProcess } from '../tests/support/bffProcess.ts';
import { endWithIdleConnections, patient } from '../tests/support/endWithIdleConnections.ts';
import { hasRedis, RedisServer } from '../tests/support/redisServer.ts';

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startStandIns(testConfig({ control: true }));
});
afterAll(() => standIns.close());
const settings = () => ({ ...serviceUrls(standIns), ...patientUpstream });

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

(hasRedis ? test : test.skip)('of two workers one may be killed: sessions stay, and it is replaced', async () => {
  const redis = new RedisServer();
  await redis.start();
  const folder = await mkdtemp(join(tmpdir(), 'dosije-workers-'));
  const shared = {
    REDIS_URL: redis.url,
    UPLOAD_DIR: folder,
    WORKERS: '2',
    METRICS_PORT: String(await freePort()),
    LOG_LEVEL: 'info',
  };
  const running = await startBffProcess({ ...settings(), ...shared, ...patient });
  const { child, url, out } = running;
  const ask = async (query: string, variables: object, token = '') => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      // Every request may come to the other worker.
      headers: { 'content-type': 'application/json', connection: 'close', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as { data: { login: { session: { token: string } } } };
  };
  const { data } = await ask(LOGIN, { input: { email: emailOf('admin'), password: PASSWORD } });
  const { token } = data.login.session;
  const workers = async () =>
    (await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')).trim().split(' ').map(Number);
  const before = await workers();
  expect(before).toHaveLength(2);
  process.kill(before[0]!, 'SIGKILL');
  await until('it is replaced', async () => {
    const now = await workers();
    return now.length === 2 && !now.includes(before[0]!);
  });
  for (let at = 0; at < 10; at++)
    expect(await ask('{ viewer { email } }', {}, token)).toEqual({ data: { viewer: { email: emailOf('admin') } } });
  const lines = out()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ msg }) => msg === 'worker ended')).toEqual([
    expect.objectContaining({ level: 'error', pid: before[0], code: null, signal: 'SIGKILL' }),
  ]);
  const operations = lines.filter(({ msg }) => msg === 'operation');
  expect(operations.length).toBeGreaterThanOrEqual(10);
  for (const { worker, pid } of operations)
    expect([[1, 2, 3].includes(Number(worker)), typeof pid]).toEqual([true, 'number']);
  // One that hangs is left out, the other is seen.
  const [stopped] = await workers();
  process.kill(stopped!, 'SIGSTOP');
  await until('the metrics of the other are there', async () => {
    const metrics = await fetch(`http://127.0.0.1:${shared.METRICS_PORT}/metrics`);
    const text = await metrics.text();
    expect([metrics.status, /^dosije_worker_exits_total\{signal="SIGKILL"\} 1$/m.test(text)]).toEqual([200, true]);
    return text.includes('dosije_build_info');
  });
  process.kill(stopped!, 'SIGCONT');
  expect(await endWithIdleConnections(running)).toEqual({ code: 0, err: '' });
  await redis.end();
  await rm(folder, { recursive: true, force: true });
});
