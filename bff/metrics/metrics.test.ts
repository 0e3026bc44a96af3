import { startBff, type TestBff } from '../../tests/support/bff.ts';
import { executableSchema } from '../graphql/schema.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff({ metricsPort: 0, version: '9.8.7', commit: '0123456789ab' });
  await bff.tokenOf('admin');
});
afterAll(() => bff.close());

/** Every sample by its name with its labels, as Prometheus reads them. */
async function samples(): Promise<Map<string, number>> {
  const response = await fetch(`${bff.metricsUrl}/metrics`);
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

/** By how much each counter grew while `act` ran, without those of the process and the sums of durations. */
async function growthDuring(act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await samples();
  await act();
  const after = await samples();
  const grown = [...after].map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const);
  return Object.fromEntries(
    grown.filter(([name, value]) => value !== 0 && /^dosije_.*_(total|count)\{/.test(name)).sort(),
  );
}

test('one request moves the counters of its field, its route and its call behind by one', async () => {
  expect(await growthDuring(() => bff.askAs('admin', 'query Secret { mine: labels { totalCount } }'))).toEqual({
    'dosije_graphql_fields_total{field="labels",outcome="OK"}': 1,
    'dosije_graphql_duration_seconds_count{field="labels"}': 1,
    'dosije_http_duration_seconds_count{route="/graphql",status="200"}': 1,
    'dosije_upstream_calls_total{service="product-server",operation="listLabels",status="200",outcome="OK"}': 1,
    'dosije_upstream_duration_seconds_count{service="product-server",operation="listLabels"}': 1,
  });
});

test('a field that fails is counted by its code, the fields beside it are not', async () => {
  await bff.standIns.product.fault({ path: '/', kind: 'status', status: 404, times: 1 });
  const grown = await growthDuring(() =>
    bff.askAs('admin', 'query { ...Failing __typename } fragment Failing on Query { labels { totalCount } }'),
  );
  await bff.standIns.product.clearFaults();
  expect(grown).toMatchObject({
    'dosije_graphql_fields_total{field="labels",outcome="UPSTREAM_UNSUPPORTED"}': 1,
    'dosije_graphql_fields_total{field="__typename",outcome="OK"}': 1,
    'dosije_upstream_calls_total{service="product-server",operation="listLabels",status="404",outcome="UPSTREAM_UNSUPPORTED"}': 1,
  });
});

test('whatever a client sends, no text of it becomes a label', async () => {
  const hostile = (index: number) => `intruder${index}`;
  const grown = await growthDuring(async () => {
    for (let index = 0; index < 20; index++) {
      const name = hostile(index);
      await bff.ask(`query ${name} { ${name}: __typename }`);
      await bff.ask(`{ ${name} }`);
      await bff.ask(`query Q($${name}: String) { __typename }`, { variables: { [name]: name } });
      await bff.ask(`{ ${name}`);
      await fetch(`${bff.url}/${name}/secret?token=${name}`);
      await fetch(`${bff.url}/graphql`, { method: 'PUT', headers: { 'x-request-id': name } });
    }
  });
  expect(JSON.stringify([...(await samples()).keys()])).not.toContain('intruder');
  const fields = new Set(Object.keys(grown).flatMap((name) => /field="([^"]*)"/.exec(name)?.[1] ?? []));
  expect([...fields].sort()).toEqual(['__typename', 'none']);
});

test('every field that is counted is one of the schema', async () => {
  const schema = executableSchema();
  const known = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type!.getFields()));
  const counted = [...(await samples()).keys()].flatMap((name) => /field="([^"]*)"/.exec(name)?.[1] ?? []);
  expect(counted).toContain('login');
  expect(counted.filter((field) => !['none', '__typename', ...known].includes(field))).toEqual([]);
});

test('no person, password or token stands in the metrics', async () => {
  const text = JSON.stringify([...(await samples()).keys()]);
  expect(text).not.toContain('@');
  expect(text).not.toContain(await bff.tokenOf('admin'));
});

test('what Node knows of the process is there: memory, and the lag of the event loop', async () => {
  const names = [...(await samples()).keys()];
  expect(names).toEqual(expect.arrayContaining(['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']));
});

test('one gauge names version and commit of the build', async () => {
  expect((await samples()).get('dosije_build_info{version="9.8.7",commit="0123456789ab"}')).toBe(1);
});

test('the port for operators serves nothing else, and the port of the product has no metrics', async () => {
  const operators = bff.metricsUrl!;
  const [index, head, post, onProduct] = await Promise.all([
    fetch(operators),
    fetch(`${operators}/metrics`, { method: 'HEAD' }),
    fetch(`${operators}/metrics`, { method: 'POST' }),
    fetch(`${bff.url}/metrics`),
  ]);
  expect([index.status, head.status, await head.text(), post.status]).toEqual([404, 200, '', 405]);
  expect(await onProduct.text()).not.toContain('dosije_');
});

test('without the setting no port is opened', async () => {
  const silent = await startBff({}, bff);
  expect(silent.metricsUrl).toBeNull();
  await silent.close();
});
