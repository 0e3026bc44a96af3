import { setImmediate } from 'node:timers/promises';
import { mapInSteps, type Steps } from '../domain/steps/steps.ts';
import { recentRequesters } from './recentRequesters.ts';
import { listInTurns, runCooperatively } from './timeSlices.ts';

/**
 * Steps that were taken, each of which holds the processor for two milliseconds: a slice of five has three of them, on
 * a busy machine fewer.
 */
let taken = 0;
const STEPS_A_SLICE = 3;
function work(): void {
  const end = performance.now() + 2;
  while (performance.now() < end);
  taken++;
}
function* longComputation(steps: number): Steps<string> {
  yield* mapInSteps(Array.from({ length: steps }), work);
  return 'done';
}

/**
 * The most steps between two turns of another request while `act` runs. The machine may hold the process up at any
 * time, so no time is measured.
 */
async function mostStepsInATurn(act: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const state = { isOver: false };
  const end = act().finally(() => (state.isOver = true));
  while (!state.isOver) {
    const before = taken;
    await setImmediate();
    most = Math.max(most, taken - before);
  }
  await end;
  return most;
}

test('other requests get their turn during a long computation', async () => {
  expect(await mostStepsInATurn(() => runCooperatively('anybody', longComputation(100)))).toBeLessThanOrEqual(
    2 * STEPS_A_SLICE,
  );
});

test('the slices of several computations take separate turns', async () => {
  const all = () => Promise.all(Array.from({ length: 20 }, () => runCooperatively('anybody', longComputation(5))));
  expect(await mostStepsInATurn(all)).toBeLessThanOrEqual(2 * STEPS_A_SLICE);
});

test('a computation that throws rejects, and the next one runs', async () => {
  function* failing(): Steps<never> {
    yield;
    throw new Error('no such substance');
  }
  await expect(runCooperatively('anybody', failing())).rejects.toThrow('no such substance');
  expect(await runCooperatively('anybody', longComputation(1))).toBe('done');
});

test('a long list keeps its order, and 20 of its rows come in a turn', async () => {
  const rows = Array.from({ length: 50 }, (_, at) => at);
  const arrived: number[] = [];
  const list = listInTurns('anybody', rows).map(async (row) => arrived.push(await row));
  await Promise.resolve().then(() => undefined);
  expect(arrived).toHaveLength(20);
  await Promise.all(list);
  expect(arrived).toEqual(rows);
});

test('turns go around by requester, however many computations one of them has', async () => {
  const order: string[] = [];
  const compute = (name: string) => runCooperatively(name, longComputation(STEPS_A_SLICE)).then(() => order.push(name));
  const flood = Array.from({ length: 20 }, () => compute('flood'));
  await compute('other');
  // Both had turns in rotation, so the flood has at most one more computation done than the other.
  expect(order.filter((name) => name === 'flood').length).toBeLessThanOrEqual(3);
  await Promise.all(flood);
});

describe('by a clock that nothing but the steps of a computation moves', () => {
  // Long ago for the other tests, for which the requesters of these are not recent.
  let clock = -1_000_000;
  let start = 0;
  beforeEach(() => {
    jest.spyOn(performance, 'now').mockImplementation(() => clock);
    start = clock;
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  /** Twelve steps of a millisecond each. */
  function* twelveSteps(): Steps<string> {
    for (let step = 0; step < 12; step++) {
      clock++;
      yield;
    }
    return 'done';
  }

  test('a slice takes five milliseconds', async () => {
    const result = runCooperatively('one', twelveSteps());
    const slices: number[] = [];
    for (let slice = 0; slice < 3; slice++) {
      await setImmediate();
      slices.push(clock - start);
    }
    expect(slices).toEqual([5, 10, 12]);
    expect(await result).toBe('done');
  });

  test('slices are ten milliseconds apart while others send requests', async () => {
    jest.useFakeTimers({ doNotFake: ['performance', 'nextTick', 'queueMicrotask'] });
    recentRequesters.record('other');
    const result = runCooperatively('one', twelveSteps());
    await jest.advanceTimersByTimeAsync(9);
    expect(clock - start).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(clock - start).toBe(5);
    await jest.advanceTimersByTimeAsync(20);
    expect(await result).toBe('done');
  });
});
