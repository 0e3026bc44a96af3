import { colourNames } from '../inci/colourNames.ts';
import { inciKey } from '../inci/inciKey.ts';
import { colourIndexOf } from '../inci/registryNumbers.ts';
import { colourIndexesOf, withoutGroups } from '../inci/resolveName.ts';
import { synonymPairs } from '../inci/synonymPairs.ts';

/** A text as it is compared: without case, blanks and signs; one without Latin letters or digits, as it is. */
export const textKey = (text: string): string => inciKey(text) || text.trim().toLowerCase();

/** Keys of colour index numbers begin so, as those of names never do. */
const COLOUR = 'ci:';
const synonyms = new Map<string, string>();
for (const [printed, inciName] of synonymPairs)
  if (!synonyms.has(textKey(printed))) synonyms.set(textKey(printed), inciName);
const colours = new Map(colourNames.map(([inciName, number]) => [textKey(inciName), COLOUR + number]));

/** The key of a name without brackets and alternatives. */
function plainKey(name: string): string {
  const meant = synonyms.get(textKey(name)) ?? name;
  const number = colourIndexOf(meant);
  return number === null ? (colours.get(textKey(meant)) ?? textKey(meant)) : COLOUR + number;
}

/** The only key of some names, or null when they are different ingredients. */
function commonKey(names: readonly string[]): string | null {
  const keys = new Set(names.map(plainKey));
  const [only] = keys;
  return keys.size === 1 && only !== undefined ? only : null;
}

/**
 * Decides whether two printed names are the same ingredient: they are when their keys are equal. Knows the synonyms of
 * synonymPairs (AQUA and Water), colour index numbers and the substances they stand for (CI 77891 and Titanium
 * Dioxide), and a name beside its other names ("Aqua/Water/Eau", "Titanium Dioxide (CI 77891)"). A bracket or an
 * alternative that names another ingredient keeps the whole text apart.
 */
export function ingredientKey(name: string): string {
  const whole = plainKey(name);
  if (whole !== textKey(name)) return whole;
  const numbers = colourIndexesOf(name);
  if (numbers.length > 1) return whole;
  const outside = withoutGroups(name);
  const inside = [...name.matchAll(/[([{]([^()[\]{}]{1,400})[)\]}]/g)].map((match) => match[1] ?? '');
  const names = [outside, ...inside].flatMap((text) => text.split(/[/|]/)).map((text) => text.trim());
  return (names.length > 1 ? commonKey(names.filter(Boolean)) : null) ?? whole;
}
