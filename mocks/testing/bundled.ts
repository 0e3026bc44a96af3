import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** Whether a bundle is there and none of the sources that it lists has changed since. */
function isFresh(file: string): boolean {
  try {
    const { inputs } = JSON.parse(readFileSync(`${file}.json`, 'utf8')) as { inputs: Record<string, unknown> };
    const { mtimeMs } = statSync(file);
    return Object.keys(inputs).every((source) => statSync(join(top, source)).mtimeMs < mtimeMs);
  } catch {
    return false;
  }
}

/**
 * Bundles a program unless that has been done, and returns the path of the bundle, which starts in two thirds of the
 * time that the sources take. It is in the same folder as the real bundles, because paths of other files are relative
 * to it.
 */
export function bundled(entry: string): string {
  const file = join(top, 'dist', `test-${entry.replace(/\W/g, '-')}.mjs`);
  if (isFresh(file)) return file;
  const started = new Date();
  const making = `${file}.${process.pid}`;
  const options = [
    '--bundle',
    '--packages=external',
    '--platform=node',
    '--format=esm',
    '--log-level=error',
    `--metafile=${making}.json`,
    `--outfile=${making}`,
  ];
  execFileSync(join(top, 'node_modules/.bin/esbuild'), [join(top, entry), ...options], { cwd: top });
  utimesSync(making, started, started);
  // Renamed when complete, because several test files may do this at once.
  renameSync(making, file);
  renameSync(`${making}.json`, `${file}.json`);
  return file;
}
