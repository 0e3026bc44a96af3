import type { InhaledForm } from '../pif/inhalation.ts';
import type { Sourced } from './sourced.ts';

/** What is breathed in of the product: Annex I, Part A, points 6 and 7; design of the gate, section 3. */
export type ReportInhalation = {
  readonly form: InhaledForm;
  /** Of the whole spray with its propellant, g. */
  readonly gramsPerUse: Sourced;
  readonly usesPerDay: Sourced;
  /** Shares from 0 to 1. */
  readonly airborneFraction: Sourced;
  readonly respirableFraction: Sourced;
  readonly isNothingRespirable: boolean;
  /** m³ and minutes of the two boxes. */
  readonly zoneCubicMetres: Sourced;
  readonly zoneMinutes: Sourced;
  readonly roomCubicMetres: Sourced;
  readonly roomMinutes: Sourced;
  readonly litresPerMinute: Sourced;
  readonly exhaledPercent: Sourced;
  readonly inhaledAbsorptionPercent: Sourced;
  /** Product that is breathed in and absorbed, mg/day. */
  readonly productMgPerDay: Sourced;
  readonly localEffects: string;
  /** Propellants of the formula with the most that the product holds of each, %. */
  readonly propellants?: readonly { readonly inciName: string; readonly maxPercent: string | null }[];
};

/** What a substance adds to a margin by being breathed in. */
export type InhaledMargin = {
  /** Through the skin, or swallowed, mg/kg bw/day. */
  readonly skinExposure: Sourced;
  /** Breathed in, mg/kg bw/day. */
  readonly exposure: Sourced;
  /** Against the point of departure of inhalation, or else the systemic one; null without either. */
  readonly margin: Sourced | null;
  readonly isOfInhalation: boolean;
};
