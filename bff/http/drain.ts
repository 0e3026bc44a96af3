import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Goes on serving for a time, in milliseconds, and ends every connection with its next response: one that a balancer
 * keeps open would be closed at the moment at which the balancer sends a request on it.
 */
export async function drain({ server }: FastifyInstance, ms: number): Promise<void> {
  if (ms === 0) return;
  server.prependListener('request', (_request, response: ServerResponse) => response.setHeader('connection', 'close'));
  await wait(ms);
}
