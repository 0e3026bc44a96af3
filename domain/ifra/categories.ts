import { FIRST_OF_CATEGORIES } from './amendments.ts';
import type { Product } from '../product/product.ts';
import { isUsedOtherwise } from '../product/product.ts';
import { productCategory } from '../product/productCategories.ts';

/**
 * The categories of IFRA certificates from the 49th amendment on: 1 lips and toys, 2 axillae, 3 face and body by
 * fingertips, 4 fine fragrance, 5A body, 5B face, 5C hands, 5D baby, 6 mouth and lips, 7A and 7B hair (rinse-off,
 * leave-on), 8 intimate area, 9 rinse-off for body and hands, 10A and 10B household, 11A and 11B inert substrate
 * (without and with UV), 12 no contact with skin. http://www.thegoodscentscompany.com/data/rw1546201.html
 */
export const ifraCategories = [
  '1',
  '2',
  '3',
  '4',
  '5A',
  '5B',
  '5C',
  '5D',
  '6',
  '7A',
  '7B',
  '8',
  '9',
  '10A',
  '10B',
  '11A',
  '11B',
  '12',
] as const;
export type IfraCategory = (typeof ifraCategories)[number];

/**
 * The classes of amendments up to 48. OWN, unverified. Where a name stands in both lists it means another product:
 * class 4 was "perfumes and body lotions" in part, category 4 is fine fragrance alone.
 */
const oldClasses = [
  ...['1', '2', '3A', '3B', '3C', '3D', '4A', '4B', '4C', '4D', '5', '6', '7A', '7B', '8A', '8B'],
  ...['9A', '9B', '9C', '10A', '10B', '11A', '11B'],
];

export const isIfraCategory = (text: string): text is IfraCategory =>
  (ifraCategories as readonly string[]).includes(text);

/** The names in certificates of an amendment. */
export const categoriesOf = (amendment: number): readonly string[] =>
  amendment < FIRST_OF_CATEGORIES ? oldClasses : ifraCategories;

/** Whether a name stands in certificates of any amendment. */
export const isOfAnyScheme = (text: string): boolean => isIfraCategory(text) || oldClasses.includes(text);

/**
 * The category of a product: as usual for its product category (OWN, unverified, productCategories.ts); leave-on
 * products for the skin of children under three belong to 5D (OWN). Null where it is not known, or an assessor has to
 * decide, also of what is used otherwise than its category.
 */
export function ifraCategoryOf(product: Product): IfraCategory | null {
  if (isUsedOtherwise(product)) return null;
  const usual = productCategory(product.category)?.ifraCategory ?? '';
  if (product.isForUnderThree === true && ['5A', '5B', '5C'].includes(usual)) return '5D';
  return isIfraCategory(usual) ? usual : null;
}
