import { CONDITION_PHRASES } from './conditionPhrases.ts';
import { MAXIMUM_PHRASES } from './maximumPhrases.ts';
import { PRODUCT_TYPE_PHRASES } from './productTypePhrases.ts';
import { WARNING_PHRASES } from './warningPhrases.ts';

const QUOTES = '‘’‚“”„"\'`´';
const FIGURE = String.raw`(\d+(?:[.,]\d+)?)`;
/**
 * What stands between phrases and is kept: spaces, punctuation, names of parts such as "(a)" and "(ii)", numbers of a
 * list.
 */
const BETWEEN = new RegExp(String.raw`[\s.,;:–—•*${QUOTES}-]+|\(?[a-i]\)|\((?:i{1,3}|iv|v)\)|\d\.(?=\s)`, 'y');
const PHRASES = [...PRODUCT_TYPE_PHRASES, ...MAXIMUM_PHRASES, ...CONDITION_PHRASES, ...WARNING_PHRASES].map(
  ([english, serbian]) => ({ pattern: patternOf(english), serbian }),
);

/** Tolerates letter case, line breaks, kinds of quotation marks and whether a space stands before the per cent sign. */
function patternOf(english: string): RegExp {
  const source = english
    .replace(/[\\^$.*+?()[\]|/]/g, String.raw`\$&`)
    .replaceAll('{n}', FIGURE)
    .replace(new RegExp(`[${QUOTES}]`, 'g'), `[${QUOTES}]`)
    .replaceAll(' %', String.raw`\s*%`)
    .replaceAll(' ', String.raw`\s+`);
  return new RegExp(String.raw`${source}(?![\p{L}\d%]|[.,]\d)`, 'iuy');
}

/**
 * A text of columns f to i of an annex in Serbian, or null unless every phrase of it is known: half a translation would
 * pass for the whole. Figures are those of the original, with a decimal comma.
 */
export function translateCondition(text: string): string | null {
  let translated = '';
  let hasPhrase = false;
  for (let at = 0; at < text.length;) {
    const phrase = longestPhrase(text, at);
    if (phrase) {
      translated += phrase.serbian;
      at += phrase.length;
      hasPhrase = true;
      continue;
    }
    BETWEEN.lastIndex = at;
    const between = BETWEEN.exec(text)?.[0];
    if (!between) return null;
    // The full stop of an abbreviation such as "god." ends a sentence too.
    translated += translated.endsWith('.') && between.startsWith('.') ? between.slice(1) : between;
    at += between.length;
  }
  return hasPhrase ? translated.trim() : null;
}

function longestPhrase(text: string, at: number): { serbian: string; length: number } | null {
  // A word or figure that was begun is no phrase.
  if (/[\p{L}\d]$/u.test(text.slice(0, at)) && /^[\p{L}\d]/u.test(text.slice(at))) return null;
  let longest: { serbian: string; length: number } | null = null;
  for (const { pattern, serbian } of PHRASES) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found || found[0].length <= (longest?.length ?? 0)) continue;
    const figures = found.slice(1).map((figure) => figure.replace('.', ','));
    const filled = serbian.replaceAll('{n}', () => figures.shift() ?? '');
    longest = { serbian: likeFirstLetter(filled, found[0]), length: found[0].length };
  }
  return longest;
}

/** Begins with a capital letter where the original does. */
function likeFirstLetter(serbian: string, original: string): string {
  const first = original.charAt(0);
  if (!/\p{L}/u.test(first) || serbian.startsWith('pH')) return serbian;
  const isCapital = first === first.toUpperCase();
  return (isCapital ? serbian.charAt(0).toUpperCase() : serbian.charAt(0).toLowerCase()) + serbian.slice(1);
}
