import { serverAudits } from 'graphql-http';
import { startBff, type TestBff } from '../support/bff.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const JSON_TYPE = 'application/json';
const GRAPHQL_TYPE = 'application/graphql-response+json';
/** What clients send as `Accept` when they want each of the two. */
const accepted: [accept: string, type: string, statusOfErrors: number][] = [
  [JSON_TYPE, JSON_TYPE, 200],
  [`${JSON_TYPE}; charset=utf-8`, JSON_TYPE, 200],
  [GRAPHQL_TYPE, GRAPHQL_TYPE, 400],
  [`${GRAPHQL_TYPE},${JSON_TYPE};q=0.9`, GRAPHQL_TYPE, 400],
];

describe.each([true, false])('with introspection %s', (graphqlIntrospection) => {
  let server: TestBff;
  beforeAll(async () => (server = await startBff({ graphqlIntrospection }, bff)));
  afterAll(() => server.close());

  const audits = serverAudits({ url: () => `${server.url}/graphql` });
  const binding = audits.filter(({ name }) => /^(?:MUST|SHOULD) /.test(name));

  test.each(binding.map(({ id, name, fn }) => [id, name, fn] as const))(
    'GraphQL over HTTP, %s: %s',
    async (_id, _name, audit) => {
      const result = await audit();
      expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok');
    },
  );

  describe.each(accepted)('whoever accepts %s gets', (accept, type, status) => {
    const ask = (query: string) => server.ask(query, { headers: { accept } });

    test.each([
      ['that cannot be parsed', '{'],
      ['of an unknown field', '{ nope }'],
      [
        'without a variable that it needs',
        'mutation ($input: LoginInput!) { login(input: $input) { session { token } } }',
      ],
    ])(`${type} with ${status} for a request %s`, async (_what, query) => {
      const { headers, code, data, ...answer } = await ask(query);
      expect([answer.status, headers.get('content-type')]).toEqual([status, `${type}; charset=utf-8`]);
      expect([code, data]).toEqual(['BAD_USER_INPUT', undefined]);
    });

    test(`${type} with ${status} for a variable of a wrong type, also of an operation that is compiled`, async () => {
      const query = `query Compiled($page: Int) { labels(page: $page) { page } }`;
      const askAgain = (page: unknown) => server.askAs('org', query, { headers: { accept }, variables: { page } });
      for (let time = 0; time < 3; time++) expect((await askAgain(1)).data).toEqual({ labels: { page: 1 } });
      const { headers, code, data, ...answer } = await askAgain('first');
      expect([answer.status, headers.get('content-type')]).toEqual([status, `${type}; charset=utf-8`]);
      expect([code, data]).toEqual(['BAD_USER_INPUT', undefined]);
    });

    test(`${type} with 200 for an error of a field`, async () => {
      const { headers, code, data, ...answer } = await ask('{ viewer { id } }');
      expect([answer.status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
      expect([code, data]).toEqual(['UNAUTHENTICATED', null]);
    });
  });
});
