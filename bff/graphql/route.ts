import type { ApolloServer } from '@apollo/server';
import fastifyApollo from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import { createRequestValidator } from './validateRequest.ts';
import type { Config } from '../config.ts';
import { createContext, type Context } from '../context.ts';
import { codeOf } from '../errors.ts';
import { rejectOtherMethods } from '../http/errorHandler.ts';
import { acceptOnlyJson } from '../http/jsonBody.ts';
import type { Services } from '../services.ts';

/** `POST /graphql`, in JSON and nothing else: a form of another origin cannot send it, and no link can. */
export async function serveGraphql(
  app: FastifyInstance,
  { apollo, services, config }: { apollo: ApolloServer<Context>; services: Services; config: Config },
): Promise<void> {
  const admit = createRequestValidator({ introspection: config.graphqlIntrospection });
  acceptOnlyJson(app, config);
  await app.register(fastifyApollo(apollo), {
    path: '/graphql',
    method: ['POST'],
    context: (request, reply) => {
      void reply.header('cache-control', 'no-store');
      try {
        admit(request.body);
      } catch (error) {
        // Refused before there is an operation, hence no other line of it in the log and no other hand to name the request.
        request.log.info({ outcome: codeOf(error) }, 'operation refused');
        throw Object.assign(error as Error, {
          extensions: { ...(error as { extensions: object }).extensions, requestId: request.id },
        });
      }
      return Promise.resolve(createContext(services, request, reply));
    },
  });
  rejectOtherMethods(app, '/graphql');
}
