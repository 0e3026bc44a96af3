import { AsyncLocalStorage } from 'node:async_hooks';
import type { Steps } from '../domain/steps/steps.ts';

/** OWN: well below the 20 ms that the design allows the event loop to be held up, because the last step of a slice may be long. */
const SLICE_MS = 5;

/** For whom the current request is computed. Turns go around by it, so that one person's many computations share one person's turns. */
const requester = new AsyncLocalStorage<{ name: string }>();

/** Runs a request whose computations take the turns of `name`, until it is known whose request it is. */
export const runForRequester = <Result>(name: string, act: () => Result): Result => requester.run({ name }, act);

/** Says whose request the current one is. */
export function nameRequester(name: string): void {
  const current = requester.getStore();
  if (current) current.name = name;
}

/** What waits for a turn, by requester, the one whose turn is next first. */
const waiting = new Map<string, (() => void)[]>();

/** Resolves in a turn of the event loop that no other computation has: slices of several at once would add up. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.size === 0) setImmediate(giveTurn);
    const name = requester.getStore()?.name ?? '';
    const ofName = waiting.get(name);
    if (ofName) ofName.push(resolve);
    else waiting.set(name, [resolve]);
  });
}

function giveTurn(): void {
  for (const [name, [resolve, ...others]] of waiting) {
    waiting.delete(name);
    if (others.length > 0) waiting.set(name, others);
    // Before the turn, which may ask for the next one.
    if (waiting.size > 0) setImmediate(giveTurn);
    return resolve?.();
  }
}

/** Runs a computation in slices of a few milliseconds and lets other requests through between them. */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    await nextTurn();
    const started = performance.now();
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() - started < SLICE_MS);
  }
}

/** As many rows of a list as are written into a response in one turn. */
const ROWS_A_TURN = 20;

/**
 * A list of a response whose rows come a few in each turn of the event loop: GraphQL resolves the fields of all rows that it is given at once, and
 * those of 300 substances take long.
 */
export function listInTurns<Row>(rows: readonly Row[]): (Row | Promise<Row>)[] {
  let turn: Promise<void> | null = null;
  return rows.map((row, at) => {
    if (at > 0 && at % ROWS_A_TURN === 0) turn = nextTurn();
    return turn ? turn.then(() => row) : row;
  });
}
