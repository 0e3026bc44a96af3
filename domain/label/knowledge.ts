import { allergens } from '../allergen/allergens.ts';
import type { AnnexEntry } from '../annex/annexEntry.ts';
import type { AnnexIndex } from '../annex/annexIndex.ts';
import { buildAnnexIndex } from '../annex/annexIndex.ts';
import type { InciIndex, InciIngredient } from '../inci/inciIndex.ts';
import { buildInciIndex } from '../inci/inciIndex.ts';
import { inciKey } from '../inci/inciKey.ts';
import { annexDictionary } from './annexDictionary.ts';

/** Everything that ingredients are checked by. Build it once with buildKnowledge; the same for all callers. */
export type Knowledge<T extends InciIngredient = InciIngredient> = {
  readonly index: InciIndex<T | InciIngredient>;
  readonly annexes: AnnexIndex;
};

/**
 * Indexes ingredients and annex entries. The group names that Regulation (EU) 2023/1545 puts on labels ('Rose Ketones') are no ingredients
 * of any inventory; they are added so that a label which bears them is understood, and so are the names that only the annexes have.
 */
export function buildKnowledge<T extends InciIngredient>(
  ingredients: readonly T[],
  entries: readonly AnnexEntry[],
): Knowledge<T> {
  const known = new Set(ingredients.map(({ inciName }) => inciKey(inciName)));
  const groups: InciIngredient[] = allergens
    .filter(({ labelName }) => !known.has(inciKey(labelName)))
    .map(({ labelName }) => ({ inciName: labelName.toUpperCase(), casNumbers: [] }));
  const { substances, synonyms } = annexDictionary([...ingredients, ...groups], entries);
  return {
    index: buildInciIndex<T | InciIngredient>([...ingredients, ...groups, ...substances], synonyms),
    annexes: buildAnnexIndex(entries),
  };
}
