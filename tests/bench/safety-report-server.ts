import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../bff/config.ts';
import { createServer } from '../../bff/server.ts';
import { REPORT_PRESETS } from '../../domain/report/reportParts.ts';
import { startTestStack } from '../support/testStack.ts';
import { asker, finish, json, line, percentile, report, timed, tokenFor, type Ask } from './measure.ts';
import { fillFolder } from './reportStack.ts';

// The safety report through the endpoint, of files with 60, 120 and 300 substances: the page, the hash that is signed
// and the PDF. The BFF runs in this process, the services in another. How long the event loop stands still is measured
// twice: by the clock, which on a loaded machine also counts the time in which other processes have the processor, and
// by the processor time of the thread, which has the limits of the design (Linux only). Part A of 120 substances has a
// limit of processor time, too; that of the page holds the reading of the answers and the writing of its own.
const LIMITS = { delayMs: 20, pageCpuMs: { 120: 150 } as Record<number, number> };
const COUNTS = [60, 120, 300];
const ROUNDS = 12;
const REST_MS = 2_000;

const fragments = readFileSync(
  new URL('../../web/features/pif/report/SafetyReportData.graphql', import.meta.url),
  'utf8',
);
const HASH = 'query ($slug: String!) { pif(slug: $slug) { contentHash(language: EN) } }';

const delays = monitorEventLoopDelay({ resolution: 1 });
/** Processor time of the main thread in milliseconds: the first figure of the file, in nanoseconds. */
const threadCpu = (): number => Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6;

/**
 * The longest times, in each round, that the event loop stood still, and the processor time that the round took, in
 * milliseconds.
 */
async function delayDuring(ask: Ask, rounds: number) {
  const [times, byClock, byCpu, cpu]: [number[], number[], number[], number[]] = [[], [], [], []];
  let last = threadCpu();
  let longest = 0;
  const probe = setInterval(() => {
    const now = threadCpu();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  for (let round = 0; round < rounds; round++) {
    delays.reset();
    longest = 0;
    const before = threadCpu();
    times.push(await timed(ask));
    cpu.push(threadCpu() - before);
    await pause(2);
    byClock.push(delays.max / 1e6);
    byCpu.push(longest);
  }
  clearInterval(probe);
  return { times, byClock, byCpu, cpu };
}

const listed = (figures: number[]) => figures.map((one) => one.toFixed(0)).join(' ');

async function measure(count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dosije-bench-'));
  try {
    const slug = await fillFolder(folder, count);
    const stack = await startTestStack({ env: { DATA_DIR: folder } });
    const urls = { PRODUCT_SERVER_URL: stack.product.url, AI_SERVER_URL: stack.ai.url, GEO_SERVER_URL: stack.geo.url };
    const config = readConfig({ ...urls, UPSTREAM_ATTEMPT_MS: '60000', UPSTREAM_TOTAL_MS: '60000' });
    const bff = await createServer({ ...config, port: 0, host: '127.0.0.1' }, { write: () => undefined });
    const origin = await bff.listen();
    const headers = { authorization: `Bearer ${await tokenFor(stack)}` };
    const post = (query: string) =>
      asker(origin, '/graphql', { ...json, ...headers }, JSON.stringify({ query, variables: { slug } }));
    const pdf = `${origin}/exports/pif/${slug}?parts=${REPORT_PRESETS.safetyReport.join(',')}&language=sr`;
    const download = async () => {
      const response = await fetch(pdf, { headers });
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      await response.arrayBuffer();
    };
    await post('query ($slug: String!) { pif(slug: $slug) { name } }')();
    delays.enable();
    const rest = await delayDuring(() => pause(REST_MS), 3);
    const atRest = Math.max(...rest.byClock);
    for (const [what, ask, rounds] of [
      ['page', post(fragments), ROUNDS],
      ['hash', post(HASH), ROUNDS],
      ['PDF', download, ROUNDS / 4],
    ] as const) {
      const stalls = `${what}, ${count} substances: event loop, p50 of the longest, ms`;
      const measured = await delayDuring(ask, rounds).catch((error: unknown) => {
        // On a machine so loaded that the PDF takes longer than a minute it is refused; the rest is measured all the
        // same.
        line(`${what}, ${count} substances: not measured: ${String(error)}`);
        report(stalls, Infinity, LIMITS.delayMs);
      });
      if (!measured) continue;
      const { times, byClock, byCpu, cpu } = measured;
      const [first = NaN, ...others] = times;
      const p50 = percentile(others, 0.5).toFixed(0);
      line(
        `${what}, ${count} substances: first ${first.toFixed(0)} ms, then p50 ${p50} ms, ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB; ` +
          `event loop by the clock ${listed(byClock)} ms (at rest ${atRest.toFixed(0)}), by the processor ${listed(byCpu)} ms`,
      );
      report(stalls, percentile(byCpu, 0.5), LIMITS.delayMs);
      const cpuLimit = what === 'page' ? LIMITS.pageCpuMs[count] : undefined;
      if (cpuLimit !== undefined)
        report(`${what}, ${count} substances: processor time, p50, ms`, percentile(cpu.slice(1), 0.5), cpuLimit);
    }
    delays.disable();
    await bff.close();
    await stack.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

line(`safety report through the endpoint: node ${process.version}`);
for (const count of COUNTS) await measure(count);
finish();
