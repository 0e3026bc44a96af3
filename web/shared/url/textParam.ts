import type { ListParam } from './useListParams.ts';

/** Most characters of what is searched for, as the schema allows them. */
export const SEARCH_MAX_LENGTH = 200;

/** Text that may be asked for: no control characters or broken pairs, at most 200 characters. */
const clean = (text: string | null): string =>
  (text ?? '')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .slice(0, SEARCH_MAX_LENGTH)
    .replace(/\p{Cs}$/u, '');

/** Words searched for, or a name chosen, in the address; no text is left out. */
export const textParam: ListParam<string> = { parse: clean, format: (text) => clean(text) || null };
