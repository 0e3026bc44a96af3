import { readFileSync } from 'node:fs';
import { paths } from './paths.ts';

/** The version of the product. */
export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(paths.packageFile, 'utf8')) as { version: string };
  return version;
}
