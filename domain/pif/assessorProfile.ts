import { hasExpired } from './expiry.ts';

/** In characters (OWN): no source names limits of them. */
export const ASSESSOR_LIMITS = { title: 100, address: 500, qualification: 2_000 } as const;

/** What somebody states of himself as a safety assessor; null is not stated. */
export interface AssessorProfile {
  title: string | null;
  address: string | null;
  qualification: string | null;
  proof: object | null;
  /** Last day on which the proof is valid, YYYY-MM-DD; a diploma has none. */
  validUntil: string | null;
}

export const ASSESSOR_PROFILE_GAPS = ['TITLE', 'ADDRESS', 'QUALIFICATION', 'PROOF', 'PROOF_EXPIRED'] as const;
export type AssessorProfileGap = (typeof ASSESSOR_PROFILE_GAPS)[number];

/**
 * What stops somebody from concluding and signing: Annex I, part B, point 4 of Regulation (EC) No 1223/2009 wants name,
 * address and proof of qualification of the assessor; Article 10(2) names the qualifications. `today` is YYYY-MM-DD.
 */
export function assessorProfileGaps(profile: AssessorProfile, today: string): AssessorProfileGap[] {
  const isGap: Record<AssessorProfileGap, boolean> = {
    TITLE: profile.title === null,
    ADDRESS: profile.address === null,
    QUALIFICATION: profile.qualification === null,
    PROOF: profile.proof === null,
    PROOF_EXPIRED: hasExpired(profile.validUntil, today),
  };
  return ASSESSOR_PROFILE_GAPS.filter((gap) => isGap[gap]);
}
