import { editDistance } from './editDistance.ts';
import type { Found, InciIndex, InciIngredient } from './inciIndex.ts';
import { findByName } from './inciIndex.ts';
import { inciKey } from './inciKey.ts';
import { latinSpelling, stemOf } from './plantIndex.ts';
import { commonNames } from './synonyms/commonNames.ts';

const latinOf = new Map(commonNames.map(([common, latin]) => [inciKey(common), latin]));
const MAX_COMMON_WORDS = 4;
const MAX_WRONG_LETTERS = 2;

/** The same form of an ingredient in other words: an essential oil is an oil, a hydrosol is a water. */
function formsOf(name: string): string[] {
  const plain = name
    .replace(/^extract of (.+)$/i, '$1 extract')
    .replace(/\bessential oil\b/i, 'oil')
    .replace(/\b(?:hydrosol|hydrolate|hydrolat|distillate|floral water)$/i, 'water')
    .replace(/\bbeans?\b/i, 'seed')
    .replace(/\bfloral (?=extract)/i, 'flower ')
    .replace(/\bhydrolysed\b/i, 'hydrolyzed')
    .replace(/\bhci$/i, 'hcl');
  return plain === name ? [name] : [name, plain];
}

/** The Latin name of the plant that a name begins with, the longest known one, and the rest of the name. */
function withLatin(name: string): string | null {
  const words = name.split(' ');
  for (let count = Math.min(MAX_COMMON_WORDS, words.length - 1); count > 0; count--) {
    const latin = latinOf.get(inciKey(words.slice(0, count).join(' ')));
    // The Latin name that begins with the common one stands there already: "Ginkgo Biloba Extract".
    if (latin !== undefined && inciKey(name).startsWith(inciKey(latin))) return null;
    if (latin !== undefined) return [latin, ...words.slice(count)].join(' ');
  }
  return null;
}

/**
 * Finds a plant ingredient by a name that is not its INCI name: with the common name of the plant ('Basil Oil'),
 * without the part where only one part of the plant has an ingredient of this form ('Carica Papaya Extract'), in
 * another spelling of Latin. Null when several fit.
 */
export function findPlant<T extends InciIngredient>(index: InciIndex<T>, name: string): Found<T> | null {
  const forms = formsOf(name);
  const latin = forms.map(withLatin).filter((form) => form !== null);
  for (const form of [...forms.slice(1), ...latin]) {
    const found = findByName(index, form);
    if (found) return { ingredient: found.ingredient, by: 'synonym' };
  }
  for (const form of latin.length > 0 ? latin : forms) {
    const key = inciKey(form);
    const candidates = index.plants.byForm.get(key) ?? [];
    const ordinal =
      candidates.length === 1
        ? candidates[0]
        : (index.plants.bySpelling.get(latinSpelling(key)) ?? index.plants.byStem.get(stemOf(form)));
    const ingredient = typeof ordinal === 'number' ? index.ingredients[ordinal] : undefined;
    if (ingredient) return { ingredient, by: 'synonym' };
  }
  return null;
}

/**
 * The ingredients of a plant that a name gives without its part or form: of 'Mentha Piperita', of 'Basil Oil'. At most
 * five.
 */
export function ingredientsOfPlant<T extends InciIngredient>(index: InciIndex<T>, name: string): T[] {
  const latin = withLatin(name) ?? name;
  for (const form of formsOf(latin)) {
    const key = inciKey(form);
    const ordinals = index.plants.byForm.get(key) ?? index.plants.byPlant.get(key);
    if (ordinals) return ordinals.map((ordinal) => index.ingredients[ordinal]).filter((one) => one !== undefined);
  }
  return [];
}

/**
 * Whether a name in brackets can be that of the plant before them: 'Arctium Minus (Burdock) Root Extract' is not
 * Arctium lappa.
 */
export function isSamePlant<T extends InciIngredient>(index: InciIndex<T>, before: string, found: T): boolean {
  const [genus = '', species] = before.split(' ');
  if (species === undefined || !index.plants.genera.has(inciKey(genus))) return true;
  const latin = inciKey((latinOf.get(inciKey(before)) ?? withLatin(before) ?? before).split(' ').slice(0, 2).join(' '));
  const foundPlant = inciKey(found.inciName.split(' ').slice(0, 2).join(' '));
  if (latinSpelling(foundPlant) === latinSpelling(latin)) return true;
  // A misspelt plant, 'Camellia Sinesis', and not another one that is known, too.
  return !index.plants.byPlant.has(latin) && editDistance(latin, foundPlant, MAX_WRONG_LETTERS) <= MAX_WRONG_LETTERS;
}
