/** The five factors, in their order. */
export const paoFactors = [
  'formulation',
  'packaging',
  'volumeAndFrequency',
  'applicationArea',
  'targetPopulation',
] as const;

export type PaoFactor = (typeof paoFactors)[number];

/** How a sum of scores becomes months. */
export type PaoScale = {
  /** Sums up to `upTo` give `months`; ascending. */
  readonly bands: readonly { readonly upTo: number; readonly months: number }[];
  /** Most months with formulation 4 in packaging 3 or 4. */
  readonly richFormulaOpenPackMonths: number;
  /** Most months for mascara and eyeliner with an applicator. */
  readonly eyeApplicatorMonths: number;
  /** Most months for children under three. */
  readonly underThreeMonths: number;
};

/** The official coefficients of the recommendation could not be read: this scale is a proposal, to be editable. */
export const PAO_SCALE_VERIFIED = false;

/**
 * Where the factors come from, read through
 * https://support.skinconsult.com/knowledge/what-is-pao-and-how-to-determine-shelflife.
 */
export const PAO_SOURCE = 'AFSSAPS (ANSM), recommendation of 17 March 2006';

export const paoScale: PaoScale = {
  bands: [
    { upTo: 7, months: 24 },
    { upTo: 10, months: 18 },
    { upTo: 13, months: 12 },
    { upTo: 16, months: 6 },
    { upTo: 20, months: 3 },
  ],
  richFormulaOpenPackMonths: 6,
  eyeApplicatorMonths: 6,
  underThreeMonths: 12,
};

/** What each score of each factor means: keys of texts, from 1 to 4. */
export const paoScores: Readonly<Record<PaoFactor, readonly [string, string, string, string]>> = {
  formulation: ['lowRiskOrAnhydrous', 'challengeAHelped', 'challengeAWaterPhase', 'challengeBNutrientRich'],
  packaging: ['singleDoseAerosolAirless', 'pumpOrNarrowTube', 'flipTopWideTubeDropper', 'openJarFingersApplicator'],
  volumeAndFrequency: ['underOneMonth', 'oneToThreeMonths', 'threeToSixMonths', 'overSixMonthsOrOccasional'],
  applicationArea: ['hairNailsBodyRinseOff', 'bodyHandsLeaveOn', 'faceLips', 'eyeMucosaIntimateIrritated'],
  targetPopulation: ['adult', 'teenagerOrSensitive', 'childrenPregnantElderly', 'underThreeOrImmunocompromised'],
};
