import { auditServer } from 'graphql-http';
import { startBff, type TestBff } from '../support/bff.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff({ graphqlIntrospection: true });
});
afterAll(() => bff.close());

test('the server follows GraphQL over HTTP: every MUST and every SHOULD', async () => {
  const results = await auditServer({ url: `${bff.url}/graphql` });
  const failed = (word: string) =>
    results
      .filter(({ name, status }) => name.startsWith(word) && status !== 'ok')
      .map(({ id, name }) => `${id} ${name}`);
  expect(failed('MUST')).toEqual([]);
  const should = results.filter(({ name }) => name.startsWith('SHOULD'));
  expect(should.length).toBeGreaterThanOrEqual(20);
  expect(failed('SHOULD')).toEqual([]);
});

describe.each([true, false])('with introspection %s, a request that cannot be executed', (graphqlIntrospection) => {
  let server: TestBff;
  beforeAll(async () => (server = await startBff({ graphqlIntrospection }, bff)));
  afterAll(() => server.close());

  test.each([
    ['that cannot be parsed', '{'],
    ['of an unknown field', '{ nope }'],
    [
      'without a variable that it needs',
      'mutation ($input: LoginInput!) { login(input: $input) { session { token } } }',
    ],
  ])(
    '%s is told with 200 as application/json and with 400 as application/graphql-response+json',
    async (_what, query) => {
      for (const [accept, status] of [
        ['application/json', 200],
        ['application/graphql-response+json', 400],
      ] as const) {
        const answer = await server.ask(query, { headers: { accept } });
        expect([answer.status, answer.headers.get('content-type')]).toEqual([status, `${accept}; charset=utf-8`]);
        expect(answer.code).toBe('BAD_USER_INPUT');
        expect(answer.data).toBeUndefined();
      }
    },
  );
});
