import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { paths } from '../paths.ts';
import { traceRootFields } from '../tracing/traceRootFields.ts';
import { guardRootFields, limitCostlyFields } from './access.ts';
import { resolvers } from './resolvers.ts';

let schema: GraphQLSchema | undefined;

/**
 * The schema of `schema/graphql` with its resolvers, each root field behind the access check and those that compute
 * behind their turn. It is made once, for all servers of a process.
 */
export const executableSchema = (): GraphQLSchema => (schema ??= makeSchema());

function makeSchema(): GraphQLSchema {
  const files = readdirSync(paths.graphqlSchema).filter((name) => name.endsWith('.graphql'));
  const typeDefs = files.map((name) => readFileSync(join(paths.graphqlSchema, name), 'utf8'));
  const plain = makeExecutableSchema({
    typeDefs,
    noLocation: true,
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  return traceRootFields(limitCostlyFields(guardRootFields(plain)));
}
