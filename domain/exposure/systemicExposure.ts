import type { Result } from '../result.ts';
import { ok, validateNumber, err } from '../result.ts';

/** Amount of a product that stays on the skin of one person. */
export type ProductAmount = {
  /** g/day, all applications together. */
  readonly amountGPerDay: number;
  /** Share that stays, 0 to 1. */
  readonly retentionFactor: number;
  readonly bodyWeightKg: number;
};

/**
 * Exposure to a product, mg/kg bw/day = amount (g/day) × 1000 × retention factor / body weight (kg). SCCS Notes of
 * Guidance. Where exposureDefaults has a figure per body weight use that: it is a survey figure and not amount / 60 kg.
 * An error for a amount or weight that is not above 0 and a retention factor outside 0 to 1.
 */
export function productExposure({ amountGPerDay, retentionFactor, bodyWeightKg }: ProductAmount): Result<number> {
  const errors = [
    ...validateNumber('amountGPerDay', amountGPerDay, 'positive'),
    ...validateNumber('retentionFactor', retentionFactor, 'notNegative'),
    ...validateNumber('bodyWeightKg', bodyWeightKg, 'positive'),
  ];
  if (errors.length === 0 && retentionFactor > 1)
    errors.push({ code: 'TOO_LARGE', field: 'retentionFactor', params: { value: retentionFactor, most: 1 } });
  return errors.length > 0 ? err(errors) : ok((amountGPerDay * 1000 * retentionFactor) / bodyWeightKg);
}

/** Exposure by share absorbed. */
export type PercentageAbsorption = {
  /** A: exposure to the product, mg/kg bw/day; retention and frequency are inside. */
  readonly exposureMgPerKgDay: number;
  /** C: concentration of the substance in the product, % w/w. */
  readonly concentrationPercent: number;
  /** DAp: dermal absorption, %. */
  readonly dermalAbsorptionPercent: number;
  /**
   * Of a product that is swallowed from lips or mouth: the oral absorption of that part, %. It is added to the dermal
   * one.
   */
  readonly swallowedAbsorptionPercent?: number;
};

/** The errors of the inputs of sedByPercentage. */
export function validatePercentages(input: PercentageAbsorption) {
  return [
    ...validateNumber('exposureMgPerKgDay', input.exposureMgPerKgDay, 'positive'),
    ...validateNumber('concentrationPercent', input.concentrationPercent, 'positivePercent'),
    ...validateNumber('dermalAbsorptionPercent', input.dermalAbsorptionPercent, 'positivePercent'),
    ...validateNumber('swallowedAbsorptionPercent', input.swallowedAbsorptionPercent ?? 0, 'percent'),
  ];
}

/**
 * What is absorbed of a substance through the skin and from what is swallowed, % of the exposure to it: up to 200, the
 * worst case.
 */
export const absorbedPercent = ({ dermalAbsorptionPercent, swallowedAbsorptionPercent = 0 }: PercentageAbsorption) =>
  dermalAbsorptionPercent + swallowedAbsorptionPercent;

/** A × C/100 × (DAp + oral of what is swallowed)/100, for inputs already known to be sound. */
export const systemicDose = (input: PercentageAbsorption) =>
  input.exposureMgPerKgDay * (input.concentrationPercent / 100) * (absorbedPercent(input) / 100);

/**
 * Systemic exposure dose, mg/kg bw/day = A × C/100 × DAp/100 (SCCS Notes of Guidance); for lips and mouth the swallowed
 * part A × C/100 × oral/100 is added. Fails on inputs that are not above 0 and on percentages above 100.
 */
export function sedByPercentage(input: PercentageAbsorption): Result<number> {
  const errors = validatePercentages(input);
  return errors.length > 0 ? err(errors) : ok(systemicDose(input));
}

/** Exposure by amount absorbed per area. */
export type AmountAbsorption = {
  /** DAa: from a study at in-use conditions, ug/cm2 per application. */
  readonly absorbedUgPerCm2: number;
  /** SSA: skin surface, cm2. */
  readonly areaCm2: number;
  /** F: applications per day; 1 when the study already covers a day. */
  readonly frequencyPerDay: number;
  readonly bodyWeightKg: number;
};

/**
 * Systemic exposure dose, mg/kg bw/day = DAa (ug/cm2) × 0.001 (mg/ug) × SSA (cm2) × F (1/day) / bw (kg) (SCCS Notes of
 * Guidance). Fails on inputs that are not above 0.
 */
export function sedByAmount(input: AmountAbsorption): Result<number> {
  const { absorbedUgPerCm2, areaCm2, frequencyPerDay, bodyWeightKg } = input;
  const errors = [
    ...validateNumber('absorbedUgPerCm2', absorbedUgPerCm2, 'positive'),
    ...validateNumber('areaCm2', areaCm2, 'positive'),
    ...validateNumber('frequencyPerDay', frequencyPerDay, 'positive'),
    ...validateNumber('bodyWeightKg', bodyWeightKg, 'positive'),
  ];
  return errors.length > 0 ? err(errors) : ok((absorbedUgPerCm2 * 0.001 * areaCm2 * frequencyPerDay) / bodyWeightKg);
}
