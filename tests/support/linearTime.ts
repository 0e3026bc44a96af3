/** Less is not compared, because it says too little. A quadratic function needs more long before the last length. */
const MIN_MS = 100;
/** Between a linear function, which takes four times as long for four times the length, and a quadratic one with sixteen. */
const MAX_GROWTH = 8;
/** In small steps, because an expression may take exponential time: it is noticed before it takes for ever. */
const STEP = 2 ** (1 / 3);
const MAX_LENGTH = 65_536;
/** The number of steps to four times the length. */
const STEPS_BACK = 6;

/** Processor time of this process for a call. Unlike time on the clock, it does not grow when others use the processors. */
function measure(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Calls a function with greater and greater lengths; fails as soon as its processor time grows faster than the length. */
export function expectLinearTime(act: (length: number) => unknown): void {
  const times: number[] = [];
  for (let length = 4; length <= MAX_LENGTH; length = Math.ceil(length * STEP)) {
    const limit = Math.max(MIN_MS, MAX_GROWTH * (times.at(-STEPS_BACK) ?? 0));
    let time = measure(() => act(length));
    // A collection of garbage may fall into one call, but not into each of several.
    for (let attempt = 0; attempt < 2 && time > limit && time < 2 * limit; attempt++)
      time = Math.min(
        time,
        measure(() => act(length)),
      );
    if (time > limit)
      throw new Error(
        `A length of ${length} takes ${time} ms of processor time, more than linear after ${times.slice(-STEPS_BACK).join(', ')}`,
      );
    times.push(time);
  }
}

/** A text of a length that repeats a piece. */
export const fill = (length: number, piece: string): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
