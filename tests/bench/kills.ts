import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type ExportCounts, exportReader } from './kills/exports.ts';
import { FrontDoor, readWhenServed } from './kills/frontDoor.ts';
import { importWriter } from './kills/imports.ts';
import { inventoryWriter } from './kills/inventory.ts';
import { KINDS, Ledger } from './kills/ledger.ts';
import { findLeftovers, findUnusedPictures } from './kills/leftovers.ts';
import { Random } from './kills/random.ts';
import { BREAKER_OPEN_MS, KillableStack, type ProcessName, PROCESSES } from './kills/stack.ts';
import {
  documentWriter,
  labelWriter,
  materialWriter,
  type Scene,
  sessionWriter,
  type Writer,
} from './kills/writers.ts';
import { finish, line, loadLine, median, report } from './measure.ts';

// Kills (SIGKILL) each process at random moments while several people write through the BFF: nothing that was
// acknowledged is lost, what was not is there as a whole or not at all, no file is left over, and every start works.
// The product server and the AI server are one process. An uploaded file counts once a mutation has taken it: until
// then a BFF without Redis keeps its reference in memory, and its sender sends it again.
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    process: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const KILLS = Number(values.kills);
const names = PROCESSES.filter((name) => values.process === undefined || values.process === name);
if (names.length === 0 || !Number.isInteger(KILLS) || KILLS < 1)
  throw new Error(`usage: kills.ts [--kills 100] [--process ${PROCESSES.join('|')}] [--seed N]`);

/**
 * The moment of the kill: after so many acknowledged changes since the last start, or this time where the machine is
 * slow, and then so much later.
 */
const [MAX_CHANGES, MAX_CHANGES_MS, MAX_LATER_MS] = [80, 15_000, 400];
/** How many of the records that earlier rounds wrote are read again after each start; at the end all of them are. */
const SAMPLE = 25;
/** One start in so many is killed as well. */
const STARTS_PER_KILL = 8;
const PROGRESS = 10;

/** The writers between two kills, and what is refused before the second. */
class Round {
  readonly #killed = new AbortController();
  readonly #refused: Map<string, number>;

  constructor(refused: Map<string, number>) {
    this.#refused = refused;
  }

  end(): void {
    this.#killed.abort();
  }

  async run(write: Writer): Promise<void> {
    const { signal } = this.#killed;
    while (!signal.aborted)
      await write().catch((error: unknown) => {
        const text = String(error).slice(0, 160);
        if (!signal.aborted) this.#refused.set(text, (this.#refused.get(text) ?? 0) + 1);
      });
  }
}

async function untilKill(ledger: Ledger, random: Random): Promise<void> {
  const changes = ledger.total + random.between(0, MAX_CHANGES);
  for (const latest = Date.now() + MAX_CHANGES_MS; ledger.total < changes && Date.now() < latest;) await pause(5);
  await pause(random.between(0, MAX_LATER_MS));
}

