import type { Steps } from '../domain/steps/steps.ts';
import { recentRequesters } from './recentRequesters.ts';

/**
 * Our figure: well below the 20 ms that the design allows the event loop to be held up, because the last step of a
 * slice may be long.
 */
const SLICE_MS = 5;
/**
 * Our figure: between two slices while others than their requesters send requests, so that these find the event loop
 * free two times in three.
 */
const REST_MS = 10;

/** What waits for a turn, by requester, the one whose turn is next first. */
const waiting = new Map<string, (() => void)[]>();

/** Resolves in a turn of the event loop that no other computation has: slices of several at once would add up. */
function nextTurn(requester: string): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.size === 0) scheduleTurn(requester);
    const ofRequester = waiting.get(requester);
    if (ofRequester) ofRequester.push(resolve);
    else waiting.set(requester, [resolve]);
  });
}

function resumeNext(): void {
  for (const [name, [resolve, ...others]] of waiting) {
    waiting.delete(name);
    if (others.length > 0) waiting.set(name, others);
    // Before the turn, which may ask for the next one.
    const [next] = waiting.keys();
    if (next !== undefined) scheduleTurn(next);
    return resolve?.();
  }
}

function scheduleTurn(requester: string): void {
  if (recentRequesters.hasOtherRequester(requester)) setTimeout(resumeNext, REST_MS);
  else setImmediate(resumeNext);
}

/**
 * Runs a computation in slices of a few milliseconds and lets other requests through between them. Turns go around by
 * requester, so that one person's many computations share one person's turns. Who it is comes as an argument: storage
 * that follows every promise of a request took a tenth of the processor time of all requests (Node 20).
 */
export async function runCooperatively<Result>(requester: string, steps: Steps<Result>): Promise<Result> {
  for (;;) {
    await nextTurn(requester);
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
 * A list of a response whose rows come a few in each turn of the event loop: GraphQL resolves the fields of all rows
 * that it is given at once, and those of 300 substances take long.
 */
export function listInTurns<Row>(requester: string, rows: readonly Row[]): (Row | Promise<Row>)[] {
  let turn: Promise<void> | null = null;
  return rows.map((row, at) => {
    if (at > 0 && at % ROWS_A_TURN === 0) turn = nextTurn(requester);
    return turn ? turn.then(() => row) : row;
  });
}
