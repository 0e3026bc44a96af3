import { inventoryIngredients } from '../../demo-data/knowledge/inventory/inventoryIngredients.ts';
import type { StarterIngredient } from '../../demo-data/knowledge/starterKnowledge.ts';

let byName: ReadonlyMap<string, StarterIngredient> | undefined;

/** Finds an ingredient that the product ships with by its INCI name. */
export function findStarterIngredient(inci: string): StarterIngredient | undefined {
  byName ??= new Map(inventoryIngredients().map((one) => [one.inci, one]));
  return byName.get(inci);
}