async function killRepeatedly(name: ProcessName): Promise<void> {
  const random = new Random(`${values.seed} ${name}`);
  const stack = await KillableStack.open();
  const ledger = new Ledger();
  const door = new FrontDoor(stack.url);
  const exports: ExportCounts = { whole: 0, failed: 0, cut: [] };
  const sceneOf = (who: string): Scene => ({ door, ledger, random: new Random(`${values.seed} ${name} ${who}`) });
  const writers = [
    await labelWriter(sceneOf('label'), 'org'),
    await labelWriter(sceneOf('other label'), 'konsultant2'),
    await materialWriter(sceneOf('raw material'), 'konsultant'),
    await documentWriter(sceneOf('document'), 'admin'),
    await importWriter(sceneOf('import'), 'konsultant'),
    await inventoryWriter(sceneOf('inventory import'), 'admin'),
    await exportReader(sceneOf('export'), 'org2', exports),
    sessionWriter(sceneOf('session'), 'klijent'),
  ];
  const refused = new Map<string, number>();
  const leftovers: string[] = [];
  const [starts, served, failedStarts]: [number[], number[], string[]] = [[], [], []];
  let duringStart = 0;

  /** Starts what was killed. A start that fails is counted and tried once more. */
  async function start(): Promise<void> {
    const since = performance.now();
    try {
      starts.push(await stack.start(name));
    } catch (error) {
      failedStarts.push(String(error));
      await stack.start(name);
    }
    await readWhenServed(() => door.signIn('admin'));
    served.push(performance.now() - since);
  }

  for (let kill = 1; kill <= KILLS; kill++) {
    const round = new Round(refused);
    const writing = Promise.all(writers.map((write) => round.run(write)));
    await untilKill(ledger, random);
    round.end();
    await stack.end(name, 'SIGKILL');
    await writing;
    if (kill < KILLS && random.between(0, STARTS_PER_KILL) < 1) {
      kill++;
      duringStart++;
      await stack.killDuringStart(name, random.between(0, median(starts) || 1_000));
    }
    await start();
    leftovers.push(...(await findLeftovers(stack)).map((path) => `after kill ${kill}: ${path}`));
    await ledger.check((entries) => random.some(entries, SAMPLE));
    if (kill % PROGRESS === 0) line(`${name}: ${kill} kills, ${ledger.lost.length} lost, ${loadLine()}`);
  }
  // Logouts of the last round are sent again.
  await pause(4 * BREAKER_OPEN_MS);
  // Both anew, so that nothing is there because a process still remembers it.
  for (const one of PROCESSES) await stack.end(one, 'SIGTERM');
  leftovers.push(...(await findUnusedPictures(stack)).map((picture) => `at the end: ${picture}`));
  for (const one of [...PROCESSES].reverse()) await stack.start(one);
  await ledger.check((entries) => entries);
  await stack.close();

  const { there, notThere } = ledger.unacknowledged;
  const cells = {
    process: name === 'bff' ? 'BFF' : 'stand-ins (product and AI server)',
    kills: `${KILLS}, ${duringStart} of them during a start`,
    ...Object.fromEntries(KINDS.map((kind) => [`${kind} writes`, ledger.acknowledged.get(kind)])),
    'not acknowledged': `${there} there, ${notThere} not`,
    exports: `${exports.whole} whole, ${exports.failed} failed plainly, ${exports.cut.length} cut`,
    lost: ledger.lost.length,
    'half-applied': ledger.half.length,
    'left over': leftovers.length,
    'failed starts': failedStarts.length,
    'median start': `${median(starts).toFixed(0)} ms (longest ${Math.max(...starts).toFixed(0)} ms, served after ${median(served).toFixed(0)} ms)`,
  };
  table.push(cells);
  for (const { record, found } of ledger.lost)
    line(`lost: ${record.kind} ${record.name}: ${record.acknowledged} was acknowledged, ${found.slice(0, 200)} found`);
  for (const { record, found } of ledger.half) line(`half: ${record.kind} ${record.name}: ${found.slice(0, 300)}`);
  for (const text of [...leftovers.map((path) => `left over ${path}`), ...exports.cut, ...failedStarts]) line(text);
  for (const [text, count] of refused) line(`refused before a kill, ${count} times: ${text}`);
  const faults = [ledger.lost, ledger.half, leftovers, exports.cut, failedStarts].flat();
  report(`${name}: lost, half-applied, left over, cut or not started`, faults.length, 0);
}

const table: Record<string, unknown>[] = [];
line(`kills: node ${process.version}, seed ${values.seed}, ${loadLine()}`);
for (const name of names) await killRepeatedly(name);
const columns = Object.keys(table[0] ?? {});
line(`\n| ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length)}`);
for (const cells of table) line(`| ${columns.map((column) => String(cells[column])).join(' | ')} |`);
finish();
