import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { guardRootFields } from './access.ts';
import type { Context } from '../context.ts';
import { paths } from '../paths.ts';
import { toClientError } from '../errors.ts';
import { limits } from './queryLimits.ts';
import { operationLogger } from './operationLogger.ts';
import { resolvers } from './resolvers.ts';

const MOST_MISTAKES = 5;

/** The schema of schema/graphql with our resolvers behind the access check. */
export function createSchema(): GraphQLSchema {
  const files = readdirSync(paths.graphqlSchema).filter((name) => name.endsWith('.graphql'));
  const typeDefs = files.map((name) => readFileSync(join(paths.graphqlSchema, name), 'utf8'));
  return guardRootFields(
    makeExecutableSchema({
      typeDefs,
      resolvers,
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    }),
  );
}

/** Apollo without what it adds by default: no caching hints on every field, no pages, no reporting, no stored queries. */
export function createApollo(
  schema: GraphQLSchema,
  options: { introspection: boolean; log: FastifyBaseLogger },
): ApolloServer<Context> {
  const { introspection, log } = options;
  return new ApolloServer<Context>({
    schema,
    nodeEnv: 'production',
    introspection,
    hideSchemaDetailsFromClientErrors: !introspection,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: limits.tokens },
    validationOptions: { maxErrors: MOST_MISTAKES },
    executionOptions: { maxCoercionErrors: MOST_MISTAKES },
    formatError: toClientError,
    logger: { debug: quiet, info: quiet, warn: (text) => log.warn(text), error: (text) => log.error(text) },
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      operationLogger(),
    ],
  });
}

const quiet = (): void => undefined;
