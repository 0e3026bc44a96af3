import { codeOf } from '../errors.ts';

/**
 * What an operation answers that the specification does not show; null where the service does not have it (404): what
 * is assumed is left out, and the rest of the page stays (product decisions, section 6). Only for operations without an
 * id in their path, whose 404 says nothing of an object.
 */
export const whereServed = <Answer>(call: Promise<Answer>): Promise<Answer | null> =>
  call.catch((error: unknown) => {
    if (codeOf(error) === 'NOT_FOUND') return null;
    throw error;
  });
