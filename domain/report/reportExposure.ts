import { exposureDefaultOf } from '../exposure/exposureDefaults.ts';
import { skinSurfaceAreas, sourceOfArea } from '../exposure/skinSurfaceAreas.ts';
import { inhalationGaps, isInhalationAsked } from '../pif/inhalation.ts';
import { isUnderThree } from '../pif/exposedGroups.ts';
import { productCategory } from '../product/productCategories.ts';
import { compareFractions } from '../quantity/fraction.ts';
import { citationOf, stated as figureOf, type Figure } from './figures.ts';
import { exposuresOfGroups, type GroupExposure } from './groupExposure.ts';
import type { SafetyReportInput } from './safetyReportInput.ts';
import type { ReportExposure, Sourced } from './safetyReportTypes.ts';

/** A (mg/kg bw/day) as margins take it, and what the report prints of it. */
export type ExposureOfReport = {
  readonly figure: Figure | null;
  /** Of each group that was ticked; one of nobody in particular where none was. */
  readonly groups: readonly GroupExposure[];
  readonly printed: ReportExposure;
};

/**
 * How a product of the category gets into the body besides through the skin. Its row of adults decides for children
 * too.
 */
const besidesSkin = (category: string | null) =>
  exposureDefaultOf(productCategory(category)?.exposureProduct)?.separately ?? null;

/** Whether a product of the category is swallowed from lips or mouth. */
export const isSwallowed = (category: string | null): boolean => besidesSkin(category) === 'swallowed';

/** What the figure does not include and an assessor has to add. */
function notesOf(input: SafetyReportInput): ReportExposure['notes'] {
  const { product, partA } = input;
  const { exposedGroups = [], inhalation = {} } = partA;
  const notes: ReportExposure['notes'][number][] = [];
  const isAsked = isInhalationAsked(product, input.physicalForm);
  if (isAsked && inhalationGaps(inhalation).length > 0) notes.push('INHALATION');
  if (product.isForUnderThree || exposedGroups.some(({ group }) => isUnderThree(group))) notes.push('CHILD');
  return notes;
}

/**
 * How much of the product each group that was ticked is exposed to, and of those the largest exposure: design of the
 * gate, section 4. Without groups that of adults, or of children under three where the product is for them.
 */
export function reportExposure(input: SafetyReportInput): ExposureOfReport | null {
  const { category } = input.product;
  const known = productCategory(category);
  const groups = exposuresOfGroups(input);
  const stated = groups.filter((one) => one.figure !== null);
  const decisive = [...stated].sort(mostFirst)[0] ?? groups[0];
  if (!decisive || !known) return null;
  const { figure, isCalculated, product, amount, retention, weight } = decisive;
  const ofChild = decisive.isOfChild;
  const area = ofChild ? undefined : skinSurfaceAreas.find(({ key }) => key === known.exposureProduct);
  const ofArea = area && { source: citationOf(sourceOfArea(area)), isVerified: area.verified };
  const printedOf = (one: Figure | null | undefined): Sourced | null => one?.sourced ?? null;
  return {
    figure,
    groups,
    printed: {
      exposure: printedOf(figure),
      isCalculated,
      product,
      gramsPerDay: printedOf(amount),
      retentionFactor: printedOf(retention),
      bodyWeightKg: printedOf(weight),
      areaCm2: printedOf(area && figureOf(area.areaCm2, 'default', ofArea)),
      frequencyPerDay: printedOf(area && figureOf(area.frequencyPerDay, 'default', ofArea)),
      applicationSites: known.applicationSites || null,
      routes: known.exposureRoutes || null,
      notes: notesOf(input),
      // A report without groups is the same as before there were any.
      ...(decisive.group !== null && { group: decisive.group, groups: groups.flatMap(({ printed }) => printed ?? []) }),
    },
  };
}

const mostFirst = ({ figure: one }: GroupExposure, { figure: other }: GroupExposure): number =>
  one && other ? compareFractions(other.exact, one.exact) : 0;
