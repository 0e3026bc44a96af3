import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { GraphQLError } from 'graphql';
import { parseAcceptLanguage } from '../acceptLanguage.ts';
import { withRefusalSentence } from '../upstream/refusedObject.ts';
import { codeOf, clientError, httpStatusOf, formatError } from '../errors.ts';
import { setSecurityHeaders } from './securityHeaders.ts';

/** Sends an error in the shape of a GraphQL response, so that clients read errors of every route in one way. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: GraphQLError,
  status?: number,
): FastifyReply {
  const { message, extensions } = formatError(error.toJSON());
  const { http, ...rest } = (extensions ?? {}) as { http?: { status?: number } } & Record<string, unknown>;
  const details = withRefusalSentence(rest, parseAcceptLanguage(request.headers['accept-language']));
  const { retryAfterSeconds } = details;
  if (typeof retryAfterSeconds === 'number') void reply.header('retry-after', String(retryAfterSeconds));
  const isGraphqlJson = request.headers.accept?.includes('application/graphql-response+json') ?? false;
  return reply
    .code(status ?? http?.status ?? httpStatusOf(codeOf(error)))
    .header('cache-control', 'no-store')
    .type(`application/${isGraphqlJson ? 'graphql-response+json' : 'json'}; charset=utf-8`)
    .send(JSON.stringify({ errors: [{ message, extensions: { ...details, requestId: request.id } }] }));
}

const messages: Record<number, string> = {
  400: 'The request is malformed',
  413: 'The body is too large',
  415: 'Send JSON',
};

/**
 * A 4xx of Fastify is reported as bad input. Anything else is a bug: it is logged, and the client sees no detail of it.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | GraphQLError, request, reply) => {
    if (error instanceof GraphQLError) return sendError(request, reply, error);
    const status = error.statusCode ?? 500;
    if (status < 500)
      return sendError(request, reply, clientError('BAD_USER_INPUT', messages[status] ?? 'Refused'), status);
    request.log.error({ err: error }, 'request failed');
    return sendError(request, reply, clientError('INTERNAL_SERVER_ERROR', ''));
  });
}

/** Fastify calls this before any hook has run, hence the security headers are set here. */
export function handleMalformedUrl(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  setSecurityHeaders(request, reply);
  sendError(request, reply, clientError('BAD_USER_INPUT', 'The URL is malformed'));
}

const otherMethods: HTTPMethods[] = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Responds with 405 to every method but POST. */
export function rejectOtherMethods(app: FastifyInstance, url: string): void {
  app.route({
    method: otherMethods,
    url,
    handler: (request, reply) =>
      sendError(request, reply.header('allow', 'POST'), clientError('BAD_USER_INPUT', 'Use POST'), 405),
  });
}
