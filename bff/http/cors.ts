import type { FastifyInstance } from 'fastify';

const preflightHeaders = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers':
    'content-type, authorization, x-ai-authorization, apollo-require-preflight, x-apollo-operation-type, idempotency-key, x-request-id, traceparent',
  'access-control-max-age': '600',
};

/** Lets pages of the listed origins call the API. Without these headers a browser blocks every other origin. */
export function addCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { origin, 'access-control-request-method': requestedMethod } = request.headers;
    void reply.header('vary', 'Origin');
    if (!origin || !origins.includes(origin)) return done();
    void reply.header('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS' || !requestedMethod) return done();
    return reply.code(204).headers(preflightHeaders).send();
  });
}
