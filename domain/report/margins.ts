import { absorptionOf } from '../exposure/absorption.ts';
import { defaults } from '../exposure/defaults.ts';
import { REQUIRED_MARGIN_OF_EXPOSURE } from '../exposure/marginOfExposure.ts';
import { AGGREGATE_EXPOSURE, AGGREGATE_SOURCE } from '../exposure/exposureDefaults.ts';
import { decimalOf, readDecimal } from '../quantity/decimal.ts';
import type { Fraction } from '../quantity/fraction.ts';
import { compareFractions, fractionOf, isZero, over, plus, times } from '../quantity/fraction.ts';
import { exposureOfPerson, type Person } from './exposureOfPerson.ts';
import { citationOf, computed, formatApart, MARGIN, sourced, stated, type Figure } from './figures.ts';
import { isWritten } from '../pif/writtenText.ts';
import type { TypedProfile } from './safetyReportInput.ts';
import { inhaledPoint, originOf, systemicPoint, type InForce, type StudyPoint, type SystemicPoint } from './points.ts';
import type { InhaledMargin } from './inhalationTypes.ts';
import type { MarginRow, SafetyVerdict, Sourced } from './safetyReportTypes.ts';

const HUNDRED = fractionOf(decimalOf(100));
const inHundred = (percent: Fraction) => over(percent, HUNDRED);

/** What a margin of a substance is calculated with besides exposure and concentration. */
export type MarginBasis = {
  readonly dermal: Figure;
  readonly oral: Figure;
  /** Null without one that a systemic exposure can be compared with. */
  readonly point: SystemicPoint | null;
  /** A study of inhalation, which stands beside: the exposure through the skin is never compared with it. */
  readonly inhaled: StudyPoint | null;
  /** PODsys. */
  readonly systemic: Figure | null;
  readonly required: Figure;
  /** Both absorptions are stated and the dermal one exceeds the oral one, which cannot be (ECHA guidance R.8). */
  readonly isContradictory: boolean;
};

/**
 * A default that had to give way to the other figure of the data, because no more is absorbed through the skin than
 * from the gut.
 */
const ADJUSTED_BY = 'ECHA R.8';

/**
 * 50 % of each absorption without data (SCCS/1647/22), and no more through the skin than from the gut (ECHA guidance
 * R.8).
 */
function absorptions(found: InForce): Pick<MarginBasis, 'dermal' | 'oral' | 'isContradictory'> {
  const data = {
    oralAbsorptionPercent: found?.data.oralAbsorptionPercent ?? null,
    dermalAbsorptionPercent: found?.data.dermalAbsorptionPercent ?? null,
  };
  const { oralPercent, dermalPercent, adjusted } = absorptionOf(data);
  const isVerified = found?.data.isVerified ?? false;
  const of = (
    value: number,
    isStated: boolean,
    isAdjusted: boolean,
    { source, verified }: (typeof defaults)['oralAbsorption' | 'dermalAbsorption'],
  ) => {
    if (isStated)
      return stated(value, originOf(found), {
        isVerified,
        source: found?.source ?? null,
        overriddenBecause: found?.because ?? null,
      });
    if (isAdjusted) return stated(value, 'computed', { source: ADJUSTED_BY, isVerified });
    return stated(value, 'default', { source: citationOf(source), isVerified: verified });
  };
  const { oralAbsorptionPercent: oral, dermalAbsorptionPercent: dermal } = data;
  return {
    oral: of(oralPercent, oral !== null, adjusted === 'oralRaised', defaults.oralAbsorption),
    dermal: of(dermalPercent, dermal !== null, adjusted === 'dermalLowered', defaults.dermalAbsorption),
    isContradictory: dermalPercent > oralPercent,
  };
}

/** Data on people may leave the factor of 10 between people alone (SCCS/1647/22); nothing supports less (OWN). */
const LEAST_MARGIN = fractionOf(decimalOf(10));

/**
 * The margin that is asked for: 100, or another one for which a person gave a reason. That of a T25 is a margin of
 * exposure of 25,000 (EFSA 2005), which nobody lowers.
 */
function requiredOf(typed: TypedProfile | null, isT25: boolean): Figure {
  const margin = readDecimal(typed?.requiredMargin ?? '');
  const reason = isWritten(typed?.marginReason) ? (typed?.marginReason?.trim() ?? '') : '';
  const ofT25 = stated(REQUIRED_MARGIN_OF_EXPOSURE.t25.value, 'default', {
    source: 'EFSA 2005',
    isVerified: REQUIRED_MARGIN_OF_EXPOSURE.t25.verified,
  });
  if (margin && margin.units > 0n && reason !== '' && compareFractions(fractionOf(margin), LEAST_MARGIN) >= 0) {
    const exact = fractionOf(margin);
    const value = typed?.requiredMargin?.trim().replace(',', '.') ?? '';
    if (!isT25 || compareFractions(exact, ofT25.exact) > 0)
      return { exact, sourced: sourced(value, 'override', { overriddenBecause: reason }) };
  }
  if (isT25) return ofT25;
  const { value, source, verified } = defaults.requiredMargin;
  return stated(value, 'default', { source: citationOf(source), isVerified: verified });
}

/**
 * The basis of the margins of a substance.
 *
 * @param points the records that state a point of departure, the one that goes first at the front
 */
