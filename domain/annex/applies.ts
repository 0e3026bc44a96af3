import type { ProductKind, Use } from '../product/productCategories.ts';
import { productCategory } from '../product/productCategories.ts';
import type { Product } from '../product/product.ts';
import { kindsOf, useOf } from '../product/product.ts';
import type { AnnexCondition, ForbiddenUse } from './annexEntry.ts';
import type { Scope } from './readScope.ts';

/**
 * Whether something applies to a product; `unknown` when it cannot be decided from what is known of the product or read
 * in the text.
 */
export type Applies = 'yes' | 'no' | 'unknown';

const both = (one: Applies, other: Applies): Applies =>
  one === 'no' || other === 'no' ? 'no' : one === 'yes' && other === 'yes' ? 'yes' : 'unknown';

/** Kinds of which a product of the wider kind may be one: a face mask may be the "face cream" of an entry. */
const WIDER: Partial<Record<ProductKind, ProductKind>> = {
  faceCream: 'face',
  bodyLotion: 'body',
  soap: 'shower',
};

/** A lotion stays on the body: what is rinsed off is none. */
const mayBeLotion = (kind: ProductKind, product: Product) => kind !== 'bodyLotion' || useOf(product) !== 'rinse-off';

/**
 * Waving and straightening have categories of their own (hairWaving stands for both): only they, and hair products of
 * "others", may be one of them, and not a shampoo or a conditioner.
 */
const mayReshapeHair = (kind: ProductKind, { category }: Product, productKinds: ReadonlySet<ProductKind>) =>
  (kind === 'hairWaving' || kind === 'hairStraightener') &&
  (productKinds.has('hairWaving') || (productKinds.has('hair') && (category ?? '').startsWith('other_')));

/** Of a bleach or another hair dye it is not known whether it is oxidative. */
const isOfUnknownDye = (kind: ProductKind, productKinds: ReadonlySet<ProductKind>) =>
  (kind === 'oxidativeHairDye' || kind === 'nonOxidativeHairDye') &&
  productKinds.has('hairDye') &&
  !productKinds.has('oxidativeHairDye') &&
  !productKinds.has('nonOxidativeHairDye');

/**
 * Whether an entry means the face alone, or the body alone, of a product for both, such as a sunscreen: a UV filter
 * that is allowed in face products (VI/3) is not for the whole body. An entry that names the product by another kind,
 * as "sunscreen products", means all of it.
 */
const isOnlyInPart = (kinds: readonly ProductKind[], productKinds: ReadonlySet<ProductKind>): boolean => {
  const shared = kinds.filter((kind) => productKinds.has(kind));
  return productKinds.has('face') && productKinds.has('body') && (shared.join() === 'face' || shared.join() === 'body');
};

function useApplies(limitedTo: Use | null, use: Use | null): Applies {
  if (limitedTo === null) return 'yes';
  return use === null ? 'unknown' : use === limitedTo ? 'yes' : 'no';
}

/**
 * Baby wipes and intimate wipes are of categories of other products too: only what is said of the product rules them
 * out.
 */
const mayBeIntimate = ({ isForIntimateUse, isForUnderThree }: Product) =>
  isForIntimateUse !== false || isForUnderThree !== false;

function kindsApply({ kinds, except, understood }: Scope, product: Product): Applies {
  const productKinds = kindsOf(product);
  if (kinds.length === 0 && except.length === 0) return understood === 'all' ? 'yes' : 'unknown';
  if (!productKinds) return 'unknown';
  const isMeant = kinds.length === 0 || kinds.some((kind) => productKinds.has(kind));
  if (!isMeant) {
    const mayBeMeant = kinds.some(
      (kind) =>
        isOfUnknownDye(kind, productKinds) ||
        (productKinds.has(WIDER[kind] ?? kind) && mayBeLotion(kind, product)) ||
        mayReshapeHair(kind, product, productKinds) ||
        (kind === 'intimate' && mayBeIntimate(product)),
    );
    return mayBeMeant || understood === 'little' ? 'unknown' : 'no';
  }
  if (understood !== 'all' || isOnlyInPart(kinds, productKinds)) return 'unknown';
  return except.some((kind) => productKinds.has(kind)) ? 'no' : 'yes';
}

function formApplies({ form }: Scope, product: Product): Applies {
  const isInhalable = product.isInhalable ?? (mayBeInhaled(product) ? null : false);
  if (form === null) return 'yes';
  if (isInhalable !== false) return 'unknown';
  return form === 'inhalable' ? 'no' : 'yes';
}

function ageApplies({ age }: Scope, { isForUnderThree }: Product): Applies {
  if (age === null) return 'yes';
  if (isForUnderThree !== false) return 'unknown';
  return age === 'child' ? 'no' : 'yes';
}

/** Whether a part of an entry applies to a product: its use, its kind, its form and whom it is for. */
function scopeApplies(scope: Scope, product: Product): Applies {
  return [
    useApplies(scope.use, useOf(product)),
    kindsApply(scope, product),
    formApplies(scope, product),
    ageApplies(scope, product),
  ].reduce(both);
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

/**
 * Whether the product is of a kind that the entry excepts by name: "All cosmetic products, with the exception of
 * mouthwash" (V/23).
 */
export function isExceptedByName(conditions: readonly AnnexCondition[], product: Product): boolean {
  const kinds = kindsOf(product);
  return conditions.some(
    ({ scope }) =>
      scope.understood === 'all' && scope.kinds.length === 0 && scope.except.some((kind) => kinds?.has(kind)),
  );
}

/** Whether the use of a product is one that an entry forbids; `conditions` are those of the entry. */
export function isForbidden(
  { use, parts, within, except }: ForbiddenUse,
  conditions: readonly AnnexCondition[],
  product: Product,
): Applies {
  const kinds = kindsOf(product);
  const inParts =
    parts.length === 0
      ? 'yes'
      : applicableConditions(conditions, product)
          .filter(({ condition }) => parts.includes(condition.part))
          .map(({ applies }) => applies)
          .reduce<Applies>((best, applies) => (best === 'yes' || applies === 'no' ? best : applies), 'no');
  const known = (isMatch: boolean | null): Applies => {
    if (isMatch !== true) return isMatch === null ? 'unknown' : 'no';
    if (except === null) return 'yes';
    if (except === 'unread' || kinds === null) return 'unknown';
    return except.some((kind) => kinds.has(kind)) ? 'no' : 'yes';
  };
  const isUse = (): boolean | null => {
    if (use === 'underThree') return product.isForUnderThree;
    if (use === 'inhalation') return product.isInhalable ?? (mayBeInhaled(product) ? null : false);
    return kinds ? kinds.has(use) : null;
  };
  const inProducts = within ? scopeApplies(within, product) : 'yes';
  return [inParts, inProducts, known(isUse())].reduce(both);
}

/**
 * Whether a product of its category could reach the lungs at all: sprays and powders only (exposureRoutes of the
 * table).
 */
function mayBeInhaled({ category }: Product): boolean {
  const routes = productCategory(category)?.exposureRoutes;
  return routes === undefined || routes === '' || routes.includes('inhalation');
}
