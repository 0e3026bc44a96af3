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

(hasRedis ? test : test.skip)('of two workers one may be killed: sessions stay, and it is replaced', async () => {
  const redis = new RedisServer();
  await redis.start();
  const folder = await mkdtemp(join(tmpdir(), 'dosije-workers-'));
  const shared = { REDIS_URL: redis.url, UPLOAD_DIR: folder, WORKERS: '2', METRICS_PORT: '0', LOG_LEVEL: 'silent' };
  const running = await startBffProcess({ ...settings(), ...shared, ...patient });
  const { child, url } = running;
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
  expect(await endWithIdleConnections(running)).toEqual({ code: 0, err: '' });
  await redis.end();
  await rm(folder, { recursive: true, force: true });
});
