import { setTimeout as wait } from 'node:timers/promises';

/** How long a test waits for a single thing, much longer than any wait on a slow machine. TEST_WAIT_MS shortens it. */
export const MAX_WAIT_MS = Number(process.env.TEST_WAIT_MS ?? 60_000);

/** Checks a condition repeatedly until it holds; fails with a description of the expectation after the deadline. */
export async function until(
  expectation: string,
  isTrue: () => boolean | Promise<boolean>,
  deadlineMs = MAX_WAIT_MS,
): Promise<void> {
  const deadline = Date.now() + deadlineMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Waited ${deadlineMs} ms in vain until ${expectation}`);
    // Not more often, because a check may be a request to the process that is busy with the awaited work.
    await wait(50);
  }
}
