import { open, type FileHandle } from 'node:fs/promises';
import yauzl from 'yauzl';

/** ISO/IEC 29500: the package of a spreadsheet. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const PDF = 'application/pdf';

const HEAD_BYTES = 12;
/** ISO 32000-1, annex H: readers look for the end mark in the last 1,024 bytes. */
const PDF_END_BYTES = 1024;
/** More than any spreadsheet has: one entry a sheet, and a dozen beside them. */
const MAX_XLSX_ENTRIES = 200;

/** What the first bytes say a picture is; the name and the type that came with it prove nothing. */
export function pictureTypeOf(head: Buffer): string | null {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png';
  const riff = head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP';
  return riff ? 'image/webp' : null;
}

/** What a file is by its content: a PDF, a picture or a spreadsheet; null when it is none of them. Reads a few thousand bytes of it. */
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

/** Whether the file ends with the place of its cross-reference table and one stands there. What follows the end, such as an archive, makes it something else. */
async function endsAsPdf(file: FileHandle, size: number): Promise<boolean> {
  const end = await bytesAt(file, Math.max(0, size - PDF_END_BYTES), PDF_END_BYTES);
  const place = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(end.toString('latin1'))?.[1];
  if (place === undefined || Number(place) >= size) return false;
  const there = await bytesAt(file, Number(place), 40);
  return /^\s*(xref\s|\d{1,10}\s+\d{1,5}\s+obj)/.test(there.toString('latin1'));
}

/** Whether the directory of an archive is that of a workbook without macros. Nothing of it is unpacked. */
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
