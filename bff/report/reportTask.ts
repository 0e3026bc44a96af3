import type { ReportDocument } from './reportDocument.ts';

/** What the thread is told: it reads only these files. */
export interface ReportTask {
  document: ReportDocument;
  templateFolder: string;
  fonts: readonly string[];
}

export interface ReportResult {
  bytes: Uint8Array;
  /** Characters of the texts that no font has; the report shows □ for each. */
  replaced: string[];
}
