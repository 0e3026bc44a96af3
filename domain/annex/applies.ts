import type { ProductKind, Use } from '../product/productCategories.ts';
import { productCategory } from '../product/productCategories.ts';
import type { Product } from '../product/product.ts';
import { kindsOf, useOf } from '../product/product.ts';
import type { AnnexCondition, ForbiddenUse } from './annexEntry.ts';
import type { Scope } from './readScope.ts';

/** Whether something applies to a product; `unknown` when it cannot be decided from what is known of the product or read in the text. */
export type Applies = 'yes' | 'no' | 'unknown';

const both = (one: Applies, other: Applies): Applies =>
  one === 'no' || other === 'no' ? 'no' : one === 'yes' && other === 'yes' ? 'yes' : 'unknown';

function useApplies(limitedTo: Use | null, use: Use | null): Applies {
  if (limitedTo === null) return 'yes';
  return use === null ? 'unknown' : use === limitedTo ? 'yes' : 'no';
}

function kindsApply({ kinds, except, understood }: Scope, productKinds: ReadonlySet<ProductKind> | null): Applies {
  if (kinds.length === 0 && except.length === 0) return understood === 'all' ? 'yes' : 'unknown';
  if (!productKinds) return 'unknown';
  const isMeant = kinds.length === 0 || kinds.some((kind) => productKinds.has(kind));
  if (!isMeant) return understood === 'little' ? 'unknown' : 'no';
  if (understood !== 'all') return 'unknown';
  return except.some((kind) => productKinds.has(kind)) ? 'no' : 'yes';
}

function scopeApplies(scope: Scope, product: Product): Applies {
  return both(useApplies(scope.use, useOf(product)), kindsApply(scope, kindsOf(product)));
}

/** Which parts of an entry apply to a product, in their order; "other products" do where none of the rest does. */
export function applicableConditions(
  conditions: readonly AnnexCondition[],
  product: Product,
): readonly { readonly condition: AnnexCondition; readonly applies: Applies }[] {
  const special = conditions.filter(({ scope }) => !scope.isOther).map(({ scope }) => scopeApplies(scope, product));
  const isCovered = special.includes('yes');
  const mayBeCovered = special.includes('unknown');
  return conditions.map((condition) => {
    const applies = scopeApplies(condition.scope, product);
    if (!condition.scope.isOther) return { condition, applies };
    return { condition, applies: isCovered ? 'no' : mayBeCovered ? both('unknown', applies) : applies };
  });
}

/** Whether the use of a product is one that an entry forbids. */
export function isForbidden({ use, hasException }: ForbiddenUse, product: Product): Applies {
  const kinds = kindsOf(product);
  const known = (isMatch: boolean | null): Applies =>
    isMatch === null ? 'unknown' : isMatch ? (hasException ? 'unknown' : 'yes') : 'no';
  if (use === 'underThree') return known(product.isForUnderThree);
  if (use === 'inhalation') return known(product.isInhalable ?? (mayBeInhaled(product) ? null : false));
  return known(kinds ? kinds.has(use) : null);
}

/** Whether a product of its category could reach the lungs at all: sprays and powders only (exposureRoutes of the table). */
function mayBeInhaled({ category }: Product): boolean {
  const routes = productCategory(category)?.exposureRoutes;
  return routes === undefined || routes === '' || routes.includes('inhalation');
}
