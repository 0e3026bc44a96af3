/** A margin as far as its highest safe concentration, %, as a decimal text. */
interface Limiting {
  readonly highestSafePercent: { readonly value: string } | null;
}

/**
 * The margin that allows the least of a substance: the one from all products of a person where its highest safe
 * concentration is below that of the product. Null where the product has none.
 */
export function strictestMargin<Own extends Limiting, All extends Limiting>(
  own: Own | null,
  aggregate: All | null,
): Own | All | null {
  const [ofProduct, ofAll] = [own?.highestSafePercent, aggregate?.highestSafePercent];
  return ofProduct && ofAll && Number(ofAll.value) < Number(ofProduct.value) ? aggregate : own;
}
