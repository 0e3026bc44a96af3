/** What an archive is taken as. */
export type ArchiveKind = 'XLSX' | 'DOCX' | 'ZIP';

/** Entries of an archive; a document with more is a heap of files and no attachment. Own. */
export const MAX_ARCHIVE_ENTRIES = 2_000;
/** Bytes that an archive unpacks to, its entries together: ten times what an upload may have. Own. */
export const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
/** More than any real workbook has: one entry per sheet and about a dozen others. */
const MAX_WORKBOOK_ENTRIES = 200;

/**
 * What an archive is by the names of its entries: a workbook or a text of ISO/IEC 29500, or any other archive. Null for
 * one that is not taken: empty, too large, an office file with macros or of another kind.
 */
export function archiveKind(names: readonly string[]): ArchiveKind | null {
  if (names.length === 0 || names.length > MAX_ARCHIVE_ENTRIES) return null;
  if (names.some((name) => /(^|\/)vbaProject\.bin$/i.test(name))) return null;
  if (!names.includes('[Content_Types].xml')) return 'ZIP';
  if (names.includes('xl/workbook.xml')) return names.length <= MAX_WORKBOOK_ENTRIES ? 'XLSX' : null;
  return names.includes('word/document.xml') ? 'DOCX' : null;
}
