import { kindsOf, type Product } from '../product/product.ts';
import { productCategory } from '../product/productCategories.ts';

/** Group 1 or 2 of ISO 17516 and why. */
export type MicrobiologyGroup = {
  readonly group: 1 | 2;
  readonly reason: 'UNDER_THREE' | 'EYES' | 'MUCOUS' | 'CATEGORY';
};

/**
 * Group 1 of ISO 17516: under three years, eye area, mucous membranes; group 2: everything else. The category's group
 * is OWN.
 */
export function microbiologyGroup(product: Product): MicrobiologyGroup | null {
  const kinds = kindsOf(product);
  if (product.isForUnderThree) return { group: 1, reason: 'UNDER_THREE' };
  const category = productCategory(product.category);
  if (!kinds || !category) return null;
  if (kinds.has('eye')) return { group: 1, reason: 'EYES' };
  if (kinds.has('mucous')) return { group: 1, reason: 'MUCOUS' };
  return { group: category.microbiologyGroup, reason: 'CATEGORY' };
}
