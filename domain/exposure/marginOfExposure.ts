import type { Result } from '../result.ts';
import { ok, validateNumber, err } from '../result.ts';
import type { MarginVerdict } from './marginOfSafety.ts';
import { verdictOf } from './marginOfSafety.ts';

/** What the point of departure is; it decides how large the margin has to be. */
export type ExposureBasis = 'threshold' | 'bmdl10' | 't25';

/**
 * The margins that are considered sufficient: 100 for effects with a threshold; 10,000 (BMDL10) and 25,000 (T25) for
 * genotoxic carcinogens. OWN, unverified.
 */
export const REQUIRED_MARGIN_OF_EXPOSURE: Readonly<
  Record<ExposureBasis, { readonly value: number; readonly verified: boolean }>
> = {
  threshold: { value: 100, verified: true },
  bmdl10: { value: 10_000, verified: false },
  t25: { value: 25_000, verified: false },
};

/** A margin of exposure compared with the required one. */
export type MarginOfExposure = {
  readonly marginOfExposure: number;
  readonly requiredMargin: number;
  readonly verdict: MarginVerdict;
  readonly acceptable: boolean;
};

/**
 * Margin of exposure = POD / exposure, both external or both systemic, in the same unit (mg/kg bw/day). SCCS Notes of
 * Guidance; EFSA 2005 for genotoxic carcinogens. A margin of exactly the required size suffices there ("10,000 or
 * higher"). Fails on inputs that are not above 0.
 */
export function marginOfExposure(input: {
  readonly pointOfDepartureMgPerKgDay: number;
  readonly exposureMgPerKgDay: number;
  readonly basis: ExposureBasis;
}): Result<MarginOfExposure> {
  const errors = [
    ...validateNumber('pointOfDepartureMgPerKgDay', input.pointOfDepartureMgPerKgDay, 'positive'),
    ...validateNumber('exposureMgPerKgDay', input.exposureMgPerKgDay, 'positive'),
  ];
  if (errors.length > 0) return err(errors);
  const margin = input.pointOfDepartureMgPerKgDay / input.exposureMgPerKgDay;
  const requiredMargin = REQUIRED_MARGIN_OF_EXPOSURE[input.basis].value;
  const verdict = verdictOf(margin, requiredMargin);
  return ok({
    marginOfExposure: margin,
    requiredMargin,
    verdict,
    acceptable: verdict === 'above' || (verdict === 'at' && input.basis !== 'threshold'),
  });
}
