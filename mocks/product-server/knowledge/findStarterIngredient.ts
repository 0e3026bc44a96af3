import { type StarterIngredient, starterIngredients } from '../../demo-data/knowledge/starterKnowledge.ts';

const byName = new Map(starterIngredients.map((one) => [one.inci, one]));

/** Finds an ingredient of the starter knowledge by its INCI name. */
export const findStarterIngredient = (inci: string): StarterIngredient | undefined => byName.get(inci);
