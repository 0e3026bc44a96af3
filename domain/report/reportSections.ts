/** The sections of Part A: Annex I of Regulation (EC) No 1223/2009. */
export const REPORT_SECTIONS = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10'] as const;
export type ReportSectionCode = (typeof REPORT_SECTIONS)[number];

export type MissingCode =
  | 'NO_FORMULA'
  | 'SUM_NOT_100'
  | 'LINE_UNMATCHED'
  | 'CONCENTRATION_UNKNOWN'
  | 'SUBSTANCE_UNKNOWN'
  | 'FRAGRANCE_NOT_LINKED'
  | 'FRAGRANCE_CODE'
  | 'PROHIBITED'
  | 'OVER_LIMIT'
  | 'IFRA_EXCEEDED'
  | 'ALLERGEN_NOT_ON_LABEL'
  | 'ALLERGEN_PERHAPS_NOT_ON_LABEL'
  | 'ALLERGENS_NOT_KNOWN'
  | 'FIELD'
  | 'CMR_NO_DATA'
  | 'IMPURITIES'
  | 'NO_LABEL'
  | 'LABEL_CONTRADICTS'
  | 'NO_CATEGORY'
  | 'AGE_GROUP_EXPOSURE'
  | 'INHALATION'
  | 'INHALATION_MISSING'
  | 'INHALATION_POD'
  | 'NANO_NOT_ASSESSED'
  | 'NO_EXPOSURE'
  | 'MARGIN_BELOW'
  | 'MARGIN_EQUAL'
  | 'MARGIN_ON_T25'
  | 'COMBINED_UNKNOWN'
  | 'COMBINED_UNMATCHED'
  | 'NO_POD'
  | 'POD_UNUSUAL'
  | 'WAIVER_STALE'
  | 'ENDPOINT_MISSING'
  | 'NOTHING_ABSORBED'
  | 'ABSORPTION_CONTRADICTS';

/** What keeps a section from being complete. */
export type MissingItem = {
  readonly code: MissingCode;
  /** MISSING: it is not there or not allowed; QUESTION: a person has to decide. */
  readonly state: 'MISSING' | 'QUESTION';
  /** What it is about: an INCI name, a raw material, a field; null for the whole section. */
  readonly subject: string | null;
  readonly params: Readonly<Record<string, string>>;
};

export type ReportSection = {
  readonly code: ReportSectionCode;
  /** QUESTION: nothing is missing, but a person has to decide something. */
  readonly state: 'COMPLETE' | 'QUESTION' | 'INCOMPLETE';
  readonly missing: readonly MissingItem[];
};

/** The section that a field of the requirements of Part A belongs to. */
export const SECTION_OF_FIELD: Readonly<Record<string, ReportSectionCode>> = {
  appearance: 'A2',
  ph: 'A2',
  stability: 'A2',
  durability: 'A2',
  microbiology: 'A3',
  challenge: 'A3',
  pack: 'A4',
  exposure: 'A6',
  effects: 'A9',
};
