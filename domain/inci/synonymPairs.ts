import { inciKey } from './inciKey.ts';
import { colours } from './synonyms/colours.ts';
import { compoundNames } from './synonyms/compoundNames.ts';
import { inspectedNames } from './synonyms/inspectedSubstances.ts';
import { languages } from './synonyms/languages.ts';
import { plants } from './synonyms/plants.ts';
import { serbian } from './synonyms/serbian.ts';
import { substances } from './synonyms/substances.ts';
import type { SynonymPair } from './synonyms/synonymPair.ts';
import { systematicNames } from './synonyms/systematicNames.ts';

/** The synonyms are general knowledge of the field and not taken from a source: the screen must say so. */
export const SYNONYMS_VERIFIED = false;

/** Names that labels print instead of the INCI name. */
export const synonymPairs: readonly SynonymPair[] = [
  ...languages,
  ...serbian,
  ...substances,
  ...systematicNames,
  ...colours,
  ...plants,
  ...inspectedNames,
  ...compoundNames,
];

const meant = new Map(languages.map(([printed, inciName]) => [inciKey(printed), inciName]));

/**
 * The one INCI name for ingredients that have two in the inventory: WATER and AQUA, HONEY and MEL. Any other name
 * stays. Decides whether two printed names are the same ingredient.
 */
export function canonicalName(inciName: string): string {
  return meant.get(inciKey(inciName)) ?? inciName;
}

const tradeNames = new Set([...substances, ...plants].map(([printed]) => inciKey(printed)));

/**
 * Whether a name is a trivial or trade name of our list, and no translation: "Vitamin E" may be another tocopherol,
 * Wasser is water.
 */
export const isTrivialName = (name: string): boolean => tradeNames.has(inciKey(name));
