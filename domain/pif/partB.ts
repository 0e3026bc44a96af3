import { isWritten } from './writtenText.ts';

/**
 * The headings of the reasoning: Annex I, part B, point 3 of Regulation (EC) No 1223/2009 and the design of the gate,
 * section 1.
 */
export const REASONING_HEADINGS = [
  'SUBSTANCES',
  'MARGINS',
  'STABILITY',
  'MICROBIOLOGY',
  'IMPURITIES',
  'PACK',
  'INTERACTIONS',
  'ALLERGENS',
  'EFFECTS',
  'CLAIMS',
  'INHALATION',
  'NANO',
  'UNDER_THREE',
  'VULNERABLE_GROUP',
  'INTIMATE_USE',
] as const;

export type ReasoningHeading = (typeof REASONING_HEADINGS)[number];

/** What decides which headings apply; null is not known. */
export interface ReasonedProduct {
  isForUnderThree: boolean | null;
  isForIntimateUse: boolean | null;
  /** A spray, aerosol or loose powder. */
  isInhalable: boolean | null;
  hasNano: boolean;
  hasClaims: boolean;
  /** Pregnant, elderly or children are ticked; left out in files of before. */
  hasVulnerable?: boolean;
}

/** A heading that a person edited, or whose computed sentences somebody confirmed. */
interface Reasoned {
  readonly heading: ReasoningHeading;
  readonly text: string;
}

/**
 * The headings that apply, in their order. What is not known of the product asks for no heading: that it is not known
 * stops SAFE by itself. One that a person wrote stays, so that no text is lost with a corrected answer.
 */
export function headingsOf(product: ReasonedProduct, written: readonly Reasoned[] = []): ReasoningHeading[] {
  const onlyWhere: Partial<Record<ReasoningHeading, boolean>> = {
    CLAIMS: product.hasClaims,
    INHALATION: product.isInhalable === true,
    NANO: product.hasNano,
    UNDER_THREE: product.isForUnderThree === true,
    VULNERABLE_GROUP: product.hasVulnerable === true,
    INTIMATE_USE: product.isForIntimateUse === true,
  };
  const isWritten = (heading: ReasoningHeading) => written.some((one) => one.heading === heading);
  return REASONING_HEADINGS.filter((heading) => (onlyWhere[heading] ?? true) || isWritten(heading));
}

/** The headings that apply and that nobody wrote or confirmed. */
export const missingReasoning = (product: ReasonedProduct, written: readonly Reasoned[]): ReasoningHeading[] =>
  headingsOf(product).filter((heading) => !written.some((one) => one.heading === heading && isWritten(one.text)));
