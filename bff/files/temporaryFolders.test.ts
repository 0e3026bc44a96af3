import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import { basename, join } from 'node:path';
import { startZombie } from '../../mocks/testing/zombie.ts';
import { sweepTemporaryFolders, temporaryPrefix } from './temporaryFolders.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(os.tmpdir(), 'dosije-test-'));
  jest.spyOn(os, 'tmpdir').mockReturnValue(folder);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Makes a folder as a process with this number does. */
const makeAs = (pid: number, kind: Parameters<typeof temporaryPrefix>[0] = 'uploads'): string =>
  basename(mkdtempSync(temporaryPrefix(kind).replace(`-${process.pid}-`, `-${pid}-`)));

test('folders of every kind go with the process that made them', async () => {
  const killed = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  for (const kind of ['uploads', 'count', 'report'] as const) makeAs(killed.pid ?? 0, kind);
  sweepTemporaryFolders();
  expect(readdirSync(folder)).toEqual([]);
});

test('the folder of a killed process goes before its parent has asked for its exit code', async () => {
  const zombie = await startZombie();
  makeAs(zombie.pid);
  sweepTemporaryFolders();
  await zombie.end();
  expect(readdirSync(folder)).toEqual([]);
});

test('the folders of a running process and of another host stay', () => {
  makeAs(process.ppid);
  mkdtempSync(join(folder, 'dosije-uploads-elsewhere-999999999-'));
  const before = readdirSync(folder);
  sweepTemporaryFolders();
  expect(before).toHaveLength(2);
  expect(readdirSync(folder)).toEqual(before);
});

test('a folder with the number of this process is of an earlier one', () => {
  makeAs(process.pid);
  sweepTemporaryFolders();
  expect(readdirSync(folder)).toEqual([]);
});
