/** Longest texts of a raw material, in characters as they read; the schema tells them to those who ask. OWN: the specification names none. */
export const LONGEST = {
  tradeName: 200,
  manufacturer: 200,
  statusDescription: 1_000,
  microbiology: 5_000,
  impurities: 5_000,
  cmrQuantity: 1_000,
  inciName: 300,
  concentration: 20,
} as const;

/** Most INCI names of a composition. */
export const MOST_COMPONENTS = 500;
