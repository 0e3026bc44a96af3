import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundles a program as it is now and gives the file that starts it, which takes two thirds of the time of the sources.
 * It lies as deep as the real bundles do, because of the addresses of what is no code.
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
  // Several test files may do this at once: each finds the whole of one.
  renameSync(making, file);
  return file;
}
