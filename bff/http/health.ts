import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import type { Build } from '../build.ts';

/**
 * `/healthz` says whether the process runs and of which build it is, `/readyz` whether it should get requests. It
 * should not while the product server cannot be reached, nor from SIGTERM on; while Redis is away it should, with the
 * limits of this process, and says so. While the server is closing, Fastify responds to everything with 503.
 */
export function serveHealthChecks(
  app: FastifyInstance,
  { product, state }: Services,
  { version, commit }: Build,
  isDraining: () => boolean,
): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', version, ...(commit !== null && { commit }) }),
  );
  app.get('/readyz', async (_request, reply) => {
    const shared = await state.status();
    const isReady = product.isReachable() && !isDraining();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'unavailable', ...(shared !== 'local' && { state: shared }) });
  });
}
