import { randomBytes } from 'node:crypto';
import { constants, copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { writeFileAtomically } from './fileStore.ts';

/**
 * Documents in a folder on disk, under random names. Unlike pictures they are served only after a check of the caller's
 * rights.
 */
export interface DocumentStore {
  /** Folder of uploads that have not been checked yet; on the same disk, so that a checked one is only renamed. */
  readonly incoming: string;
  /** Moves a file of `incoming` into the store and returns its name there. */
  keep(path: string): Promise<string>;
  /**
   * Copies a document, so that it outlives the first, and returns the name of the copy; null when there is no such
   * document.
   */
  copy(name: string): Promise<string | null>;
  read(name: string): Promise<{ size: number; stream: Readable } | null>;
  remove(names: readonly string[]): Promise<void>;
  /**
   * Removes every other file, half-written ones too. A process that was killed while it stored or removed one may have
   * left some.
   */
  removeAllBut(names: ReadonlySet<string>): Promise<void>;
}

/** Name of the folder of documents within the folder of files. */
export const DOCUMENT_FOLDER = 'documents';

const isName = (name: string): boolean => /^[0-9a-f]{24,32}$/.test(name);

/**
 * Opens the store. `contentOf` makes a document that is not there, such as one of the demo data, when it is read for
 * the first time; null for one that does not exist.
 */
export async function openDocumentStore(
  filesFolder: string,
  contentOf: (name: string) => Promise<Buffer | null>,
): Promise<DocumentStore> {
  const folder = join(filesFolder, DOCUMENT_FOLDER);
  const incoming = join(filesFolder, 'incoming');
  await rm(incoming, { recursive: true, force: true });
  await Promise.all([mkdir(folder, { recursive: true }), mkdir(incoming, { recursive: true })]);
  const remove = async (names: readonly string[]): Promise<void> => {
    await Promise.all(names.filter(isName).map((name) => rm(join(folder, name), { force: true })));
  };
  /**
   * The result of `use`; once more after the document was made, if it was not there. Null for one that does not exist.
   */
  const withDocument = async <T>(name: string, use: (path: string) => Promise<T>): Promise<T | null> => {
    if (!isName(name)) return null;
    const path = join(folder, name);
    try {
      return await use(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    const content = await contentOf(name);
    if (!content) return null;
    await writeFileAtomically(path, content);
    return use(path);
  };
  return {
    incoming,
    async keep(path) {
      const name = randomBytes(16).toString('hex');
      await rename(path, join(folder, name));
      return name;
    },
    copy: (name) =>
      withDocument(name, async (path) => {
        const copy = randomBytes(16).toString('hex');
        await copyFile(path, join(folder, copy), constants.COPYFILE_FICLONE);
        return copy;
      }),
    read: (name) =>
      withDocument(name, async (path) => {
        const file = await open(path);
        const { size } = await file.stat();
        return { size, stream: file.createReadStream() };
      }),
    remove,
    async removeAllBut(names) {
      const others = (await readdir(folder)).filter((name) => !names.has(name));
      await Promise.all(others.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
