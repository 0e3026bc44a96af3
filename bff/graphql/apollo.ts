import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { formatError } from '../errors.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { compileAccepted, type CompiledOperations } from './compiledOperations.ts';
import { refuseIntrospection } from './introspection.ts';
import { queryLimits } from './queryLimits.ts';
import { operationLogger } from './operationLogger.ts';
import { operationMetrics } from './operationMetrics.ts';

const MAX_ERRORS = 5;

/**
 * Apollo Server without what it adds by default: cache hints on every field, landing pages, reporting, persisted
 * queries. `nodeEnv` is fixed so that no environment variable brings any of it back.
 */
export function createApollo(
  schema: GraphQLSchema,
  options: { introspection: boolean; log: FastifyBaseLogger; metrics: Metrics; operations: CompiledOperations },
): ApolloServer<Context> {
  const { introspection, log, metrics, operations } = options;
  return new ApolloServer<Context>({
    schema,
    nodeEnv: 'production',
    // Where the schema is not public, `refuseIntrospection` refuses in our words.
    introspection: true,
    hideSchemaDetailsFromClientErrors: !introspection,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxLexicalTokens: queryLimits.tokens },
    validationOptions: { maxErrors: MAX_ERRORS },
    executionOptions: { maxCoercionErrors: MAX_ERRORS },
    formatError,
    logger: { debug: ignore, info: ignore, warn: (text) => log.warn(text), error: (text) => log.error(text) },
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ...(introspection ? [] : [refuseIntrospection()]),
      operationLogger(),
      operationMetrics(metrics),
      compileAccepted(operations),
    ],
  });
}

const ignore = (): void => undefined;
