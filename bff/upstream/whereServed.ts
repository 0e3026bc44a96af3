import { codeOf } from '../errors.ts';

/**
 * What an operation answers that the specification does not show; null where the service does not know it: what is
 * assumed is left out, and the rest of the page stays (product decisions, section 6).
 */
export const whereServed = <Answer>(call: Promise<Answer>): Promise<Answer | null> =>
  call.catch((error: unknown) => {
    if (codeOf(error) === 'UPSTREAM_UNSUPPORTED') return null;
    throw error;
  });
