import type { ReportDocument } from './reportDocument.ts';

/**
 * PDF/A-2a (ISO 19005-2): kept for ten years, tagged for screen readers. PDF/A-3a (ISO 19005-3) is the same with files of any kind inside.
 */
export type ReportStandard = 'a-2a' | 'a-3a';

/** What the thread is told: it reads only these files. */
export interface ReportTask {
  document: ReportDocument;
  standard: ReportStandard;
  templateFolder: string;
  fonts: readonly string[];
}

export interface ReportResult {
  bytes: Uint8Array;
  /** Characters of the texts that no font has; the report shows □ for each. */
  replaced: string[];
}
