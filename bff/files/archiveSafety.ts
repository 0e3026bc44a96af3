import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { MAX_UNPACKED_BYTES } from '../../domain/document/archiveKind.ts';
import { clientError } from '../errors.ts';
import { SheetError } from '../spreadsheets/errors.ts';

/**
 * Bytes that a file may unpack to: an office file as much as a workbook that is imported, an archive ten times what may
 * be uploaded.
 */
const MAX_BYTES = { office: 50 * 1024 * 1024, zip: MAX_UNPACKED_BYTES } as const;
const XML = /\.(xml|rels|vml)$/i;
const DECLARATIONS = ['<!DOCTYPE', '<!ENTITY'];
const LONGEST_DECLARATION = 9;

/**
 * Refuses an office file or an archive that is damaged, protected or too large once it is unpacked, and an office file
 * whose XML declares a document type, which could define entities: whoever opens it elsewhere may have no limits.
 * Archives in it stay packed. Unpacks every part and keeps none; bytes are counted as they are inflated, on a thread of
 * the platform and a piece at a time. Throws BAD_USER_INPUT with the FileErrorCode as the code of the field `file`.
 */
export async function refuseUnsafeArchive(path: string, kind: keyof typeof MAX_BYTES): Promise<void> {
  try {
    await readParts(path, kind);
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    const { message, code } = error;
    throw clientError('BAD_USER_INPUT', message, { status: 422, fields: [{ path: 'file', message, code }] });
  }
}

async function readParts(path: string, kind: keyof typeof MAX_BYTES): Promise<void> {
  try {
    const archive = await yauzl.openPromise(path, { lazyEntries: true, strictFileNames: true, autoClose: false });
    try {
      let bytesLeft: number = MAX_BYTES[kind];
      for await (const entry of archive.eachEntry()) {
        const isXml = kind === 'office' && XML.test(entry.fileName);
        bytesLeft -= await readPart(archive, entry, { isXml, maxBytes: bytesLeft });
      }
    } finally {
      archive.close();
    }
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('BROKEN');
  }
}

/** The bytes that an entry unpacks to. */
async function readPart(
  archive: ZipFile,
  entry: Entry,
  { isXml, maxBytes }: { isXml: boolean; maxBytes: number },
): Promise<number> {
  if (entry.isEncrypted()) throw new SheetError('PROTECTED');
  if (entry.uncompressedSize > maxBytes) throw new SheetError('TOO_LARGE');
  let size = 0;
  let end = Buffer.alloc(0);
  for await (const chunk of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new SheetError('TOO_LARGE');
    if (!isXml) continue;
    // UTF-16 could hide a declaration, and no office program writes it.
    if (chunk.includes(0)) throw new SheetError('BROKEN');
    const text = Buffer.concat([end, chunk]);
    if (DECLARATIONS.some((declaration) => text.includes(declaration))) throw new SheetError('NOT_ALLOWED');
    end = text.subarray(-LONGEST_DECLARATION);
  }
  return size;
}
