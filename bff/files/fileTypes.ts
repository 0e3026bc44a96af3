import { open, readFile, type FileHandle } from 'node:fs/promises';
import yauzl from 'yauzl';
import { archiveKind, MAX_ARCHIVE_ENTRIES, type ArchiveKind } from '../../domain/document/archiveKind.ts';
import { END_LENGTH, fileStart, hasArchiveEnd, OUTLOOK_STREAM, START_LENGTH } from '../../domain/document/fileStart.ts';
import {
  archiveSheetType,
  isCompoundSheet,
  SHEET_TYPES,
  type SheetMediaType,
} from '../../domain/document/sheetType.ts';

/** Defined in ISO/IEC 29500. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const MSG = 'application/vnd.ms-outlook';
export const EML = 'message/rfc822';
export const PDF = 'application/pdf';
export const ZIP = 'application/zip';

/** ISO 32000-1, annex H: readers look for the %%EOF marker in the last 1,024 bytes. */
const PDF_END_BYTES = 1024;

/** The media type of a picture by its first bytes; null when it is none. */
export function pictureTypeOf(head: Buffer): string | null {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png';
  const riff = head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP';
  return riff ? 'image/webp' : null;
}

/**
 * The media type of a document by its content; null for anything else. It says what the file is and not whether it is
 * whole: `isIntactPdf` and `assertUnpacks` do. Nothing is unpacked, and only of an Outlook message more is read than
 * the start.
 */
export async function documentTypeOf(path: string): Promise<string | null> {
  const [start, end] = await withFile(path, async (file) => [
    await bytesAt(file, 0, START_LENGTH),
    await bytesAt(file, Math.max(0, (await file.stat()).size - END_LENGTH), END_LENGTH),
  ]);
  const picture = pictureTypeOf(start);
  if (picture) return picture;
  switch (fileStart(start.toString('latin1'))) {
    case 'PDF':
      // One that is an archive as well could be meant as either.
      return hasArchiveEnd(end.toString('latin1')) ? null : PDF;
    case 'ARCHIVE': {
      const kind = archiveKind((await entryNames(path)) ?? []);
      return kind && archiveTypes[kind];
    }
    case 'COMPOUND':
      return (await readFile(path)).includes(OUTLOOK_STREAM, 0, 'latin1') ? MSG : null;
    case 'MAIL':
      return EML;
    case 'OTHER':
      return null;
  }
}

/** The media type of a spreadsheet that is no text, by its content; null for anything else. Nothing is unpacked. */
export async function workbookTypeOf(path: string): Promise<SheetMediaType | null> {
  const start = await withFile(path, (file) => bytesAt(file, 0, START_LENGTH));
  switch (fileStart(start.toString('latin1'))) {
    case 'ARCHIVE': {
      const type = archiveSheetType((await entryNames(path)) ?? []);
      return type && SHEET_TYPES[type].mediaType;
    }
    case 'COMPOUND':
      return isCompoundSheet(await readFile(path, 'latin1')) ? SHEET_TYPES.XLS.mediaType : null;
    default:
      return null;
  }
}

const archiveTypes = { XLSX, DOCX, ZIP } as const satisfies Record<ArchiveKind, string>;

/** The names of an archive; null for a file that is none, or one with names that lead out of a folder. */
async function entryNames(path: string): Promise<string[] | null> {
  try {
    const archive = await yauzl.openPromise(path, { lazyEntries: true, strictFileNames: true });
    try {
      // Enough to see that there are too many.
      const names = Array.from<string>({ length: archive.entryCount > MAX_ARCHIVE_ENTRIES ? archive.entryCount : 0 });
      if (names.length === 0) for await (const { fileName } of archive.eachEntry()) names.push(fileName);
      return names;
    } finally {
      archive.close();
    }
  } catch {
    return null;
  }
}

async function withFile<Result>(path: string, use: (file: FileHandle) => Promise<Result>): Promise<Result> {
  const file = await open(path);
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/**
 * Whether a PDF begins with its head and ends with the offset of an existing cross-reference table. Readers repair most
 * of those that do not.
 */
export const isIntactPdf = (path: string): Promise<boolean> =>
  withFile(path, async (file) => {
    const { size } = await file.stat();
    if ((await bytesAt(file, 0, 5)).toString('latin1') !== '%PDF-') return false;
    const end = await bytesAt(file, Math.max(0, size - PDF_END_BYTES), PDF_END_BYTES);
    const offset = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(end.toString('latin1'))?.[1];
    if (offset === undefined || Number(offset) >= size) return false;
    const atOffset = await bytesAt(file, Number(offset), 40);
    return /^\s*(xref\s|\d{1,10}\s+\d{1,5}\s+obj)/.test(atOffset.toString('latin1'));
  });
