import { again } from '../../../tests/support/again.ts';
import type { Fault } from '../../../mocks/faultInjection.ts';
import { until } from '../../../mocks/testing/until.ts';
import { startBff, type TestBff } from '../../../tests/support/bff.ts';
import { wireKnowledge } from '../../../tests/support/knowledge.rest.ts';

const INDEX = '/api/v1/cosing/index';
const CHECK = '{ checkIngredients(input: {text: "Aqua, Glycerin, Parfum"}) { result recognised knowledgeVersion } }';

interface Checked {
  checkIngredients: { result: string; recognised: number; knowledgeVersion: string };
}

let bff: TestBff;
let product: TestBff['standIns']['product'];
const opened: TestBff[] = [];

/** A BFF that knows nothing yet, before the stand-ins of the other; it recognises these people already. */
async function fresh(settings: Parameters<typeof startBff>[0] = {}): Promise<TestBff> {
  const one = await startBff(
    { upstreamAttemptMs: 20_000, upstreamTotalMs: 20_000, breakerOpenMs: 1, ...settings },
    bff,
  );
  opened.push(one);
  for (const person of ['admin', 'org', 'konsultant'] as const) await one.askAs(person, '{ viewer { id } }');
  return one;
}

/** Calls for the knowledge, with their statuses. */
async function loadsDuring(one: TestBff, act: () => Promise<unknown>): Promise<number[]> {
  const calls = await one.callsDuring(act);
  return calls.filter(({ path }) => path === INDEX).map(({ status }) => status);
}

beforeAll(async () => {
  bff = await startBff();
  ({ product } = bff.standIns);
});
afterEach(async () => {
  await product.clearFaults();
  await Promise.all(opened.splice(0).map((one) => one.close()));
});
afterAll(() => bff.close());

test('eighteen checks at once load the knowledge once', async () => {
  const one = await fresh();
  await product.fault({ path: INDEX, kind: 'slow', delayMs: 100, times: 1 });
  const loads = await loadsDuring(one, async () => {
    const people = ['admin', 'org', 'konsultant'] as const;
    const responses = await Promise.all(
      Array.from({ length: 18 }, (_, at) => one.askAs<Checked>(people[at % 3]!, CHECK)),
    );
    expect(responses.flatMap(({ errors }) => errors)).toEqual([]);
    expect(new Set(responses.map(({ data }) => data.checkIngredients.knowledgeVersion)).size).toBe(1);
    expect(responses[0]?.data.checkIngredients).toMatchObject({ result: 'GREEN', recognised: 3 });
    await one.askAs('konsultant', CHECK);
  });
  expect(loads).toEqual([200]);
});

test('unchanged knowledge is not sent again', async () => {
  const one = await fresh({ knowledgeTrustedMs: 0 });
  const versions: string[] = [];
  const loads = await loadsDuring(one, async () => {
    for (let i = 0; i < 3; i++)
      versions.push((await one.askAs<Checked>('org', CHECK)).data.checkIngredients.knowledgeVersion);
  });
  expect([loads, new Set(versions).size]).toEqual([[200, 304, 304], 1]);
});

test('changed knowledge replaces the version in memory', async () => {
  const one = await fresh({ knowledgeTrustedMs: 0 });
  await one.askAs('org', CHECK);
  await product.fault({
    path: INDEX,
    kind: 'status',
    status: 200,
    headers: { etag: '"changed"' },
    body: wireKnowledge('changed'),
    times: 1,
  });
  expect((await one.askAs<Checked>('org', CHECK)).data.checkIngredients.knowledgeVersion).toBe('changed');
});

const broken: Fault[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 404 },
  { kind: 'status', status: 304 },
  { kind: 'reset' },
  { kind: 'truncate' },
  { kind: 'html', status: 200 },
  { kind: 'wrongType' },
  { kind: 'empty' },
  { kind: 'null' },
  { kind: 'huge' },
  { kind: 'status', status: 200, body: { data: { data: { verzija: '', sastojci: [], aneksi: [] } } } },
  {
    kind: 'status',
    status: 200,
    body: { data: { data: { ...wireKnowledge('1').data.data, sastojci: [{ inci: 'AQUA' }] } } },
  },
  { kind: 'status', status: 200, body: { data: { data: { ...wireKnowledge('1').data.data, sastojci: [] } } } },
  { kind: 'status', status: 200, body: { data: { data: { ...wireKnowledge('1').data.data, aneksi: [] } } } },
];

/** A call that the service does not know is no failure while nothing is loaded: what ships with the product is used. */
const isFailure = ({ status }: Fault) => status !== 404;

