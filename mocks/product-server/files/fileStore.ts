import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export const FILE_FOLDERS = ['users', 'deklaracijaImages', 'firme'] as const;
export type FileFolder = (typeof FILE_FOLDERS)[number];

/** Pictures in folders on disk, under names that cannot be guessed. */
export interface FileStore {
  /** Stores a WebP picture and returns its name. */
  store(folder: FileFolder, content: Buffer): Promise<string>;
  read(folder: FileFolder, name: string): Promise<{ size: number; stream: Readable } | null>;
  remove(folder: FileFolder, name: string): Promise<void>;
  /**
   * Removes every other picture that `store` named, and half-written ones: a process that was killed while it stored or
   * removed one may have left some. Pictures of the demo data stay, because every start would draw them anew.
   */
  removeAllBut(names: ReadonlySet<string>): Promise<void>;
}

/** Whether `store` made the name; a picture of the demo data has a shorter one. */
export const isStoredName = (name: string): boolean => /^[0-9a-f]{32}\.webp$/.test(name);
/** Neither contains a slash nor begins with a dot. */
const isFileName = (name: string): boolean => /^[A-Za-z0-9][A-Za-z0-9_-]{0,190}\.webp$/.test(name);

export async function openFileStore(root: string): Promise<FileStore> {
  await Promise.all(FILE_FOLDERS.map((folder) => mkdir(join(root, folder), { recursive: true })));
  return {
    async store(folder, content) {
      const name = `${randomBytes(16).toString('hex')}.webp`;
      await writeFileAtomically(join(root, folder, name), content);
      return name;
    },
    async read(folder, name) {
      if (!isFileName(name)) return null;
      const file = await open(join(root, folder, name)).catch(() => null);
      if (!file) return null;
      const { size } = await file.stat();
      return { size, stream: file.createReadStream() };
    },
    async remove(folder, name) {
      if (isFileName(name)) await rm(join(root, folder, name), { force: true });
    },
    async removeAllBut(names) {
      for (const folder of FILE_FOLDERS)
        for (const name of await readdir(join(root, folder)))
          if (!isFileName(name) || (isStoredName(name) && !names.has(name)))
            await rm(join(root, folder, name), { force: true });
    },
  };
}

/** Writes another file and renames it, so that nobody ever reads half a file. */
export async function writeFileAtomically(path: string, content: Buffer): Promise<void> {
  const making = `${path}.${process.pid}.new`;
  await writeFile(making, content);
  await rename(making, path);
}
