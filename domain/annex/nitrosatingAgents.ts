import { inciKey } from '../inci/inciKey.ts';

/**
 * Ingredients that release or are nitrite and turn amines into nitrosamines, so that entries III/60 to III/62 forbid
 * them beside amines: opinion SCCS/1458/11 on nitrosamines and secondary amines, section 3. OWN selection, unverified.
 */
const AGENTS = new Set(
  [
    '2-BROMO-2-NITROPROPANE-1,3-DIOL',
    '5-BROMO-5-NITRO-1,3-DIOXANE',
    'SODIUM NITRITE',
    'POTASSIUM NITRITE',
    'ETHYL NITRITE',
    'ISOBUTYL NITRITE',
  ].map(inciKey),
);

export const isNitrosatingAgent = (inciName: string): boolean => AGENTS.has(inciKey(inciName));
