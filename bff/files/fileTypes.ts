import { open, type FileHandle } from 'node:fs/promises';
import yauzl from 'yauzl';

/** Defined in ISO/IEC 29500. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const PDF = 'application/pdf';
export const ZIP = 'application/zip';

const HEAD_BYTES = 12;
/** ISO 32000-1, annex H: readers look for the %%EOF marker in the last 1,024 bytes. */
const PDF_END_BYTES = 1024;
/** More than any real workbook: it has one entry per sheet and about a dozen others. */
const MAX_XLSX_ENTRIES = 200;

/** The media type of a picture by its first bytes; null when it is none. */
export function pictureTypeOf(head: Buffer): string | null {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png';
  const riff = head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP';
  return riff ? 'image/webp' : null;
}

/** The media type of a PDF, picture or spreadsheet by its content; null for anything else. Reads only a few thousand bytes. */
export async function documentTypeOf(path: string): Promise<string | null> {
  const file = await open(path);
  try {
    const head = await bytesAt(file, 0, HEAD_BYTES);
    const { size } = await file.stat();
    if (head.toString('latin1', 0, 5) === '%PDF-') return (await endsAsPdf(file, size)) ? PDF : null;
    if (head.toString('latin1', 0, 4) === 'PK\x03\x04') return (await isSpreadsheet(path)) ? XLSX : null;
    return pictureTypeOf(head);
  } finally {
    await file.close();
  }
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Whether the file ends with the offset of an existing cross-reference table. A file with more data after that, such as an archive, is no PDF. */
async function endsAsPdf(file: FileHandle, size: number): Promise<boolean> {
  const end = await bytesAt(file, Math.max(0, size - PDF_END_BYTES), PDF_END_BYTES);
  const offset = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(end.toString('latin1'))?.[1];
  if (offset === undefined || Number(offset) >= size) return false;
  const atOffset = await bytesAt(file, Number(offset), 40);
  return /^\s*(xref\s|\d{1,10}\s+\d{1,5}\s+obj)/.test(atOffset.toString('latin1'));
}

/** Whether the entries of an archive are those of a workbook without macros. Reads the directory and unpacks nothing. */
async function isSpreadsheet(path: string): Promise<boolean> {
  const names = new Set<string>();
  try {
    const archive = await yauzl.openPromise(path, { lazyEntries: true });
    try {
      if (archive.entryCount > MAX_XLSX_ENTRIES) return false;
      for await (const { fileName } of archive.eachEntry()) names.add(fileName);
    } finally {
      archive.close();
    }
  } catch {
    return false;
  }
  return (
    names.has('[Content_Types].xml') &&
    names.has('xl/workbook.xml') &&
    ![...names].some((name) => /(^|\/)vbaProject\.bin$/i.test(name))
  );
}