export function marginBasis(
  points: readonly NonNullable<InForce>[],
  absorption: InForce,
  typed: TypedProfile | null,
): MarginBasis {
  const { dermal, oral, isContradictory } = absorptions(absorption);
  const point = systemicPoint(points, { dermal, oral });
  const systemic =
    point &&
    computed(times(point.adjusted.exact, inHundred(point.absorption.exact)), [
      point.adjusted.sourced,
      point.absorption.sourced,
    ]);
  const required = requiredOf(typed, point?.details?.type === 'T25');
  return { dermal, oral, point, inhaled: inhaledPoint(points), systemic, required, isContradictory };
}

/** Exposure to all cosmetic products of a person that may hold a preservative: SCCS/1647/22, Table 5. */
export const aggregateExposure = (person: Person): Figure | null =>
  exposureOfPerson(AGGREGATE_EXPOSURE, person, { source: citationOf(AGGREGATE_SOURCE) });

/**
 * The margin by inhalation alone: against the study of inhalation with its factors, or else PODsys, each divided by the
 * dose that is breathed in and absorbed. Null where nothing is breathed in.
 */
function inhaledMargin(
  ofSkin: Fraction,
  ofLung: Fraction,
  inputs: readonly Sourced[],
  { inhaled, systemic, required }: MarginBasis,
): { readonly exact: Fraction | null; readonly printed: InhaledMargin } {
  const against = inhaled?.adjusted ?? systemic;
  const exact = against && !isZero(ofLung) ? over(against.exact, ofLung) : null;
  const of = (dose: Fraction) => computed(dose, inputs).sourced;
  return {
    exact,
    printed: {
      skinExposure: of(ofSkin),
      exposure: of(ofLung),
      margin: exact && {
        ...computed(exact, against ? [...inputs, against.sourced] : inputs).sourced,
        value: formatApart(exact, required.exact, MARGIN),
      },
      isOfInhalation: inhaled !== null,
    },
  };
}

/** A margin with what it was calculated from; `systemicExposure` goes on exactly. */
export type ComputedMargin = { readonly row: MarginRow; readonly systemicExposure: Figure };

/**
 * MoS = PODsys / (A × C/100 × DAp/100), compared exactly with the required margin: above passes, exactly equal is a
 * question because the SCCS accepts "at least 100" and the specification asks "above 100", below fails. The highest
 * concentration is that of exactly the required margin: PODsys × 10000 / (A × DAp × required), at most 100 %. Of a
 * product that is swallowed from lips or mouth, DAp + oral absorption stands for DAp. A margin on a T25 never passes by
 * itself: it is a margin of exposure, which the assessor judges. Of a product that is breathed in, `inhaled` × C/100 is
 * added to the dose, mg/kg bw/day; by that route alone the margin against a study of inhalation counts as well.
 */
export function marginRow(
  exposure: Figure,
  concentration: Figure,
  basis: MarginBasis,
  isSwallowed: boolean,
  inhaled: Figure | null = null,
): ComputedMargin | null {
  const { dermal, oral, systemic, required, isContradictory } = basis;
  const absorbed = isSwallowed ? plus(dermal.exact, oral.exact) : dermal.exact;
  const ofSkin = times(times(exposure.exact, inHundred(concentration.exact)), inHundred(absorbed));
  const ofLung = inhaled && times(inhaled.exact, inHundred(concentration.exact));
  const dose = ofLung ? plus(ofSkin, ofLung) : ofSkin;
  if (isZero(dose)) return null;
  const inputs: Sourced[] = [
    exposure.sourced,
    concentration.sourced,
    dermal.sourced,
    ...(isSwallowed ? [oral.sourced] : []),
    ...(inhaled ? [inhaled.sourced] : []),
  ];
  const byLung = inhaled && ofLung && inhaledMargin(ofSkin, ofLung, inputs, basis);
  const systemicExposure = computed(dose, inputs);
  const row = {
    exposure: exposure.sourced,
    concentration: concentration.sourced,
    dermalAbsorption: dermal.sourced,
    swallowedAbsorption: isSwallowed ? oral.sourced : null,
    systemicExposure: systemicExposure.sourced,
    ...(byLung && { inhalation: byLung.printed }),
  };
  if (!systemic || isContradictory)
    return {
      row: { ...row, margin: null, verdict: systemic ? 'UNKNOWN' : 'NO_POD', highestSafePercent: null },
      systemicExposure,
    };
  const margin = over(systemic.exact, dose);
  const least = byLung?.exact && compareFractions(byLung.exact, margin) < 0 ? byLung.exact : margin;
  const highest = over(times(concentration.exact, least), required.exact);
  const all = [...inputs, systemic.sourced];
  return {
    row: {
      ...row,
      margin: printedMargin(margin, all, required),
      verdict: verdictOn(least, basis),
      highestSafePercent: safePercent(highest, [...all, required.sourced]),
    },
    systemicExposure,
  };
}

/** A margin as it is printed: never as the required one without being it. */
export const printedMargin = (margin: Fraction, from: readonly Sourced[], required: Figure): Sourced => ({
  ...computed(margin, from).sourced,
  value: formatApart(margin, required.exact, MARGIN),
});

/** How a margin compares with the required one; one on a T25 never passes by itself. */
export function verdictOn(margin: Fraction, { point, required }: MarginBasis): SafetyVerdict {
  const order = compareFractions(margin, required.exact);
  const isT25 = point?.details?.type === 'T25';
  return order > 0 && !isT25 ? 'PASSES' : order >= 0 ? 'QUESTION' : 'FAILS';
}

/** A highest safe concentration as it is printed, at most 100 %. */
export const safePercent = (highest: Fraction, from: readonly Sourced[]): Sourced =>
  computed(compareFractions(highest, HUNDRED) > 0 ? HUNDRED : highest, from, 'concentration').sourced;
