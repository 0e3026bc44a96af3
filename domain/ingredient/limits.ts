/** How long the texts of an ingredient's toxicology may be, in characters. Ours: the specification names none. */
export const MAX_TOXICOLOGY_LENGTHS = {
  noaelSource: 500,
  iupacName: 500,
  colour: 100,
  legislation: 1_000,
  reference: 500,
  physicalForm: 200,
  uvAbsorption: 500,
  uvAbsorptionSource: 500,
  purity: 500,
  puritySource: 500,
  podSpecies: 200,
  podStudy: 500,
  endpoint: 20_000,
  endpointSource: 500,
} as const;

/** Ours. */
export const MAX_REFERENCES = 50;

/** Ours, to catch slips of the finger: a NOAEL is at most some thousand mg/kg bw per day. */
export const MAX_NOAEL_MG_PER_KG_DAY = 1_000_000;
/** Ours, to catch slips of the finger: of a study or opinion. */
export const MIN_YEAR = 1900;
export const MAX_YEAR = 2100;
/** Ours, to catch slips of the finger: the largest polymers of cosmetics have some million g/mol. */
export const MAX_MOLECULAR_WEIGHT = 10_000_000;
/** Ours, to catch slips of the finger: log Pow of known substances lies between about -10 and 15. */
export const MAX_LOG_POW = 20;
/** Ours, to catch slips of the finger: 1,000 kg in a litre. */
export const MAX_WATER_SOLUBILITY_MG_PER_L = 1_000_000_000;
