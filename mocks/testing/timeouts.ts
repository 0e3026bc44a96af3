import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';

/** How long a test waits for one thing on an idle machine. The longest that was measured takes 2.6 seconds. */
export const WAIT_MS = 8_000;
/** How long a whole test may take on an idle machine. */
const TEST_MS = 60_000;
/** So that a wait ends also on a machine that is hopelessly busy. */
const MAX_SLOWDOWN = 8;

/**
 * The number of threads that want a processor: at this moment, or in the mean of the last minute if that is more,
 * because a moment can be a quiet one. On systems other than Linux the mean.
 */
function runnableThreads(): number {
  try {
    const [, mean, now] = /^(\S+) \S+ \S+ (\d+)\//.exec(readFileSync('/proc/loadavg', 'utf8')) ?? [];
    return Math.max(Number(mean), Number(now));
  } catch {
    return loadavg()[0] ?? 1;
  }
}

/**
 * How many times longer than on an idle machine work takes. A timer that counts its own delays does not
 * show that: a process that mostly sleeps is woken in time, while the server it waits for has a small share of a
 * processor.
 */
export const slowdown = (): number => Math.min(MAX_SLOWDOWN, Math.max(1, runnableThreads() / availableParallelism()));

/** The timeout of a wait that begins now, for libraries that take a fixed one. */
export const waitTimeoutMs = (): number => Math.round(WAIT_MS * slowdown());

/** The timeout of the tests of a file that begins now. */
export const testTimeoutMs = (): number => Math.round(TEST_MS * slowdown());
