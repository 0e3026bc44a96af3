import { setTimeout as wait } from 'node:timers/promises';
import { slowdown, WAIT_MS } from './timeouts.ts';

/**
 * Checks a condition repeatedly until it holds. Fails with a description of the expectation after eight seconds, of
 * which those count less in which the machine was busy; what is known to take longer gets more of them.
 */
export async function until(
  expectation: string,
  isTrue: () => boolean | Promise<boolean>,
  waitMs = WAIT_MS,
): Promise<void> {
  let leftMs = waitMs;
  // Not by the date, which tests change.
  let last = performance.now();
  while (!(await isTrue())) {
    if (leftMs <= 0) throw new Error(`Waited in vain until ${expectation}`);
    // Not more often, because a check may be a request to the process that is busy with the awaited work.
    await wait(50);
    const now = performance.now();
    leftMs -= (now - last) / slowdown();
    last = now;
  }
}
