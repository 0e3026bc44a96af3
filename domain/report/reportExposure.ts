import { exposureDefaultOf, sourceOfExposure } from '../exposure/exposureDefaults.ts';
import { defaults } from '../exposure/defaults.ts';
import { skinSurfaceAreas, sourceOfArea } from '../exposure/skinSurfaceAreas.ts';
import { exposureOfProduct, usualGrams } from '../pif/exposureOfProduct.ts';
import { productCategory } from '../product/productCategories.ts';
import { fractionOf, over, times } from '../quantity/fraction.ts';
import { decimalOf } from '../quantity/decimal.ts';
import { citationOf, computed, stated, type Figure } from './figures.ts';
import type { SafetyReportInput } from './safetyReportInput.ts';
import type { ReportExposure, Sourced } from './safetyReportTypes.ts';

const THOUSAND = fractionOf(decimalOf(1000));

/** A (mg/kg bw/day) as margins take it, and what the report prints of it. */
export type ExposureOfReport = { readonly figure: Figure | null; readonly printed: ReportExposure };

/**
 * How a product of the category gets into the body besides through the skin. Its row of adults decides for children
 * too.
 */
const besidesSkin = (category: string | null) =>
  exposureDefaultOf(productCategory(category)?.exposureProduct)?.separately ?? null;

/** Whether a product of the category is swallowed from lips or mouth. */
export const isSwallowed = (category: string | null): boolean => besidesSkin(category) === 'swallowed';

/** What the figure does not include and an assessor has to add. */
function notesOf({ product }: SafetyReportInput): ReportExposure['notes'] {
  const notes: ReportExposure['notes'][number][] = [];
  if (product.isInhalable || besidesSkin(product.category) === 'inhaled') notes.push('INHALATION');
  if (product.isForUnderThree) notes.push('CHILD');
  return notes;
}

/**
 * How much of the product somebody is exposed to, mg/kg bw/day: the row of the Notes of Guidance that stands for the
 * category, or amount × 1000 × retention / body weight where people entered figures. A product for children under three
 * never takes a row of adults, nor their areas.
 */
export function reportExposure(input: SafetyReportInput): ExposureOfReport | null {
  const { category, use, isForUnderThree } = input.product;
  const entered = input.partA.exposure;
  const found = exposureOfProduct({ category, use, isForUnderThree, entered: { ...nullsOf(entered) } });
  const known = productCategory(category);
  if (!found || !known) return null;
  const { row, origin } = found;
  const isCalculated = origin === 'ENTERED';
  const ofRow = row ? { source: citationOf(sourceOfExposure(row)), isVerified: row.verified } : {};
  const reason = entered.reasoning?.trim() || null;
  const part = (value: number | null, typed: string | null | undefined, ofDefault: object, hasDefault: boolean) => {
    if (value === null) return null;
    if (!typed?.trim()) return stated(value, 'default', ofDefault);
    return stated(value, hasDefault ? 'override' : 'typed', { overriddenBecause: hasDefault ? reason : null });
  };
  const weight = { source: citationOf(defaults.bodyWeight.source), isVerified: defaults.bodyWeight.verified };
  const amount = part(found.gramsPerDay, entered.gramsPerDay, ofRow, usualGrams(row) !== null);
  const retention = part(
    found.retentionFactor,
    entered.retentionFactor,
    ofRow,
    typeof row?.retentionFactor === 'number',
  );
  const body = part(found.bodyWeightKg, entered.bodyWeightKg, weight, !isForUnderThree);
  const isWhole = amount && retention && body && found.mgPerKgDay !== null && found.mgPerKgDay > 0;
  const calculated =
    isCalculated && isWhole
      ? computed(over(times(times(amount.exact, THOUSAND), retention.exact), body.exact), [
          amount.sourced,
          retention.sourced,
          body.sourced,
        ])
      : null;
  const ofTable = !isCalculated && found.mgPerKgDay !== null ? stated(found.mgPerKgDay, 'default', ofRow) : null;
  const figure = calculated ?? ofTable;
  const area = isForUnderThree ? undefined : skinSurfaceAreas.find(({ key }) => key === known.exposureProduct);
  const ofArea = area && { source: citationOf(sourceOfArea(area)), isVerified: area.verified };
  const printedOf = (one: Figure | null | undefined): Sourced | null => one?.sourced ?? null;
  return {
    figure,
    printed: {
      exposure: printedOf(figure),
      isCalculated,
      product: row?.key ?? null,
      gramsPerDay: printedOf(amount),
      retentionFactor: printedOf(retention),
      bodyWeightKg: printedOf(body),
      areaCm2: printedOf(area && stated(area.areaCm2, 'default', ofArea)),
      frequencyPerDay: printedOf(area && stated(area.frequencyPerDay, 'default', ofArea)),
      applicationSites: known.applicationSites || null,
      routes: known.exposureRoutes || null,
      notes: notesOf(input),
    },
  };
}

const nullsOf = (entered: SafetyReportInput['partA']['exposure']) => ({
  gramsPerDay: entered.gramsPerDay ?? null,
  retentionFactor: entered.retentionFactor ?? null,
  bodyWeightKg: entered.bodyWeightKg ?? null,
});
