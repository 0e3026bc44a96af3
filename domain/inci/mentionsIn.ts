import type { InciIndex, InciIngredient } from './inciIndex.ts';
import { findByName, nearestIngredients, type SimilarIngredient } from './inciIndex.ts';
import { inciKey } from './inciKey.ts';
import type { Span } from './span.ts';

/** A name of the dictionary within a text, and where it stands. */
export type Mention<T extends InciIngredient> = Span & { readonly ingredient: T; readonly isMisspelt: boolean };

/** A word ends where a capital follows small letters too: "FruitBenzeneExtract" lost its blanks. */
const WORD = /\p{Lu}?\p{Ll}{2,40}(?=\p{Lu}\p{Ll})|[\p{L}\p{N}]+/gu;
/** No name that sentences speak of has more words and signs between them. */
const MAX_WORDS = 10;
/** Between two words of one name: a blank, a hyphen, a comma or a bracket without a blank. */
const WITHIN = /^(?:|[ \t]{1,2}|\n|[-,.'’()[\]/+:]{1,3}|\s?-\s?)$/;
/** A name of which a hyphen makes a longer one is another one: not "poly-formaldehyde". */
const GOES_ON = /^(?:-\p{L}|[([])/u;
const QUALITY = /^-(?:free|frei|based|rich|containing|releas)/i;
/** The endings of Serbian words in sentences: "konzervisan izobutilparabenom", "sadrži hidrohinona". */
const ENDING = /(?:om|em|og|oj|ima|a|u|e|i)$/i;
const MIN_STEM = 6;
/** Behind words that say what is in the product, "sadrži živu", shorter ones are meant. */
const MIN_SURE_STEM = 3;
const IN_PRODUCT = /(?<!\p{L})(?:sadrži|contains?|with|sa|od|of)\s$/iu;
/** Names that are ordinary words too: they count where they begin with a capital letter or more words follow. */
const ORDINARY = /^(?:lead|tin|iron|gold|silver|rose|ether|tar|soda|lime|musk|živa|zlato|srebro|olovo)$/;
/** Shorter names count as they are printed on labels, in capitals: DEA, BPA. */
const MIN_LETTERS = 4;

/** A shorter word that resembles a name may be an ordinary one; of this length one letter may be wrong in seven. */
const MISSPELT = /^\p{L}{8,40}$/u;
/** Two or three words that may be one name, "cink piritionom"; shorter ones are words of any sentence. */
const MISSPELT_WORDS = /^\p{L}{3,30}(?:[ -]\p{L}{3,30}){1,2}$/u;
const MIN_LETTERS_OF_WORDS = 10;
/** A shorter word of several keeps its ending, which may be half of it. */
const MIN_WORD = 5;
const LETTERS_PER_ERROR = 7;
/** So many words of a text are compared with all names. */
const MAX_COMPARED = 900;

const isComparable = (piece: string): boolean =>
  MISSPELT.test(piece) || (MISSPELT_WORDS.test(piece) && piece.length > MIN_LETTERS_OF_WORDS);

/**
 * Whether words that resemble a name are meant as it: a short one stands as it is, "grain extract" is no brain extract,
 * and the name has no further word, as "Ficus carica L" has.
 */
function mayMean(words: readonly string[], { key, ingredient }: SimilarIngredient<InciIngredient>): boolean {
  const short = words.length > 1 ? words.filter((word) => word.length < LETTERS_PER_ERROR) : [];
  const isOwnName = inciKey(ingredient.inciName) === key;
  return (
    short.every((word) => key.includes(inciKey(word))) &&
    (!isOwnName || ingredient.inciName.split(/[ -]/).length <= words.length)
  );
}

/**
 * The ingredient that some words all but name, as they stand or without the endings of a sentence: "hydroqinone",
 * "bornom kiselinom". Each ending may stand for a letter of the name.
 */
function misspelt<T extends InciIngredient>(index: InciIndex<T>, piece: string): T | null {
  const words = piece.split(/[ -]/);
  const least = words.length > 1 ? MIN_WORD : MIN_STEM;
  const stems = words.map((word) => (word.length < least ? word : word.replace(ENDING, '')));
  const endings = stems.filter((stem, at) => stem !== words[at]).length;
  const readings = [{ read: words, lost: 0 }, ...(endings > 0 ? [{ read: stems, lost: endings }] : [])];
  for (const { read, lost } of readings) {
    const key = inciKey(read.join(''));
    const [nearest] = nearestIngredients(index, key);
    const isNear = nearest && nearest.distance <= lost + Math.floor(key.length / LETTERS_PER_ERROR);
    if (isNear && mayMean(read, nearest)) return nearest.ingredient;
  }
  return null;
}

function isPlausible(piece: string): boolean {
  const letters = piece.replace(/[^\p{L}\p{N}]/gu, '');
  if (letters.length < MIN_LETTERS)
    return letters.length > 1 && letters === letters.toUpperCase() && /\p{L}{2}/u.test(letters);
  return !ORDINARY.test(piece);
}

/** An ingredient by its colour index, CAS or EC number. */
const byNumber = <T extends InciIngredient>(index: InciIndex<T>, piece: string): T | null =>
  /\d{3}|\d-\d/.test(piece) ? (findByName(index, piece)?.ingredient ?? null) : null;

function named<T extends InciIngredient>(
  index: InciIndex<T>,
  piece: string,
  isOneWord: boolean,
  isSaidToBe: boolean,
): T | null {
  const ordinal = index.byName.get(inciKey(piece)) ?? index.bySynonym.get(inciKey(piece));
  const found = (ordinal === undefined ? undefined : index.ingredients[ordinal]) ?? byNumber(index, piece);
  if (found || !isOneWord) return found;
  const stem = piece.replace(ENDING, '');
  if (stem === piece || stem.length < (isSaidToBe ? MIN_SURE_STEM : MIN_STEM)) return null;
  return findByName(index, stem)?.ingredient ?? findByName(index, `${stem}a`)?.ingredient ?? null;
}

/**
 * The names of an index in a readable text, the longest from each word on, whatever stands around them: in a sentence,
 * a heading, a bracket. Takes time linear in the length of the text. Never throws.
 */
export function* mentionsIn<T extends InciIngredient>(
  index: InciIndex<T>,
  text: string,
): Generator<Mention<T>, void, undefined> {
  let compared = 0;
  const words = [...text.matchAll(WORD)].map(({ index: start, 0: word }) => ({ start, end: start + word.length }));
  for (let at = 0; at < words.length; at++) {
    const start = words[at]?.start ?? 0;
    // Not within a longer chemical name: "Naphtho[2,1-b]furan".
    if (/(?:[\p{L}\p{N}]-|[)\]])$/u.test(text.slice(Math.max(0, start - 2), start))) continue;
    let most = at;
    while (
      most + 1 < words.length &&
      most + 1 - at < MAX_WORDS &&
      WITHIN.test(text.slice(words[most]?.end, words[most + 1]?.start))
    )
      most += 1;
    for (let last = most; last >= at; last--) {
      const end = words[last]?.end ?? start;
      const behind = text.slice(end, end + 12);
      if (GOES_ON.test(behind) && !QUALITY.test(behind)) continue;
      const piece = text.slice(start, end);
      const isSaidToBe = IN_PRODUCT.test(text.slice(Math.max(0, start - 12), start));
      const known = isSaidToBe || isPlausible(piece) ? named(index, piece, last === at, isSaidToBe) : null;
      const isLong = !known && isComparable(piece) && ++compared <= MAX_COMPARED;
      const ingredient = known ?? (isLong ? misspelt(index, piece) : null);
      if (!ingredient) continue;
      yield { start, end, ingredient, isMisspelt: !known };
      at = last;
      break;
    }
  }
}
