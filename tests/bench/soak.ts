import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { end, startProcess } from '../../mocks/testing/standInProcess.ts';
import { freePort } from '../../mocks/testing/freePort.ts';
import { type BffProcess, startBffProcess } from '../support/bffProcess.ts';
import { memberSettings, startHaproxy } from '../support/haproxy.ts';
import { RedisServer } from '../support/redisServer.ts';
import { finish, line, loadLine, percentile, report } from './measure.ts';
import { MeasuredProcess } from './soak/measureProcess.ts';
import { prepareRequests } from './soak/requests.ts';

// Minutes of mixed requests at 70 % of what two BFFs behind HAProxy can take, with Redis, and one of them started anew
// in the middle: no request fails, and neither memory nor open files grow. Needs Debian's redis-server and haproxy.
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, load: { type: 'string', default: '0.7' } },
});
const MINUTES = Number(values.minutes);
const [WARM_MS, RAMP_MS, RAMP_AT_ONCE] = [10_000, 20_000, 8];
const [TICK_MS, SAMPLE_MS, MINUTE_MS] = [10, 2_000, 60_000];
/**
 * What has not been answered by then is not sent at all, so that a machine that is too slow does not pile up requests.
 */
const MAX_OPEN = 80;
const RULE =
  'flat: the median of the last third of a process is at most 1.1 times that of its second third and 10 MiB (10 handles) more; memory of the ' +
  'BFF that is started anew, whose caches have less time to fill, at most 1.1 times that of the one that runs throughout and 10 MiB more';
const isFlat = (before: number, after: number) => after <= before * 1.1 + 10;

const standIns = await startProcess({ DATA_DIR: ':memory:' });
const redis = new RedisServer();
await redis.start();
const uploads = await mkdtemp(join(tmpdir(), 'dosije-soak-'));
const startMember = (port: number) =>
  startBffProcess({
    ...memberSettings(standIns, { port, redisUrl: redis.url, uploads }),
    DRAIN_MS: '3000',
    LOG_LEVEL: 'error',
  });
const [portA, portB] = [await freePort(), await freePort()];
let a: BffProcess = await startMember(portA);
const b: BffProcess = await startMember(portB);
const balancer = await startHaproxy(`127.0.0.1:${portA}`, `127.0.0.1:${portB}`);
// The other processes end with this one by themselves.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
process.once('exit', () => {
  for (const { pid } of [balancer, redis]) if (pid) process.kill(pid, 'SIGKILL');
});
const requests = await prepareRequests(balancer.url);

/** Requests per second when each is sent as soon as another is answered. */
async function measureCapacity(ms: number): Promise<number> {
  const until = performance.now() + ms;
  let count = 0;
  const loop = async () => {
    while (performance.now() < until) {
      await requests.next();
      count++;
    }
  };
  await Promise.all(Array.from({ length: RAMP_AT_ONCE }, loop));
  return count / (ms / 1000);
}
await measureCapacity(WARM_MS);
const capacity = await measureCapacity(RAMP_MS);
const perSecond = capacity * Number(values.load);
line(
  `soak: node ${process.version}, ${loadLine()}, capacity ${capacity.toFixed(0)} requests/s, ${MINUTES} minutes at ${perSecond.toFixed(0)}/s`,
);

const measured = [
  new MeasuredProcess('BFF A', a.child.pid ?? 0),
  new MeasuredProcess('BFF B', b.child.pid ?? 0),
  new MeasuredProcess('HAProxy', balancer.pid),
  new MeasuredProcess('Redis', redis.pid),
  new MeasuredProcess('stand-ins', standIns.child.pid ?? 0),
];
const sampler = setInterval(() => measured.forEach((one) => one.sample()), SAMPLE_MS);

let [times, failures, failed, skipped]: [number[], string[], number, number] = [[], [], 0, 0];
const open = new Set<Promise<void>>();
async function send(due: number): Promise<void> {
  try {
    await requests.next();
  } catch (error) {
    failed++;
    failures.push(String(error).slice(0, 300));
  }
  times.push(performance.now() - due);
}

async function restart(): Promise<void> {
  await end(a.child, 'SIGTERM');
  a = await startMember(portA);
  measured.push(new MeasuredProcess('BFF A, started anew', a.child.pid ?? 0));
}

line('\n| minute | requests | failures | p50 ms | p99 ms | RSS MiB / handles |\n| --- | --- | --- | --- | --- | --- |');
function printMinute(minute: number): void {
  const processes = measured.flatMap(({ name, last }) =>
    last ? [`${name} ${last.rss.toFixed(0)} / ${last.handles}`] : [],
  );
  const figures = [0.5, 0.99].map((part) => percentile(times, part).toFixed(0));
  line(`| ${[minute, times.length, failures.length, ...figures, processes.join(', ')].join(' | ')} |`);
  for (const failure of new Set(failures)) line(`  ${failure}`);
  [times, failures] = [[], []];
}

const started = performance.now();
let restarting: Promise<void> | null = null;
for (let sent = 0, minute = 1; minute <= MINUTES;) {
  const now = performance.now() - started;
  for (; sent < (now / 1000) * perSecond; sent++) {
    if (open.size >= MAX_OPEN) skipped++;
    else {
      const one: Promise<void> = send(started + (sent / perSecond) * 1000).finally(() => open.delete(one));
      open.add(one);
    }
  }
  if (now > (MINUTES * MINUTE_MS) / 2) restarting ??= restart();
  if (now > minute * MINUTE_MS) printMinute(minute++);
  await pause(TICK_MS);
}
await Promise.all(open);
await restarting;
clearInterval(sampler);
line(`\n${skipped} requests were not sent because ${MAX_OPEN} were open`);

line(
  `\n${RULE}\n\n| process | RSS MiB, second third | last third | handles, second third | last third | flat |\n| --- | --- | --- | --- | --- | --- |`,
);
let growing = 0;
const throughout = measured.find(({ name }) => name === 'BFF B')?.thirds().second.rss ?? NaN;
for (const { name, thirds } of measured.map((one) => ({ name: one.name, thirds: one.thirds() }))) {
  const { second, last } = thirds;
  // The stand-ins keep the demo data and what was changed in them in memory.
  const isKept = name === 'stand-ins';
  const before = name.startsWith('BFF A') ? throughout : second.rss;
  const flat = (isKept || isFlat(before, last.rss)) && isFlat(second.handles, last.handles);
  growing += Number(!flat);
  const cells = [second.rss.toFixed(0), last.rss.toFixed(0), second.handles, last.handles];
  line(`| ${[name, ...cells, flat ? (isKept ? 'handles' : 'yes') : 'no'].join(' | ')} |`);
}
await requests.close();
for (const { child } of [a, b, standIns]) await end(child, 'SIGTERM');
await rm(uploads, { recursive: true, force: true });
line('');
report('requests that failed', failed, 0);
report('processes that are not flat', growing, 0);
finish();
