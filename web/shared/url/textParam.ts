import { MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import type { ListParam } from './useListParams.ts';

/** Text that may be asked for: no control characters or broken pairs, at most 200 characters. */
const clean = (text: string | null): string =>
  (text ?? '')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .slice(0, MAX_SEARCH_LENGTH)
    .replace(/\p{Cs}$/u, '');

/** Words searched for, or a name chosen, in the address; no text is left out. */
export const textParam: ListParam<string> = { parse: clean, format: (text) => clean(text) || null };
