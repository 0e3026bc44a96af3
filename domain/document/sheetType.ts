/**
 * The spreadsheets that can be imported, with their media types (IANA) and the endings of their names. The first ending
 * is the one a file gets when it is sent back.
 */
export const SHEET_TYPES = {
  XLSX: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', endings: ['xlsx'] },
  XLSM: { mediaType: 'application/vnd.ms-excel.sheet.macroEnabled.12', endings: ['xlsm'] },
  XLS: { mediaType: 'application/vnd.ms-excel', endings: ['xls'] },
  ODS: { mediaType: 'application/vnd.oasis.opendocument.spreadsheet', endings: ['ods'] },
  CSV: { mediaType: 'text/csv', endings: ['csv', 'tsv', 'txt'] },
} as const satisfies Record<string, { mediaType: string; endings: readonly [string, ...string[]] }>;

export type SheetType = keyof typeof SHEET_TYPES;
export type SheetMediaType = (typeof SHEET_TYPES)[SheetType]['mediaType'];

const types = Object.entries(SHEET_TYPES) as [SheetType, (typeof SHEET_TYPES)[SheetType]][];

/** The endings of names of spreadsheets, without a point. */
export const SHEET_ENDINGS: readonly string[] = types.flatMap(([, { endings }]) => endings);

/** The type of a spreadsheet by its media type. Throws for that of any other file. */
export function sheetTypeOf(mediaType: string): SheetType {
  const found = types.find(([, known]) => known.mediaType === mediaType);
  if (!found) throw new Error(`${mediaType} is not the type of a spreadsheet`);
  return found[0];
}

/** Our figure: entries of a workbook with 88 sheets, each with its relations, drawing and printer settings. */
export const MAX_SHEET_ENTRIES = 1_000;

/** What an archive is by the names of its entries; null for one that is no spreadsheet or has too many entries. */
export function archiveSheetType(names: readonly string[]): 'XLSX' | 'XLSM' | 'ODS' | null {
  if (names.length > MAX_SHEET_ENTRIES) return null;
  if (names.includes('xl/workbook.xml'))
    return names.some((name) => /(^|\/)vbaProject\.bin$/i.test(name)) ? 'XLSM' : 'XLSX';
  // OpenDocument 1.3, part 2, section 3.3: a package has a manifest, and a spreadsheet its content.
  return names.includes('content.xml') && names.includes('META-INF/manifest.xml') ? 'ODS' : null;
}

/** The name of a stream as a compound file writes it: MS-CFB, section 2.6.1. */
const inUtf16 = (name: string): string => Array.from(name, (sign) => `${sign}\0`).join('');

/**
 * Streams that tell a spreadsheet from other compound files: MS-XLS, section 2.1.2; "Book" is that of Excel 5 and 95,
 * and "EncryptedPackage" a workbook with a password (MS-OFFCRYPTO, section 2.3.4.4).
 */
const STREAMS = ['Workbook', 'Book', 'EncryptedPackage'].map((name) => inUtf16(`${name}\0`));

/** Whether a compound file, read as Latin-1, is a spreadsheet. */
export const isCompoundSheet = (content: string): boolean => STREAMS.some((stream) => content.includes(stream));
