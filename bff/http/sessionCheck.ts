import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createContext, identify } from '../context.ts';
import type { Services } from '../services.ts';

/** Our figure: shorter than whatever stands in front waits for an answer, and than a test waits for a quiet network. */
const MAX_WAIT_S = 10;
/** A session that ends is told within two seconds (PIF design, section 8). */
const CHECK_MS = 1_000;
/** Our figure: pages in sight that one person has on all devices. Further ones are answered at once. */
const MAX_HELD = 8;

/** The seconds of `Prefer: wait=10` (RFC 7240, section 4.3), at most ten; 0 without it. */
export function parseWait(prefer: string | string[] | undefined): number {
  const seconds = /(?:^|[,;\s])wait\s?=\s?"?(\d{1,4})\b/i.exec(String(prefer ?? ''))?.[1];
  return Math.min(Number(seconds ?? 0), MAX_WAIT_S);
}

/**
 * `GET /session` answers 204 while the token of the caller is accepted, and 401 from when it is not. An open page asks
 * with `Prefer: wait=10` and is answered when the session has ended, or after so many seconds: somebody who is
 * deactivated leaves at once, and a page asks six times a minute, not sixty.
 */
export function serveSessionCheck(app: FastifyInstance, services: Services): void {
  const held = new Map<string, number>();
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });

  async function hold(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const context = createContext(services, request, reply);
    const { id } = await identify(context);
    const end = performance.now() + parseWait(request.headers.prefer) * 1000;
    const isOver = () => isClosing || reply.raw.closed || performance.now() + CHECK_MS > end;
    const count = held.get(id) ?? 0;
    if (isOver() || count >= MAX_HELD) return;
    held.set(id, count + 1);
    try {
      while (!isOver()) {
        await wait(CHECK_MS);
        await identify(context);
      }
    } finally {
      const left = (held.get(id) ?? 1) - 1;
      if (left > 0) held.set(id, left);
      else held.delete(id);
    }
  }

  app.get('/session', async (request, reply) => {
    await hold(request, reply);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
