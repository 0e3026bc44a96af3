import type { Annex } from '../annex/annexEntry.ts';
import type { Certainty } from '../formula/compositionShares.ts';
import type { ActionCode, FindingCode, LabelResult, Severity } from '../finding.ts';
import type { PointDetails, PointFactorCode } from '../exposure/pointOfDeparture.ts';
import type { StatedEndpoint } from '../ingredient/toxicology.ts';
import type { PopulationGroup } from '../pif/exposedGroups.ts';
import type { NanoAssessment } from '../pif/substanceProfile.ts';
import type { Waiving } from '../pif/waivers.ts';
import type { Use } from '../product/productCategories.ts';
import type { CompositionRow } from './compositionTypes.ts';
import type { ReportInhalation } from './inhalationTypes.ts';
import type { CombinedMargin, MarginRow, SafetyVerdict } from './marginTypes.ts';
import type { MicrobiologyGroup } from './microbiologyGroup.ts';
import type { ReportAllergen, ReportIfra } from './reportFragrance.ts';
import type { ReportWarning } from './reportWarnings.ts';
import type { ReportSection } from './reportSections.ts';
import type { Sourced } from './sourced.ts';

export type { MarginRow, SafetyVerdict } from './marginTypes.ts';
export type { Sourced, ValueOrigin } from './sourced.ts';

/** A finding of the check of the formula. Figures are decimal texts. */
export type ReportFinding = {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly ingredient: string | null;
  readonly reference: string;
  readonly params: Readonly<Record<string, string | boolean | null>>;
  readonly action: ActionCode;
};

/** A value after one of its factors. */
export type PointStep = {
  readonly code: PointFactorCode;
  readonly written: string;
  /** mg/kg bw/day; its source is that of the factor. */
  readonly after: Sourced;
};

/** A study that a point of departure comes from. Reports frozen before types were kept lack `details` and `steps`. */
export type ReportedStudy = {
  /** As the study states it, mg/kg bw/day. */
  readonly value: Sourced;
  readonly species: string | null;
  readonly study: string | null;
  /** Null where nothing is stated: a NOAEL of an oral study, its duration not stated. */
  readonly details?: PointDetails | null;
  readonly steps?: readonly PointStep[];
};

/** The point of departure of a substance, with the substance that it was found for. */
export type PointOfDeparture = ReportedStudy & {
  /** Oral absorption, %. */
  readonly oralAbsorption: Sourced;
  /** What the value is multiplied by, %: of a dermal study the dermal one. Older reports lack it: the oral one. */
  readonly absorption?: Sourced;
  /** PODsys = POD × its factors × absorption/100, mg/kg bw/day. */
  readonly systemic: Sourced;
};

/** The entry of the ingredient data of a row, which bears its very name or alone has a CAS number of it. */
export type SubstanceIdentity = {
  readonly inciName: string;
  readonly casNumbers: readonly string[];
  readonly matchedBy: 'name' | 'cas';
};

/** What is known of the toxicology of a substance: Annex I, Part A, points 2 and 8. */
export type ToxicologicalProfile = {
  readonly identity: SubstanceIdentity | null;
  readonly physicalForm: Sourced | null;
  readonly molecularWeight: Sourced | null;
  readonly logPow: Sourced | null;
  readonly waterSolubility: Sourced | null;
  readonly uvAbsorption: Sourced | null;
  readonly purity: Sourced | null;

  readonly endpoints: readonly StatedEndpoint<Sourced>[];
  /** What people entered for this product. */
  readonly typed: Sourced | null;
  readonly references: readonly string[];
};

/** A comparison with the threshold of toxicological concern. */
export type TtcRow = {
  readonly cramerClass: 'I' | 'II' | 'III';
  /** ug/kg bw/day. */
  readonly threshold: Sourced;
  /** Systemic exposure, ug/kg bw/day. */
  readonly exposure: Sourced;
  readonly isBelow: boolean;
};

