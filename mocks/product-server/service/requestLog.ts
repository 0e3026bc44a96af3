import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { log } from '../../log.ts';

/** The id that the caller sent, when it can stand in a log line without harm; otherwise a new one. */
export const requestIdOf = ({ 'x-request-id': sent }: IncomingHttpHeaders): string =>
  typeof sent === 'string' && /^[\w.-]{8,64}$/.test(sent) ? sent : randomUUID();

/** Logs a line for every request by its operation; its path is left out, because it holds names. */
export function logRequests(app: FastifyInstance, service: string): void {
  app.addHook('onResponse', ({ id, routeOptions }, reply, done) => {
    const { operation = null } = routeOptions.config as { operation?: string };
    const ms = Math.round(reply.elapsedTime);
    log.info({ requestId: id, service, operation, status: reply.statusCode, ms }, 'request');
    done();
  });
}
