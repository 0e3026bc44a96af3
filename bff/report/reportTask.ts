import type { AppendedFile, PageCount } from './appendFiles.ts';

/**
 * PDF/A-2a (ISO 19005-2): kept for ten years, tagged for screen readers. PDF/A-3a (ISO 19005-3) is the same with files
 * of any kind inside. A report that files are appended to is plain PDF 1.7, because their pages need not be PDF/A.
 */
export type ReportStandard = 'a-2a' | 'a-3a' | '1.7';

/** What the process is told: it reads only these files. */
export interface ReportTask {
  /** To make the PDF, or to say where its chapters are or how many pages the files have. */
  work: 'print' | 'measure' | 'count';
  /** The document, as `reportTextInSteps` writes it. */
  text: readonly Uint8Array[];
  standard: ReportStandard;
  templateFolder: string;
  fonts: readonly string[];
  /**
   * Files whose pages follow the report, in the order of its dividers, and where the whole is written; null for a
   * report alone.
   */
  append: { files: readonly AppendedFile[]; output: string } | null;
  /** Of these, the files that ended a process before. */
  fatal: readonly number[];
}

/** Which file is opened next, so that it is known which one ended the process; null: all were. */
export interface ReportProgress {
  opening: number | null;
}

/** Where a chapter begins: its page, from 1, and the part of the page above it, 0 to 1. */
export interface ChapterPlace {
  page: number;
  at: number;
}

export interface ReportResult {
  /** Empty when the PDF was written to a file. */
  bytes: Uint8Array;
  /** Characters of the texts that no font has; the report shows □ for each. */
  replaced: string[];
  /** Of each chapter, and of the end of the report; empty unless they were asked for. */
  places: ChapterPlace[];
  /** Of each file that follows the report. */
  counts: PageCount[];
}
