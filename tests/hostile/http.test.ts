import { LOGIN, type TestBff } from '../support/bff.ts';
import { startBffHere } from '../support/bffHere.ts';
import { expectRefusal, post } from './attack.ts';

let bff: TestBff;
let open: TestBff;
beforeAll(async () => {
  bff = await startBffHere();
  open = await startBffHere({ graphqlIntrospection: true, corsOrigins: ['https://tools.example'] }, bff);
});
afterAll(async () => {
  await open.close();
  await bff.close();
});

const body = '{"query":"{ __typename }"}';
const send = (init: RequestInit, path = '/graphql', one = bff) =>
  fetch(`${one.url}${path}`, { redirect: 'manual', ...init });

describe('only POST of JSON', () => {
  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is rejected with 405 and the allowed method',
    async (method) => {
      for (const path of ['/graphql', '/graphql?query={__typename}', '/uploads']) {
        const response = await send({ method }, path);
        expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
      }
    },
  );

  test('a mutation sent with GET changes nothing', async () => {
    const calls = await bff.callsDuring(() =>
      send(
        { headers: { 'apollo-require-preflight': '1' } },
        `/graphql?query=${encodeURIComponent('mutation{logout{loggedOut}}')}`,
      ),
    );
    expect(calls).toEqual([]);
  });

  test.each([
    'text/plain',
    'text/plain; charset=utf-8; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
    'application/jsonx',
    'text/json',
    'application/json, text/plain',
    'application/json; charset=iso-8859-1',
    'application/csp-report',
    'x',
    '*/*',
  ])('%s is not read, whatever other headers come with it', async (type) => {
    const extras: Record<string, string>[] = [
      {},
      { 'apollo-require-preflight': 'true', 'x-apollo-operation-name': 'A' },
    ];
    for (const extra of extras) {
      await expectRefusal(bff, () => post(bff, body, { 'content-type': type, ...extra }), [415]);
    }
  });

  test('a body without a content type is rejected', async () => {
    await expectRefusal(bff, () => send({ method: 'POST', body: new Blob([body]) }), [415]);
  });

  test('the content type is case-insensitive and may carry a charset', async () => {
    for (const type of ['application/json; charset=utf-8', 'Application/JSON;Charset="UTF-8"']) {
      expect((await post(bff, body, { 'content-type': type })).status).toBe(200);
    }
  });
});

