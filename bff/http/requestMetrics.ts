import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

/** Counts every request by the pattern of its route, never by its address, which may hold a name. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.countRequest(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime);
    done();
  });
}
