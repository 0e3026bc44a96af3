import { resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readInventory, realDataFolder } from '../lists/realData.ts';
import { startBff } from '../support/bff.ts';
import { wireKnowledge } from '../support/knowledge.rest.ts';

// What a check costs through the endpoint: HTTP, GraphQL, access and the rules, with the stand-ins in the same process.
const LIMITS = { firstMs: 5000, listMs: 50, longestMs: 5000 };
const ROUNDS = 60;
const MAX_LENGTH = 100_000;

const CHECK = `query ($input: CheckIngredientsInput!) { checkIngredients(input: $input) {
  result recognised total
  names { text inciName match suggestions span { start end } }
  findings { code severity ingredient reference params { name value } }
} }`;

const line = (text: string) => process.stdout.write(`${text}\n`);
const results: boolean[] = [];
const report = (what: string, measured: number, limit: number) => {
  results.push(measured <= limit);
  line(
    `${what.padEnd(56)} ${measured.toFixed(1).padStart(8)} ms   limit ${String(limit).padStart(5)} ms   ${(measured / limit).toFixed(2)} of it`,
  );
};

const bff = await startBff({ knowledgeTrustedMs: 60 * 60 * 1000 });
const folder = realDataFolder();
const inventory = folder ? readInventory(resolve(folder, 'cosing-inventory.csv')).map(({ inciName }) => inciName) : [];
if (folder) {
  const body = wireKnowledge('inventory', ...inventory);
  await bff.standIns.product.fault({ path: '/api/v1/cosing/index', kind: 'status', status: 200, body, times: 1 });
}
const check = async (text: string): Promise<number> => {
  const started = performance.now();
  const { errors } = await bff.askAs('konsultant', CHECK, { variables: { input: { text } } });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return performance.now() - started;
};

await bff.askAs('konsultant', '{ viewer { id } }');
const loop = monitorEventLoopDelay({ resolution: 1 });
loop.enable();
const first = await check('Aqua, Glycerin');
loop.disable();

const usual = (folder ? inventory : ['AQUA', 'GLYCERIN', 'LIMONENE', 'PARFUM', 'PHENOXYETHANOL']).filter((name) =>
  /^[A-Z0-9 -]{4,40}$/.test(name),
);
const nameAt = (at: number) => usual[(at * 397) % usual.length] ?? 'AQUA';
const misspelt = (name: string) => `${name.slice(0, 4)}${name.slice(5)}`;
const list = Array.from({ length: 60 }, (_, at) => (at % 10 === 3 ? misspelt(nameAt(at)) : nameAt(at))).join(', ');
const warm: number[] = [];
for (let round = 0; round < ROUNDS; round++) warm.push(await check(list));
const quartile = warm.sort((one, other) => one - other)[Math.floor(ROUNDS / 4)] ?? NaN;
const longest = await check(
  Array.from({ length: MAX_LENGTH / 5 }, (_, at) => misspelt(nameAt(at)))
    .join(', ')
    .slice(0, MAX_LENGTH),
);

line(
  `${folder ? `${inventory.length} names of the real inventory` : 'the starter knowledge'}, node ${process.version}`,
);
report('the first check, with loading and building the index', first, LIMITS.firstMs);
report(`60 names, warm (lower quartile of ${ROUNDS})`, quartile, LIMITS.listMs);
report('100,000 characters of misspelt names', longest, LIMITS.longestMs);
line(`longest time that everything else waited for the first check: ${(loop.max / 1e6).toFixed(0)} ms`);
await bff.close();
process.exitCode = results.every(Boolean) ? 0 : 1;
