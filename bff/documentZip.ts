import type { Readable } from 'node:stream';
import yazl from 'yazl';
import { distinctNames } from './documentNames.ts';

/** A file of an archive, and the id by which its content is asked for. */
export interface ZipEntry {
  folder: string;
  name: string;
  addedAt: string;
  id: string;
}

/**
 * An archive of files in their folders, made while it is read: one file after the other is opened, each when the one before has gone out. The first is
 * opened before the answer, so that a refusal can still be told; a later failure breaks the stream off, so that nobody takes half an archive for a whole one.
 */
export async function zipOf(entries: readonly ZipEntry[], open: (id: string) => Promise<Readable>): Promise<Readable> {
  const zip = new yazl.ZipFile();
  // Its type says less than it is.
  const stream = zip.outputStream as Readable;
  const first = entries[0] && (await open(entries[0].id));
  const names = new Map<string, (name: string) => string>();
  let current: Readable | undefined;
  zip.on('error', (error: Error) => stream.destroy(error));
  stream.once('close', () => (current ?? first)?.destroy());
  entries.forEach(({ folder, name, addedAt, id }, index) => {
    const distinct = names.get(folder) ?? distinctNames();
    names.set(folder, distinct);
    // PDF, pictures and xlsx are compressed already.
    const options = { compress: false, mtime: new Date(addedAt) };
    zip.addReadStreamLazy(`${folder}/${distinct(name)}`, options, (pass) => {
      const opening = index === 0 && first ? Promise.resolve(first) : open(id);
      opening.then(
        (content) => {
          current = content;
          // The library pipes it and does not look whether it fails.
          content.once('error', (error) => stream.destroy(error));
          pass(null, content);
        },
        (error: unknown) => pass(error, stream),
      );
    });
  });
  zip.end();
  return stream;
}
