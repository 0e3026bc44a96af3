type Text = string | null | undefined;

export const CRAMER_CLASSES = ['I', 'II', 'III'] as const;
export type CramerClass = (typeof CRAMER_CLASSES)[number];

/** What people decide of a substance for its margin of safety and for the threshold of toxicological concern. */
export type SubstanceDecisions = {
  /** Another margin than 100, decimal text, and why. */
  readonly requiredMargin?: Text;
  readonly marginReason?: Text;
  readonly cramerClass?: CramerClass | null | undefined;
  /** Null: not answered. */
  readonly hasGenotoxicityAlert?: boolean | null | undefined;
  readonly isOrganophosphateOrCarbamate?: boolean | null | undefined;
};

/**
 * Whether the threshold of a Cramer class may be used: only after a person answered that the substance has no alert for
 * genotoxicity and is no organophosphate or carbamate, which have far lower thresholds (Kroes et al. 2004, Food and
 * Chemical Toxicology 42, 65–83). Our figure: an open question counts as a yes.
 */
export const mayUseTtc = ({ hasGenotoxicityAlert, isOrganophosphateOrCarbamate }: SubstanceDecisions): boolean =>
  hasGenotoxicityAlert === false && isOrganophosphateOrCarbamate === false;

const isThere = (text: Text): boolean => Boolean(text?.trim());

/**
 * What is wrong with the decisions, by field. Another margin than 10 × 10 needs a reason (SCCS/1647/22, the margin of
 * safety), a reason without a margin would say nothing, and a Cramer class needs both answers.
 */
export const DECISION_RULES = {
  marginReason: (typed: SubstanceDecisions): boolean => !isThere(typed.requiredMargin) || isThere(typed.marginReason),
  requiredMargin: (typed: SubstanceDecisions): boolean => !isThere(typed.marginReason) || isThere(typed.requiredMargin),
  cramerClass: (typed: SubstanceDecisions): boolean => !typed.cramerClass || mayUseTtc(typed),
} as const;
