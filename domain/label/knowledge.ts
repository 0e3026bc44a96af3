import { allergens } from '../allergen/allergens.ts';
import type { AnnexEntry } from '../annex/annexEntry.ts';
import type { AnnexIndex } from '../annex/annexIndex.ts';
import { deletedIngredients } from '../annex/positiveLists.ts';
import { buildAnnexIndex } from '../annex/annexIndex.ts';
import type { InciIndex, InciIngredient } from '../inci/inciIndex.ts';
import { buildInciIndexInSteps } from '../inci/inciIndex.ts';
import { inciKey } from '../inci/inciKey.ts';
import { mapInSteps, runSteps, type Steps } from '../steps/steps.ts';
import { buildAnnexDictionaryInSteps } from './annexDictionary.ts';

/** Everything that ingredients are checked by. Build it once with buildKnowledge; the same for all callers. */
export type Knowledge<T extends InciIngredient = InciIngredient> = {
  readonly index: InciIndex<T | InciIngredient>;
  readonly annexes: AnnexIndex;
};

/**
 * Indexes ingredients and annex entries. The group names that Regulation (EU) 2023/1545 puts on labels ('Rose Ketones')
 * are no ingredients of any inventory; they are added so that a label which bears them is understood, and so are the
 * names that only the annexes have, or had before an entry was deleted.
 */
export const buildKnowledge = <T extends InciIngredient>(
  ingredients: readonly T[],
  entries: readonly AnnexEntry[],
): Knowledge<T> => runSteps(buildKnowledgeInSteps(ingredients, entries));

/** The same in steps. */
export function* buildKnowledgeInSteps<T extends InciIngredient>(
  ingredients: readonly T[],
  entries: readonly AnnexEntry[],
): Steps<Knowledge<T>> {
  const known = new Set(yield* mapInSteps(ingredients, ({ inciName }) => inciKey(inciName)));
  const groups = allergens.map(({ labelName }): InciIngredient => ({
    inciName: labelName.toUpperCase(),
    casNumbers: [],
  }));
  const added = [...groups, ...deletedIngredients].filter(({ inciName }) => !known.has(inciKey(inciName)));
  const { substances, synonyms } = yield* buildAnnexDictionaryInSteps([...ingredients, ...added], entries);
  return {
    index: yield* buildInciIndexInSteps<T | InciIngredient>([...ingredients, ...added, ...substances], synonyms),
    annexes: buildAnnexIndex(entries),
  };
}
