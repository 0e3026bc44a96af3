/** Less is not compared, because it says too little. A quadratic function needs more long before the last length. */
const MIN_MS = 100;
/**
 * Between a linear function, which takes four times as long for four times the length, and a quadratic one with
 * sixteen.
 */
const MAX_GROWTH = 8;
/** In small steps, because an expression may take exponential time: it is noticed before it takes for ever. */
const STEP = 2 ** (1 / 3);
const MAX_LENGTH = 32_768;
/** The number of steps to four times the length. */
const STEPS_BACK = 6;

/**
 * Processor time of this process for a call. Unlike time on the clock, it does not grow when others use the processors.
 */
function timeOf(act: (length: number) => unknown, length: number): number {
  const before = process.cpuUsage();
  act(length);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** How often two lengths are compared before their growth counts. */
const MAX_COMPARISONS = 6;

interface Measured {
  length: number;
  /** In milliseconds. */
  time: number;
}

/**
 * Whether a length takes too long for a shorter one, measured several times. A collection of garbage or a crowded
 * processor may fall into one call, but not into each, so that of each length the least time counts.
 */
function growsTooFast(act: (length: number) => unknown, shorter: Measured, longer: Measured): boolean {
  let [short, long] = [shorter.time, longer.time];
  for (let comparison = 1; comparison <= MAX_COMPARISONS; comparison++) {
    const limit = Math.max(MIN_MS, MAX_GROWTH * short);
    if (long <= limit) return false;
    // No machine is so busy, twice.
    if (comparison > 1 && long > 4 * limit) return true;
    long = Math.min(long, timeOf(act, longer.length));
    short = Math.min(short, timeOf(act, shorter.length));
  }
  return true;
}

/**
 * Calls a function with greater and greater lengths; fails as soon as its processor time grows faster than the length.
 */
export function expectLinearTime(act: (length: number) => unknown): void {
  const steps: Measured[] = [];
  for (let length = 4; length <= MAX_LENGTH; length = Math.ceil(length * STEP)) {
    const time = timeOf(act, length);
    const before = steps.at(-STEPS_BACK) ?? { length: 0, time: 0 };
    if (growsTooFast(act, before, { length, time }))
      throw new Error(
        `A length of ${length} takes ${time} ms of processor time, more than linear after ${before.time} for ${before.length}`,
      );
    steps.push({ length, time });
  }
}

/** A text of a length that repeats a piece. */
export const fill = (length: number, piece: string): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
