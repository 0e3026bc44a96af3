import { setTimeout as wait } from 'node:timers/promises';

/** Asks again and again until the answer is true; fails with what was waited for when the deadline, which only a hang reaches, passes. */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  deadlineMs = 170_000,
): Promise<void> {
  const deadline = Date.now() + deadlineMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Waited ${deadlineMs} ms in vain: ${what}`);
    // Each question is a request to the very process that works on the answer.
    await wait(50);
  }
}
