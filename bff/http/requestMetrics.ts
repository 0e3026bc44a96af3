import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

/** Answered when a page has waited long enough: its duration says nothing of the server. */
const isHeld = (route: string, status: number): boolean => route === '/session' && status === 204;

/**
 * Counts every request but held ones by the pattern of its route, never by its address, which may hold a name.
 */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none' } = request.routeOptions;
    if (!isHeld(route, reply.statusCode)) metrics.countRequest(route, reply.statusCode, reply.elapsedTime);
    done();
  });
}
