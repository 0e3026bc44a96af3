import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { GraphQLField } from 'graphql';
import { readConfig } from '../../bff/config.ts';
import { queryLimits } from '../../bff/graphql/queryLimits.ts';
import { executableSchema } from '../../bff/graphql/schema.ts';
import { createServer } from '../../bff/server.ts';
import { startTestStack } from '../support/testStack.ts';
import { finish, json, line, loadLine, report, tokenFor } from './measure.ts';
import {
  findKnown,
  repeated,
  largestSelection,
  largestValue,
  NAME_OF_SHEET,
  worstDownloads,
  worstInputs,
  worstSheet,
} from './worstInputs.ts';

// The worst request that the endpoint takes for every root field: the largest input, as much selected as a document may
// select, and the field as often as one request may name it. The BFF runs in this process, the services in another. How
// long the event loop stands still is measured by the clock, which on a loaded machine also counts the time in which
// other processes have the processor, and by the processor time of the thread between two turns, which has the limit
// (Linux only). Most mutations refuse such input, which is measured too; a first argument names the fields to measure.
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
const authorization = `Bearer ${token}`;
const headers = { ...json, authorization };

async function post(body: string): Promise<string> {
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body });
  return response.text();
}
async function download(path: string): Promise<string> {
  const response = await fetch(`${origin}${path}`, { headers: { authorization } });
  if (response.status !== 200) return response.text();
  return '.'.repeat((await response.arrayBuffer()).byteLength);
}
async function ask<Data>(query: string): Promise<Data> {
  return (JSON.parse(await post(JSON.stringify({ query }))) as { data: Data }).data;
}

const known = await findKnown((query) => ask(query));
const inputs = worstInputs(known);

type Shape = (round: number) => string;

/**
 * Bodies of one field: once with all that a document selects, and as often as a document names it. Every round has a
 * document of its own.
 */
function bodiesOf(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): Shape[] {
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
  const bodyOf =
    (fields: string): Shape =>
    (round) =>
      JSON.stringify({ query: `${kind} Round${round} ${declared && `(${declared})`} { ${fields} }`, variables });
  const once = bodyOf(`${call} ${largestSelection(field.type, queryLimits.fields - 10)}`);
  if (kind === 'mutation') return [once];
  const each = largestSelection(field.type, Math.floor((queryLimits.fields - 20) / queryLimits.aliases) - 1);
  const often = bodyOf(repeated(`${call} ${each}`));
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
async function measure(send: () => Promise<string>) {
  await pause(5);
  delays.reset();
  longest = 0;
  const started = performance.now();
  const answer = await send();
  const ms = performance.now() - started;
  await pause(2);
  const code = /"errors":\[.*?"code":"([A-Z_]+)"/.exec(answer)?.[1] ?? 'OK';
  return { ms, byClock: delays.max / 1e6, byCpu: longest, code, answered: answer.length };
}

const schema = executableSchema();
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
line(`worst requests: node ${process.version}, ${loadLine()}`);
line(
  `${'field'.padEnd(34)} ${'sent'.padStart(7)} ${'answered'.padStart(9)} ${'ms'.padStart(6)} ${'clock'.padStart(6)} ${'cpu'.padStart(5)}  outcome`,
);
/** Prints the worst of several requests, each of which is sent in some rounds. */
async function measureWorst(
  name: string,
  rounds: number,
  requests: { sent: number; send: (round: number) => Promise<string> }[],
) {
  let worst: (Awaited<ReturnType<typeof measure>> & { sent: number }) | null = null;
  for (const { sent, send } of requests) {
    const runs = [];
    for (let round = 0; round < rounds; round++) runs.push(await measure(() => send(round)));
    // The fewest of several rounds: what the machine does beside does not count.
    const least = runs.reduce((one, other) => (other.byCpu < one.byCpu ? other : one));
    if (!worst || least.byCpu > worst.byCpu) worst = { ...least, sent };
  }
  if (!worst) return;
  const { sent, answered, ms, byClock, byCpu, code } = worst;
  const figures = [sent, answered, ms.toFixed(0), byClock.toFixed(0), byCpu.toFixed(0)];
  line(
    `${name.padEnd(34)} ${figures.map((one, at) => String(one).padStart([7, 9, 6, 6, 5][at] ?? 0)).join(' ')}  ${code}`,
  );
  if (byCpu > LIMIT_MS) report(`${name}: longest stall, ms`, byCpu, LIMIT_MS);
}

for (const [kind, field] of fields) {
  const requests = bodiesOf(kind, field).map((shape) => ({
    sent: shape(0).length,
    send: (round: number) => post(shape(round)),
  }));
  // The first run of a document compiles it; a person can send ever new ones, and every round is such a one.
  await measureWorst(field.name, kind === 'query' ? ROUNDS : 1, requests);
}
const isAsked = (name: string) => name.includes(process.argv[2] ?? '');
for (const path of worstDownloads(known).filter(isAsked))
  await measureWorst(path.split('?')[0] ?? path, ROUNDS, [{ sent: path.length, send: () => download(path) }]);
if (isAsked('sheet')) await measureSheet();
report('requests whose worst was measured', fields.length, 1, true);
delays.disable();
await bff.close();
await stack.close();
finish();

/** The largest sheet of raw materials, from its upload to the import of its rows. */
async function measureSheet(): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([worstSheet()], { type: 'text/csv' }), 'sheet.csv');
  const upload = async () => {
    const sent = { 'apollo-require-preflight': 'true', authorization };
    return (await fetch(`${origin}/uploads?kind=sheet`, { method: 'POST', headers: sent, body: form })).text();
  };
  const once = async (name: string, send: () => Promise<string>) => {
    let answer = '';
    await measureWorst(name, 1, [{ sent: 0, send: async () => (answer = await send()) }]);
    return answer;
  };
  const mutate = (name: string, input: object, selection: string) =>
    once(`sheet: ${name}`, () => {
      const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`;
      const query = `mutation ($input: ${type}) { ${name}(input: $input) ${selection} }`;
      return post(JSON.stringify({ query, variables: { input } }));
    });
  const { reference } = JSON.parse(await once('sheet: upload', upload)) as { reference: string };
  const all =
    '{ rawMaterialImport { id rows { line kind tradeName fields { field before after } problems { code value suggestion } } } }';
  const started = await mutate('startRawMaterialImport', { upload: reference, fileName: 'sheet.csv' }, all);
  const id = /"id":"([0-9a-f]{24})"/.exec(started)?.[1] ?? '';
  await mutate('correctRawMaterialImportName', { id, name: NAME_OF_SHEET, inciName: 'Aqua' }, all);
  await mutate('applyRawMaterialImport', { id }, all);
}
