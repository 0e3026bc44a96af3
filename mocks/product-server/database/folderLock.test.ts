import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startZombie } from '../../testing/zombie.ts';
import { FolderInUseError, lockFolder } from './folderLock.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosije-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A process that runs until it is killed. */
function otherProcess() {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
  return {
    pid: child.pid ?? 0,
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function lockAndRelease(): Promise<void> {
  const release = await lockFolder(folder);
  await release();
}

test('a locked folder cannot be locked again before it is released', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await release();
  expect(await readdir(folder)).toEqual([]);
  await lockAndRelease();
});

test('the error for a folder in use names the process and what to do', async () => {
  const other = otherProcess();
  await writeFile(join(folder, 'lock'), `${other.pid} \n`);
  await expect(lockFolder(folder)).rejects.toThrow(
    `The folder ${folder} is in use by process ${other.pid}; stop it or set DATA_DIR to another folder.`,
  );
  expect(await readdir(folder)).toEqual(['lock']);
  await other.kill();
});

test('the lock of a killed process is taken over at once', async () => {
  const other = otherProcess();
  await other.kill();
  await writeFile(join(folder, 'lock'), `${other.pid} 123\n`);
  const release = await lockFolder(folder);
  expect(await readFile(join(folder, 'lock'), 'utf8')).toContain(`${process.pid} `);
  expect(await readdir(folder)).toEqual(['lock']);
  await release();
});

test('the lock of a killed process is taken over before its parent has asked for its exit code', async () => {
  const zombie = await startZombie();
  await writeFile(join(folder, 'lock'), `${zombie.pid} \n`);
  await lockAndRelease();
  expect(await readdir(folder)).toEqual([]);
  await zombie.end();
});

test('a lock whose process id now belongs to another process is taken over', async () => {
  const other = otherProcess();
  for (const stale of [`${other.pid} 1\n`, `${process.pid} 1\n`]) {
    await writeFile(join(folder, 'lock'), stale);
    await lockAndRelease();
  }
  expect(await readdir(folder)).toEqual([]);
  await other.kill();
});

test.each(['', 'garbage\n'])('a lock that contains %j is taken over', async (content) => {
  await writeFile(join(folder, 'lock'), content);
  await lockAndRelease();
  expect(await readdir(folder)).toEqual([]);
});

test('a process killed while it was locking the folder does not block it', async () => {
  const guard = join(folder, 'lock.guard');
  await mkdir(guard);
  const threeSecondsAgo = Date.now() / 1000 - 3;
  await utimes(guard, threeSecondsAgo, threeSecondsAgo);
  await lockAndRelease();
  expect(await readdir(folder)).toEqual([]);
});

test('of several attempts to take over a stale lock one succeeds', async () => {
  await writeFile(join(folder, 'lock'), '999999999 1\n');
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(errors).toEqual(Array.from({ length: 7 }, () => expect.any(FolderInUseError) as unknown));
});
