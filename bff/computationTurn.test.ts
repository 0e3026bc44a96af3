import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { createTurnTaker } from './computationTurn.ts';
import type { Services } from './services.ts';
import { Bulkhead } from './upstream/bulkhead.ts';
import { CancelSignal } from './upstream/cancelSignal.ts';

let services: Services;
beforeEach(() => {
  const computationTurns = new Bulkhead({ maxConcurrent: 1, maxQueued: Infinity });
  services = { computationTurns } as Services;
});

/** A request of Ana; `answer` is when its response has been sent. */
function request() {
  const raw = Object.assign(new EventEmitter(), { closed: false });
  const signal = new CancelSignal();
  const takeTurn = createTurnTaker(services, { raw } as unknown as FastifyReply, signal);
  const answer = () => {
    raw.closed = true;
    raw.emit('close');
  };
  return { takeTurn: () => takeTurn('Ana'), answer, signal };
}

test('the fields of a request share one turn, which it keeps until it is answered', async () => {
  const [first, second] = [request(), request()];
  await Promise.all([first.takeTurn(), first.takeTurn()]);
  const order: string[] = [];
  const waiting = second.takeTurn().then(() => order.push('second'));
  await new Promise(setImmediate);
  order.push('first');
  first.answer();
  await waiting;
  expect(order).toEqual(['first', 'second']);
});

test('a request whose client has gone takes no turn and keeps none', async () => {
  const [first, second, third, fourth] = [request(), request(), request(), request()];
  await first.takeTurn();
  const gone = second.takeTurn();
  const closed = third.takeTurn();
  second.signal.cancel(new Error('gone'));
  await expect(gone).rejects.toThrow('gone');
  third.answer();
  first.answer();
  await closed;
  await expect(fourth.takeTurn()).resolves.toBeUndefined();
});
