/**
 * Of a link for an inspector. The days are the design's; length and count are Our figure: no source names limits of
 * them.
 */
export const INSPECTION_LIMITS = {
  /** Days of 24 hours that a link may last. */
  minDays: 1,
  maxDays: 30,
  /** Characters. */
  purpose: 200,
  /** Links of one version that have not ended. */
  currentLinks: 20,
  /** Openings of a link that are listed. */
  openings: 50,
} as const;
