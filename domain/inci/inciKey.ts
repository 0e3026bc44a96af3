import { hasSerbianCyrillic, inSerbianLatin } from './serbianLatin.ts';

const GREEK: Record<string, string> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  κ: 'kappa',
  λ: 'lambda',
  ω: 'omega',
  π: 'pi',
};
/** Cyrillic letters that look like Latin ones: a keyboard left in the wrong layout mixes them into a name. */
const LOOKALIKE: Record<string, string> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ј: 'j',
  ѕ: 's',
  і: 'i',
};

/**
 * Keys of names asked for lately: a check asks for the same names again and again, and making a key is a good part of
 * its time.
 */
const kept = new Map<string, string>();
/** Enough for the names of some hundred labels, in some megabytes; then all are forgotten. */
const MAX_KEPT = 20_000;
const MAX_KEPT_LENGTH = 200;

/**
 * What stays of a name when case, accents, blanks, hyphens and every other sign are taken away: 'Sod ium Hyaluro-nate'
 * and SODIUM HYALURONATE have one key. Greek letters are spelt out and Serbian words
 * in Cyrillic written in Latin letters; British and French spellings that the inventory
 * does not use become its own (sulph- is sulf-, aluminium is aluminum). Empty for text without Latin letters or digits.
 */
export function inciKey(name: string): string {
  if (name.length > MAX_KEPT_LENGTH) return makeKey(name);
  const known = kept.get(name);
  if (known !== undefined) return known;
  if (kept.size === MAX_KEPT) kept.clear();
  const key = makeKey(name);
  kept.set(name, key);
  return key;
}

function makeKey(name: string): string {
  let text = (hasSerbianCyrillic(name) ? inSerbianLatin(name) : name).toLowerCase();
  if (/[^\x20-\x7e]/.test(text)) {
    if (/[a-z]/.test(text)) text = text.replace(/[\u0430-\u0458]/g, (letter) => LOOKALIKE[letter] ?? letter);
    text = text
      .replace(/[α-ω]/g, (letter) => GREEK[letter] ?? letter)
      .replace(/[ßøœæđ]/g, (letter) => ({ ß: 'ss', ø: 'o', œ: 'oe', æ: 'ae', đ: 'd' })[letter] ?? letter)
      .normalize('NFKD');
  }
  return text
    .replace(/[^a-z0-9]+/g, '')
    .replaceAll('sulph', 'sulf')
    .replaceAll('aluminium', 'aluminum');
}
