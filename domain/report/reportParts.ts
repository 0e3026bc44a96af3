/**
 * The parts of a report of a product information file that can be chosen, in their order: Article 11(2) of Regulation
 * (EC) No 1223/2009, what belongs to it, and the points of its Annex I.
 */
export const REPORT_PARTS = [
  'cover',
  'description',
  'A1',
  'A2',
  'A3',
  'A4',
  'A5',
  'A6',
  'A7',
  'A8',
  'A9',
  'A10',
  'B1',
  'B2',
  'B3',
  'B4',
  'manufacturing',
  'claims',
  'animal',
  'comments',
  'documents',
] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

/** The chapters of a report: every part but the cover, which stands before them. */
export type ReportChapter = Exclude<ReportPart, 'cover'>;

/** The parts of the safety report that a part belongs to; null for the rest of the file. */
export function sectionOf(part: ReportPart): 'A' | 'B' | null {
  if (/^A\d/.test(part)) return 'A';
  return /^B\d/.test(part) ? 'B' : null;
}

/** Parts that say how much of what is in the product: only who may see its formula gets them. */
export const FORMULA_PARTS: readonly ReportPart[] = ['A1', 'A7', 'A8'];
/** Parts that are computed from the formula alone. */
export const COMPUTED_PARTS: readonly ReportPart[] = ['A1', 'A6', 'A7', 'A8'];

/** Choices to start from. The one without the formula can be handed to somebody who is not to know it (OWN). */
export const REPORT_PRESETS = {
  wholeFile: REPORT_PARTS,
  safetyReport: REPORT_PARTS.filter((part) => part === 'cover' || sectionOf(part) !== null),
  partB: REPORT_PARTS.filter((part) => part === 'cover' || sectionOf(part) === 'B'),
  inspector: REPORT_PARTS.filter((part) => part !== 'comments'),
  withoutFormula: REPORT_PARTS.filter((part) => part !== 'comments' && !FORMULA_PARTS.includes(part)),
} as const satisfies Record<string, readonly ReportPart[]>;
export type ReportPreset = keyof typeof REPORT_PRESETS;

/** The languages of a report: Serbian in both of its scripts. */
export const REPORT_LANGUAGES = ['en', 'sr', 'sr-Cyrl'] as const;
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];
