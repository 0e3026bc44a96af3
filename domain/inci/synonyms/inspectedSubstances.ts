import { inspectedActives } from './inspectedActives.ts';
import { inspectedPreservatives } from './inspectedPreservatives.ts';
import type { SynonymPair } from './synonymPair.ts';

/** A substance with its CAS number and its other names. */
export type InspectedSubstance = { readonly inciName: string; readonly cas: string; readonly names: readonly string[] };

const trimmed = (text: string, by: string) => text.split(by).map((part) => part.trim());

/** The substances of the lists, each line of which is `NAME | CAS | names of a language; … | …`. */
export const inspectedSubstances: readonly InspectedSubstance[] = [inspectedPreservatives, inspectedActives]
  .flatMap((list) => list.trim().split('\n'))
  .map((line) => {
    const [inciName = '', cas = '', ...columns] = trimmed(line, '|');
    return { inciName, cas, names: columns.flatMap((column) => trimmed(column, ';')).filter(Boolean) };
  });

/** Their names in six languages, with the INCI name each. */
export const inspectedNames: readonly SynonymPair[] = inspectedSubstances.flatMap(({ inciName, names }) =>
  names.map((name): SynonymPair => [name, inciName]),
);
