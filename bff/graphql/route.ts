import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { parseBearerToken } from '../auth/bearer.ts';
import { networkOf } from '../auth/networkOf.ts';
import type { Config } from '../config.ts';
import { createContext, type Context } from '../context.ts';
import { codeOf, httpStatusOf } from '../errors.ts';
import { compressionOptions } from '../http/compression.ts';
import { rejectOtherMethods } from '../http/errorHandler.ts';
import { FairQueue } from '../http/fairQueue.ts';
import { acceptOnlyJson, MAX_JSON_BYTES } from '../http/jsonBody.ts';
import { withLoaders } from '../modules/loaders.ts';
import type { Services } from '../services.ts';
import { costlyFields } from './access.ts';
import type { CompiledOperations } from './compiledOperations.ts';
import { findCompiled, sendCompiled } from './compiledRoute.ts';
import { nameRootFields, refusedFieldNames } from './logFields.ts';
import { TrustedDocuments } from './trustedDocuments.ts';
import { createRequestValidator } from './validateRequest.ts';

interface GraphqlParts {
  apollo: ApolloServer<Context>;
  operations: CompiledOperations;
  schema: GraphQLSchema;
  services: Services;
  config: Config;
}

/** `POST /graphql` with a JSON body only, which neither a link nor a form of another origin can send. */
export function serveGraphql(
  app: FastifyInstance,
  { apollo, operations, schema, services, config }: GraphqlParts,
): void {
  const validateRequest = createRequestValidator({
    introspection: config.graphqlIntrospection,
    costlyFields: costlyFields(schema),
  });
  const documents = new TrustedDocuments(config.trustedDocumentsFile, config.trustedDocumentsOnly);
  shareTurns(app, services);
  acceptOnlyJson(app, config);
  const contextOf = (request: FastifyRequest, reply: FastifyReply): Context => {
    void reply.header('cache-control', 'no-store');
    return withLoaders(createContext(services, request, reply));
  };
  const context = (request: FastifyRequest, reply: FastifyReply): Promise<Context> => {
    try {
      documents.check(request.body);
      validateRequest(request.body);
    } catch (error) {
      // Apollo has no operation yet, so the plugin that logs operations and adds the request id to errors does not run.
      nameRootFields(request.log, refusedFieldNames(schema, request.body));
      request.log.info({ outcome: codeOf(error) }, 'operation refused');
      services.metrics.countRefusal(codeOf(error));
      void reply.header('cache-control', 'no-store');
      throw Object.assign(error as Error, {
        extensions: { ...(error as { extensions: object }).extensions, requestId: request.id },
      });
    }
    return Promise.resolve(contextOf(request, reply));
  };
  const askApollo = fastifyApolloHandler(apollo, { context });
  app.post('/graphql', { compress: compressionOptions }, async (request, reply) => {
    documents.resolve(request.body);
    const compiled = findCompiled(operations, request);
    if (compiled && (await sendCompiled(reply, compiled, contextOf(request, reply), services.metrics))) return reply;
    return askApollo.call(app, request, reply);
  });
  rejectOtherMethods(app, '/graphql');
}

/**
 * Has the requests of a person, or of an address while nobody is known, wait for their turn before anything of them is
 * read.
 */
function shareTurns(app: FastifyInstance, { tokenCache }: Services): void {
  const share = new FairQueue();
  app.addHook('onRequest', (request, reply, done) => {
    const token = parseBearerToken(request.headers.authorization);
    const requester = (token && tokenCache.knownViewerId(token)) ?? networkOf(request.ip);
    const bytes = Number(request.headers['content-length'] ?? MAX_JSON_BYTES);
    const leave = share.admit(requester, bytes, done);
    reply.raw.once('close', () => leave(reply.statusCode === httpStatusOf('RATE_LIMITED')));
  });
}
