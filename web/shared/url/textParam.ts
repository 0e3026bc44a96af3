import { MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import type { ListParam } from './listParams.ts';

/** Cleans a text: no control characters or unpaired surrogates, at most 200 characters. */
const clean = (text: string | null): string =>
  (text ?? '')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .slice(0, MAX_SEARCH_LENGTH)
    .replace(/\p{Cs}$/u, '');

/** A search text or a selected name in the address. An empty text is left out. */
export const textParam: ListParam<string> = { parse: clean, format: (text) => clean(text) || null };
