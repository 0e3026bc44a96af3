import { Readable } from 'node:stream';
import yazl from 'yazl';
import { distinctNames } from './downloadNames.ts';

/** A file of an archive, and what its content is asked for by. */
export interface ZipEntry {
  folder: string;
  name: string;
  addedAt: string;
  id: string;
  /** As HTTP names it. */
  type: string;
}

/**
 * An archive of files in their folders, made while it is read: one file after the other is opened, each when the one before has gone out. The first is
 * opened before the answer, so that a refusal can still be told; a later failure breaks the stream off, so that nobody takes half an archive for a whole one.
 */
export async function zipOf(
  entries: readonly ZipEntry[],
  open: (entry: ZipEntry) => Promise<Readable>,
): Promise<Readable> {
  const zip = new yazl.ZipFile();
  const stream = zip.outputStream;
  // Its type says less than it is.
  if (!(stream instanceof Readable)) throw new Error('yazl writes to no stream of Node');
  // It may fail before anybody looks; whoever reads it hears of it all the same.
  stream.on('error', () => undefined);
  let current: Readable | undefined;
  const openNext = async (entry: ZipEntry): Promise<Readable> => {
    current = await open(entry);
    // The library pipes it and does not look whether it fails.
    current.once('error', (error) => stream.destroy(error));
    return current;
  };
  zip.on('error', (error: Error) => stream.destroy(error));
  stream.once('close', () => current?.destroy());
  const first = entries[0] && (await openNext(entries[0]));
  const names = new Map<string, (name: string) => string>();
  entries.forEach((entry, index) => {
    const { folder, name, addedAt } = entry;
    const distinct = names.get(folder) ?? distinctNames();
    names.set(folder, distinct);
    // PDF, pictures and xlsx are compressed already.
    const options = { compress: false, mtime: new Date(addedAt) };
    zip.addReadStreamLazy(`${folder}/${distinct(name)}`, options, (pass) => {
      const opening = index === 0 && first ? Promise.resolve(first) : openNext(entry);
      opening.then(
        (content) => pass(null, content),
        (error: unknown) => pass(error, stream),
      );
    });
  });
  zip.end();
  return stream;
}
