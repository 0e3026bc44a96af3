import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a copy does without. */
const LEFT_OUT = new Set(['.git', '.data', 'coverage', 'node_modules']);

/** A copy of the project in which files may be broken. */
export interface WorkCopy {
  folder: string;
  /** Changes a text that stands in a file exactly once. Returns what puts the file back. */
  change(file: string, find: string, replacement: string): () => void;
  remove(): void;
}

/**
 * Copies the project into a temporary folder. Packages are linked, one by one, so that what is made beside them, such
 * as the demo data of broken stand-ins, stays in the copy. Times of files are kept: what was built from them is still
 * fresh.
 */
export function makeWorkCopy(top: string): WorkCopy {
  const folder = mkdtempSync(join(tmpdir(), 'dosije-mutants-'));
  const copy = (name: string) =>
    cpSync(join(top, name), join(folder, name), { recursive: true, preserveTimestamps: true });
  for (const name of readdirSync(top)) if (!LEFT_OUT.has(name)) copy(name);
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(top, 'node_modules'))) {
    if (name === '.cache') copy('node_modules/.cache');
    else symlinkSync(join(top, 'node_modules', name), join(packages, name));
  }
  return {
    folder,
    change: (file, find, replacement) => {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      const parts = text.split(find);
      if (parts.length !== 2) throw new Error(`${file} has "${find}" ${parts.length - 1} times`);
      writeFileSync(path, parts.join(replacement));
      return () => writeFileSync(path, text);
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
