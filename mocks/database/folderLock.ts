import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder belongs to a running process. */
export class FolderInUseError extends Error {}

const held = new Set<string>();

/** When the process was started, where the system tells it: a pid alone may by now belong to another process. */
async function startOf(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The name in brackets may itself hold blanks and brackets; the start time is the 20th word after it.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

async function isAlive(owner: string, lockFile: string): Promise<boolean> {
  const [word, start = ''] = owner.trim().split(' ');
  const pid = Number(word);
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return held.has(lockFile);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = await startOf(pid);
  return now === null || start === '' || now === start;
}

/**
 * Takes the lock file of a data folder, or refuses when a running process holds it; PGlite itself would let two
 * processes write to one folder. The lock of a dead process is taken over. Gives the function that lets go of it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const lockFile = join(folder, 'lock');
  const mine = `${lockFile}.${process.pid}`;
  await writeFile(mine, `${process.pid} ${(await startOf(process.pid)) ?? ''}\n`);
  try {
    await take(lockFile, mine, folder);
  } finally {
    await rm(mine, { force: true });
  }
  held.add(lockFile);
  return async () => {
    held.delete(lockFile);
    await rm(lockFile, { force: true });
  };
}

async function take(lockFile: string, mine: string, folder: string): Promise<void> {
  // link() either makes the lock whole or finds another one; there is no moment in which it stands empty.
  const taken = () => link(mine, lockFile).then(() => true, refuseOthers('EEXIST'));
  if (await taken()) return;
  const owner = await readFile(lockFile, 'utf8').catch(() => '');
  const inUse = new FolderInUseError(
    `The folder ${folder} is in use by process ${owner.split(' ')[0] ?? ''}; stop it or set DATA_DIR to another folder.`,
  );
  if (await isAlive(owner, lockFile)) throw inUse;
  // Put the stale lock aside. Should another process have been quicker, it is its lock that we hold: give it back.
  const aside = `${mine}.stale`;
  await rename(lockFile, aside).catch(refuseOthers('ENOENT'));
  const put = await readFile(aside, 'utf8').catch(() => owner);
  if (put !== owner) {
    await link(aside, lockFile).catch(refuseOthers('EEXIST'));
    await rm(aside, { force: true });
    throw inUse;
  }
  await rm(aside, { force: true });
  if (!(await taken())) throw inUse;
}

/** Turns the one expected error into false. */
function refuseOthers(code: string): (error: NodeJS.ErrnoException) => false {
  return (error) => {
    if (error.code === code) return false;
    throw error;
  };
}
