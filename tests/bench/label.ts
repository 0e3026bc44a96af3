import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';
import { readConfig } from '../../bff/config.ts';
import { createServer } from '../../bff/server.ts';
import { startTestStack, type TestStack } from '../support/testStack.ts';
import { held } from './heapInUse.ts';
import { LIST, LIST_VARIABLES, recordPage, type Recorded } from './labelPage.ts';
import { type Ask, asker, AT_ONCE, finish, json, line, median, ratioOf, report, tokenFor } from './measure.ts';

// The label list, as the web client asks for it, through the BFF: growth with the number of labels stored, the overhead
// of the BFF over the product server, and memory. Everything is a ratio of two things measured in turn in this run, so
// that neither the machine nor what else it does matters. Run with `node --expose-gc`. A search finds a hundred times
// as many and has to count them; a page as such has not.
const LIMITS = {
  growth: 2,
  searchGrowth: 8,
  upstreamCalls: 2,
  cpu: 4,
  compiled: 0.85,
  shareOfThroughput: 7 / 33,
  heldMb: 16,
  rss: 1.6,
};
const SCALES = { few: 1, many: 100 };
const ROUNDS = 25;
const [WARM_UP, MEASURED] = [600, 1_500];

/** A separate process that replays the recorded responses at once, so that only the server in front is measured. */
function replayRecorded(recorded: Recorded[]): void {
  const byPath = new Map(recorded.map((one) => [one.path, one]));
  const server = createHttpServer((request, response) => {
    const found = byPath.get((request.url ?? '').split('?')[0] ?? '');
    response
      .writeHead(found?.status ?? 404, { ...json, 'content-length': Buffer.byteLength(found?.body ?? '') })
      .end(found?.body ?? '');
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

/** A bare proxy: the minimum that a server between two others can do. */
function bareProxy(target: string): RequestListener {
  const pool = new Pool(target, { connections: AT_ONCE * 2, pipelining: 1 });
  return (request, response) => {
    const { authorization = '' } = request.headers;
    void pool.stream(
      { method: 'GET', path: request.url ?? '/', headers: { authorization }, opaque: response },
      ({ statusCode, headers }) => {
        response.writeHead(statusCode, {
          'content-type': String(headers['content-type']),
          'content-length': String(headers['content-length']),
        });
        return response;
      },
    );
  };
}

async function listening(handler: RequestListener): Promise<string> {
  const server = createHttpServer(handler);
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Wall-clock and CPU milliseconds of many requests at a given concurrency. */
async function load(ask: Ask, count: number, atOnce: number): Promise<{ wall: number; cpu: number }> {
  const [started, before] = [performance.now(), process.cpuUsage()];
  let left = count;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) await ask();
    }),
  );
  const { user, system } = process.cpuUsage(before);
  return { wall: performance.now() - started, cpu: (user + system) / 1000 };
}

/** Requests a page from two stacks in turn, one with few and one with many labels. */
async function measureGrowth(few: TestStack, many: TestStack): Promise<string> {
  const asks = await Promise.all(
    [few, many].map(async (stack) => {
      const token = await tokenFor(stack);
      const to = (changes: object) =>
        asker(
          stack.bffUrl,
          '/graphql',
          { authorization: `Bearer ${token}` },
          JSON.stringify({ query: LIST, variables: { ...LIST_VARIABLES, ...changes } }),
        );
      return {
        token,
        first: to({}),
        search: to({ filter: { search: 'krema' } }),
        sorted: to({ filter: { status: 'RED' }, sort: 'RESULT_CHANGED_ASC' }),
      };
    }),
  );
  const [small, large] = asks as [(typeof asks)[number], (typeof asks)[number]];
  for (const [what, name] of [
    ['first page', 'first'],
    ['a status, oldest change first', 'sorted'],
    ['a search', 'search'],
  ] as const) {
    report(
      `12,000 labels over 120: ${what}`,
      await ratioOf(small[name], large[name], ROUNDS),
      name === 'search' ? LIMITS.searchGrowth : LIMITS.growth,
    );
  }
  return small.token;
}

