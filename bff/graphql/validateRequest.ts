import { parse, type DocumentNode } from 'graphql';
import { clientError } from '../errors.ts';
import { isWithinLimits, queryLimits } from './queryLimits.ts';

const MAX_KNOWN = 500;
const LONGEST_KNOWN = 8 * 1024;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refuse = (message: string) => clientError('BAD_USER_INPUT', message, { status: 400 });

/**
 * Judges a request before Apollo sees it: its form, and its document against the limits. That must come before
 * validation, which takes time in the square of some documents. Texts once admitted are known again without parsing.
 */
export function createRequestValidator(options: { introspection: boolean }): (body: unknown) => void {
  const known = new Set<string>();
  return (body) => {
    const { query, variables, extensions, operationName } = isMap(body) ? body : {};
    if (typeof query !== 'string' || query === '') throw refuse('The request has no query');
    if (!isMap(variables ?? {}) || !isMap(extensions ?? {})) throw refuse('Variables and extensions are objects');
    if (typeof (operationName ?? '') !== 'string') throw refuse('The name of the operation is a string');
    if (known.has(query)) return;
    const document = parsed(query);
    if (document && !isWithinLimits(document, options)) throw refuse('The operation is too large');
    if (query.length > LONGEST_KNOWN) return;
    if (known.size >= MAX_KNOWN) known.clear();
    known.add(query);
  };
}

/** Null when it does not parse: Apollo says so in its own way. */
function parsed(query: string): DocumentNode | null {
  try {
    return parse(query, { maxTokens: queryLimits.tokens, noLocation: true });
  } catch {
    return null;
  }
}
