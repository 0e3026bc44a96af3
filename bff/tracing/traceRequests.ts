import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, Tracing } from './tracing.ts';

/** What balancers ask several times a second; it calls nothing. */
const UNTRACED = new Set(['/healthz', '/readyz']);

/**
 * A span for every HTTP request but health checks, by the pattern of its route, never by its address, which may hold a
 * name.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (UNTRACED.has(routeOf(request))) {
      done();
      return;
    }
    const { traceparent } = request.headers;
    const isValid =
      typeof traceparent === 'string' && /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/.test(traceparent);
    const span = tracing.start('request', `${request.method} ${routeOf(request)}`, isValid ? traceparent : undefined);
    spans.set(request, span);
    // Whatever the request calls without a span of its own belongs to it as well.
    request.headers.traceparent = span.traceparent;
    done();
  });
  // Not earlier: the body is read in the context of the connection.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) tracing.run(span, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const attributes = {
      'http.request.method': request.method,
      'http.route': routeOf(request),
      'http.response.status_code': statusCode,
    };
    spans.get(request)?.end(attributes, statusCode >= 500 ? String(statusCode) : null);
    done();
  });
}

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';
