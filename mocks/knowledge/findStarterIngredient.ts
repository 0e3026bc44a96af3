import { type StarterIngredient, starterIngredients } from '../seed/knowledge/starterKnowledge.ts';

const byName = new Map(starterIngredients.map((one) => [one.inci, one]));

/** What the starter knowledge says of an ingredient. */
export const findStarterIngredient = (inci: string): StarterIngredient | undefined => byName.get(inci);
