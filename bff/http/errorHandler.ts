import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { codeOf, clientError, statusOf, toClientError } from '../errors.ts';

/** Answers an HTTP request with an error in the shape of a GraphQL answer, on every route the same. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: GraphQLError,
  status?: number,
): FastifyReply {
  const { message, extensions } = toClientError(error.toJSON());
  const { http, ...told } = (extensions ?? {}) as { http?: { status?: number } } & Record<string, unknown>;
  const wait = told['retryAfterSeconds'];
  if (typeof wait === 'number') void reply.header('retry-after', String(wait));
  const graphql = request.headers.accept?.includes('application/graphql-response+json') ?? false;
  return reply
    .code(status ?? http?.status ?? statusOf(codeOf(error)))
    .header('cache-control', 'no-store')
    .type(`application/${graphql ? 'graphql-response+json' : 'json'}; charset=utf-8`)
    .send(JSON.stringify({ errors: [{ message, extensions: { ...told, requestId: request.id } }] }));
}

const refusals: Record<number, string> = {
  400: 'The request is malformed',
  413: 'The body is too large',
  415: 'Send JSON',
};

/** What Fastify could not accept (4xx) is the caller's bad input; anything else is a fault of ours and goes to the log. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | GraphQLError, request, reply) => {
    if (error instanceof GraphQLError) return sendError(request, reply, error);
    const status = error.statusCode ?? 500;
    if (status < 500)
      return sendError(request, reply, clientError('BAD_USER_INPUT', refusals[status] ?? 'Refused'), status);
    request.log.error({ err: error }, 'request failed');
    return sendError(request, reply, clientError('INTERNAL_SERVER_ERROR', ''));
  });
}
