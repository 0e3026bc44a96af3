import type { ListParam } from './listParams.ts';

/**
 * One of a few values, written as a word in the address. The default is left out, and an unknown word means the
 * default.
 */
export const wordParam = <T>(words: Record<string, T>, defaultValue: T): ListParam<T> => ({
  parse: (text) => (text !== null && Object.hasOwn(words, text) ? (words[text] as T) : defaultValue),
  format: (value) =>
    value === defaultValue ? null : (Object.keys(words).find((word) => words[word] === value) ?? null),
});
