import type { IsoDate } from '../allergen/declaration.ts';
import type { InciIngredient } from '../inci/inciIndex.ts';
import type { MatchKind } from '../inci/matchedName.ts';
import { matchName } from '../inci/matchNames.ts';
import type { Knowledge } from '../label/knowledge.ts';
import { mapInSteps, type Steps } from '../steps/steps.ts';
import { checkIngredient } from './checkComposition.ts';

/** What is wrong with an INCI name. */
export type NameProblemCode = 'MISSPELT_NAME' | 'UNKNOWN_NAME' | 'PROHIBITED_NAME';

/** What the ingredient dictionary and the annexes say of an INCI name. */
export interface InciNameCheck {
  /** As it was given. */
  name: string;
  match: MatchKind;
  /** What is wrong with it; null for a name that is recognised and not prohibited. */
  problem: NameProblemCode | null;
  /** The INCI name that is probably meant; null but for a misspelling. */
  suggestion: string | null;
  /** Where the ingredient that it is, or probably is, is prohibited, such as "II/221"; null where it is not. */
  prohibitedBy: string | null;
}

/**
 * Compares INCI names with the dictionary and Annex II of Regulation (EC) No 1223/2009, each by itself, as a label's
 * check recognises them. `on` is the day of the check. Never throws.
 */
export const checkInciNamesInSteps = (
  names: readonly string[],
  knowledge: Knowledge,
  on: IsoDate,
): Steps<InciNameCheck[]> =>
  mapInSteps(names, (name): InciNameCheck => {
    const { match, ingredient } = matchName(knowledge.index, name);
    const prohibitedBy = ingredient && prohibitionOf(ingredient, knowledge, on);
    const suggestion = match === 'misspelling' ? (ingredient?.inciName ?? null) : null;
    return { name, match, problem: problemOf(match, prohibitedBy), suggestion, prohibitedBy };
  });

function problemOf(match: MatchKind, prohibitedBy: string | null): NameProblemCode | null {
  if (match === 'unknown') return 'UNKNOWN_NAME';
  if (match === 'misspelling') return 'MISSPELT_NAME';
  return prohibitedBy === null ? null : 'PROHIBITED_NAME';
}

/** The entry of Annex II that prohibits an ingredient in every product; null where none does. */
function prohibitionOf(ingredient: InciIngredient, knowledge: Knowledge, on: IsoDate): string | null {
  const ban = checkIngredient(ingredient, false, knowledge, on).find(
    ({ code }) => code === 'PROHIBITED' || code === 'ALLERGEN_PROHIBITED',
  );
  if (!ban) return null;
  return ban.code === 'PROHIBITED' ? String(ban.params['entry']) : ban.reference;
}
