/**
 * Breaks the code in one place after another and asks the tests of the nearest layer whether they notice. It works in a
 * temporary copy of the project.
 *
 * npm run test:mutants -- [--all] [--only NAME|LAYER]…
 * --all asks the further layers about what the nearest did not notice. --only takes breaks by their names or by the
 * layer that has to notice.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { layerOf, testFilesOf, type Mutant } from './mutant.ts';
import { mutants } from './mutants.ts';
import { runTests } from './runTests.ts';
import { makeWorkCopy } from './workCopy.ts';

/** A break that keeps tests waiting for longer has been noticed. Without a break there are many files. */
const MAX_RUN_MS = 240_000;
const MAX_UNBROKEN_MS = 3_600_000;
/** How many of a hundred breaks the nearest layer has to notice. */
const LEAST_PERCENT = 90;

const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, only: { type: 'string', multiple: true, default: [] } },
});
const line = (text: string) => process.stdout.write(`${text}\n`);
const nearestOf = ({ tests }: Mutant) => layerOf(tests[0] ?? '');

const isMeant = (mutant: Mutant) => (only: string) => only === mutant.name || only === nearestOf(mutant);
const unknown = values.only.find((only) => !mutants.some((mutant) => isMeant(mutant)(only)));
if (unknown !== undefined) throw new Error(`No break is called ${unknown}, nor is a layer`);
const chosen = mutants.filter((mutant) => values.only.length === 0 || values.only.some(isMeant(mutant)));

const stop = new AbortController();
const copy = makeWorkCopy(resolve(import.meta.dirname, '../..'));
process.once('exit', () => copy.remove());
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stop.abort();
    process.exit(130);
  });

const survivors: Mutant[] = [];
const unnoticed: Mutant[] = [];

/** Whether tests notice a break. One with which they cannot be loaded proves nothing and has to be written anew. */
async function isNoticed({ name, file, find, replacement }: Mutant, beginnings: readonly string[]): Promise<boolean> {
  const putBack = copy.change(file, find, replacement);
  const verdict = await runTests(copy.folder, testFilesOf(beginnings), MAX_RUN_MS, stop.signal);
  putBack();
  if (verdict === 'unloadable') line(`With ${name} the tests cannot be loaded`);
  return verdict === 'red' || verdict === 'endless';
}

const files = testFilesOf(chosen.flatMap(({ tests, further = [] }) => (values.all ? [...tests, ...further] : tests)));
line(`${chosen.length} breaks; first ${files.length} test files without any`);
const unbroken = await runTests(copy.folder, files, MAX_UNBROKEN_MS, stop.signal);
if (unbroken !== 'green') throw new Error(`Without a break the tests are ${unbroken}`);

for (const mutant of chosen) {
  const { name, tests, further = [], breaks } = mutant;
  const started = Date.now();
  const shown = (fate: string) =>
    line(`${fate}: ${name} (${nearestOf(mutant)}, ${Math.round((Date.now() - started) / 1000)} s): ${breaks}`);
  if (await isNoticed(mutant, tests)) {
    shown('killed');
    continue;
  }
  survivors.push(mutant);
  const isKilledFurther = values.all && further.length > 0 && (await isNoticed(mutant, further));
  if (values.all && !isKilledFurther) unnoticed.push(mutant);
  shown(isKilledFurther ? 'killed further' : 'SURVIVED');
}

const killed = chosen.length - survivors.length;
line(`\nkilled ${killed} of ${chosen.length} by the nearest layer`);
for (const { name, file, breaks } of survivors) line(`not noticed: ${name} in ${file}: ${breaks}`);
process.exit(killed * 100 < chosen.length * LEAST_PERCENT || unnoticed.length > 0 ? 1 : 0);
