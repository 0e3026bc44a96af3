/**
 * The parts of a report of a product information file that can be chosen, in their order: Article 11(2) of Regulation (EC) No 1223/2009, what
 * belongs to it, and part A1 of its Annex I.
 */
export const REPORT_PARTS = [
  'description',
  'A1',
  'manufacturing',
  'claims',
  'animal',
  'documents',
  'comments',
] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

/** The languages of a report: Serbian in both of its scripts. */
export const REPORT_LANGUAGES = ['en', 'sr', 'sr-Cyrl'] as const;
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];
