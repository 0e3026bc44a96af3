/**
 * The headings of the reasoning: Annex I, part B, point 3 of Regulation (EC) No 1223/2009 and the design of the PIF,
 * section 5.
 */
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
