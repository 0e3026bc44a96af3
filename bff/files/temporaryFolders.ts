import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

const kinds = ['uploads', 'count', 'report'] as const;
/**
 * Two containers may share a folder for temporary files; the number of a process says nothing about those of the other.
 */
const host = (): string => hostname().replace(/\W/g, '_');

/** Where `mkdtemp` makes a folder of this process. Its name tells whose it is. */
export const temporaryPrefix = (kind: (typeof kinds)[number]): string =>
  join(tmpdir(), `dosije-${kind}-${host()}-${process.pid}-`);

/**
 * Deletes the folders of processes of this host that were killed. Called before this process makes one, so that those
 * with its own number are of an earlier one too, as in a container, where the number is always the same. What cannot be
 * deleted is left.
 */
export function sweepTemporaryFolders(): void {
  const pattern = new RegExp(`^dosije-(?:${kinds.join('|')})-${host()}-(\\d+)-\\w{6}$`);
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(pattern.exec(name)?.[1] ?? NaN);
    if (Number.isNaN(pid) || (pid !== process.pid && isRunning(pid))) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // Another user's folder.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
  try {
    // A process that was killed keeps its id until its parent asks for its exit code (zombie). Its name in brackets may
    // itself hold brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return !/^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    // The system has no such file, or it is none of ours.
    return true;
  }
}
