/** What is looked for in a list of raw materials. */
export type MaterialSearch = {
  /** Where the words must occur: everywhere, in the INCI names alone, or in the trade name alone. */
  readonly field: 'ALL' | 'INCI' | 'TRADE';
  /** What was written behind the prefix, without blanks around it. */
  readonly words: string;
};

/**
 * Reads the prefixes 'inci:' and 'trade:' of a search, capital letters and blanks aside: specification, section 2, list
 * search.
 */
export function readMaterialSearch(text: string): MaterialSearch {
  const { prefix, words } = /^\s*(?<prefix>inci|trade):(?<words>.*)$/is.exec(text)?.groups ?? {};
  if (prefix === undefined) return { field: 'ALL', words: text.trim() };
  return { field: prefix.toLowerCase() === 'inci' ? 'INCI' : 'TRADE', words: (words ?? '').trim() };
}
