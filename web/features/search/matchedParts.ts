/** A stretch of a text, and whether it is one of the words that were searched for. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A letter as the search of the services compares it: without case and diacritics, đ as dj. */
const fold = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/đ/g, 'dj');

/**
 * A text in stretches, for showing where the words of a search stand in it. Where words overlap, the stretch is joined.
 */
export function matchedParts(text: string, search: string): TextPart[] {
  const letters = Array.from(text.normalize('NFC'));
  // The letter of the text that each letter of the folded text comes from.
  const origins: number[] = [];
  let folded = '';
  for (const [at, letter] of letters.entries()) {
    const plain = fold(letter);
    folded += plain;
    for (let count = 0; count < plain.length; count++) origins.push(at);
  }
  const isMatched = letters.map(() => false);
  for (const word of fold(search).split(/\s+/).filter(Boolean))
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
      for (let offset = 0; offset < word.length; offset++) isMatched[origins[at + offset] ?? -1] = true;
  const parts: TextPart[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = parts.at(-1);
    const isMatch = isMatched[at] ?? false;
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  }
  return parts;
}

/** Whether a text holds all words of a search. */
export function holdsWords(text: string, search: string): boolean {
  const folded = fold(text);
  return fold(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
