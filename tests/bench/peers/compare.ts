import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { NODE_FLAGS } from '../../../.tools/nodeFlags.mjs';
import { startTestStack } from '../../support/testStack.ts';
import { asker, AT_ONCE, finish, line, median, report, timed, tokenFor, type Ask } from '../measure.ts';
import { LIST, LIST_VARIABLES, recordPage } from '../labelPage.ts';

// A page of labels through our endpoint and through other servers in front of the same service, each in a process of
// its own, in turn. The service is replayed by another process, at once or after 5 ms. Processor time and memory are
// those of the server's process (Linux only), without the loader of this script.
const PEERS = ['proxy', 'apollo', 'apollo-fastify', 'yoga', 'mercurius'] as const;
const GATES = { mercurius: 1, apollo: 7, apolloAt5Ms: 4.5, cpu: 4, rssMb: 160, addedAt1: 1.6 };
const [WARM_UP, MEASURED, ROUNDS] = [4_000, 2_000, 5];

const folder = import.meta.dirname;
const top = resolve(folder, '../../..');

/** A server under test, with what it took in the last round. */
interface Contender {
  name: string;
  child: ChildProcess;
  ask: Ask;
  throughput: number[];
  cpuMs: number[];
  p50AtOne: number[];
}

/** Milliseconds of processor time of a process so far: user and system, in ticks of 10 ms. */
function cpuOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Megabytes of memory in use by a process. */
const rssOf = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function start(name: string, service: string, token: string): Promise<Contender> {
  const isOurs = name === 'dosije';
  // Every server runs as ours does in production.
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production' };
  const child = isOurs
    ? fork(join(top, 'dist/bff.mjs'), {
        execArgv: NODE_FLAGS,
        env: { ...env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...servicesAt(service) },
      })
    : fork(join(folder, 'peer.mjs'), [name, service], { execArgv: NODE_FLAGS, env });
  const [message] = (await once(child, 'message')) as [number | { url: string }];
  const url = typeof message === 'number' ? `http://127.0.0.1:${message}` : message.url;
  const body = JSON.stringify({ query: LIST, variables: LIST_VARIABLES });
  const ask = asker(url, '/graphql', { authorization: `Bearer ${token}` }, body);
  return { name, child, ask, throughput: [], cpuMs: [], p50AtOne: [] };
}

const servicesAt = (url: string) => ({ PRODUCT_SERVER_URL: url, AI_SERVER_URL: url, GEO_SERVER_URL: url });

async function many(ask: Ask, count: number): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await ask();
    }),
  );
}

async function measureRound({ child, ask, ...figures }: Contender): Promise<void> {
  const [started, cpu] = [performance.now(), cpuOf(child)];
  await many(ask, MEASURED);
  figures.throughput.push((MEASURED * 1000) / (performance.now() - started));
  figures.cpuMs.push((cpuOf(child) - cpu) / MEASURED);
  const times: number[] = [];
  for (let at = 0; at < 100; at++) times.push(await timed(ask));
  figures.p50AtOne.push(median(times));
}

/** All contenders in front of a service with this delay, in turn. */
async function compare(service: string, delayMs: number, token: string): Promise<void> {
  const contenders = await Promise.all(['dosije', ...PEERS].map((name) => start(name, service, token)));
  for (const { ask } of contenders) await many(ask, WARM_UP);
  for (let round = 0; round < ROUNDS; round++) for (const contender of contenders) await measureRound(contender);
  const direct = asker(service, '/', { authorization: `Bearer ${token}` });
  const directTimes: number[] = [];
  for (let at = 0; at < 300; at++) directTimes.push(await timed(direct));
  const of = (name: string) => contenders.find((one) => one.name === name) ?? contenders[0]!;
  const [ours, proxy] = [of('dosije'), of('proxy')];
  line(
    `\nservice answers after ${delayMs} ms; load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  );
  line('server             req/s at 50   CPU ms a request   p50 ms at 1   RSS MB');
  for (const { name, throughput, cpuMs, p50AtOne, child } of contenders) {
    const figures = [median(throughput).toFixed(0), median(cpuMs).toFixed(3), median(p50AtOne).toFixed(2)];
    line(
      `${name.padEnd(18)} ${figures.map((one) => one.padStart(12)).join('   ')}   ${rssOf(child).toFixed(0).padStart(8)}`,
    );
  }
  const ratio = (name: string) => median(ours.throughput) / median(of(name).throughput);
  if (delayMs === 0) {
    report('throughput over Mercurius with its compiler', ratio('mercurius'), GATES.mercurius, true);
    report('throughput over stock Apollo', ratio('apollo'), GATES.apollo, true);
    report('CPU of a request over the proxy’s', median(ours.cpuMs) / median(proxy.cpuMs), GATES.cpu);
    report('memory, MB', rssOf(ours.child), GATES.rssMb);
  } else {
    const added = ({ p50AtOne }: Contender) => median(p50AtOne) - median(directTimes);
    report('throughput over stock Apollo', ratio('apollo'), GATES.apolloAt5Ms, true);
    report('added p50 at 1 over the proxy’s', added(ours) / added(proxy), GATES.addedAt1);
  }
  for (const { child } of contenders) child.disconnect();
}

if (!existsSync(join(folder, 'node_modules')))
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit'], { cwd: folder, stdio: 'inherit' });
const stack = await startTestStack();
const token = await tokenFor(stack);
const recorded = await recordPage(stack, token);
await stack.close();
for (const delayMs of [0, 5]) {
  const service = fork(join(folder, 'replay.mjs'));
  service.send({ recorded, delayMs });
  const [port] = (await once(service, 'message')) as [number];
  await compare(`http://127.0.0.1:${port}`, delayMs, token);
  service.disconnect();
}
finish();
