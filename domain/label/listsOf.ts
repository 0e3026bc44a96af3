import type { MatchedName } from '../inci/matchedName.ts';
import type { InciIngredient } from '../inci/inciIndex.ts';
import type { Product } from '../product/product.ts';
import type { PrintedPlace } from './printedPlaces.ts';
import { categoryOfHeading } from '../product/productOfHeading.ts';

/** One of the lists of a text, and the product that it is judged for. */
export type PrintedList<T extends InciIngredient> = {
  readonly names: readonly MatchedName<T>[];
  readonly product: Product;
  /** What stands over it, where the text has several lists. */
  readonly heading: string | null;
};

/**
 * The lists of a text, each with its product: of a set ("Shower gel: … Body lotion: …") that of its heading, where it
 * names one; otherwise that of the label. Article 19(1)(g) of Regulation (EC) No 1223/2009: a list for each product.
 */
export function listsOf<T extends InciIngredient>(
  names: readonly MatchedName<T>[],
  places: readonly PrintedPlace[],
  product: Product,
): PrintedList<T>[] {
  const lists = new Map<number, MatchedName<T>[]>();
  const headings = new Map<number, string | null>();
  for (const [at, name] of names.entries()) {
    const { list, heading } = places[at] ?? { list: 0, heading: null };
    headings.set(list, heading);
    const members = lists.get(list) ?? [];
    members.push(name);
    lists.set(list, members);
  }
  if (lists.size < 2) return [{ names, product, heading: null }];
  return [...lists].map(([list, members]) => {
    const heading = headings.get(list) ?? null;
    const category = heading === null ? null : categoryOfHeading(heading);
    return { names: members, product: category === null ? product : { ...product, category, use: null }, heading };
  });
}
