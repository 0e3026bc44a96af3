import type { AnnexCondition, AnnexEntry, AnnexRow } from '../annex/annexEntry.ts';
import { applicableConditions } from '../annex/applies.ts';
import { readAnnexRow } from '../annex/readAnnexRow.ts';
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
  /** The percentages of column g, ascending, % w/w; empty when it states none. */
  readonly percents: readonly number[];
};

/** What the annexes say about a substance in a product. */
export type LegalLimits = {
  /** Entries of Annex II that ban it without a condition: 'II/1666'. */
  readonly bans: readonly string[];
  /** Entries of Annex II that ban it under a condition a person has to read. */
  readonly conditionalBans: readonly string[];
  /** The parts of Annexes III, V and VI, and of IV where it states a maximum, that apply or may apply to the product. */
  readonly limits: readonly LegalLimit[];
};

/** What limits the concentration: the margin of safety, the annexes, a ban, or one of them that a person has to decide by the text of an entry. */
export type Binding = 'margin' | 'limit' | 'ban' | 'undecided' | 'noLimit';

/**
 * The products that an exposure stands for: one for each category with it. Nothing is known of the product behind an exposure that was typed,
 * so that every part of an entry may apply to it.
 */
function productsOf(exposureProduct: string): Product[] {
  const categories = productCategories.filter((one) => one.exposureProduct === exposureProduct);
  return categories.length === 0
    ? [UNKNOWN_PRODUCT]
    : categories.map(({ code }) => ({ ...UNKNOWN_PRODUCT, category: code }));
}

const limitOf = ({ annex, reference }: AnnexEntry, condition: AnnexCondition): LegalLimit => ({
  entry: `${annex}/${reference}`,
  part: condition.part,
  productTypes: condition.productTypes,
  maximum: condition.maximum,
  percents: figuresIn(condition.maximum),
});

/**
 * What the annexes say about the concentration of a substance in the product that an exposure stands for (a key of exposureDefaults, anything
 * else for an unknown product): Article 14(1) of Regulation (EC) No 1223/2009. `rows` are the entries that bear its name.
 */
export function legalLimits(rows: readonly AnnexRow[], exposureProduct: string): LegalLimits {
  const entries = rows.map(readAnnexRow).filter((entry) => entry !== null);
  const products = productsOf(exposureProduct);
  const referenceOf = ({ annex, reference }: AnnexEntry) => `${annex}/${reference}`;
  const banned = entries.filter(({ annex }) => annex === 'II');
  const mayApply = (entry: AnnexEntry, condition: AnnexCondition) =>
    products.some((product) =>
      applicableConditions(entry.conditions, product).some(
        (one) => one.condition === condition && one.applies !== 'no',
      ),
    );
  const limits = entries.flatMap((entry) =>
    entry.conditions
      .filter((condition) => condition.maximum.trim() !== '' && mayApply(entry, condition))
      .map((condition) => limitOf(entry, condition)),
  );
  return {
    bans: banned.filter(({ exception }) => exception === null).map(referenceOf),
    conditionalBans: banned.filter(({ exception }) => exception !== null).map(referenceOf),
    limits,
  };
}

/**
 * Which of the two allows less: a concentration that the margin of safety allows, % w/w, or the annexes. Undecided where a part has no
 * percentage, or where the concentration lies between the smallest and the largest of several: which of them holds, the text of the entry says.
 */
export function bindingOf(concentrationPercent: number, { bans, conditionalBans, limits }: LegalLimits): Binding {
  if (bans.length > 0) return 'ban';
  const percents = limits.flatMap((limit) => limit.percents);
  const [smallest, largest] = [Math.min(...percents), Math.max(...percents)];
  if (percents.length > 0 && concentrationPercent > largest) return 'limit';
  if (conditionalBans.length > 0 || limits.some((limit) => limit.percents.length === 0)) return 'undecided';
  if (percents.length === 0) return 'noLimit';
  return concentrationPercent <= smallest ? 'margin' : 'undecided';
}
