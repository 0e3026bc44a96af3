import {
  childFigures,
  type ExposedGroup,
  hasAmount,
  hasWeight,
  isMinor,
  type PopulationGroup,
} from '../pif/exposedGroups.ts';
import { defaults } from '../exposure/defaults.ts';
import { times } from '../quantity/fraction.ts';
import { citationOf, computed, stated, type Figure } from './figures.ts';
import { type Entered, enteredOf, exposureFigures, type ExposureFigures } from './exposureFigures.ts';
import type { SafetyReportInput } from './safetyReportInput.ts';
import type { ReportExposedGroup, Sourced } from './safetyReportTypes.ts';

/** The exposure of a group with what the report prints of it; the group is null where nobody ticked one. */
export type GroupExposure = ExposureFigures & {
  readonly group: PopulationGroup | null;
  /** Whether nothing of an adult's row is in it. */
  readonly isOfChild: boolean;
  /** By which a dose that is not per kilogram is divided; null where it is not known. */
  readonly bodyWeight: Figure | null;
  readonly printed: ReportExposedGroup | null;
};

/** 60 kg: SCCS/1647/22, Table 3A. */
const weightOfAdult = (): Figure =>
  stated(defaults.bodyWeight.value, 'default', {
    source: citationOf(defaults.bodyWeight.source),
    isVerified: defaults.bodyWeight.verified,
  });

/** Surface per weight against the adult's: `rules.md` of the domain, B2; unverified. */
const RATIO_SOURCE = 'SSA/bw, dossiermanager.it';
/** What stays of a child's amount where nobody says: all of it, the most that can be (OWN). */
const ALL = stated(1, 'default', { isVerified: false });

const orNull = (typed: string | null | undefined): string | null => typed?.trim() || null;

/**
 * The exposure of every group that was ticked, mg/kg bw/day: design of the gate, section 4. A child's is amount × 1000
 * × retention / body weight, or that of adults × its surface per weight / the adult's (SCCS/1647/22, 3-6.9, ratios of
 * `rules.md` B2); never the row of adults. Adolescents may take that with a reason. Null where a figure or its source
 * is not stated. One exposure of nobody in particular where no group was ticked.
 */
export function exposuresOfGroups(input: SafetyReportInput): GroupExposure[] {
  const { product, partA } = input;
  const { exposedGroups = [], exposure } = partA;
  const beside = enteredOf(exposure);
  const from = { reasoning: orNull(exposure.reasoning) };
  if (exposedGroups.length === 0) {
    const isOfChild = product.isForUnderThree ?? false;
    const found = exposureFigures(product, beside, from, isOfChild);
    const bodyWeight = found?.weight ?? (isOfChild ? null : weightOfAdult());
    return found ? [{ ...found, group: null, isOfChild, bodyWeight, printed: null }] : [];
  }
  const adult = exposureFigures(product, beside, from, false);
  return exposedGroups.map((one) => exposureOfGroup(one, input, beside, adult));
}

/** The weight and the ratio of the tables, which nobody compared with their source. */
function figuresOfTable(group: PopulationGroup): { weight: Figure; ratio: Figure } | null {
  const found = childFigures(group);
  if (!found) return null;
  const { weightKg, weightSource, surfaceRatio, surfaceRatioAt } = found;
  return {
    weight: stated(weightKg, 'default', { source: weightSource, isVerified: false }),
    ratio: stated(surfaceRatio, 'default', { source: `${RATIO_SOURCE} (${surfaceRatioAt})`, isVerified: false }),
  };
}

function exposureOfGroup(
  one: ExposedGroup,
  { product, partA }: SafetyReportInput,
  beside: Entered,
  adult: ExposureFigures | null,
): GroupExposure {
  const { group, amountBasis, weightBasis } = one;
  const isOfAdult = !isMinor(group) || (amountBasis === 'ADULT_ROW' && group === 'ADOLESCENT_11_17');
  const table = figuresOfTable(group);
  const isTyped = amountBasis === 'TYPED';
  const typedWeight = weightBasis === 'TYPED' ? orNull(one.bodyWeightKg) : null;
  const weightSource = orNull(one.weightSource);
  const weight = weightBasis === 'TABLE' ? (table?.weight ?? null) : null;
  const typedRetention = orNull(one.retentionFactor);
  const found = exposureFigures(
    product,
    {
      gramsPerDay: isTyped ? orNull(one.gramsPerDay) : isOfAdult ? beside.gramsPerDay : null,
      retentionFactor: typedRetention ?? (isOfAdult ? beside.retentionFactor : null),
      bodyWeightKg: typedWeight ?? (isOfAdult ? beside.bodyWeightKg : null),
    },
    {
      reasoning: orNull(one.reasoning) ?? (isOfAdult ? orNull(partA.exposure.reasoning) : null),
      amountSource: isTyped ? orNull(one.amountSource) : null,
      weightSource,
      weight: isOfAdult && !isTyped ? null : weight,
      retention: isOfAdult || typedRetention ? null : ALL,
    },
    !isOfAdult,
  );
  const isScaled = amountBasis === 'SCALED' && table !== null && adult?.figure != null;
  const figure = isScaled ? computedFrom(adult.figure, table.ratio) : (found?.figure ?? null);
  const isStated = hasAmount(one, adult?.figure != null) && hasWeight(one);
  const ownWeight =
    weight ?? (isScaled || isOfAdult ? typedFigure(typedWeight, weightSource) : (found?.weight ?? null));
  const figures: ExposureFigures = {
    figure: isStated ? figure : null,
    isCalculated: isScaled || (found?.isCalculated ?? true),
    product: found?.product ?? null,
    amount: isScaled ? null : (found?.amount ?? null),
    retention: isScaled ? null : (found?.retention ?? null),
    weight: isScaled ? ownWeight : (found?.weight ?? null),
  };
  const of = (part: Figure | null): Sourced | null => part?.sourced ?? null;
  return {
    ...figures,
    group,
    isOfChild: !isOfAdult,
    bodyWeight: ownWeight ?? (isOfAdult ? (found?.weight ?? weightOfAdult()) : null),
    printed: {
      group,
      basis: isScaled ? 'SCALED' : isOfAdult && !isTyped ? 'ADULT_ROW' : 'TYPED',
      exposure: of(figures.figure),
      gramsPerDay: of(figures.amount),
      retentionFactor: of(figures.retention),
      bodyWeightKg: of(figures.weight),
      surfaceRatio: isScaled ? table.ratio.sourced : null,
      adultExposure: isScaled ? adult.figure.sourced : null,
      reasoning: orNull(one.reasoning),
    },
  };
}

const computedFrom = (adult: Figure, ratio: Figure): Figure =>
  computed(times(adult.exact, ratio.exact), [adult.sourced, ratio.sourced]);
const typedFigure = (typed: string | null, source: string | null): Figure | null => {
  const value = Number(typed?.replace(',', '.') ?? 0);
  return value > 0 ? stated(value, 'typed', { source }) : null;
};
