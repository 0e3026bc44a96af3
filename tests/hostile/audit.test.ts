import { auditServer } from 'graphql-http';
import { startBff, type TestBff } from '../support/bff.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff({ graphqlIntrospection: true });
});
afterAll(() => bff.close());

// The specification makes GET optional. It is not supported, so the SHOULD audits that use it fail.
test('the server follows GraphQL over HTTP: every MUST and at least 20 of the SHOULDs', async () => {
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
