import type { ExposureProduct } from '../pif/combinedProducts.ts';
import type { PopulationGroup } from '../pif/exposedGroups.ts';
import type { InhaledMargin } from './inhalationTypes.ts';
import type { Sourced } from './sourced.ts';

/** Above the required margin; exactly it, for a person to decide; below; or none: no POD, waived, below the TTC. */
export type SafetyVerdict = 'PASSES' | 'QUESTION' | 'FAILS' | 'NO_POD' | 'WAIVED' | 'BELOW_TTC' | 'UNKNOWN';

/** A margin of safety from one exposure, with every figure that it is calculated from: SCCS/1647/22. */
export type MarginRow = {
  /** A: exposure to the product or products, mg/kg bw/day. */
  readonly exposure: Sourced;
  /** C: concentration in the product, %. */
  readonly concentration: Sourced;
  /** DAp: dermal absorption, %. */
  readonly dermalAbsorption: Sourced;
  /** Oral absorption of what is swallowed from lips or mouth, %; null where nothing is. Older reports lack it. */
  readonly swallowedAbsorption?: Sourced | null;
  /** SED = A × C/100 × (DAp + oral of what is swallowed)/100, mg/kg bw/day. */
  readonly systemicExposure: Sourced;
  /** MoS = PODsys / SED; null without a point of departure. */
  readonly margin: Sourced | null;
  readonly verdict: SafetyVerdict;
  /** Whose exposure it is, where groups were ticked. Older reports lack it. */
  readonly group?: PopulationGroup;
  /** What breathing it in adds to `systemicExposure`; older reports and products that are not lack it. */
  readonly inhalation?: InhaledMargin;
  /** At which the margin is exactly the required one, %, at most 100. */
  readonly highestSafePercent: Sourced | null;
};

/** What a named product brings of a substance: design of the gate, section 4. */
export type CombinedPart = {
  readonly name: string;
  readonly exposureProduct: ExposureProduct | null;
  /** A, mg/kg bw/day; null: not known, or only that of adults where a child is exposed. */
  readonly exposure: Sourced | null;
  /** C, %. */
  readonly concentration: Sourced | null;
  /** What of it gets into the body, %. */
  readonly absorption: Sourced;
  /** mg/kg bw/day. */
  readonly systemicExposure: Sourced | null;
};

/** The margin of a substance from the own product and named ones together. */
export type CombinedMargin = Omit<MarginRow, 'systemicExposure' | 'inhalation'> & {
  /** mg/kg bw/day; null where a figure of one product is not known. */
  readonly systemicExposure: Sourced | null;
  /** The named ones; exposure, concentration and absorption of the own one stand in the margin itself. */
  readonly products: readonly CombinedPart[];
};
