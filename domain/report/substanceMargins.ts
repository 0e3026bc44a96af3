import type { CombinedProduct } from '../pif/combinedProducts.ts';
import { compareFractions } from '../quantity/fraction.ts';
import { combinedMargin, type ComputedCombination, strictestCombination } from './combinedMargin.ts';
import type { Person } from './exposureOfPerson.ts';
import type { Figure } from './figures.ts';
import type { GroupExposure } from './groupExposure.ts';
import { inhaledBy, type InhalationOfReport } from './inhalation.ts';
import { aggregateExposure, type ComputedMargin, type MarginBasis, marginRow } from './margins.ts';
import { isSwallowed } from './reportExposure.ts';
import type { SafetyReportInput } from './safetyReportInput.ts';
import type { GroupMargin, MarginRow } from './safetyReportTypes.ts';

/** The usual adult, of a product that is for adults and has no exposure of its own. */
const USUAL: Person = { isOfChild: false, weight: null };

/** The adults who are exposed. Without groups the product is for adults, unless it is for children under three. */
function adultsOf({ product, partA: { exposedGroups = [] } }: SafetyReportInput, groups: readonly Person[]): Person[] {
  const adults = groups.filter(({ isOfChild }) => !isOfChild);
  const isUsual = adults.length === 0 && exposedGroups.length === 0 && !product.isForUnderThree;
  return isUsual ? [USUAL] : adults;
}

const largest = (figures: readonly Figure[]): Figure | null =>
  [...figures].sort((one, other) => compareFractions(other.exact, one.exact))[0] ?? null;

/** The largest dose has the smallest margin, because everything else is the substance's own. */
const mostFirst = (one: ComputedMargin, other: ComputedMargin): number =>
  compareFractions(other.systemicExposure.exact, one.systemicExposure.exact);

/** The lightest of the adults, who breathes in most per kilogram. */
const lightest = (groups: readonly GroupExposure[]): Figure | null =>
  groups
    .flatMap(({ isOfChild, bodyWeight }) => (isOfChild || !bodyWeight ? [] : [bodyWeight]))
    .sort((one, other) => compareFractions(one.exact, other.exact))[0] ?? null;

/** Who is exposed, through the skin and by what is breathed in. */
export interface Exposed {
  readonly groups: readonly GroupExposure[];
  readonly inhalation: InhalationOfReport | null;
}

/** The margins of the groups whose exposure is known. */
const marginsOf = (groups: readonly GroupExposure[], marginFrom: (one: GroupExposure) => ComputedMargin | null) =>
  groups.flatMap((one): (ComputedMargin & { readonly person: Person })[] => {
    const { group } = one;
    const found = marginFrom(one);
    return found ? [{ ...found, row: group === null ? found.row : { ...found.row, group }, person: one }] : [];
  });

export const groupMargin = ({ group, systemicExposure, margin, verdict }: MarginRow): GroupMargin[] =>
  group ? [{ group, systemicExposure, margin, verdict }] : [];

/** The margins of a substance. */
interface SubstanceMargins {
  readonly ofGroups: readonly ComputedMargin[];
  /** From this product, of the group with the largest dose. */
  readonly own: ComputedMargin | null;
  /** From all cosmetic products of a person, of preservatives. */
  readonly all: ComputedMargin | null;
  /** From this product and named ones. */
  readonly combined: ComputedCombination | null;
}

/** Calculates the margins of one substance after the other; without a concentration, %, there are none. */
export function marginsOfSubstances(input: SafetyReportInput, { groups, inhalation }: Exposed) {
  const aggregate = largest(adultsOf(input, groups).flatMap((one) => aggregateExposure(one) ?? []));
  const inhaledOfAll = inhaledBy(inhalation, lightest(groups));
  const isOwnSwallowed = isSwallowed(input.product.category);
  return (
    concentration: Figure | null,
    basis: MarginBasis,
    isPreservative: boolean,
    products: readonly CombinedProduct[],
  ): SubstanceMargins => {
    if (!concentration) return { ofGroups: [], own: null, all: null, combined: null };
    const ofGroups = marginsOf(
      groups,
      ({ figure, bodyWeight }) =>
        figure && marginRow(figure, concentration, basis, isOwnSwallowed, inhaledBy(inhalation, bodyWeight)),
    );
    const all = aggregate && isPreservative ? marginRow(aggregate, concentration, basis, false, inhaledOfAll) : null;
    const combinations =
      products.length > 0 ? ofGroups.map((one) => combinedMargin(one, concentration, products, basis, one.person)) : [];
    return {
      ofGroups,
      own: [...ofGroups].sort(mostFirst)[0] ?? null,
      all,
      combined: strictestCombination(combinations),
    };
  };
}
