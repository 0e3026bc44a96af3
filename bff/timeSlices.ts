import { setImmediate } from 'node:timers/promises';
import type { Steps } from '../domain/steps/steps.ts';

/** OWN: well below the 20 ms that the design allows the event loop to be held up, because the last step of a slice may be long. */
const SLICE_MS = 5;

let lastTurn: Promise<unknown> = Promise.resolve();

/** Resolves in a turn of the event loop that no other computation has: slices of several at once would add up. */
function nextTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
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
  let turn: Promise<unknown> | null = null;
  return rows.map((row, at) => {
    if (at > 0 && at % ROWS_A_TURN === 0) turn = nextTurn();
    return turn ? turn.then(() => row) : row;
  });
}
