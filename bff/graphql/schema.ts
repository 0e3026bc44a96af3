import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { paths } from '../paths.ts';
import { traceRootFields } from '../tracing/traceRootFields.ts';
import { guardRootFields } from './access.ts';
import { resolvers } from './resolvers.ts';

/** The schema of `schema/graphql` with its resolvers, each root field behind the access check. */
export function createSchema(): GraphQLSchema {
  const files = readdirSync(paths.graphqlSchema).filter((name) => name.endsWith('.graphql'));
  const typeDefs = files.map((name) => readFileSync(join(paths.graphqlSchema, name), 'utf8'));
  const schema = makeExecutableSchema({
    typeDefs,
    noLocation: true,
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  return traceRootFields(guardRootFields(schema));
}
