import type { FastifyReply } from 'fastify';
import type { Services } from './services.ts';
import type { CancelSignal } from './upstream/cancelSignal.ts';

/**
 * Makes the function with which a request waits until what it computes has a turn among the computations of the same
 * person. All computing fields of a request share one turn, which it keeps until it is answered. Somebody who sends
 * several such requests beside others gets them one by one, with pauses: security design, T2. Rejects when the client
 * disconnects before.
 */
export function createTurnTaker(
  { computationTurns }: Services,
  { raw }: FastifyReply,
  clientSignal: CancelSignal,
): (owner: string) => Promise<void> {
  let turn: Promise<void> | null = null;
  const take = async (owner: string): Promise<void> => {
    await computationTurns.acquire(clientSignal, owner);
    const startedAt = performance.now();
    const end = (): void => computationTurns.release(owner, performance.now() - startedAt);
    if (raw.closed) end();
    else raw.once('close', end);
  };
  return (owner) => (turn ??= take(owner));
}
