import { exposureDefaultOf, type ExposureDefault } from '../exposure/exposureDefaults.ts';
import { defaults } from '../exposure/defaults.ts';
import { productExposure } from '../exposure/systemicExposure.ts';
import { isUsedOtherwise } from '../product/product.ts';
import { productCategory, type Use } from '../product/productCategories.ts';

/** What decides how much of a product somebody is exposed to. */
export interface ExposedProduct {
  category?: string | null | undefined;
  /** As stated; null: as usual for the category. */
  use?: Use | null | undefined;
  isForUnderThree?: boolean | null | undefined;
  /** Figures in place of those of the category, as decimal texts. */
  entered: { gramsPerDay?: string | null; retentionFactor?: string | null; bodyWeightKg?: string | null };
}

/** The exposure to a product with where it comes from; a figure is null when it is not known. */
export interface ProductExposure {
  /** mg/kg bw/day. */
  mgPerKgDay: number | null;
  /** CATEGORY: the row of the table stands for the category. ENTERED: calculated from figures that people entered. */
  origin: 'CATEGORY' | 'ENTERED';
  /** The row of the table, also where entered figures replace some of it; null where none applies. */
  row: ExposureDefault | null;
  gramsPerDay: number | null;
  retentionFactor: number | null;
  bodyWeightKg: number | null;
}

const figure = (typed: string | null | undefined): number | null => {
  const text = typed?.trim().replace(',', '.') ?? '';
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
};

/**
 * The amount of a row in grams a day; null for that of one application of a hair dye, weeks apart, which says nothing
 * of a day.
 */
export const usualGrams = (row: ExposureDefault | null): number | null =>
  row === null || row.bodyWeightBasis === 'per application' ? null : row.amountGPerDay;

/**
 * The exposure to a product, mg/kg bw/day: the row of the SCCS Notes of Guidance that stands for its category (which
 * row does is OWN), or amount × 1000 × retention / body weight where people entered figures. A product for children
 * under three never takes the row of adults (design of the PIF, section 5), nor does one that is used otherwise than
 * its category. Null without a category that has a row.
 */
export function exposureOfProduct(product: ExposedProduct): ProductExposure | null {
  const { category = null, use = null, isForUnderThree, entered } = product;
  const key = productCategory(category)?.exposureProduct;
  const hasOwnFigures = isForUnderThree || isUsedOtherwise({ category, use });
  const row = hasOwnFigures ? null : (exposureDefaultOf(key) ?? null);
  const typed = {
    gramsPerDay: figure(entered.gramsPerDay),
    retentionFactor: figure(entered.retentionFactor),
    bodyWeightKg: figure(entered.bodyWeightKg),
  };
  if (Object.values(typed).every((one) => one === null))
    return (
      row && {
        mgPerKgDay: row.exposureMgPerKgDay,
        origin: 'CATEGORY',
        row,
        gramsPerDay: usualGrams(row),
        retentionFactor: row.retentionFactor,
        bodyWeightKg: null,
      }
    );
  const gramsPerDay = typed.gramsPerDay ?? usualGrams(row);
  const retentionFactor = typed.retentionFactor ?? row?.retentionFactor ?? null;
  const bodyWeightKg = typed.bodyWeightKg ?? (isForUnderThree ? null : defaults.bodyWeight.value);
  const known = gramsPerDay !== null && retentionFactor !== null && bodyWeightKg !== null;
  const computed = known ? productExposure({ amountGPerDay: gramsPerDay, retentionFactor, bodyWeightKg }) : null;
  return {
    mgPerKgDay: computed?.ok ? computed.value : null,
    origin: 'ENTERED',
    row,
    gramsPerDay,
    retentionFactor,
    bodyWeightKg,
  };
}
