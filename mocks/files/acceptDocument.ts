import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import yauzl from 'yauzl';
import type { DocumentType } from '../database/schema/document-folder.ts';
import { invalidInput } from '../service/httpError.ts';

const MAX_PIXELS = 40_000_000;
/** ISO 32000-1, annex H: readers look for the end mark in the last 1,024 bytes. */
const PDF_END_BYTES = 1024;
/** A cross-reference table has 20 bytes an object: this is one of 100,000 objects. */
const MAX_XREF_BYTES = 2 * 1024 * 1024;
const MAX_XLSX_ENTRIES = 200;
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const pictures = [
  { start: /^\xff\xd8\xff/, mediaType: 'image/jpeg', drawn: (picture: Sharp) => picture.jpeg({ quality: 90 }) },
  // With a quality, sharp reduces a PNG to 256 colours.
  { start: /^\x89PNG\r\n\x1a\n/, mediaType: 'image/png', drawn: (picture: Sharp) => picture.png() },
  { start: /^RIFF[^]{4}WEBP/, mediaType: 'image/webp', drawn: (picture: Sharp) => picture.webp({ quality: 90 }) },
] as const;

/** File extensions allowed in the name of a document; the first is the usual one. */
export const extensionsOf: Readonly<Record<DocumentType, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  [WORKBOOK]: ['xlsx'],
};

const unsupportedFile = () =>
  invalidInput({
    path: 'fajl',
    message: 'The file must be a PDF, a JPEG, PNG or WebP picture of at most 40 megapixels, or an xlsx spreadsheet.',
  });

/**
 * Detects the type of an uploaded file by its content; throws a 422 for a type that a document must not have. A picture is encoded
 * again in its place, upright and in its own format, so that no metadata or other hidden content is ever served. Size in bytes.
 */
export async function acceptDocument(path: string): Promise<{ mediaType: DocumentType; size: number }> {
  const mediaType = await detectType(path);
  if (!mediaType) throw unsupportedFile();
  return { mediaType, size: (await stat(path)).size };
}

async function detectType(path: string): Promise<DocumentType | null> {
  const file = await open(path);
  try {
    const start = await textAt(file, 0, 12);
    if (start.startsWith('%PDF-')) return (await isPdf(file)) ? 'application/pdf' : null;
    if (start.startsWith('PK\x03\x04')) return (await isWorkbook(path)) ? WORKBOOK : null;
    const picture = pictures.find((one) => one.start.test(start));
    return picture && (await reencode(path, picture.drawn)) ? picture.mediaType : null;
  } finally {
    await file.close();
  }
}

async function textAt(file: FileHandle, position: number, length: number): Promise<string> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.toString('latin1', 0, bytesRead);
}

/** A PDF ends with the offset of its cross-reference table, which names the root of the document. Nothing may follow the end mark. */
async function isPdf(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  const end = await textAt(file, Math.max(0, size - PDF_END_BYTES), PDF_END_BYTES);
  const place = Number(/startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(end)?.[1] ?? size);
  if (place >= size) return false;
  const table = await textAt(file, place, Math.min(size - place, MAX_XREF_BYTES));
  const trailer = /^\s*\d{1,10}\s+\d{1,5}\s+obj/.test(table)
    ? 0
    : /^\s*xref\s/.test(table)
      ? table.indexOf('trailer')
      : -1;
  return trailer >= 0 && table.indexOf('/Root', trailer) > 0;
}

/** Reads the directory of the archive and unpacks nothing. A workbook with macros is not accepted. */
async function isWorkbook(path: string): Promise<boolean> {
  const names = new Set<string>();
  try {
    const archive = await yauzl.openPromise(path, { lazyEntries: true });
    if (archive.entryCount <= MAX_XLSX_ENTRIES)
      for await (const { fileName } of archive.eachEntry()) names.add(fileName);
    archive.close();
  } catch {
    return false;
  }
  return (
    names.has('[Content_Types].xml') &&
    names.has('xl/workbook.xml') &&
    ![...names].some((name) => /(^|\/)vbaProject\.bin$/i.test(name))
  );
}

async function reencode(path: string, draw: (picture: Sharp) => Sharp): Promise<boolean> {
  const encode = `${path}.drawn`;
  try {
    await draw(sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate()).toFile(encode);
    await rename(encode, path);
    return true;
  } catch {
    return false;
  }
}
