import { setImmediate } from 'node:timers/promises';
import { mapInSteps, type Steps } from '../domain/steps/steps.ts';
import { listInTurns, runInSlices } from './timeSlices.ts';

/** Holds the processor for a while. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
const STEP_MS = 2;
function* longComputation(steps: number): Steps<string> {
  yield* mapInSteps(Array.from({ length: steps }), () => work(STEP_MS));
  return 'done';
}

/** The longest time between two turns of the event loop while `act` runs, in milliseconds. */
async function longestTurn(act: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  const state = { isOver: false };
  const end = act().finally(() => (state.isOver = true));
  while (!state.isOver) {
    const started = performance.now();
    await setImmediate();
    longest = Math.max(longest, performance.now() - started);
  }
  await end;
  return longest;
}

test('other requests get their turn during a long computation', async () => {
  const steps = 100;
  expect(await longestTurn(() => runInSlices(longComputation(steps)))).toBeLessThan((steps * STEP_MS) / 2);
});

test('the slices of several computations take separate turns', async () => {
  const all = () => Promise.all(Array.from({ length: 20 }, () => runInSlices(longComputation(5))));
  expect(await longestTurn(all)).toBeLessThan((20 * 5 * STEP_MS) / 2);
});

test('a computation that throws rejects, and the next one runs', async () => {
  function* failing(): Steps<never> {
    yield;
    throw new Error('no such substance');
  }
  await expect(runInSlices(failing())).rejects.toThrow('no such substance');
  expect(await runInSlices(longComputation(1))).toBe('done');
});

test('a long list keeps its order, and its rows come in more than one turn', async () => {
  const rows = Array.from({ length: 50 }, (_, at) => at);
  const arrived: number[] = [];
  const list = listInTurns(rows).map(async (row) => arrived.push(await row));
  await Promise.resolve().then(() => undefined);
  expect(arrived.length).toBeLessThan(rows.length);
  await Promise.all(list);
  expect(arrived).toEqual(rows);
});
