import type { AnnexCondition, AnnexEntry, AnnexRow } from '../annex/annexEntry.ts';
import { applicableConditions } from '../annex/applies.ts';
import { readAnnexRow } from '../annex/readAnnexRow.ts';
import { basisFactor } from '../annex/limits/basisFactor.ts';
import { figuresIn } from '../annex/limits/readLimit.ts';
import { UNKNOWN_PRODUCT, type Product } from '../product/product.ts';
import { productCategories } from '../product/productCategories.ts';

/** What an annex says about the concentration of a substance in a product. */
export type LegalLimit = {
  /** Annex and reference number: 'V/29'. */
  readonly entry: string;
  /** Part of the entry, such as 'a'; empty when the entry is not divided. */
  readonly part: string;
  readonly productTypes: string;
  /** Column g as published. */
  readonly maximum: string;
  /** Whether the part applies to every product that the exposure stands for; else it only may. */
  readonly isCertain: boolean;
  /**
   * What the part allows of the substance itself, % w/w, ascending: what is limited as acid, base or element is
   * converted. Two where the part holds several figures between which the product does not decide; empty when it states
   * none.
   */
  readonly percents: readonly number[];
  /** Whether the figures of column g were converted to the substance. */
  readonly isConverted: boolean;
};

/** What the annexes say about a substance in a product. */
export type LegalLimits = {
  /** Entries of Annex II that ban it without a condition: 'II/1666'. */
  readonly bans: readonly string[];
  /** Entries of Annex II that ban it under a condition a person has to read. */
  readonly conditionalBans: readonly string[];
  /**
   * The parts of Annexes III, V and VI, and of IV where it states a maximum, that apply or may apply to the product.
   */
  readonly limits: readonly LegalLimit[];
};

/**
 * What limits the concentration: the margin of safety, the annexes, a ban, or one of them that a person has to decide
 * by the text of an entry.
 */
export type Binding = 'margin' | 'limit' | 'ban' | 'undecided' | 'noLimit';

/**
 * The products that an exposure stands for: one for each category with it. Nothing is known of the product behind an
 * exposure that was typed, so that every part of an entry may apply to it.
 */
function productsOf(exposureProduct: string): Product[] {
  const categories = productCategories.filter((one) => one.exposureProduct === exposureProduct);
  return categories.length === 0
    ? [UNKNOWN_PRODUCT]
    : categories.map(({ code }) => ({ ...UNKNOWN_PRODUCT, category: code }));
}

/** What a limit allows of a substance; the figures of the text itself where it could not be read as a limit. */
function percentsOf({ limit, maximum }: AnnexCondition, inciName: string): readonly number[] {
  if (!limit) return figuresIn(maximum);
  const { least, most } = basisFactor(limit.basis, inciName);
  // A substance of which nothing is known to be limited (least 0) is over no figure for certain.
  const figures = [limit.lowest / most, ...(least > 0 ? [limit.percent / least] : [])];
  return [...new Set(figures.map((figure) => Number(figure.toPrecision(4))))];
}

function limitOf(
  { annex, reference }: AnnexEntry,
  condition: AnnexCondition,
  { inciName, isCertain }: { inciName: string; isCertain: boolean },
): LegalLimit {
  return {
    entry: `${annex}/${reference}`,
    part: condition.part,
    productTypes: condition.productTypes,
    maximum: condition.maximum,
    isCertain,
    percents: percentsOf(condition, inciName),
    isConverted: condition.limit !== null && condition.limit.basis !== 'substance',
  };
}

/**
 * What the annexes say about the concentration of a substance in the product that an exposure stands for (a key of
 * exposureDefaults, anything else for an unknown product): Article 14(1) of Regulation (EC) No 1223/2009. `rows` are
 * the entries that bear its name.
 */
export function legalLimits(rows: readonly AnnexRow[], inciName: string, exposureProduct: string): LegalLimits {
  const entries = rows.map(readAnnexRow).filter((entry) => entry !== null);
  const products = productsOf(exposureProduct);
  const referenceOf = ({ annex, reference }: AnnexEntry) => `${annex}/${reference}`;
  const banned = entries.filter(({ annex }) => annex === 'II');
  const limits = entries.flatMap((entry) => {
    const states = products.flatMap((product) => applicableConditions(entry.conditions, product));
    return entry.conditions.flatMap((condition) => {
      const applies = states.filter((one) => one.condition === condition).map((one) => one.applies);
      if (condition.maximum.trim() === '' || applies.every((one) => one === 'no')) return [];
      return [limitOf(entry, condition, { inciName, isCertain: applies.every((one) => one === 'yes') })];
    });
  });
  return {
    bans: banned.filter(({ exception }) => exception === null).map(referenceOf),
    conditionalBans: banned.filter(({ exception }) => exception !== null).map(referenceOf),
    limits,
  };
}

/**
 * Which of the two allows less: a concentration that the margin of safety allows, % w/w, or the annexes. Of the same
 * annex every part that certainly applies binds by itself; what exceeds one annex may be within another, where it has
 * another function. Undecided where a part has no percentage, or where the concentration lies between figures of which
 * the text of the entry says which holds.
 */
export function bindingOf(concentrationPercent: number, { bans, conditionalBans, limits }: LegalLimits): Binding {
  if (bans.length > 0) return 'ban';
  const percents = limits.flatMap((limit) => limit.percents);
  const [smallest, largest] = [Math.min(...percents), Math.max(...percents)];
  const isOver = (limit: LegalLimit) => limit.percents.length > 0 && concentrationPercent > Math.max(...limit.percents);
  const annexOf = ({ entry }: LegalLimit) => entry.split('/')[0];
  const excuses = (other: LegalLimit, one: LegalLimit) => annexOf(other) !== annexOf(one) && !isOver(other);
  const isBound = limits.some((one) => one.isCertain && isOver(one) && !limits.some((other) => excuses(other, one)));
  if (isBound || (percents.length > 0 && concentrationPercent > largest)) return 'limit';
  if (conditionalBans.length > 0 || limits.some((limit) => limit.percents.length === 0)) return 'undecided';
  if (percents.length === 0) return 'noLimit';
  return concentrationPercent <= smallest ? 'margin' : 'undecided';
}
