import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { UnreadableSheet } from './errors.ts';

const MOST_ENTRIES = 200;
const MOST_BYTES = 50 * 1024 * 1024;
/** The parts that hold cells, and those that say where they are. Pictures, macros, links and all else stay packed. */
const WANTED =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i;

/**
 * The parts of a workbook that matter, by name. Bytes are counted while they are inflated, whatever the archive says of their number. Throws an
 * UnreadableSheet for what is damaged, protected, too large, or declares a document type.
 */
export async function unpackXlsx(path: string): Promise<Map<string, Buffer>> {
  const archive = await yauzl
    .openPromise(path, { lazyEntries: true, strictFileNames: true, autoClose: false })
    .catch(() => {
      throw new UnreadableSheet('BROKEN');
    });
  try {
    if (archive.entryCount > MOST_ENTRIES) throw new UnreadableSheet('TOO_LARGE');
    const parts = new Map<string, Buffer>();
    let room = MOST_BYTES;
    for await (const entry of archive.eachEntry()) {
      if (!WANTED.test(entry.fileName)) continue;
      if (parts.has(entry.fileName)) throw new UnreadableSheet('BROKEN');
      const part = await inflate(archive, entry, room);
      room -= part.length;
      refuseDeclarations(part);
      parts.set(entry.fileName, part);
    }
    return parts;
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet('BROKEN');
  } finally {
    archive.close();
  }
}

async function inflate(archive: ZipFile, entry: Entry, room: number): Promise<Buffer> {
  if (entry.isEncrypted()) throw new UnreadableSheet('PROTECTED');
  // A size that is given as small and is not is an error of the archive; one that is given as too large is not even begun.
  if (entry.uncompressedSize > room) throw new UnreadableSheet('TOO_LARGE');
  const stream = await archive.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > room) throw new UnreadableSheet('TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A workbook needs no document type: entities would come of it. XML in UTF-16 could hide one, and no spreadsheet writes it. */
function refuseDeclarations(part: Buffer): void {
  if (part.includes(0)) throw new UnreadableSheet('BROKEN');
  if (part.includes('<!DOCTYPE') || part.includes('<!ENTITY')) throw new UnreadableSheet('NOT_ALLOWED');
}
