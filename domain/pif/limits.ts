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
