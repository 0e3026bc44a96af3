import { setTimeout as wait } from 'node:timers/promises';

/** How long a test waits for a single thing, so that a failing expectation fails soon. TEST_WAIT_MS raises it on a busy machine. */
export const MAX_WAIT_MS = Number(process.env.TEST_WAIT_MS ?? 12_000);

/** Repeats a question until the answer is true; fails with a description of the expectation after the deadline. */
export async function until(
  expectation: string,
  isTrue: () => boolean | Promise<boolean>,
  deadlineMs = MAX_WAIT_MS,
): Promise<void> {
  const deadline = Date.now() + deadlineMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Waited ${deadlineMs} ms in vain until ${expectation}`);
    // Each question is a request to the very process that works on the answer.
    await wait(50);
  }
}
