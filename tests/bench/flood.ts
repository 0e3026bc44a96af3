import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { end, startProcess } from '../../mocks/testing/standInProcess.ts';
import { LOGIN, PASSWORD } from '../support/bff.ts';
import { startBffProcess } from '../support/bffProcess.ts';
import type { Flood, Outcomes } from './flooder.ts';
import { LIST, LIST_VARIABLES } from './labelPage.ts';
import { finish, json, line, loadLine, percentile, report } from './measure.ts';
import { findKnown, repeated, worstInputs } from './worstInputs.ts';

// The label page of one person while another floods: the median beside the median while nobody does, in turn. The BFF,
// the services, the flood and the person are four processes; the flood has an address of its own. A first argument
// names the floods to measure.
const LIMITS = { ratio: 3, madeUpCallsPerMinute: 120 };
const [ROUNDS, QUIET_MS, SETTLE_MS, FLOOD_MS, REST_MS, PAUSE_MS] = [3, 2_000, 700, 3_000, 3_000, 20];
const CONNECTIONS = 40;

const standIns = await startProcess({ DATA_DIR: ':memory:', STAND_IN_CONTROL: '1' });
const bff = await startBffProcess({
  HOST: '127.0.0.1',
  PRODUCT_SERVER_URL: standIns.product.url,
  AI_SERVER_URL: standIns.ai.url,
  GEO_SERVER_URL: standIns.geo.url,
  LOG_LEVEL: 'warn',
});
const flooder = fork(join(import.meta.dirname, 'flooder.ts'), { execArgv: ['--import', 'tsx'] });

