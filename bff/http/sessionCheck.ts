import type { FastifyInstance } from 'fastify';
import { createContext, identify } from '../context.ts';
import type { Services } from '../services.ts';

/**
 * `GET /session` answers 204 while the token of the caller is accepted, and 401 from when it is not. Open pages ask it
 * every second, so that somebody who is deactivated leaves at once.
 */
export function serveSessionCheck(app: FastifyInstance, services: Services): void {
  app.get('/session', async (request, reply) => {
    await identify(createContext(services, request, reply));
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
