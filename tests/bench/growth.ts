import { readFileSync } from 'node:fs';
import pg from 'pg';
import { paths } from '../../bff/paths.ts';
import { postgresPrograms, startPostgres } from '../../mocks/testing/temporaryPostgres.ts';
import { clientPif } from '../support/pif.ts';
import { startTestStack, type TestStack } from '../support/testStack.ts';
import { asker, finish, json, line, median, report, timed, tokenFor, type Ask } from './measure.ts';
import { multiplyRecords, type Size } from './multiplyRecords.ts';

// What a person waits for as the data grow: every list, search, dashboard and report of the web client, over PostgreSQL
// at three sizes. The sizes are asked in turn, so that whatever else the machine does slows all of them. The gate is
// the ratio of the largest to the smallest.
const SIZES: readonly Size[] = [
  { labels: 120, rawMaterials: 0, pifs: 0 },
  { labels: 10_000, rawMaterials: 2_000, pifs: 500 },
  { labels: 100_000, rawMaterials: 20_000, pifs: 5_000 },
];
const LIMITS = { growth: 2, thousandsFound: 4 };
/** The first argument is the number of rounds, the second a pattern of the routes that are measured. */
const ROUNDS = Number(process.argv[2] ?? 15);
const MEASURED = new RegExp(process.argv[3] ?? '');

const page = { page: 1, pageSize: 20 };
const labels = { filter: {}, sort: 'CREATED_DESC', ...page };
const materials = { filter: {}, sort: 'TRADE_NAME_ASC', ...page };
const pifs = { filter: {}, sort: 'CHANGED_DESC', ...page, withTasks: false };

/**
 * What the administrator asks: the operation of the web client, its variables, and whether it is a search that finds
 * thousands.
 */
const ofAdmin: readonly (readonly [route: string, operation: string, variables: object, findsThousands?: boolean])[] = [
  ['labels', 'Labels', labels],
  ['labels, page 5', 'Labels', { ...labels, page: 5 }],
  ['labels of a status, oldest change', 'Labels', { ...labels, filter: { status: 'RED' }, sort: 'RESULT_CHANGED_ASC' }],
  ['labels, a search for a sixth', 'Labels', { ...labels, filter: { search: 'krema' } }, true],
  ['labels, a search for most', 'Labels', { ...labels, filter: { search: 'glycerin' } }, true],
  ['labels, a search in a status', 'Labels', { ...labels, filter: { search: 'krema', status: 'RED' } }, true],
  ['labels, a search for none', 'Labels', { ...labels, filter: { search: 'xyzzyx' } }],
  ['everything, a name', 'Search', { text: 'krema' }, true],
  ['everything, an ingredient of most', 'Search', { text: 'glycerin' }, true],
  ['everything, a CAS number', 'Search', { text: '56-81-5' }, true],
  ['everything, none', 'Search', { text: 'xyzzyx' }],
  ['raw materials', 'RawMaterials', materials],
  ['raw materials, last changed', 'RawMaterials', { ...materials, sort: 'UPDATED_DESC' }],
  ['raw materials, documents missing', 'RawMaterials', { ...materials, filter: { documentState: 'MISSING' } }, true],
  ['raw materials, inci: aqua', 'RawMaterials', { ...materials, filter: { search: 'inci: aqua' } }, true],
  ['PIFs', 'Pifs', pifs],
  ['PIFs, a search', 'Pifs', { ...pifs, filter: { search: 'krema' } }, true],
  ['PIFs with the to-do list', 'Pifs', { ...pifs, withTasks: true }],
  ['dashboard', 'Dashboard', {}],
  ['expiring documents', 'ExpiringDocuments', { filter: {}, ...page }],
  ['labels to reprint', 'LabelsToReprint', { companyId: null, filter: null, ...page }],
  ['formulas', 'Formulas', { filter: {}, ...page }],
  ['a safety report', 'PifSafetyReport', { slug: clientPif.slug }],
  ['companies', 'CompanyList', { sort: 'NAME_ASC', ...page }],
  ['perfumes', 'FragranceMaterials', { filter: {}, sort: 'NAME_ASC', ...page }],
  ['ingredients', 'Ingredients', { filter: { search: 'glycerin' }, ...page }],
];

