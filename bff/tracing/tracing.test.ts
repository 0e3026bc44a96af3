import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { emailOf, LOGIN, PASSWORD, startBff } from '../../tests/support/bff.ts';

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  status?: { code: number };
}
interface Export {
  resourceSpans: { resource: { attributes: object[] }; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

/** What a collector got: address, headers and body of every request. */
const received: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
let collector: Server;
beforeAll(async () => {
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ url: request.url ?? '', headers: request.headers, body });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterAll(() => collector.close());
beforeEach(() => received.splice(0));

const endpoint = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
const spans = (): OtlpSpan[] =>
  received.flatMap(({ body }) =>
    (JSON.parse(body) as Export).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
const attributesOf = ({ attributes }: OtlpSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

const sampler = { name: 'parentbased_always_on', ratio: 1 } as const;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

test('a request, its root fields and their calls are one trace, which goes on in the services', async () => {
  const tracing = { endpoint: endpoint(), headers: { 'x-key': 'k' }, serviceName: 'proba', sampler };
  const bff = await startBff({ tracing, version: '9.8.7', commit: '0123456789ab' });
  await bff.tokenOf('admin');
  const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
  const calls = await bff.callsDuring(() =>
    bff.askAs('admin', '{ labels { totalCount } label(slug: "nema") { id } }', { headers }),
  );
  await bff.close();

  expect(received[0]).toMatchObject({
    url: '/v1/traces',
    headers: { 'x-key': 'k', 'content-type': 'application/json' },
  });
  expect(received[0]?.body).toContain('{"key":"service.name","value":{"stringValue":"proba"}}');
  expect(received[0]?.body).toContain('{"key":"service.version","value":{"stringValue":"9.8.7+0123456789ab"}}');
  const trace = spans().filter(({ traceId }) => traceId === TRACE);
  const named = (name: string) => trace.find((span) => span.name === name)!;
  const request = named('POST /graphql');
  expect([request.kind, request.parentSpanId, attributesOf(request)]).toEqual([
    2,
    PARENT,
    { 'http.request.method': 'POST', 'http.route': '/graphql', 'http.response.status_code': 200 },
  ]);
  expect(BigInt(request.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(request.startTimeUnixNano));
  for (const [field, call, error] of [
    ['Query.labels', 'product-server.listLabels', undefined],
    ['Query.label', 'product-server.getLabel', 'NOT_FOUND'],
  ] as const) {
    expect(named(field).parentSpanId).toBe(request.spanId);
    expect(attributesOf(named(field))['error.type']).toBe(error);
    expect(named(call).parentSpanId).toBe(named(field).spanId);
    expect(calls.map(({ traceparent }) => traceparent)).toContain(`00-${TRACE}-${named(call).spanId}-01`);
  }
});

test('no trace holds an e-mail address, a password, a token, a variable, a text of an operation or an address with an id', async () => {
  const bff = await startBff({ tracing: { endpoint: endpoint(), headers: {}, serviceName: 'dosije', sampler } });
  const input = { email: emailOf('org'), password: PASSWORD };
  const { data } = await bff.ask<{ login: { session: { token: string } } }>(LOGIN, { variables: { input } });
  const { token } = data.login.session;
  await bff.ask('query Tajna { labels(filter: { search: "pretraga" }) { totalCount } }', { token });
  await fetch(`${bff.url}/documents/66a000000000000000000001/tajna.pdf`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await bff.close();
  const sent = received.map(({ body }) => body).join('');
  expect(spans().map(({ name }) => name)).toEqual(expect.arrayContaining(['Mutation.login', 'Query.labels']));
  for (const secret of [
    input.email,
    PASSWORD,
    token,
    'Tajna',
    'pretraga',
    'tajna',
    '66a000000000000000000001',
    '127.0.0.1',
  ])
    expect(sent).not.toContain(secret);
});

test('health checks are not traced', async () => {
  const bff = await startBff({ tracing: { endpoint: endpoint(), headers: {}, serviceName: 'dosije', sampler } });
  for (const path of ['/healthz', '/readyz', '/session']) await fetch(`${bff.url}${path}`);
  await bff.close();
  expect(spans().map(({ name }) => name)).toEqual(['GET /session']);
});

test('what the sampler leaves out is told to the services and not sent', async () => {
  const none = { name: 'always_off', ratio: 1 } as const;
  const bff = await startBff({ tracing: { endpoint: endpoint(), headers: {}, serviceName: 'dosije', sampler: none } });
  const calls = await bff.callsDuring(() => bff.askAs('admin', '{ labels { totalCount } }'));
  await bff.close();
  expect(spans()).toEqual([]);
  expect(new Set(calls.map(({ traceparent }) => traceparent?.slice(-2)))).toEqual(new Set(['00']));
});

test('without a collector the product works, and the log says once that traces are lost', async () => {
  const bff = await startBff({
    tracing: { endpoint: 'http://127.0.0.1:1', headers: {}, serviceName: 'dosije', sampler },
  });
  expect((await bff.askAs('admin', '{ labels { totalCount } }')).errors).toEqual([]);
  await bff.close();
  expect((await bff.log()).filter((line) => line.includes('collector'))).toHaveLength(1);
});
