import type { ListParam } from './useListParams.ts';

/** One of a few values, under the word that stands for it in the address; the usual one is left out, and is meant by any other word. */
export const wordParam = <T>(words: Record<string, T>, usual: T): ListParam<T> => ({
  parse: (text) => (text !== null && Object.hasOwn(words, text) ? (words[text] as T) : usual),
  format: (value) => (value === usual ? null : (Object.keys(words).find((word) => words[word] === value) ?? null)),
});
