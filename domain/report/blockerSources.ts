import type { BlockerCode } from './blockers.ts';

/** Who can lift a blocker: whoever may edit the file while it is in work, or only a safety assessor. */
export type BlockerLifter = 'EDITOR' | 'ASSESSOR';

interface BlockerSource {
  /** Where it stands that nothing may be concluded without it, in English; null: our own rule, from a person's work. */
  readonly source: string | null;
  readonly liftedBy: BlockerLifter;
}

const REGULATION = 'Regulation (EC) No 1223/2009';
const annexI = (part: string, liftedBy: BlockerLifter = 'EDITOR'): BlockerSource => ({
  source: `${REGULATION}, Annex I, ${part}`,
  liftedBy,
});
const article = (number: string): BlockerSource => ({ source: `${REGULATION}, Article ${number}`, liftedBy: 'EDITOR' });
const MARGIN = annexI('part A, point 7; SCCS/1647/22, 3-6', 'ASSESSOR');

/**
 * The source of each blocker in the law or the Notes of Guidance, and who can lift it: design of the gate, section 1.
 */
export const BLOCKER_SOURCES: Readonly<Record<BlockerCode, BlockerSource>> = {
  USE_NOT_KNOWN: annexI('part A, points 5 and 6'),
  NO_FORMULA: annexI('part A, point 1'),
  PROHIBITED: article('14(1)(a)'),
  OVER_LIMIT: article('14(1)(b)'),
  SUM_NOT_100: annexI('part A, point 1'),
  CONCENTRATION_UNKNOWN: annexI('part A, point 1'),
  NO_CATEGORY: annexI('part A, points 5 and 6'),
  NO_EXPOSURE: annexI('part A, point 6'),
  AGE_GROUP_EXPOSURE: annexI('part A, point 6; SCCS/1647/22, 3-6.9'),
  INHALATION_MISSING: annexI('part A, points 6 and 7'),
  MARGIN_BELOW: MARGIN,
  MARGIN_EQUAL: MARGIN,
  MARGIN_ON_T25: { ...MARGIN, source: `${REGULATION}, Annex I, part A, point 7; EFSA 2005` },
  ABSORPTION_CONTRADICTS: MARGIN,
  NOTHING_ABSORBED: MARGIN,
  COMBINED_UNKNOWN: annexI('part A, point 7'),
  COMBINED_UNMATCHED: annexI('part A, point 7'),
  NO_POD: annexI('part A, point 8'),
  WAIVER_STALE: annexI('part A, point 8'),
  ENDPOINT_MISSING: { source: `${REGULATION}, Annex I, part A, point 8; 2013/674/EU, 3.8`, liftedBy: 'EDITOR' },
  NANO_NOT_ASSESSED: article('16'),
  CMR_NO_DATA: article('15'),
  IFRA_EXCEEDED: annexI('part A, point 7'),
  ALLERGEN_NOT_ON_LABEL: article('19(1)(g)'),
  LABEL_CONTRADICTS: annexI('part A, point 5; Article 19'),
  FIGURE_UNREASONED: annexI('part A, point 6'),
  PHYSICAL_DATA_MISSING: annexI('part A, point 2'),
  MICROBIOLOGY: annexI('part A, point 3'),
  DOCUMENT_MISSING: article('11; Annex I'),
  LABEL_RED: article('19'),
  STATEMENT_MISSING: annexI('part B, point 1', 'ASSESSOR'),
  REASONING_MISSING: annexI('part B, point 3', 'ASSESSOR'),
  REQUIRED_COMMENT: { source: null, liftedBy: 'ASSESSOR' },
};
