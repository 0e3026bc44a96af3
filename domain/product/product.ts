import type { ProductKind, Use } from './productCategories.ts';
import { productCategory } from './productCategories.ts';

/** A range of pH; null where it is open. */
export type PhRange = { readonly min: number | null; readonly max: number | null };

/**
 * What has to be known of a product to check its ingredients. Null means "not known": the rule then asks instead of
 * deciding.
 */
export type Product = {
  /** Code of a product category. */
  readonly category: string | null;
  readonly use: Use | null;
  /** Meant for children under three years of age. */
  readonly isForUnderThree: boolean | null;
  /** Meant for external intimate hygiene or care. */
  readonly isForIntimateUse: boolean | null;
  /** A spray, aerosol or loose powder, whose use may lead to exposure of the lungs. */
  readonly isInhalable: boolean | null;
  /** Between which values its pH lies; omitted or open: not known. */
  readonly ph?: PhRange;
};

/** Nothing is known of the product. */
export const UNKNOWN_PRODUCT: Product = {
  category: null,
  use: null,
  isForUnderThree: null,
  isForIntimateUse: null,
  isInhalable: null,
};

/** How the product is used: as stated, else as usual for its category; null when neither is known. */
export function useOf(product: Pick<Product, 'category' | 'use'>): Use | null {
  return product.use ?? productCategory(product.category)?.use ?? null;
}

/**
 * Whether the use that is stated is not the usual one of the category, such as a hair conditioner that stays on: what
 * the category is a measure of, its exposure and its IFRA category, does not hold for it then.
 */
export function isUsedOtherwise({ category, use }: Pick<Product, 'category' | 'use'>): boolean {
  const usual = productCategory(category)?.use ?? null;
  return use !== null && usual !== null && use !== usual;
}

/** What the product is for, in the words of the annexes; null without a known category. */
export function kindsOf(product: Product): ReadonlySet<ProductKind> | null {
  const category = productCategory(product.category);
  if (!category) return null;
  return new Set<ProductKind>([
    ...category.kinds,
    ...(product.isForIntimateUse ? (['intimate', 'mucous'] as const) : []),
  ]);
}
