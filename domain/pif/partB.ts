/** The headings of the reasoning: Annex I, part B, point 3 of Regulation (EC) No 1223/2009 and the design of the PIF, section 5. */
export const REASONING_HEADINGS = [
  'SUBSTANCES',
  'MARGINS',
  'STABILITY',
  'MICROBIOLOGY',
  'PACK',
  'INTERACTIONS',
  'ALLERGENS',
  'CLAIMS',
  'UNDER_THREE',
  'INTIMATE_USE',
] as const;

type ReasoningHeading = (typeof REASONING_HEADINGS)[number];

/** The headings that apply: two are for products of which the description says so. */
export const headingsOf = (product: {
  isForUnderThree: boolean | null;
  isForIntimateUse: boolean | null;
}): ReasoningHeading[] =>
  REASONING_HEADINGS.filter(
    (heading) =>
      (heading !== 'UNDER_THREE' || product.isForUnderThree === true) &&
      (heading !== 'INTIMATE_USE' || product.isForIntimateUse === true),
  );

/** In characters and counts. 20,000 is of the design of the PIF, section 10; the others are OWN. */
export const PART_B_LIMITS = {
  text: 20_000,
  conditions: 50,
  condition: 500,
  warnings: 100,
  warning: 1_000,
  explanation: 2_000,
  justifications: 100,
  inciName: 300,
} as const;
