import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { count as countRows, eq, getTableColumns, notLike, sql } from 'drizzle-orm';
import { type Database, openFolder, restoreSnapshot } from '../../mocks/product-server/database/openDatabase.ts';
import { knowledgeImports } from '../../mocks/product-server/database/schema/knowledge.ts';
import { labels } from '../../mocks/product-server/database/schema/schema.ts';
import { applyImport } from '../../mocks/product-server/knowledge/applyImport.ts';
import { ImportQueue } from '../../mocks/product-server/knowledge/importQueue.ts';
import { LabelRechecker } from '../../mocks/product-server/recheck/rechecker.ts';
import { pageOfLabels } from '../../mocks/product-server/subjects/label/labelQueries.ts';
import { seedSnapshot } from '../../mocks/demo-data/seedSnapshot.ts';
import { realDataFolder } from '../lists/realData.ts';
import { finish, line, median, report } from './measure.ts';

// RecheckRun all labels again after a release with other rules: whether the time grows with the labels only, and how
// long others wait meanwhile. Both are ratios of two things measured in this run; seconds and milliseconds are printed
// without a limit. With `tsx tests/bench/label-recheck.ts 100000 inventory` it takes as many labels, and the
// Commission's inventory where it is.
const LIMITS = { growth: 2, waiting: 5 };
const [many = 12_000] = process.argv.slice(2).map(Number).filter(Boolean);
const few = many / 10;
const hasInventory = process.argv.includes('inventory');
const PROBE_MS = 20;
/** How long is measured without judging. */
const REST_MS = 5_000;

/** Copies the demo labels until there are so many. */
async function fillUp(db: Database, count: number): Promise<void> {
  const columns = Object.values(getTableColumns(labels)).map(({ name }) => name);
  const copied = columns.map((name) =>
    name === 'id'
      ? sql`lpad(to_hex(copy * 1000 + row_number() OVER (PARTITION BY copy ORDER BY id)), 24, 'f')`
      : name === 'slug'
        ? sql`slug || '-copy-' || copy`
        : sql.identifier(name),
  );
  await db.execute(sql`INSERT INTO labels (${sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  )})
    SELECT ${sql.join(copied, sql`, `)} FROM labels, generate_series(1, ${count}::integer) copy
    ORDER BY copy, id LIMIT ${count} - (SELECT count(*) FROM labels)`);
}

async function importInventory(db: Database): Promise<void> {
  const folder = realDataFolder();
  if (!folder) throw new Error('There is no inventory of the Commission beside this checkout.');
  const queue = new ImportQueue(db);
  const { id } = await queue.start('inventory.csv', readFileSync(resolve(folder, 'cosing-inventory.csv')), null);
  for (;;) {
    const [found] = await db.select().from(knowledgeImports).where(eq(knowledgeImports.id, id));
    if (found?.state === 'spremno') {
      await applyImport(db, id, { datedOn: '2021-12-06', withdrawals: found.counts.povuceno ?? 0, goBack: null });
      return;
    }
    if (found?.state !== 'citanje') throw new Error(`The inventory was not read: ${JSON.stringify(found?.problems)}`);
    await pause(100);
  }
}

/** Milliseconds that a page of the label list takes, asked for again and again until `end`. */
async function probe(db: Database, end: Promise<unknown>): Promise<number[]> {
  const companyIds = (await db.selectDistinct({ id: labels.companyId }).from(labels)).map(({ id }) => id);
  const filter = { companyIds, status: 0 as const, selection: null, terms: [] };
  const times: number[] = [];
  const over = { is: false };
  void end.finally(() => (over.is = true));
  while (!over.is) {
    const started = performance.now();
    await pageOfLabels(db, filter, '-createdAt', 0, 4);
    times.push(performance.now() - started);
    await pause(PROBE_MS);
  }
  return times;
}

/** Linux tells here for how many nanoseconds this thread has had a core. */
const THREAD_TIMES = '/proc/thread-self/schedstat';
const processorMs = (): number =>
  existsSync(THREAD_TIMES) ? Number(readFileSync(THREAD_TIMES, 'latin1').split(' ')[0]) / 1e6 : NaN;

/**
 * The most milliseconds of a core that one turn of the event loop took until `end`: what stands still for lack of a
 * core is not counted.
 */
async function longestTurn(end: Promise<unknown>): Promise<number> {
  const over = { is: false };
  void end.finally(() => (over.is = true));
  let longest = 0;
  for (let before = processorMs(); !over.is;) {
    await pause(1);
    const after = processorMs();
    longest = Math.max(longest, after - before);
    before = after;
  }
  return longest;
}

interface Measured {
  /** Of one label. */
  milliseconds: number;
  /** How many times as long a page of the label list took meanwhile. */
  waiting: number;
}

async function measure(count: number): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'dosije-bench-'));
  const database = join(folder, 'database');
  await restoreSnapshot(database, (await seedSnapshot(1)).dump);
  const { db, close } = await openFolder(database, () => Promise.resolve());
  if (hasInventory) await importInventory(db);
  await fillUp(db, count);
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const atRest = await probe(db, pause(REST_MS));
  const restStall = delays.max / 1e6;
  delays.reset();
  const started = performance.now();
  const rechecker = new LabelRechecker(db, 'of the next release');
  rechecker.wake();
  const [during, turn] = await Promise.all([probe(db, rechecker.idle()), longestTurn(rechecker.idle())]);
  const milliseconds = performance.now() - started;
  delays.disable();
  const isLeft = notLike(labels.checkedWith, '% of the next release@%');
  const [left] = await db.select({ count: countRows() }).from(labels).where(isLeft);
  if (left?.count !== 0) throw new Error(`${left?.count ?? 0} labels were not judged`);
  await close();
  await rm(folder, { recursive: true });
  line(
    `${count} labels: ${(milliseconds / 1000).toFixed(1)} s, ${(milliseconds / count).toFixed(2)} ms each, ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB; the event loop stood still for at most ` +
      `${(delays.max / 1e6).toFixed(0)} ms (p99 ${(delays.percentile(99) / 1e6).toFixed(0)} ms; at rest ${restStall.toFixed(0)} ms), ${turn.toFixed(0)} ms of them at work; a page of labels took ${median(during).toFixed(1)} ms ` +
      `(at most ${Math.max(...during).toFixed(0)} ms), at rest ${median(atRest).toFixed(1)} ms`,
  );
  return { milliseconds: milliseconds / count, waiting: median(during) / median(atRest) };
}

line(`judging labels again${hasInventory ? ' with the whole inventory' : ''}, node ${process.version}`);
const small = await measure(few);
const large = await measure(many);
report(`time of a label, ${many} over ${few}`, large.milliseconds / small.milliseconds, LIMITS.growth);
report('a page of labels meanwhile, in multiples of one at rest', large.waiting, LIMITS.waiting);
finish();
