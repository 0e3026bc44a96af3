import type { Finding } from '../finding.ts';
import { finding } from '../finding.ts';
import type { InciIngredient } from '../inci/inciIndex.ts';
import type { MatchedName } from '../inci/matchedName.ts';
import { LIST_REFERENCE, findingAt } from './checkNames.ts';
import { percentageLookup, type IngredientPercentage } from './percentages.ts';

/** The names of a list with what is known of their concentrations. */
type WithPercentages<T extends InciIngredient> = {
  readonly names: readonly MatchedName<T>[];
  /** The percentages that belong to a name of the list. */
  readonly used: readonly IngredientPercentage[];
  readonly contradictions: readonly Finding[];
};

/**
 * Gives the names of a list the percentages that are known beside it. Each counts once, for the first name it fits.
 * Where the list prints another one, the higher counts, because a limit must hold for whichever is true, and a finding
 * names the contradiction.
 */
export function applyPercentages<T extends InciIngredient>(
  names: readonly MatchedName<T>[],
  percentages: readonly IngredientPercentage[],
): WithPercentages<T> {
  if (percentages.length === 0) return { names, used: [], contradictions: [] };
  const find = percentageLookup(percentages);
  const used = new Set<IngredientPercentage>();
  const contradictions: Finding[] = [];
  const withPercent = names.map((name) => {
    const known = find({ ...name, inciName: name.ingredient?.inciName ?? null });
    if (!known || used.has(known)) return name;
    used.add(known);
    const { percent } = known;
    if (name.percent !== null && name.percent !== percent) {
      const params = { percent, printed: name.percent };
      contradictions.push(
        findingAt(name, finding('PERCENT_CONTRADICTED', 'warning', LIST_REFERENCE, 'CORRECT_PERCENT', params)),
      );
    }
    // A figure beside the list answers what the print leaves open.
    const { percentFrom: _least, unreadAmount: _unread, ...rest } = name;
    return { ...rest, percent: Math.max(percent, name.percent ?? 0) };
  });
  return { names: withPercent, used: percentages.filter((one) => used.has(one)), contradictions };
}
