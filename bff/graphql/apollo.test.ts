import { buildSchema } from 'graphql';
import type { Context } from '../context.ts';
import { Metrics } from '../metrics/metrics.ts';
import { CompiledOperations } from './compiledOperations.ts';
import { createApollo } from './apollo.ts';

const log = { info: () => undefined, error: () => undefined, warn: () => undefined, setBindings: () => undefined };
const schema = buildSchema('type Query { sum(of: [Int!]): Int }');
const apollo = createApollo(schema, {
  introspection: false,
  log: log as never,
  metrics: new Metrics({ version: '1.0.0', commit: null }),
  operations: new CompiledOperations(schema),
});

/** The message of the first error; undefined when there is none. */
async function errorOf(query: string): Promise<string | undefined> {
  const contextValue = { log, viewer: null, requestId: 'test-1' } as unknown as Context;
  const { body } = await apollo.executeOperation({ query }, { contextValue });
  return body.kind === 'single' ? body.singleResult.errors?.[0]?.message : 'not a single result';
}

/** A document of nine tokens and one for each number. */
const withTokens = (count: number) => `{sum(of:[${'1 '.repeat(count - 9)}])}`;

test('a document may have 1000 tokens and no more', async () => {
  expect(await errorOf(withTokens(1000))).toBeUndefined();
  expect(await errorOf(withTokens(1001))).toBe('The operation is too large');
});
