import { readFileSync } from 'node:fs';
import { paths } from './paths.ts';

/** What is running. */
export interface Build {
  /** The version of the product. */
  version: string;
  /** The commit that it was built from. Null when the build did not know. */
  commit: string | null;
}

export function readBuild(): Build {
  const { version } = JSON.parse(readFileSync(paths.packageFile, 'utf8')) as { version: string };
  return { version, commit: readCommit() };
}

/** A build that lacks the file, or holds it damaged, starts all the same. */
function readCommit(): string | null {
  try {
    const { commit } = JSON.parse(readFileSync(paths.buildInfo, 'utf8')) as { commit?: unknown };
    return typeof commit === 'string' ? commit : null;
  } catch {
    return null;
  }
}
