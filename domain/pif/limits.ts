/** Product information files on a page: specification, section 9. */
export const PIF_PAGE_SIZE = 9;

/** In characters: design of the PIF, sections 4 and 6; those it does not name are ours. */
export const PIF_LIMITS = {
  name: 200,
  reference: 60,
  description: 5_000,
  function: 200,
  categoryReason: 2_000,
  population: 500,
  physicalForm: 200,
  shades: 500,
  nominalContent: 200,
  origin: 200,
  personName: 200,
  personAddress: 500,
  personPhone: 60,
  personEmail: 254,
  returnReason: 2_000,
} as const;

/** The other sections that people fill in, in characters and counts: design of the PIF, section 4; those it does not name are ours. */
export const PIF_SECTION_LIMITS = {
  steps: 100,
  stepText: 5_000,
  /** Of all steps together. */
  method: 20_000,
  phase: 10,
  temperature: 60,
  duration: 60,
  site: 500,
  gmpStandard: 200,
  signedBy: 200,
  claims: 50,
  claimText: 500,
  studyType: 200,
  studyTitle: 300,
  criterionReason: 500,
  animalText: 5_000,
  supplierAnswers: 300,
  supplier: 200,
  supplierNote: 500,
} as const;

/** What is noted about requirements, in characters and counts (OWN). */
export const PIF_REQUIREMENT_LIMITS = {
  owner: 200,
  note: 2_000,
  waivedBecause: 1_000,
  /** Changed in one step. */
  atOnce: 500,
} as const;
/** Part A of the safety report as far as people enter it, in characters and counts: OWN, as the design of the PIF names no limits of it. */
export const PART_A_LIMITS = {
  look: 300,
  method: 200,
  stabilityTests: 50,
  temperature: 300,
  weeks: 600,
  pack: 200,
  result: 1_000,
  reasoning: 5_000,
  months: 120,
  microbiologyResult: 200,
  traces: 100,
  substance: 300,
  traceReasoning: 2_000,
  packParts: 30,
  material: 200,
  compatibility: 1_000,
  misuse: 5_000,
  exposureReasoning: 2_000,
  profiles: 100,
  profileText: 2_000,
  waiver: 500,
  marginReason: 500,
  effects: 200,
  effect: 1_000,
  market: 100,
  causality: 300,
  action: 1_000,
  unitsSold: 1_000_000_000,
  studies: 5_000,
} as const;

/** A figure of Part A with a decimal point: at most six digits before and after it. */
export const PART_A_DECIMAL = /^\d{1,6}(\.\d{1,6})?$/;