/** The same of those who see some companies: all of an organisation, those given to a consultant, or one. */
const inOrganisation = ofAdmin.filter(([, operation]) => operation !== 'Dashboard');
const asked = [
  ...ofAdmin.map((one) => ['admin', ...one] as const),
  ...inOrganisation.map((one) => ['org', ...one] as const),
  ...inOrganisation.filter(([, operation]) => operation !== 'Formulas').map((one) => ['konsultant', ...one] as const),
  ['dcp', 'dashboard', 'Dashboard', {}] as const,
];

/** The documents of the built web client by the name of their operation. */
const texts = Object.values(JSON.parse(readFileSync(paths.trustedDocuments, 'utf8')) as Record<string, string>);
const documents = new Map(texts.map((text) => [/\b(?:query|mutation) (\w+)/.exec(text)?.[1], text]));

/** A stack over a database of its own on the server, filled to a size. */
async function startAt(server: string, size: Size): Promise<TestStack> {
  const name = `labels_${size.labels}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const stack = await startTestStack({ env: { DATABASE_URL: url.href } });
  await multiplyRecords(url.href, size);
  return stack;
}

const tokens = new Map<string, Promise<string>>();
/** One sign-in of each person on each stack, because sign-ins are limited. */
function tokenOf(stack: TestStack, person: string): Promise<string> {
  const key = `${person} ${stack.bffUrl}`;
  const token = tokens.get(key) ?? tokenFor(stack, person);
  tokens.set(key, token);
  return token;
}

/** How many records a list says there are; a dash where it does not say. */
async function countOf(url: string, token: string, body: string): Promise<string> {
  const headers = { ...json, authorization: `Bearer ${token}` };
  const text = await (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).text();
  return /"totalCount":(\d+)/.exec(text)?.[1] ?? '–';
}

async function measure(stacks: readonly TestStack[]): Promise<void> {
  line(
    `${'route'.padEnd(46)}${SIZES.map((size) => `${size.labels} labels`.padStart(16)).join('')}   ms, p50 of ${ROUNDS}`,
  );
  const ratios: [string, number, number][] = [];
  for (const [person, title, operation, variables, findsThousands] of asked) {
    const route = `${person}: ${title}`;
    if (!MEASURED.test(route)) continue;
    const tokens = await Promise.all(stacks.map((stack) => tokenOf(stack, person)));
    const query = documents.get(operation);
    if (!query) throw new Error(`The web client has no operation ${operation}`);
    const body = JSON.stringify({ query, variables });
    const asks = stacks.map<Ask>(({ bffUrl }, at) =>
      asker(bffUrl, '/graphql', { ...json, authorization: `Bearer ${tokens[at] ?? ''}` }, body),
    );
    const found = await Promise.all(stacks.map(({ bffUrl }, at) => countOf(bffUrl, tokens[at] ?? '', body)));
    const times = asks.map<number[]>(() => []);
    for (let round = 0; round < ROUNDS + 3; round++)
      for (const [at, ask] of asks.entries()) {
        const ms = await timed(ask);
        if (round >= 3) times[at]?.push(ms);
      }
    const medians = times.map(median);
    line(`${route.padEnd(46)}${medians.map((ms) => ms.toFixed(1).padStart(16)).join('')}   of ${found.join(', ')}`);
    ratios.push([
      route,
      (medians.at(-1) ?? NaN) / (medians[0] ?? NaN),
      findsThousands ? LIMITS.thousandsFound : LIMITS.growth,
    ]);
  }
  line('\nratio of the largest to the smallest');
  for (const [route, ratio, limit] of ratios) report(route, ratio, limit);
}

const programs = postgresPrograms();
if (!programs) {
  line('skipped: no PostgreSQL server is installed');
} else {
  line(`growth: 20 a page, node ${process.version}`);
  const server = await startPostgres(programs);
  const stacks: TestStack[] = [];
  for (const size of SIZES) stacks.push(await startAt(server.url, size));
  await measure(stacks);
  for (const stack of stacks) await stack.close();
  await server.stop();
  finish();
}
