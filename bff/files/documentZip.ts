import { Readable } from 'node:stream';
import yazl from 'yazl';
import { uniqueNames } from './downloadNames.ts';

/** A file of the archive. */
export interface ZipEntry {
  /** Empty for the top. */
  folder: string;
  name: string;
  addedAt: string;
}

/**
 * Creates an archive while it is read: each file is opened when the one before it has been sent. The first file is
 * opened before the response starts, so its error can still be sent; a later error aborts the stream, so a partial
 * archive is never taken for a complete one.
 */
export async function createZip<Entry extends ZipEntry>(
  entries: readonly Entry[],
  open: (entry: Entry, path: string) => Promise<Readable>,
): Promise<Readable> {
  const zip = new yazl.ZipFile();
  const stream = zip.outputStream;
  // The library's types declare less than the Readable that it returns.
  if (!(stream instanceof Readable)) throw new Error('yazl does not return a Readable');
  // Without this listener, an error before the reader attaches its own would end the process. Readers still receive it.
  stream.on('error', () => undefined);
  let current: Readable | undefined;
  const openNext = async (entry: Entry, path: string): Promise<Readable> => {
    current = await open(entry, path);
    // The library pipes this stream without handling its errors.
    current.once('error', (error) => stream.destroy(error));
    return current;
  };
  zip.on('error', (error: Error) => stream.destroy(error));
  stream.once('close', () => current?.destroy());
  const names = new Map<string, (name: string) => string>();
  const paths = entries.map(({ folder, name }) => {
    const uniqueName = names.get(folder) ?? uniqueNames();
    names.set(folder, uniqueName);
    return [folder, uniqueName(name)].filter(Boolean).join('/');
  });
  const first = entries[0] && (await openNext(entries[0], paths[0] ?? ''));
  entries.forEach((entry, index) => {
    const path = paths[index] ?? '';
    // PDF, pictures and xlsx are compressed already.
    const options = { compress: false, mtime: new Date(entry.addedAt) };
    zip.addReadStreamLazy(path, options, (pass) => {
      const opening = index === 0 && first ? Promise.resolve(first) : openNext(entry, path);
      opening.then(
        (content) => pass(null, content),
        (error: unknown) => pass(error, stream),
      );
    });
  });
  zip.end();
  return stream;
}