again.each(broken.filter(isFailure).map((fault) => [fault.kind, fault] as const))(
  'while no knowledge is loaded, %s (%#) makes a check unavailable until the service recovers',
  async (_kind, fault) => {
    const one = await fresh();
    await product.fault({ path: INDEX, ...fault });
    const response = await one.askAs<Checked>('konsultant', CHECK);
    expect(response).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', data: null });
    expect(response.errors[0]?.extensions.retryAfterSeconds).toBeGreaterThan(0);
    expect(response.text).not.toMatch(/10\.0\.0\.7|fault|stack/);
    await product.clearFaults();
    expect((await one.askAs<Checked>('konsultant', CHECK)).data.checkIngredients).toMatchObject({
      result: 'GREEN',
      recognised: 3,
    });
  },
);

test('once knowledge is loaded, no failure changes a result', async () => {
  const one = await fresh({ knowledgeTrustedMs: 0 });
  const { data: before } = await one.askAs<Checked>('konsultant', CHECK);
  const forbidden: Fault = { kind: 'status', status: 403 };
  for (const fault of [...broken, forbidden]) {
    const earlier = (await one.log()).length;
    await product.fault({ path: INDEX, ...fault });
    const { data: after, errors } = await one.askAs<Checked>('konsultant', CHECK);
    await product.clearFaults();
    expect([errors, after]).toEqual([[], before]);
    const isUnchanged = fault.kind === 'status' && fault.status === 304;
    expect([fault, (await one.log()).slice(earlier).some((line) => line.includes('not revalidated'))]).toEqual([
      fault,
      !isUnchanged,
    ]);
  }
});

again('a failed comparison is not repeated with every check', async () => {
  const one = await fresh({ knowledgeTrustedMs: 60_000 });
  await one.askAs('org', CHECK);
  await one.askAs(
    'admin',
    `mutation { refreshIngredient(input: {id: "${await idOf(one, 'GLYCERIN')}"}) { changedFields } }`,
  );
  await product.fault({ path: INDEX, kind: 'status', status: 500 });
  const loads = await loadsDuring(one, async () => {
    for (let i = 0; i < 4; i++) expect((await one.askAs('org', CHECK)).errors).toEqual([]);
  });
  expect(loads).toEqual([500]);
});

const idOf = async (one: TestBff, name: string): Promise<string> => {
  const { data } = await one.askAs<{ searchIngredients: { id: string; inciName: string }[] }>(
    'org',
    `{ searchIngredients(text: "${name}") { id inciName } }`,
  );
  return data.searchIngredients.find(({ inciName }) => inciName === name)!.id;
};

again('refreshing an ingredient makes the next check load the knowledge again', async () => {
  const one = await fresh({ knowledgeTrustedMs: 60 * 60 * 1000 });
  const loads = await loadsDuring(one, async () => {
    await one.askAs('org', CHECK);
    const { errors } = await one.askAs(
      'admin',
      `mutation { refreshIngredient(input: {id: "${await idOf(one, 'GLYCERIN')}"}) { changedFields } }`,
    );
    expect(errors).toEqual([]);
    await one.askAs('org', CHECK);
  });
  expect(loads).toHaveLength(2);
});

again('loading continues when the client that caused it disconnects', async () => {
  const one = await fresh();
  await product.fault({ path: INDEX, kind: 'slow', delayMs: 500, times: 1 });
  await product.clearCalls();
  const loads = await loadsDuring(one, async () => {
    const leaving = new AbortController();
    const token = await one.tokenOf('org');
    const left = fetch(`${one.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: CHECK }),
      signal: leaving.signal,
    }).catch(() => 'left');
    await until('the knowledge is asked for', async () => (await product.calls()).some(({ path }) => path === INDEX));
    const other = one.askAs<Checked>('konsultant', CHECK);
    leaving.abort();
    expect(await left).toBe('left');
    expect((await other).data.checkIngredients.recognised).toBe(3);
  });
  expect(loads).toEqual([200]);
});

test('an ended session affects only the caller whose session it is', async () => {
  const one = await fresh();
  await product.fault({ path: INDEX, kind: 'status', status: 401, times: 1 });
  const [first, second, third] = await Promise.all([
    one.askAs('admin', CHECK),
    one.askAs('org', CHECK),
    one.askAs('konsultant', CHECK),
  ]);
  expect([first, second, third].map(({ code }) => code ?? 'OK').sort()).toEqual(['OK', 'OK', 'UNAUTHENTICATED']);
});