describe('other origins', () => {
  const preflight = (origin: string, one: TestBff, path = '/graphql') =>
    send(
      {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
      },
      path,
      one,
    );

  test.each([
    'https://evil.example',
    'null',
    'http://tools.example',
    'https://tools.example.evil.example',
    'https://tools.example:444',
    '',
  ])('the origin %j gets no CORS headers', async (origin) => {
    for (const one of [bff, open]) {
      for (const response of [await preflight(origin, one), await post(one, body, origin ? { origin } : {})]) {
        expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
    }
  });

  test('a listed origin is allowed to send tokens in headers but no cookies', async () => {
    for (const path of ['/graphql', '/uploads']) {
      const response = await preflight('https://tools.example', open, path);
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-origin')).toBe('https://tools.example');
      expect(response.headers.get('access-control-allow-methods')).toBe('POST');
      expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    }
    const { headers } = await post(open, body, { origin: 'https://tools.example' });
    expect(headers.get('access-control-allow-origin')).toBe('https://tools.example');
    expect(headers.get('vary')).toMatch(/\bOrigin\b/);
    expect((await post(open, body)).headers.get('vary')).toMatch(/\bOrigin\b/);
  });
});

describe('headers', () => {
  const everywhere: [string, RequestInit][] = [
    ['/', { headers: { accept: 'text/html' } }],
    ['/graphql', { method: 'POST', body, headers: { 'content-type': 'application/json' } }],
    ['/graphql', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }],
    ['/graphql', { method: 'POST', body: 'x'.repeat(200_000), headers: { 'content-type': 'application/json' } }],
    ['/graphql', { method: 'POST', body, headers: { 'content-type': 'text/plain' } }],
    ['/graphql', {}],
    ['/uploads', { method: 'POST' }],
    ['/files/users/none.webp', {}],
    ['/files/users/%', {}],
    [`/files/users/${'a'.repeat(3000)}`, {}],
    ['/healthz', {}],
    ['/readyz', {}],
    ['/no/such/path', {}],
    ['/%ff', {}],
  ];
  test.each(everywhere)('%s %j: all security headers and none that names the server software', async (path, init) => {
    const { headers } = await send(init, path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-request-id')).toMatch(/^[\w.-]{8,64}$/);
    expect(headers.get('strict-transport-security')).toBeNull();
    for (const name of ['server', 'x-powered-by', 'set-cookie']) expect(headers.get(name)).toBeNull();
  });

  test('API responses are not cached', async () => {
    for (const response of [await post(bff, body), await post(bff, '{'), await send({})]) {
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('HSTS is sent only when a trusted proxy reports HTTPS', async () => {
    const proxied = await startBffHere({ trustedProxies: ['127.0.0.1'] }, bff);
    const headers = { 'x-forwarded-proto': 'https' };
    expect((await send({ headers }, '/healthz', proxied)).headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
    expect((await send({ headers }, '/healthz')).headers.get('strict-transport-security')).toBeNull();
    await proxied.close();
  });

  test('a valid request id of the caller is used in every error', async () => {
    const { headers, errors } = await bff.ask('{ nope }', { headers: { 'x-request-id': 'web-12345678' } });
    expect([headers.get('x-request-id'), errors[0]?.extensions.requestId]).toEqual(['web-12345678', 'web-12345678']);
    for (const id of ['short', 'with blank', 'x'.repeat(65), '{"a":1}', '../../etc']) {
      expect(
        (await bff.ask('{ __typename }', { headers: { 'x-request-id': id } })).headers.get('x-request-id'),
      ).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

describe('with introspection off', () => {
  test.each([
    '{ __schema { types { name } } }',
    '{ __type(name: "User") { fields { name } } }',
    '{ none: __type(name: "None") { name } user: __type(name: "User") { name } }',
    'query ($name: String = "User") { __type(name: $name) { name } }',
    'query A { __typename } query B { __type(name: "String") { name } }',
    '{ ... on Query { __schema { queryType { name } } } }',
    'query A { x: __schema { directives { name } } }',
    'fragment F on Query { __schema { types { name } } } query A { ...F }',
  ])('%s is refused in words of our own', async (query) => {
    const operationName = query.includes('query B') ? 'A' : undefined;
    const ask = (one: TestBff) => post(one, JSON.stringify({ query, operationName }));
    await expectRefusal(bff, () => ask(bff));
    const { errors } = (await (await ask(bff)).json()) as { errors: { message: string }[] };
    expect(errors.map(({ message }) => message)).toEqual(['The schema is not public']);
    expect(await (await ask(open)).json()).not.toHaveProperty('errors');
  });

  test('a type that does not exist is null, and one that does is refused also after many requests for others', async () => {
    const query = 'query Type($name: String!) { viewer { role } __type(name: $name) { name } }';
    const ask = (name: string) => bff.askAs('org', query, { variables: { name } });
    for (let time = 0; time < 4; time++)
      expect((await ask('Nothing')).data).toEqual({ viewer: { role: 'ORG_ADMIN' }, __type: null });
    const { data, errors } = await ask('User');
    expect([data, errors[0]?.message]).toEqual([undefined, 'The schema is not public']);
  });

  test.each([
    '{ lables { totalCount } }',
    '{ labels { itemz { id } } }',
    'query($f: LabelFilte) { labels(filter: $f) { totalCount } }',
    '{ labels(pag: 1) { totalCount } }',
    '{ labels(sort: CREATED_DES) { totalCount } }',
  ])('%s suggests nothing', async (query) => {
    expect((await bff.ask(query)).text).not.toMatch(/did you mean|labels"|LabelFilter|CREATED_DESC|pageSize|items/i);
    expect((await open.ask(query)).text).toMatch(/did you mean/i);
  });

  test('there are no landing pages or development tools', async () => {
    for (const path of [
      '/graphql',
      '/graphiql',
      '/playground',
      '/altair',
      '/voyager',
      '/api/graphql',
      '/.well-known/apollo/server-health',
      '/metrics',
      '/debug',
    ]) {
      const response = await send({ headers: { accept: 'text/html' } }, path);
      expect([404, 405]).toContain(response.status);
      expect(response.headers.get('content-type')).toMatch(/json/);
    }
  });

  test('tracing and federation are not available', async () => {
    const traced = await bff.ask('{ __typename }', {
      headers: { 'apollo-federation-include-trace': 'ftv1', 'x-apollo-tracing': '1' },
    });
    expect(JSON.parse(traced.text)).toEqual({ data: { __typename: 'Query' } });
    expect((await bff.ask('{ _service { sdl } _entities(representations: []) { __typename } }')).code).toBe(
      'BAD_USER_INPUT',
    );
  });

  test('no request makes a persisted query', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
    const ask = async (more: object) => (await post(bff, JSON.stringify({ ...more, extensions }))).text();
    expect(await ask({ query: '{ __typename }' })).toContain('"Query"');
    expect(await ask({})).toContain('NOT_FOUND');
  });

  test('the health probes return a status without details', async () => {
    expect(await (await send({}, '/healthz')).text()).toContain('"status":"ok"');
    expect(await (await send({}, '/readyz')).text()).toBe('{"status":"ok"}');
  });
});

test('an unexpected error is reported without details and logged once', async () => {
  const { callers } = await import('../../bff/auth/tokenCache.ts').then(({ TokenCache }) => ({
    callers: TokenCache.prototype,
  }));
  const verify = jest.spyOn(callers, 'verify').mockImplementation(() => {
    throw new Error('secret /root/db.js');
  });
  const before = (await bff.log()).length;
  const { text, errors } = await bff.ask('{ viewer { id } }', { token: 'any-token' });
  verify.mockRestore();
  expect(errors).toEqual([
    {
      message: 'Something went wrong',
      locations: expect.anything() as unknown,
      path: ['viewer'],
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) as string },
    },
  ]);
  expect(text).not.toContain('secret');
  expect((await bff.log()).slice(before).filter((line) => line.includes('secret /root/db.js'))).toHaveLength(1);
});

test('a sign-in is not cacheable and leaves nothing in a URL', async () => {
  const { headers } = await bff.ask(LOGIN, {
    variables: { input: { email: 'org@dosije.example', password: 'Demo@2026x' } },
  });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(
    (await bff.standIns.product.calls()).flatMap(({ path, query }) => [path, ...Object.values(query)]).join(' '),
  ).not.toMatch(/Demo@2026x|eyJ/);
});
