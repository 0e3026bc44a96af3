import type { Deadline } from './deadline.ts';
import { UpstreamError } from './errors.ts';
import type { RetryBudget } from './retryBudget.ts';

const MAX_ATTEMPTS = 3;
const MAX_DELAY_MS = 5_000;
const BACKOFF_MS = 100;

interface RetryOptions {
  /** Only safe requests are repeated: a write that failed may have been carried out all the same. */
  isSafe: boolean;
  attemptMs: number;
  deadline: Deadline;
  budget: RetryBudget;
}

/** Repeats a safe request after a temporary failure, with the delay the service asks for or with random backoff. */
export async function withRetries<Result>(
  { isSafe, attemptMs, deadline, budget }: RetryOptions,
  attempt: () => Promise<Result>,
): Promise<Result> {
  budget.addCall();
  for (let attempts = 1; ; attempts++) {
    try {
      deadline.startStep(attemptMs);
      return await attempt();
    } catch (error) {
      const retry = error instanceof UpstreamError && isSafe && attempts < MAX_ATTEMPTS ? error.retry : null;
      const delay = retry?.afterMs ?? Math.random() * BACKOFF_MS * 2 ** attempts;
      if (!retry || delay > Math.min(MAX_DELAY_MS, deadline.remainingMs) || !budget.takeRetry()) throw error;
      deadline.startStep(deadline.remainingMs);
      await deadline.wait(delay);
    }
  }
}
