import type { InciIngredient } from '../inci/inciIndex.ts';
import { inciKey } from '../inci/inciKey.ts';
import { mapInSteps, type Steps } from '../steps/steps.ts';
import type { AnnexEntry } from './annexEntry.ts';

/**
 * Gives entries of Annexes III to VI that bear no name of the inventory the name of the ingredient that has their CAS
 * numbers, so that a row for which the Commission identifies no ingredient still limits it. Only where one ingredient
 * has them and no entry of that annex bears its name: oils and polymers share numbers. In steps.
 */
export function* linkByCasInSteps(
  entries: readonly AnnexEntry[],
  ingredients: readonly InciIngredient[],
): Steps<AnnexEntry[]> {
  const known = new Set(yield* mapInSteps(ingredients, ({ inciName }) => inciKey(inciName)));
  const unnamed = new Set(
    entries.filter(
      ({ annex, keys, casNumbers }) => annex !== 'II' && casNumbers.length > 0 && !keys.some((key) => known.has(key)),
    ),
  );
  if (unnamed.size === 0) return [...entries];
  const numbers = new Set([...unnamed].flatMap(({ casNumbers }) => casNumbers));
  const byCas = new Map<string, InciIngredient[]>();
  for (const ingredient of ingredients) {
    for (const cas of ingredient.casNumbers)
      if (numbers.has(cas)) byCas.set(cas, [...(byCas.get(cas) ?? []), ingredient]);
    yield;
  }
  const isNamed = new Set(entries.flatMap(({ annex, keys }) => keys.map((key) => `${annex} ${key}`)));
  return entries.map((entry) => {
    if (!unnamed.has(entry)) return entry;
    const [only, ...others] = new Set(entry.casNumbers.flatMap((cas) => byCas.get(cas) ?? []));
    if (!only || others.length > 0 || isNamed.has(`${entry.annex} ${inciKey(only.inciName)}`)) return entry;
    return { ...entry, names: [...entry.names, only.inciName], keys: [...entry.keys, inciKey(only.inciName)] };
  });
}
