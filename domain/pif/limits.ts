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

/** Of the claims, in characters and counts: design of the PIF, section 4; those it does not name are ours. */
export const PIF_CLAIM_LIMITS = {
  claims: 50,
  claimText: 500,
  studyType: 200,
  studyTitle: 300,
  criterionReason: 500,
} as const;

/** What is noted about requirements, in characters and counts (OWN). */
export const PIF_REQUIREMENT_LIMITS = {
  owner: 200,
  note: 2_000,
  waivedBecause: 1_000,
  /** Changed in one step. */
  atOnce: 500,
} as const;
