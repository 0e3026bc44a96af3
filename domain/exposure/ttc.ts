import type { Result, InvalidInput } from '../result.ts';
import { ok, validateNumber, err } from '../result.ts';

/** A threshold of toxicological concern. */
export type TtcValue = {
  readonly scheme: string;
  readonly ttcClass: string;
  /** ug/kg bw/day */
  readonly ugPerKgDay: number;
  /** ug per person of 60 kg and day */
  readonly ugPerPersonDay: number;
  readonly use: string;
  readonly source: string;
  readonly verified: boolean;
};

const YANG = 'Yang et al. 2017, Food and Chemical Toxicology 109, 170–193';
const MUNRO = 'Munro et al. 1996, Food and Chemical Toxicology 34, 829–867';
const KROES = 'Kroes et al. 2004, Food and Chemical Toxicology 42, 65–83';

/**
 * The table of thresholds; the first, third and the last two rows are what assessByTtc uses. The figures marked as
 * verified were read in https://pubmed.ncbi.nlm.nih.gov/34023455/ (Yang) and
 * http://www.crcc2018.com/when-to-use-ttc-as-a-risk-assessment-tool-for-imp.aspx (Munro and Kroes), which quote the
 * works named.
 */
const ttcValues: readonly TtcValue[] = [
  {
    scheme: 'COSMOS/Munro federated (Yang 2017)',
    ttcClass: 'Cramer I',
    ugPerKgDay: 46,
    ugPerPersonDay: 2760,
    use: 'default',
    source: YANG,
    verified: true,
  },
  {
    scheme: 'COSMOS/Munro federated (Yang 2017)',
    ttcClass: 'Cramer II',
    ugPerKgDay: 6.2,
    ugPerPersonDay: 372,
    use: 'not used: class II is treated as class III',
    source: YANG,
    verified: true,
  },
  {
    scheme: 'COSMOS/Munro federated (Yang 2017)',
    ttcClass: 'Cramer III',
    ugPerKgDay: 2.3,
    ugPerPersonDay: 138,
    use: 'default',
    source: YANG,
    verified: true,
  },
  {
    scheme: 'Munro 1996',
    ttcClass: 'Cramer I',
    ugPerKgDay: 30,
    ugPerPersonDay: 1800,
    use: 'older dossiers',
    source: MUNRO,
    verified: true,
  },
  {
    scheme: 'Munro 1996',
    ttcClass: 'Cramer II',
    ugPerKgDay: 9,
    ugPerPersonDay: 540,
    use: 'not accepted separately by the SCCS',
    source: MUNRO,
    verified: false,
  },
  {
    scheme: 'Munro 1996',
    ttcClass: 'Cramer III',
    ugPerKgDay: 1.5,
    ugPerPersonDay: 90,
    use: 'older dossiers',
    source: MUNRO,
    verified: true,
  },
  {
    scheme: 'Kroes 2004',
    ttcClass: 'organophosphate or carbamate',
    ugPerKgDay: 0.3,
    ugPerPersonDay: 18,
    use: 'before the Cramer class',
    source: KROES,
    verified: false,
  },
  {
    scheme: 'Kroes 2004',
    ttcClass: 'genotoxicity alert (not high-potency)',
    ugPerKgDay: 0.0025,
    ugPerPersonDay: 0.15,
    use: 'before everything else',
    source: KROES,
    verified: true,
  },
];

/** Substances for which the concept must not be used (table of thresholds, exclusions). */
export const ttcExclusions = [
  'metal',
  'inorganic',
  'protein',
  'steroid',
  'nanomaterial',
  'radioactive',
  'highPotencyCarcinogen',
  'bioaccumulating',
  'undefinedMixture',
  'regulatedSubstance',
] as const;

export type TtcExclusion = (typeof ttcExclusions)[number];

export type TtcInput = {
  /** Systemic exposure, ug/kg bw/day. */
  readonly exposureUgPerKgDay: number;
  readonly cramerClass: 'I' | 'II' | 'III';
  readonly hasGenotoxicityAlert: boolean;
  readonly isOrganophosphateOrCarbamate: boolean;
  /**
   * Which of the exclusions the substance is; 'regulatedSubstance': colourant, preservative, UV filter or hair dye,
   * which need data of their own.
   */
  readonly exclusions: readonly TtcExclusion[];
};

/** The threshold that applies, and whether the exposure stays below it. */
export type TtcAssessment = {
  readonly threshold: TtcValue;
  readonly sharePercent: number;
  readonly acceptable: boolean;
};

function thresholdFor({
  hasGenotoxicityAlert,
  isOrganophosphateOrCarbamate,
  cramerClass,
}: TtcInput): TtcValue | undefined {
  const expectedClass = hasGenotoxicityAlert
    ? 'genotoxicity'
    : isOrganophosphateOrCarbamate
      ? 'organophosphate'
      : cramerClass === 'I'
        ? 'Cramer I'
        : 'Cramer III';
  return ttcValues.find(({ ttcClass }) => ttcClass === expectedClass || ttcClass.startsWith(`${expectedClass} `));
}

/**
 * Compares an exposure with the threshold of toxicological concern: 0.0025 ug/kg bw/day with an alert for genotoxicity,
 * 0.3 for organophosphates and carbamates, 46 for Cramer class I, 2.3 for II and III (SCCS Notes of Guidance; sources
 * in ttcValues). Acceptable up to and including the threshold. A fallback where there are no data, not a replacement
 * for them.
 *
 * An error for a exposure that is not above 0 and every excluded substance.
 */
export function assessByTtc(input: TtcInput): Result<TtcAssessment> {
  const excluded = input.exclusions.map((exclusion): InvalidInput => ({
    code: 'EXCLUDED_FROM_TTC',
    field: 'exclusions',
    params: { exclusion },
  }));
  const errors = [...validateNumber('exposureUgPerKgDay', input.exposureUgPerKgDay, 'positive'), ...excluded];
  const threshold = thresholdFor(input);
  if (errors.length > 0 || !threshold)
    return err(errors.length > 0 ? errors : [{ code: 'UNKNOWN', field: 'cramerClass', params: {} }]);
  const sharePercent = (input.exposureUgPerKgDay / threshold.ugPerKgDay) * 100;
  return ok({ threshold, sharePercent, acceptable: input.exposureUgPerKgDay <= threshold.ugPerKgDay });
}
