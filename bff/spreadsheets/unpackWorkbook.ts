import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { MAX_SHEET_ENTRIES } from '../../domain/document/sheetType.ts';
import { SheetError } from './errors.ts';

const MAX_BYTES = 50 * 1024 * 1024;
/**
 * The parts that hold cells and those that say where the cells are. Pictures, macros, links and the rest stay packed.
 */
const NEEDED = {
  XLSX: /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i,
  ODS: /^(mimetype|META-INF\/manifest\.xml|content\.xml|styles\.xml)$/,
} as const;
const MANIFEST = 'META-INF/manifest.xml';

/**
 * Unpacks the needed parts of a workbook, by name. Bytes are counted while they are inflated, whatever size the archive
 * claims. Throws a SheetError for a workbook that is damaged, protected or too large, or declares a document type.
 */
export async function unpackWorkbook(path: string, type: keyof typeof NEEDED): Promise<Map<string, Buffer>> {
  const archive = await yauzl
    .openPromise(path, { lazyEntries: true, strictFileNames: true, autoClose: false })
    .catch(() => {
      throw new SheetError('BROKEN');
    });
  try {
    if (archive.entryCount > MAX_SHEET_ENTRIES) throw new SheetError('TOO_LARGE');
    const parts = new Map<string, Buffer>();
    let bytesLeft = MAX_BYTES;
    for await (const entry of archive.eachEntry()) {
      if (!NEEDED[type].test(entry.fileName)) continue;
      if (parts.has(entry.fileName)) throw new SheetError('BROKEN');
      const part = await inflate(archive, entry, bytesLeft);
      bytesLeft -= part.length;
      parts.set(entry.fileName, part);
    }
    // OpenDocument 1.3, part 2, section 4.4: the manifest says of each encrypted part how it is encrypted.
    if (parts.get(MANIFEST)?.includes('encryption-data')) throw new SheetError('PROTECTED');
    for (const part of parts.values()) refuseDeclarations(part);
    return parts;
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('BROKEN');
  } finally {
    archive.close();
  }
}

async function inflate(archive: ZipFile, entry: Entry, maxBytes: number): Promise<Buffer> {
  if (entry.isEncrypted()) throw new SheetError('PROTECTED');
  // A claimed size that is too large is believed; one that is too small makes the library fail while it inflates.
  if (entry.uncompressedSize > maxBytes) throw new SheetError('TOO_LARGE');
  const stream = await archive.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new SheetError('TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * No workbook needs a document type, which could define entities. UTF-16 could hide one, and no spreadsheet program
 * writes it.
 */
function refuseDeclarations(part: Buffer): void {
  if (part.includes(0)) throw new SheetError('BROKEN');
  if (part.includes('<!DOCTYPE') || part.includes('<!ENTITY')) throw new SheetError('NOT_ALLOWED');
}
