import type { InciIngredient } from '../inci/inciIndex.ts';
import { inciKey } from '../inci/inciKey.ts';
import type { Allergen } from './allergens.ts';
import { allergens } from './allergens.ts';
import { isSamePart } from './isSamePart.ts';
import { otherNames } from './otherNames.ts';

const byName = new Map<string, Allergen>();
const byOtherName = new Map<string, Allergen>();
const byCas = new Map<string, Allergen | null>();
for (const allergen of allergens) {
  for (const name of [allergen.labelName, ...allergen.members, ...allergen.exportMembers]) {
    if (!byName.has(inciKey(name))) byName.set(inciKey(name), allergen);
  }
  for (const name of otherNames[allergen.entry] ?? []) byOtherName.set(inciKey(name), allergen);
  // A number that stands in two entries decides nothing.
  for (const cas of allergen.casNumbers) byCas.set(cas, byCas.has(cas) ? null : allergen);
}

/** The allergen that bears this name, as its label name or as a member of its group; null when none does. */
export function allergenNamed(name: string): Allergen | null {
  return byName.get(inciKey(name)) ?? null;
}

/**
 * The allergen entry of an ingredient: by name; by CAS number only when its name is in no entry, all its numbers that
 * are in entries are in one, and its name does not say that it is another species, part or form of the plant. Null when
 * it is none.
 */
export function allergenOf(ingredient: Pick<InciIngredient, 'inciName' | 'casNumbers'>): Allergen | null {
  const named = allergenNamed(ingredient.inciName);
  if (named) return named;
  const found = new Set(
    ingredient.casNumbers.map((cas) => byCas.get(cas)).filter((allergen) => allergen !== undefined),
  );
  const [only] = found;
  return found.size === 1 && only && isSamePart(only, ingredient.inciName) ? only : null;
}

/**
 * The allergen entry of what a raw material or perfume holds: as allergenOf finds it, or by another name, which a label
 * may not bear but which a supplier writes: "Neral", "l-Limonene". Null when it is none.
 */
export const allergenHeld = (ingredient: Pick<InciIngredient, 'inciName' | 'casNumbers'>): Allergen | null =>
  allergenOf(ingredient) ?? byOtherName.get(inciKey(ingredient.inciName)) ?? null;
