import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A hash of the names and contents of all files of some folders, tests aside; of their texts as `read` returns them.
 */
export async function hashOfFiles(folders: readonly string[], read = (text: string) => text): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && !/\.test(ing)?\./.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files)
      hash
        .update(file.slice(folder.length))
        .update('\0')
        .update(read(await readFile(file, 'utf8')))
        .update('\0');
  }
  return hash.digest('hex');
}
