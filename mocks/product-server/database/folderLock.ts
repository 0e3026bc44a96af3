import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';

/** The folder belongs to a running process. */
export class FolderInUseError extends Error {}

/** Owner files that this process has written and not yet removed. */
const ownedFiles = new Set<string>();

/**
 * Locks a data folder for this process, because PGlite itself would let two processes write to one folder. Returns the
 * function that releases it.
 *
 * The owner is named in the file `lock` by its process id. proper-lockfile guards only the moment in which that file is
 * read and written. It could not guard the folder as long as the process runs: it tells a dead owner by a timestamp
 * that is at least two seconds old, so a restart right after a kill would be refused, and an owner whose thread is busy
 * for two seconds, as PGlite's is while it loads a dump, would lose its lock.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  // One that stood there is closed too. Only its owner may do so: a folder of another user keeps its rights.
  await chmod(folder, 0o700).catch(() => undefined);
  const ownerFile = join(folder, 'lock');
  const unlock = await lock(folder, {
    lockfilePath: `${ownerFile}.guard`,
    stale: 2_000,
    // Long enough for a guard left by a killed process to become stale.
    retries: { retries: 40, minTimeout: 10, maxTimeout: 200 },
  });
  try {
    const owner = await readFile(ownerFile, 'utf8').catch(() => '');
    if (await isRunning(owner, ownerFile))
      throw new FolderInUseError(
        `The folder ${folder} is in use by process ${owner.split(' ')[0] ?? ''}; stop it or set DATA_DIR to another folder.`,
      );
    await writeFile(ownerFile, `${process.pid} ${(await statusOf(process.pid))?.startTime ?? ''}\n`);
    ownedFiles.add(ownerFile);
  } finally {
    await unlock();
  }
  return async () => {
    ownedFiles.delete(ownerFile);
    await rm(ownerFile, { force: true });
  };
}

async function isRunning(owner: string, ownerFile: string): Promise<boolean> {
  const [id, startTime = ''] = owner.trim().split(' ');
  const pid = Number(id);
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return ownedFiles.has(ownerFile);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const actual = await statusOf(pid);
  if (actual === null) return true;
  return !hasEnded(actual.state) && (startTime === '' || actual.startTime === startTime);
}

/**
 * A process that was killed keeps its id until its parent asks for its exit code (zombie); it writes nothing any more.
 */
const hasEnded = (state: string | undefined): boolean => state === 'Z' || state === 'X';

/**
 * State and start time of a process, where the system tells them: the same process id may by now belong to another
 * process.
 */
async function statusOf(pid: number): Promise<{ state?: string; startTime?: string } | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The name in brackets may itself hold blanks and brackets; the state is the first word after it, the start time the
  // 20th.
  const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: words[0], startTime: words[19] };
}
