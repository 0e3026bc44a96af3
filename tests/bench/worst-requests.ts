import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { GraphQLField } from 'graphql';
import { readConfig } from '../../bff/config.ts';
import { queryLimits } from '../../bff/graphql/queryLimits.ts';
import { createSchema } from '../../bff/graphql/schema.ts';
import { createServer } from '../../bff/server.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from '../../mocks/seed/raw-material/rawMaterials.ts';
import { startTestStack } from '../support/testStack.ts';
import { finish, json, line, report, tokenFor } from './measure.ts';
import { largestSelection, largestValue, worstInputs, type Known } from './worstInputs.ts';

// The worst request that the endpoint takes for every root field: the largest input, as much selected as a document may select, and the field as
// often as one request may name it. The BFF runs in this process, the services in another. How long the event loop stands still is measured by the
// clock, which on a loaded machine also counts the time in which other processes have the processor, and by the processor time of the thread between
// two turns, which has the limit (Linux only). Most mutations refuse such input, which is measured too; a first argument names the fields to measure.
const LIMIT_MS = 100;
const ROUNDS = 3;

/** Processor time of the main thread in milliseconds: the first figure of the file, in nanoseconds. */
const threadCpu = (): number => Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6;

const stack = await startTestStack();
const urls = { PRODUCT_SERVER_URL: stack.product.url, AI_SERVER_URL: stack.ai.url, GEO_SERVER_URL: stack.geo.url };
const config = readConfig({ ...urls, UPSTREAM_ATTEMPT_MS: '60000', UPSTREAM_TOTAL_MS: '60000' });
const bff = await createServer({ ...config, port: 0, host: '127.0.0.1' }, { write: () => undefined });
const origin = await bff.listen();
const token = await tokenFor(stack);
const headers = { ...json, authorization: `Bearer ${token}` };

async function post(body: string): Promise<string> {
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body });
  return response.text();
}
async function ask<Data>(query: string): Promise<Data> {
  return (JSON.parse(await post(JSON.stringify({ query }))) as { data: Data }).data;
}

type Slugs = { items: { slug: string }[] };
const found = await ask<{
  companies: { id: string }[];
  labels: Slugs;
  formulas: Slugs;
  pifs: Slugs;
  rawMaterials: Slugs;
  ingredients: { items: { id: string }[] };
}>(`{ companies { id } labels(page: 1, pageSize: 1) { items { slug } } formulas(page: 1, pageSize: 1) { items { slug } }
  pifs(page: 1, pageSize: 1) { items { slug } } rawMaterials(page: 1, pageSize: 1) { items { slug } }
  ingredients(page: 1, pageSize: 1) { items { id } } }`);
const known: Known = {
  companyId: found.companies[0]?.id ?? '',
  rawMaterials: Array.from({ length: RAW_MATERIAL_COUNT }, (_, at) => rawMaterialAt(at))
    .filter(({ isGlobal }) => isGlobal)
    .map(({ slug }) => slug),
  slugs: {
    label: found.labels.items[0]?.slug,
    formula: found.formulas.items[0]?.slug,
    pif: found.pifs.items[0]?.slug,
    rawMaterial: found.rawMaterials.items[0]?.slug,
    rawMaterialFolders: found.rawMaterials.items[0]?.slug,
    ingredient: found.ingredients.items[0]?.id,
    company: found.companies[0]?.id,
    clientUsers: found.companies[0]?.id,
  },
};
const inputs = worstInputs(known);

/** Bodies of one field: once with all that a document selects, and as often as a document names it. */
function bodiesOf(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): string[] {
  const slug = known.slugs[field.name] ?? known.companyId;
  const given = inputs[field.name];
  const args = field.args.filter(({ name }) => !given || name in given);
  const variables = Object.fromEntries(
    args.map(({ name, type }) => [
      name,
      given?.[name] ?? (/^filter$/.test(name) ? null : largestValue(type, name, slug)),
    ]),
  );
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = `${field.name}${passed && `(${passed})`}`;
  const bodyOf = (fields: string) =>
    JSON.stringify({ query: `${kind} ${declared && `(${declared})`} { ${fields} }`, variables });
  const once = bodyOf(`${call} ${largestSelection(field.type, queryLimits.fields - 10)}`);
  if (kind === 'mutation') return [once];
  const each = largestSelection(field.type, Math.floor((queryLimits.fields - 20) / queryLimits.aliases) - 1);
  const often = bodyOf(Array.from({ length: queryLimits.aliases }, (_, at) => `a${at}: ${call} ${each}`).join(' '));
  return [once, often];
}

const delays = monitorEventLoopDelay({ resolution: 1 });
let longest = 0;
let last = threadCpu();
setInterval(() => {
  const now = threadCpu();
  longest = Math.max(longest, now - last);
  last = now;
}, 1).unref();

/** The longest stalls of one request, in milliseconds, and what became of it. */
async function measure(body: string) {
  await pause(5);
  delays.reset();
  longest = 0;
  const started = performance.now();
  const answer = await post(body);
  const ms = performance.now() - started;
  await pause(2);
  const code = /"errors":\[.*?"code":"([A-Z_]+)"/.exec(answer)?.[1] ?? 'OK';
  return { ms, byClock: delays.max / 1e6, byCpu: longest, code, answered: answer.length };
}

const schema = createSchema();
const fields = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ['query', field] as const),
  ...Object.values(schema.getMutationType()?.getFields() ?? {})
    // Their end is the end of the run's own session.
    .filter(({ name }) => !['logout', 'changePassword'].includes(name))
    .map((field) => ['mutation', field] as const),
].filter(([, { name }]) => name.includes(process.argv[2] ?? ''));

await post(
  JSON.stringify({
    query: 'query ($i: CheckIngredientsInput!) { checkIngredients(input: $i) { total } }',
    variables: { i: { text: 'Aqua' } },
  }),
);
delays.enable();
line(
  `worst requests: node ${process.version}, load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}`,
);
line(
  `${'field'.padEnd(34)} ${'sent'.padStart(7)} ${'answered'.padStart(9)} ${'ms'.padStart(6)} ${'clock'.padStart(6)} ${'cpu'.padStart(5)}  outcome`,
);
for (const [kind, field] of fields) {
  const shapes = bodiesOf(kind, field);
  let worst: (Awaited<ReturnType<typeof measure>> & { sent: number }) | null = null;
  for (const body of shapes) {
    // The first run of a document compiles it; a person can send ever new ones.
    const runs = [];
    for (let round = 0; round < (kind === 'query' ? ROUNDS : 1); round++) runs.push(await measure(body));
    // The fewest of several rounds: what the machine does beside does not count.
    const least = runs.reduce((one, other) => (other.byCpu < one.byCpu ? other : one));
    if (!worst || least.byCpu > worst.byCpu) worst = { ...least, sent: body.length };
  }
  if (!worst) continue;
  const { sent, answered, ms, byClock, byCpu, code } = worst;
  const figures = [sent, answered, ms.toFixed(0), byClock.toFixed(0), byCpu.toFixed(0)];
  line(
    `${field.name.padEnd(34)} ${figures.map((one, at) => String(one).padStart([7, 9, 6, 6, 5][at] ?? 0)).join(' ')}  ${code}`,
  );
  if (byCpu > LIMIT_MS) report(`${field.name}: longest stall, ms`, byCpu, LIMIT_MS);
}
report('fields whose worst request was measured', fields.length, 1, true);
delays.disable();
await bff.close();
await stack.close();
finish();