/** A substance of the product: Annex I, Part A, points 1, 7 and 8. */
export type SubstanceRow = {
  readonly key: string;
  readonly inciName: string;
  readonly isNano: boolean;
  readonly casNumbers: readonly string[];
  readonly ecNumbers: readonly string[];
  readonly functions: readonly string[];
  readonly annexEntries: readonly { readonly annex: Annex; readonly reference: string; readonly maximum: string }[];
  readonly maxPercent: string | null;
  readonly orderPercent: string;
  readonly certainty: Certainty;
  /** Whether the ingredient list names it; false for a constituent of a perfume or oil. */
  readonly isListed: boolean;
  readonly from: readonly { readonly line: number; readonly material: string; readonly maxPercent: string | null }[];
  readonly pointOfDeparture: PointOfDeparture | null;
  /** A study of inhalation, which no exposure through the skin is compared with. Older reports lack it. */
  readonly inhaled?: ReportedStudy | null;
  readonly requiredMargin: Sourced;
  /**
   * From this product, of the group with the smallest margin; null where the exposure or the concentration is not
   * known.
   */
  readonly own: MarginRow | null;
  /** Of each group, where several were ticked. Older reports lack it. */
  readonly groupMargins?: readonly GroupMargin[];
  /** From all cosmetic products of a person; null where it is not due. */
  readonly aggregate: MarginRow | null;
  /** From this product and named ones together. Substances and older reports without named products lack it. */
  readonly combined?: CombinedMargin;
  /** Its share in the systemic exposure to all substances that the list names, %. */
  readonly exposureShare: string | null;
  /** The worst of its margins. */
  readonly verdict: SafetyVerdict;
  /** The data state a dermal absorption above the oral one, which cannot be: ECHA guidance R.8. */
  readonly isContradictory: boolean;
  readonly waiver: Sourced | null;
  /** What is decided of it, and suggested. Older reports lack it. */
  readonly waiving?: Waiving;
  readonly ttc: TtcRow | null;
  /** What the nano form rests on; null where nobody said it, or it is none. Older reports lack it. */
  readonly nano?: NanoAssessment | null;
  readonly profile: ToxicologicalProfile;
  readonly findings: readonly ReportFinding[];
};

/** How much of the product a group of people is exposed to: design of the gate, section 4. */
export type ReportExposedGroup = {
  readonly group: PopulationGroup;
  /**
   * TYPED: amount and weight of its own; SCALED: that of adults by the surface per weight; ADULT_ROW: that of adults.
   */
  readonly basis: 'TYPED' | 'SCALED' | 'ADULT_ROW';
  /** mg/kg bw/day; null where a figure or its source is not stated. */
  readonly exposure: Sourced | null;
  readonly gramsPerDay: Sourced | null;
  readonly retentionFactor: Sourced | null;
  /** Null where the exposure is a survey figure per kilogram. */
  readonly bodyWeightKg: Sourced | null;
  /** Of SCALED: surface per weight against the adult's, and the exposure of adults, mg/kg bw/day. */
  readonly surfaceRatio: Sourced | null;
  readonly adultExposure: Sourced | null;
  readonly reasoning: string | null;
};

/** The margin of a group, where several were ticked. */
export type GroupMargin = {
  readonly group: PopulationGroup;
  /** mg/kg bw/day. */
  readonly systemicExposure: Sourced;
  readonly margin: Sourced | null;
  readonly verdict: SafetyVerdict;
};

/** How much of the product somebody is exposed to: Annex I, Part A, point 6. */
export type ReportExposure = {
  /** mg/kg bw/day; null where a figure is not known. */
  readonly exposure: Sourced | null;
  /** Whether it is the row of the table, or calculated from amount, retention and weight. */
  readonly isCalculated: boolean;
  /** Key of the row of exposureDefaults, or null. */
  readonly product: string | null;
  readonly gramsPerDay: Sourced | null;
  readonly retentionFactor: Sourced | null;
  readonly bodyWeightKg: Sourced | null;
  readonly areaCm2: Sourced | null;
  readonly frequencyPerDay: Sourced | null;
  /** The texts of the category. */
  readonly applicationSites: string | null;
  readonly routes: string | null;
  /** What the figure leaves out. SWALLOWED: only in reports frozen before margins added that part. */
  readonly notes: readonly ('INHALATION' | 'SWALLOWED' | 'CHILD')[];
  /** Whose exposure these figures are, and those of all that were ticked. Older reports lack both. */
  readonly group?: PopulationGroup;
  readonly groups?: readonly ReportExposedGroup[];
};

/** Part A of the safety report as it is computed: Annex I of Regulation (EC) No 1223/2009. Frozen by its hash. */
export type SafetyReport = {
  /** YYYY-MM-DD. */
  readonly checkedOn: string;
  readonly knowledgeVersion: string;
  readonly category: string | null;
  readonly use: Use | null;
  readonly isForUnderThree: boolean | null;
  readonly composition: readonly CompositionRow[];
  /** Sum of the lines, %; null without a formula. */
  readonly sum: string | null;
  readonly inciList: string;
  /** The heaviest first. */
  readonly substances: readonly SubstanceRow[];
  readonly allergens: readonly ReportAllergen[];
  readonly ifra: readonly ReportIfra[];
  readonly findings: readonly ReportFinding[];
  /** That the annexes want on the label. */
  readonly warnings: readonly ReportWarning[];
  readonly formulaResult: LabelResult | null;
  readonly microbiologyGroup: MicrobiologyGroup | null;
  readonly exposure: ReportExposure | null;
  /** What is breathed in; older reports and products of which nothing is lack it. */
  readonly inhalation?: ReportInhalation;
  readonly statements: {
    readonly effects: { readonly count: number; readonly serious: number; readonly perMillionUnits: string | null };
    readonly hasCmr: boolean | null;
    readonly hasNano: boolean;
  };
  readonly sections: readonly ReportSection[];
};
