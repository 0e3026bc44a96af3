import { readFileSync } from 'node:fs';
import { isCasNumber } from '../../../../domain/inci/registryNumbers.ts';
import { inciKey } from '../../../../domain/inci/inciKey.ts';
import { paths } from '../../../paths.ts';
import type { StarterIngredient } from '../starterIngredient.ts';
import { starterIngredients } from '../starterKnowledge.ts';

/** An ingredient of the inventory that the product ships with. */
export interface InventoryIngredient extends StarterIngredient {
  /** CosIng's own number; null for a name that only an annex has. */
  reference: string | null;
  /** False: written by us, and known to the small starter set too. */
  isPublished: boolean;
}

const split = (cell: string | undefined, by: string): string[] => (cell ? cell.split(by) : []);

/**
 * Reads the file that tests/lists/writeInventory.ts writes: lines that begin with `#` are its notice, the first other
 * line lists the functions, each further line is `NAME|number of CosIng|CAS CAS|EC EC|numbers of functions|other
 * names`. Throws on a function that is not listed.
 */
export function readInventoryFile(text: string): InventoryIngredient[] {
  const [header = '', ...lines] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const terms = header.split('|');
  return lines.map((line) => {
    const [inci = '', reference, cas, ec, functions, synonyms] = line.split('|');
    return {
      inci,
      reference: reference || null,
      cas: split(cas, ' '),
      ec: split(ec, ' '),
      functions: split(functions, ' ').map((number) => {
        const term = terms[Number(number)];
        if (term === undefined) throw new Error(`Not a function of the inventory: ${line}`);
        return term;
      }),
      synonyms: split(synonyms, ';'),
      description: null,
      toxicology: null,
      isPublished: true,
    };
  });
}

const union = (ours: readonly string[], theirs: readonly string[]) => [...new Set([...ours, ...theirs])];

/** Ours and those of the others that no other spelling of them is among. */
function joinNames(inci: string, ours: readonly string[], theirs: readonly string[]): string[] {
  const known = new Set([inci, ...ours].map(inciKey));
  return [...ours, ...theirs.filter((name) => !known.has(inciKey(name)))];
}

/** What we wrote of an ingredient, completed by what is published of it. */
const complete = (ours: StarterIngredient, published: InventoryIngredient | undefined): InventoryIngredient => ({
  ...ours,
  // Some published numbers have a wrong check digit.
  cas: union(ours.cas, published?.cas.filter(isCasNumber) ?? []),
  ec: union(ours.ec, published?.ec ?? []),
  functions: union(ours.functions, published?.functions ?? []),
  synonyms: joinNames(ours.inci, ours.synonyms, published?.synonyms ?? []),
  reference: published?.reference ?? null,
  isPublished: false,
});

const ourNames = new Set(starterIngredients.map(({ inci }) => inci));
let all: readonly InventoryIngredient[] | undefined;

/**
 * Every ingredient of the Commission's inventory and those that we wrote ourselves, whose names it has (a hyphen aside)
 * or which only the annexes have. Read once.
 */
export function inventoryIngredients(): readonly InventoryIngredient[] {
  if (all) return all;
  const published = readInventoryFile(readFileSync(paths.inventory, 'utf8'));
  const byKey = new Map<string, InventoryIngredient>();
  for (const one of published) {
    const key = inciKey(one.inci);
    // Of names with one key the one that is written as ours is meant.
    if (!byKey.has(key) || ourNames.has(one.inci)) byKey.set(key, one);
  }
  const ours = starterIngredients.map((one) => complete(one, byKey.get(inciKey(one.inci))));
  const taken = new Set(ours.map(({ reference }) => reference));
  all = [...ours, ...published.filter(({ reference }) => !taken.has(reference))];
  return all;
}
