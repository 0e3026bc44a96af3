import { type FileHandle, open, readFile, rename, stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import yauzl from 'yauzl';
import {
  archiveKind,
  MAX_ARCHIVE_ENTRIES,
  MAX_UNPACKED_BYTES,
  type ArchiveKind,
} from '../../../domain/document/archiveKind.ts';
import {
  END_LENGTH,
  fileStart,
  hasArchiveEnd,
  OUTLOOK_STREAM,
  START_LENGTH,
} from '../../../domain/document/fileStart.ts';
import type { DocumentType } from '../database/schema/document-folder.ts';
import { invalidInput } from '../service/httpError.ts';

const MAX_PIXELS = 40_000_000;
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const OUTLOOK = 'application/vnd.ms-outlook';
const MAIL = 'message/rfc822';
const ZIP = 'application/zip';

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
  [WORD]: ['docx'],
  [OUTLOOK]: ['msg'],
  [MAIL]: ['eml'],
  [ZIP]: ['zip'],
};

const unsupportedFile = () =>
  invalidInput({
    path: 'fajl',
    message:
      'Fajl mora da bude PDF, slika JPEG, PNG ili WebP do 40 megapiksela, tabela xlsx, tekst docx, e-poruka (msg ili eml) ili zip arhiva.',
    kod: 'DOCUMENT_TYPE',
  });

/**
 * Detects the type of an uploaded file by its content; throws a 422 for a type that a document must not have. A picture
 * is encoded again in its place, upright and in its own format, so that no metadata or other hidden content is ever
 * served. Size in bytes.
 */
export async function acceptDocument(path: string): Promise<{ mediaType: DocumentType; size: number }> {
  const mediaType = await detectType(path);
  if (!mediaType) throw unsupportedFile();
  return { mediaType, size: (await stat(path)).size };
}

async function detectType(path: string): Promise<DocumentType | null> {
  const file = await open(path);
  try {
    const start = await textAt(file, 0, START_LENGTH);
    const picture = pictures.find((one) => one.start.test(start));
    if (picture) return (await reencode(path, picture.drawn)) ? picture.mediaType : null;
    switch (fileStart(start)) {
      case 'PDF':
        return (await isPdf(path)) ? 'application/pdf' : null;
      case 'ARCHIVE':
        return archiveType((await entriesOf(path)) ?? []);
      case 'COMPOUND':
        return (await readFile(path)).includes(OUTLOOK_STREAM, 0, 'latin1') ? OUTLOOK : null;
      case 'MAIL':
        return MAIL;
      case 'OTHER':
        return null;
    }
  } finally {
    await file.close();
  }
}

async function textAt(file: FileHandle, position: number, length: number): Promise<string> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.toString('latin1', 0, bytesRead);
}

/**
 * Readers repair a PDF whose cross-reference table is damaged as long as it has objects and says which is the root. One
 * that is an archive as well could be meant as either.
 */
async function isPdf(path: string): Promise<boolean> {
  const content = (await readFile(path)).toString('latin1');
  if (hasArchiveEnd(content.slice(-END_LENGTH))) return false;
  return /\b\d{1,10}\s+\d{1,5}\s+obj\b/.test(content) && /\/(?:Root|Catalog|ObjStm|XRef)\b/.test(content);
}

const archiveTypes = { XLSX: WORKBOOK, DOCX: WORD, ZIP } as const satisfies Record<ArchiveKind, DocumentType>;

function archiveType(entries: readonly ArchiveEntry[]): DocumentType | null {
  const kind = archiveKind(entries.map(({ name }) => name));
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  return kind && unpacked <= MAX_UNPACKED_BYTES ? archiveTypes[kind] : null;
}

interface ArchiveEntry {
  name: string;
  /** Bytes, as the archive says. */
  size: number;
}

/**
 * The directory of an archive, of which nothing is unpacked; null where there is none, or one with names that lead out
 * of a folder.
 */
export async function entriesOf(path: string): Promise<ArchiveEntry[] | null> {
  try {
    const archive = await yauzl.openPromise(path, { lazyEntries: true, strictFileNames: true });
    const entries: ArchiveEntry[] = [];
    if (archive.entryCount <= MAX_ARCHIVE_ENTRIES)
      for await (const { fileName, uncompressedSize } of archive.eachEntry())
        entries.push({ name: fileName, size: uncompressedSize });
    archive.close();
    return entries;
  } catch {
    return null;
  }
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