/** The overhead of the BFF compared with the overhead of a bare proxy. */
async function measureOverhead(upstream: string): Promise<void> {
  const bff = await createServer({
    ...readConfig({ PRODUCT_SERVER_URL: upstream, AI_SERVER_URL: upstream, LOG_LEVEL: 'silent' }),
    port: 0,
    host: '127.0.0.1',
    webRoot: '/nowhere',
  });
  const authorization = 'Bearer recorded';
  const direct = asker(upstream, '/', { authorization });
  const proxied = asker(await listening(bareProxy(upstream)), '/', { authorization });
  const bffUrl = await bff.listen();
  const toBff = (body: object) =>
    asker(bffUrl, '/graphql', { authorization }, JSON.stringify({ query: LIST, variables: LIST_VARIABLES, ...body }));
  const through = toBff({});
  // Apollo executes what bears extensions, so that it can be compared with the compiled operation in one run.
  const interpreted = toBff({ extensions: {} });
  for (const ask of [direct, proxied, through, interpreted]) await load(ask, WARM_UP, AT_ONCE);

  const before = await held();
  const cost = {
    direct: [] as number[],
    proxied: [] as number[],
    through: [] as number[],
    interpreted: [] as number[],
  };
  const speed = { proxied: [] as number[], through: [] as number[] };
  let busiest = 0;
  for (let round = 0; round < 5; round++) {
    for (const [name, ask] of [
      ['direct', direct],
      ['proxied', proxied],
      ['through', through],
      ['interpreted', interpreted],
    ] as const) {
      const { wall, cpu } = await load(ask, MEASURED / 5, AT_ONCE);
      cost[name].push(cpu);
      if (name === 'proxied' || name === 'through') speed[name].push(MEASURED / 5 / wall);
      busiest = Math.max(busiest, process.memoryUsage().rss);
    }
  }
  const added = (name: keyof typeof cost) => median(cost[name]) - median(cost.direct);
  report('processor time of the BFF, in multiples of a bare proxy’s', added('through') / added('proxied'), LIMITS.cpu);
  report(
    'processor time of a compiled operation, as a share of Apollo’s',
    added('through') / added('interpreted'),
    LIMITS.compiled,
  );
  report(
    'throughput of the BFF, as a share of a bare proxy’s',
    median(speed.through) / median(speed.proxied),
    LIMITS.shareOfThroughput,
    true,
  );
  const after = await held();
  report('memory kept after 1,500 pages, MB', (after - before) / 1e6, LIMITS.heldMb);
  report('memory under load over memory at rest', busiest / process.memoryUsage().rss, LIMITS.rss);
  await bff.close();
}

async function main(): Promise<void> {
  line(`labels: 4 a page, node ${process.version}`);
  const [few, many] = (await Promise.all(
    [SCALES.few, SCALES.many].map((scale) => startTestStack({ env: { SEED_SCALE: String(scale) } })),
  )) as [TestStack, TestStack];
  const token = await measureGrowth(few, many);
  await few.product.clearCalls();
  const recorded = await recordPage(few, token);
  report('calls of the product server for a page', recorded.length - 1, LIMITS.upstreamCalls);
  await Promise.all([few.close(), many.close()]);

  const upstream = fork(import.meta.filename, { execArgv: ['--import', 'tsx'] });
  upstream.send(recorded);
  const [port] = (await once(upstream, 'message')) as [number];
  await measureOverhead(`http://127.0.0.1:${port}`);
  upstream.disconnect();
  upstream.kill();
  if (!globalThis.gc) line('memory includes waste: run with --expose-gc');
  finish();
}

if (process.send) process.once('message', (recorded) => replayRecorded(recorded as Recorded[]));
else await main();
