import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUseError, lockFolder } from './folderLock.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosije-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A process that lives until it is told to end. */
function sleeper() {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
  return {
    pid: child.pid ?? 0,
    end: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

test('a folder is locked once, and free again afterwards', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await release();
  expect(await readdir(folder)).toEqual([]);
  await (
    await lockFolder(folder)
  )();
});

test('a folder locked by a running process is refused with one sentence that says what to do', async () => {
  const other = sleeper();
  await writeFile(join(folder, 'lock'), `${other.pid} \n`);
  await expect(lockFolder(folder)).rejects.toThrow(
    `The folder ${folder} is in use by process ${other.pid}; stop it or set DATA_DIR to another folder.`,
  );
  expect(await readdir(folder)).toEqual(['lock']);
  await other.end();
});

test('the lock of a dead process is taken over', async () => {
  const other = sleeper();
  await other.end();
  await writeFile(join(folder, 'lock'), `${other.pid} 123\n`);
  const release = await lockFolder(folder);
  expect(await readFile(join(folder, 'lock'), 'utf8')).toContain(`${process.pid} `);
  expect(await readdir(folder)).toEqual(['lock']);
  await release();
});

test('a lock whose pid belongs to another process by now, or to ourselves before a restart, is taken over', async () => {
  const other = sleeper();
  for (const stale of [`${other.pid} 1\n`, `${process.pid} 1\n`, '', 'garbage\n']) {
    await writeFile(join(folder, 'lock'), stale);
    await (
      await lockFolder(folder)
    )();
  }
  expect(await readdir(folder)).toEqual([]);
  await other.end();
});

test('of many that find a stale lock one gets it', async () => {
  await writeFile(join(folder, 'lock'), '999999999 1\n');
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
