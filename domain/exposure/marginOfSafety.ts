import type { Result, InvalidInput } from '../result.ts';
import { ok, validateNumber, err } from '../result.ts';
import { defaults } from './defaults.ts';
import type { PercentageAbsorption } from './systemicExposure.ts';
import { absorbedPercent, validatePercentages, systemicDose } from './systemicExposure.ts';

/** What a margin of safety is calculated from. */
export type MarginOfSafetyInput = Omit<PercentageAbsorption, 'swallowedAbsorptionPercent'> & {
  /** POD: BMDL if there is one, else NOAEL, else LOAEL / 3; mg/kg bw/day. */
  readonly pointOfDepartureMgPerKgDay: number;
  /** Oral absorption in the study that gave the POD, %; 50 without data. 100 for a POD that is systemic already. */
  readonly oralAbsorptionPercent: number;
  /** A product of lips or mouth: what is swallowed of it is added with the oral absorption. */
  readonly isSwallowed?: boolean;
  /**
   * Another margin than 100, for a reason that is kept with the result: phenoxyethanol with human kinetics needs 25.
   */
  readonly required?: { readonly margin: number; readonly reason: string };
};

/**
 * How a margin compares with the required one. The SCCS accepts "at least 100", the specification asks "above 100":
 * exactly 100 needs a person's decision.
 */
export type MarginVerdict = 'above' | 'at' | 'below';

/** A margin of safety with its working. */
export type MarginOfSafety = {
  /** SED, mg/kg bw/day. */
  readonly systemicExposureMgPerKgDay: number;
  /** PODsys = POD × oral absorption / 100, mg/kg bw/day. */
  readonly systemicPointOfDepartureMgPerKgDay: number;
  /** MoS = PODsys / SED. */
  readonly marginOfSafety: number;
  readonly requiredMargin: number;
  readonly verdict: MarginVerdict;
  /** Above the required margin. */
  readonly acceptable: boolean;
  /**
   * The concentration at which the margin is exactly the required one, % w/w, at most 100: safe is what lies below it.
   */
  readonly highestSafeConcentrationPercent: number;
};

/** Relative tolerance: a quotient of decimal fractions is exact to about 15 digits. */
const ROUNDING = 1e-9;

/** Where a margin stands to the required one. */
export function verdictOf(margin: number, required: number): MarginVerdict {
  if (Math.abs(margin - required) <= required * ROUNDING) return 'at';
  return margin > required ? 'above' : 'below';
}

/**
 * How many significant digits a margin needs, at least so many, to be written as another number than the required one:
 * 99.9996 has six beside 100. A margin of exactly that size needs no more.
 */
export function digitsToShow(margin: number, required: number, least: number): number {
  if (verdictOf(margin, required) === 'at') return least;
  let digits = least;
  while (digits < 15 && Number(margin.toPrecision(digits)) === required) digits += 1;
  return digits;
}

function validateInput(input: MarginOfSafetyInput): InvalidInput[] {
  const { dermalAbsorptionPercent, oralAbsorptionPercent, required } = input;
  const errors = [
    ...validatePercentages(input),
    ...validateNumber('pointOfDepartureMgPerKgDay', input.pointOfDepartureMgPerKgDay, 'positive'),
    ...validateNumber('oralAbsorptionPercent', oralAbsorptionPercent, 'positivePercent'),
    ...(required ? validateNumber('required.margin', required.margin, 'positive') : []),
  ];
  if (required && required.reason.trim() === '')
    errors.push({ code: 'REASON_MISSING', field: 'required.reason', params: {} });
  if (errors.length === 0 && dermalAbsorptionPercent > oralAbsorptionPercent) {
    errors.push({
      code: 'DERMAL_ABOVE_ORAL',
      field: 'dermalAbsorptionPercent',
      params: { dermal: dermalAbsorptionPercent, oral: oralAbsorptionPercent },
    });
  }
  return errors;
}

/**
 * Margin of safety of a substance in a product: MoS = (POD × oral/100) / (A × C/100 × DAp/100), and the concentration
 * at which it would be the required one: C = PODsys × 10000 / (A × DAp × required). Where it is swallowed, DAp + oral
 * stands for DAp. SCCS Notes of Guidance; safe above 100 (specification, section 5).
 *
 * Fails on inputs that are not above 0, percentages above 100, a dermal absorption above the oral one (ECHA guidance
 * R.8; specification), and a required margin other than 100 without a reason.
 */
export function marginOfSafety(input: MarginOfSafetyInput): Result<MarginOfSafety> {
  const errors = validateInput(input);
  if (errors.length > 0) return err(errors);
  const requiredMargin = input.required?.margin ?? defaults.requiredMargin.value;
  const exposed = { ...input, ...(input.isSwallowed && { swallowedAbsorptionPercent: input.oralAbsorptionPercent }) };
  const sed = systemicDose(exposed);
  const systemicPod = input.pointOfDepartureMgPerKgDay * (input.oralAbsorptionPercent / 100);
  const margin = systemicPod / sed;
  const verdict = verdictOf(margin, requiredMargin);
  const highest = (systemicPod * 10_000) / (input.exposureMgPerKgDay * absorbedPercent(exposed) * requiredMargin);
  return ok({
    systemicExposureMgPerKgDay: sed,
    systemicPointOfDepartureMgPerKgDay: systemicPod,
    marginOfSafety: margin,
    requiredMargin,
    verdict,
    acceptable: verdict === 'above',
    highestSafeConcentrationPercent: Math.min(100, highest),
  });
}