const visitor = new Pool(bff.url, { connections: 1, localAddress: '127.0.0.2' });
async function ask<Data>(body: object, token?: string): Promise<Data> {
  const response = await visitor.request({
    method: 'POST',
    path: '/graphql',
    headers: { ...json, ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const { data, errors } = (await response.body.json()) as { data: Data; errors?: unknown[] };
  if (errors) throw new Error(`${response.statusCode} ${JSON.stringify(errors)}`);
  return data;
}
async function signIn(person: string): Promise<string> {
  const input = { email: `${person}@dosije.example`, password: PASSWORD };
  const { login } = await ask<{ login: { session: { token: string } } }>({ query: LOGIN, variables: { input } });
  return login.session.token;
}

const [token, other] = [await signIn('admin'), await signIn('org2')];
const page = () => ask({ query: LIST, variables: LIST_VARIABLES }, other);

/** Times of the page in a period, in milliseconds, and how many were refused. */
async function probe(ms: number): Promise<{ times: number[]; refused: number }> {
  const until = performance.now() + ms;
  const times = [];
  let refused = 0;
  while (performance.now() < until) {
    const started = performance.now();
    await page().catch(() => refused++);
    times.push(performance.now() - started);
    await pause(PAUSE_MS);
  }
  return { times, refused };
}

async function measure(name: string, flood: Omit<Flood, 'origin' | 'connections'> & { connections?: number }) {
  const [quiet, flooded]: [number[], number[]] = [[], []];
  const all: Outcomes = {};
  let refused = 0;
  let ms = 0;
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(...(await probe(QUIET_MS)).times);
    const started = performance.now();
    flooder.send({ origin: bff.url, connections: CONNECTIONS, ...flood } satisfies Flood);
    await pause(SETTLE_MS);
    const during = await probe(FLOOD_MS);
    flooded.push(...during.times);
    refused += during.refused;
    const answered = once(flooder, 'message') as Promise<[Outcomes]>;
    flooder.send('stop');
    ms += performance.now() - started;
    for (const [status, count] of Object.entries((await answered)[0]))
      all[Number(status)] = (all[Number(status)] ?? 0) + count;
    // What was under way ends first.
    await pause(REST_MS);
  }
  const [before, during] = [percentile(quiet, 0.5), percentile(flooded, 0.5)];
  const statuses = Object.entries(all)
    .map(([status, count]) => `${count} × ${status === '0' ? 'no answer' : status}`)
    .join(', ');
  line(
    `${name}: p50 ${before.toFixed(1)} ms quiet (${quiet.length}), ${during.toFixed(1)} ms flooded (${flooded.length}); p95 ` +
      `${percentile(quiet, 0.95).toFixed(0)} and ${percentile(flooded, 0.95).toFixed(0)}; flood in ${(ms / 1000).toFixed(0)} s: ${statuses}`,
  );
  report(`${name}: page under flood over quiet page, p50`, during / before, LIMITS.ratio);
  report(`${name}: pages refused`, refused, 0);
  return ms;
}

const known = await findKnown((query) => ask({ query }, token));
const inputs = worstInputs(known);
const costly: Record<string, string> = {
  compareLists: 'nearMatches { distance } onlyInA { text at }',
  checkIngredients: 'total names { text suggestions } findings { code }',
  checkInciNames: 'name match suggestion',
  checkLabel: 'total names { text suggestions } findings { code }',
  previewFormula: 'ingredientText findings { code }',
  rawMaterialImpact: 'formulaCount formulas { name ingredientText appeared { code } }',
};
const types: Record<string, string> = {
  compareLists: 'CompareListsInput',
  checkIngredients: 'CheckIngredientsInput',
  checkLabel: 'LabelContentInput',
  previewFormula: 'FormulaInput',
  rawMaterialImpact: 'RawMaterialImpactInput',
};
function worstOf(field: string): string {
  const given = inputs[field] ?? {};
  const [argument = ['', null]] = Object.entries(given);
  const [name, value] = argument;
  const type = Array.isArray(value) ? '[String!]' : types[field];
  const query = `query ($${name}: ${type}!) { ${field}(${name}: $${name}) { ${costly[field]} } }`;
  return JSON.stringify({ query, variables: given });
}
const heavyList = (field: string, selection: string) =>
  JSON.stringify({
    query: `{ ${repeated(`${field}(page: 1, pageSize: 100) { items { ${selection} } totalCount }`)} }`,
  });

line(`flood: node ${process.version}, ${loadLine()}`);
const isAsked = (name: string) => name.includes(process.argv[2] ?? '');
await probe(QUIET_MS);
for (const field of Object.keys(costly).filter(isAsked))
  await measure(field, { bodies: [worstOf(field)], token, localAddress: '127.0.0.3' });
if (isAsked('heavy lists')) {
  const bodies = [
    heavyList('labels', 'id slug name ingredients status company { id name }'),
    heavyList('rawMaterials', 'slug tradeName manufacturer globalValues { composition { inciName } }'),
    heavyList('formulas', 'slug name company { name }'),
    heavyList('pifs', 'slug name stage company { name }'),
  ];
  await measure('heavy lists', { bodies, token, localAddress: '127.0.0.3' });
}
if (isAsked('made-up tokens')) {
  await fetch(`${standIns.product.url}/__control/calls`, { method: 'DELETE' });
  const bodies = [JSON.stringify({ query: '{ viewer { id } }' })];
  const ms = await measure('made-up tokens', { bodies, perSecond: 2_500, connections: 100, localAddress: '127.0.0.4' });
  const calls = (await (await fetch(`${standIns.product.url}/__control/calls`)).json()) as { path: string }[];
  const asked = calls.filter(({ path }) => path.endsWith('/users/me')).length;
  line(
    `made-up tokens: ${asked} questions to the product server in ${(ms / 1000).toFixed(0)} s of flood, those of the visitor included`,
  );
  report('made-up tokens: questions to the product server', asked, LIMITS.madeUpCallsPerMinute);
}
if (isAsked('visitorCountry'))
  await measure('visitorCountry', {
    bodies: [JSON.stringify({ query: `{ ${repeated('visitorCountry { code }')} }` })],
    token,
    localAddress: '127.0.0.5',
  });
line(loadLine());
await visitor.close();
flooder.disconnect();
await end(bff.child, 'SIGTERM');
await end(standIns.child, 'SIGTERM');
finish();
