/** The common criteria for claims, in the order of the Annex of Regulation (EU) No 655/2013. */
export const CLAIM_CRITERIA = [
  'LEGAL_COMPLIANCE',
  'TRUTHFULNESS',
  'EVIDENTIAL_SUPPORT',
  'HONESTY',
  'FAIRNESS',
  'INFORMED_DECISION',
] as const;
export type ClaimCriterion = (typeof CLAIM_CRITERIA)[number];

/** Whether a claim meets a criterion. */
export type ClaimJudgement = 'YES' | 'NO' | 'NOT_JUDGED';
