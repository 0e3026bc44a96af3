import { parse, type DocumentNode } from 'graphql';
import { clientError } from '../errors.ts';
import { isWithinLimits, queryLimits, type LimitOptions } from './queryLimits.ts';

const MAX_CACHED = 500;
const MAX_CACHED_LENGTH = 8 * 1024;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const badRequest = (message: string) => clientError('BAD_USER_INPUT', message, { status: 400 });

/**
 * Checks the form of a request and the limits of its document before Apollo sees it. Apollo would validate the document
 * first, which takes quadratic time for some of them. Validated documents are cached.
 */
export function createRequestValidator(options: LimitOptions): (body: unknown) => void {
  const validated = new Set<string>();
  return (body) => {
    const { query, variables, extensions, operationName } = isObject(body) ? body : {};
    if (typeof query !== 'string' || query === '') throw badRequest('The request has no query');
    if (!isObject(variables ?? {}) || !isObject(extensions ?? {}))
      throw badRequest('Variables and extensions are objects');
    if (typeof (operationName ?? '') !== 'string') throw badRequest('The name of the operation is a string');
    if (validated.has(query)) return;
    const document = tryParse(query);
    if (document && !isWithinLimits(document, options)) throw badRequest('The operation is too large');
    if (query.length > MAX_CACHED_LENGTH) return;
    if (validated.size >= MAX_CACHED) validated.clear();
    validated.add(query);
  };
}

/** Null for a syntax error, which Apollo reports with its position. */
function tryParse(query: string): DocumentNode | null {
  try {
    return parse(query, { maxLexicalTokens: queryLimits.tokens, noLocation: true });
  } catch {
    return null;
  }
}
