import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { clientError } from '../errors.ts';
import { SheetError } from '../spreadsheets/errors.ts';

/** As much as a workbook that is imported may unpack to. */
const MAX_BYTES = 50 * 1024 * 1024;
const XML = /\.(xml|rels|vml)$/i;
const DECLARATIONS = ['<!DOCTYPE', '<!ENTITY'];
const LONGEST_DECLARATION = 9;

/**
 * Refuses a workbook that is damaged, protected or too large once it is unpacked, or whose XML declares a document type, which could define entities:
 * whoever opens it elsewhere may have no limits. Unpacks every part and keeps none; bytes are counted as they are inflated, on a thread of the
 * platform and a piece at a time. Throws BAD_USER_INPUT with the FileErrorCode as the code of the field `file`.
 */
export async function refuseUnsafeWorkbook(path: string): Promise<void> {
  try {
    await readParts(path);
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    const { message, code } = error;
    throw clientError('BAD_USER_INPUT', message, { status: 422, fields: [{ path: 'file', message, code }] });
  }
}

async function readParts(path: string): Promise<void> {
  try {
    const archive = await yauzl.openPromise(path, { lazyEntries: true, strictFileNames: true, autoClose: false });
    try {
      let bytesLeft = MAX_BYTES;
      for await (const entry of archive.eachEntry()) bytesLeft -= await readPart(archive, entry, bytesLeft);
    } finally {
      archive.close();
    }
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('BROKEN');
  }
}

/** The bytes that an entry unpacks to. */
async function readPart(archive: ZipFile, entry: Entry, maxBytes: number): Promise<number> {
  if (entry.isEncrypted()) throw new SheetError('PROTECTED');
  if (entry.uncompressedSize > maxBytes) throw new SheetError('TOO_LARGE');
  const isXml = XML.test(entry.fileName);
  let size = 0;
  let end = Buffer.alloc(0);
  for await (const chunk of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new SheetError('TOO_LARGE');
    if (!isXml) continue;
    // UTF-16 could hide a declaration, and no spreadsheet program writes it.
    if (chunk.includes(0)) throw new SheetError('BROKEN');
    const text = Buffer.concat([end, chunk]);
    if (DECLARATIONS.some((declaration) => text.includes(declaration))) throw new SheetError('NOT_ALLOWED');
    end = text.subarray(-LONGEST_DECLARATION);
  }
  return size;
}
