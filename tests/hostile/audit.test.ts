import { auditServer } from 'graphql-http';
import { startBff, type TestBff } from '../support/bff.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff({ graphqlIntrospection: true });
});
afterAll(() => bff.close());

/** GET is not supported, which the specification leaves optional, so audits that use it are left out. */
test('GraphQL over HTTP: every MUST, and at least 20 of what one SHOULD do', async () => {
  const results = await auditServer({ url: `${bff.url}/graphql` });
  const failed = (word: string) =>
    results
      .filter(({ name, status }) => name.startsWith(word) && status !== 'ok')
      .map(({ id, name }) => `${id} ${name}`);
  expect(failed('MUST')).toEqual([]);
  const should = results.filter(({ name }) => name.startsWith('SHOULD'));
  expect(should.length).toBeGreaterThanOrEqual(20);
  expect(should.length - failed('SHOULD').length).toBeGreaterThanOrEqual(20);
});
