import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LABEL_COUNT, labelAt } from '../../demo-data/labels.ts';
import { send, signIn } from '../../testing/client.ts';
import {
  end,
  endLeftovers,
  launch,
  runToEnd,
  type StandInProcess,
  startProcess,
} from '../../testing/standInProcess.ts';
import { until } from '../../testing/until.ts';

// The tests use one data folder and depend on their order.
let folder = '';
let running: StandInProcess;
let token = '';
const deleted = new Set<string>();
let signIns = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosije-test-'));
});
afterAll(async () => {
  endLeftovers();
  await rm(folder, { recursive: true, force: true });
});

async function list() {
  const pages = await Promise.all(
    [1, 2].map((page) => send(running.product.url, 'GET', `/?limit=100&page=${page}`, { token })),
  );
  const bodies = pages.map(({ body }) => body as { sveDeklaracije: { slug: string }[]; brojDeklaracija: number });
  return {
    slugs: bodies.flatMap(({ sveDeklaracije }) => sveDeklaracije.map(({ slug }) => slug)),
    count: bodies[0]?.brojDeklaracija,
  };
}
const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

test('a first start that is killed does not leave an incomplete database', async () => {
  const child = launch({ DATA_DIR: folder });
  await until('the cluster is being laid out', () => exists(join(folder, 'database.new/base')));
  await end(child, 'SIGKILL');
  expect(await exists(join(folder, 'database'))).toBe(false);
  running = await startProcess({ DATA_DIR: folder });
  token = await signIn(running, 'admin');
  expect(await list()).toEqual({ slugs: expect.any(Array) as string[], count: LABEL_COUNT });
});

test('a second process on the same folder ends with one line that names the first', async () => {
  const { code, printed } = await runToEnd({ DATA_DIR: folder });
  expect([code, printed]).toEqual([
    1,
    `The folder ${folder} is in use by process ${running.child.pid ?? 0}; stop it or set DATA_DIR to another folder.\n`,
  ]);
});

test('the process can be killed while it writes', async () => {
  const deleting = (async () => {
    for (let index = 0; ; index++) {
      const { slug } = labelAt(index % LABEL_COUNT);
      const { status } = await send(running.product.url, 'DELETE', `/deklaracija/${slug}`, { token });
      if (status === 200) deleted.add(slug);
    }
  })();
  const signingIn = (async () => {
    for (;;) {
      await signIn(running, 'org');
      signIns++;
    }
  })();
  const interrupted = Promise.allSettled([deleting, signingIn]);
  await until('writes have been acknowledged', () => deleted.size >= 20 && signIns >= 3);
  await end(running.child, 'SIGKILL');
  expect((await interrupted).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('the next start has every acknowledged deletion and login', async () => {
  running = await startProcess({ DATA_DIR: folder, SEED_SCALE: '2' });
  const { slugs, count } = await list();
  expect(slugs.filter((slug) => deleted.has(slug))).toEqual([]);
  // The deletion that was running when the process was killed may or may not have been stored.
  expect([LABEL_COUNT - deleted.size, LABEL_COUNT - deleted.size - 1]).toContain(slugs.length);
  expect(count).toBe(slugs.length);
  const { body } = await send(running.product.url, 'GET', '/api/v1/users/me', { token: await signIn(running, 'org') });
  const { loginStats } = (body as { data: { data: { data: { loginStats: { ip: string }[] } } } }).data.data.data;
  expect(loginStats.filter(({ ip }) => ip === '127.0.0.1').length).toBeGreaterThanOrEqual(signIns + 1);
  expect(await end(running.child, 'SIGTERM')).toEqual({ code: 0, signal: null });
});
