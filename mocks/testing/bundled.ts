import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundles a program and returns the path of the bundle, which starts in two thirds of the time that the sources take.
 * It is in the same folder as the real bundles, because paths of other files are relative to it.
 */
export function bundled(entry: string): string {
  const file = join(top, 'dist', `test-${entry.replace(/\W/g, '-')}.mjs`);
  const making = `${file}.${process.pid}`;
  const options = [
    '--bundle',
    '--packages=external',
    '--platform=node',
    '--format=esm',
    '--log-level=error',
    `--outfile=${making}`,
  ];
  execFileSync(join(top, 'node_modules/.bin/esbuild'), [join(top, entry), ...options]);
  // Renamed when complete, because several test files may do this at once.
  renameSync(making, file);
  return file;
}
