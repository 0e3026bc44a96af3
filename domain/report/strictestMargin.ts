/** A margin as far as its figures, decimal texts. */
interface Compared {
  readonly margin: { readonly value: string } | null;
  readonly highestSafePercent: { readonly value: string } | null;
}
type Maybe<Row> = Row | null | undefined;

const isBelow = (one: { readonly value: string } | null, other: { readonly value: string } | null): boolean =>
  other !== null && (one === null || Number(one.value) < Number(other.value));

/**
 * The margin that allows the least of a substance, of those from the product, from all products of a person and from
 * named ones together: the one whose highest safe concentration is the lowest, or not known. Null where the product has
 * none.
 */
export const strictestMargin = <Row extends Compared>(own: Maybe<Row>, ...others: readonly Maybe<Row>[]): Row | null =>
  others.reduce<Row | null>(
    (least, one) => (least && one && isBelow(one.highestSafePercent, least.highestSafePercent) ? one : least),
    own ?? null,
  );

/** The smallest of the margins that are known, a decimal text; null without any. */
export const smallestMargin = (...rows: readonly Maybe<Pick<Compared, 'margin'>>[]): string | null =>
  rows
    .flatMap((row) => row?.margin?.value ?? [])
    .reduce<string | null>((least, one) => (least === null || Number(one) < Number(least) ? one : least), null);
