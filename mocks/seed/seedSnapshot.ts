import { access, mkdtemp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { databaseFingerprint, writeDump } from '../database/openDatabase.ts';
import { paths } from '../paths.ts';
import { seeder } from './seeder.ts';

/** A filled database and its pictures, ready to be loaded. */
export interface SeedSnapshot {
  dump: string;
  files: string;
}

/** The kit for one scale, made on first use and kept between runs, so that a test starts within a second. */
export async function seedSnapshot(scale: number): Promise<SeedSnapshot> {
  const folder = join(paths.cache, `stand-ins-${await databaseFingerprint(scale)}`);
  const within = (path: string): SeedSnapshot => ({ dump: join(path, 'database.tar'), files: join(path, 'files') });
  await makeOnce(folder, async (making) => {
    const { dump, files } = within(making);
    await writeDump(dump, seeder(scale, files));
  });
  return within(folder);
}

/**
 * Makes a folder unless it exists. It is made under another name, so that one that was interrupted is never used.
 * Several processes may do this at once: each makes its own, and the first to be done wins.
 */
export async function makeOnce(folder: string, make: (making: string) => Promise<void>): Promise<void> {
  if (await exists(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  const temporaryFolder = await mkdtemp(`${folder}.`);
  try {
    await make(temporaryFolder);
    await rename(temporaryFolder, folder);
  } catch (error) {
    await rm(temporaryFolder, { recursive: true, force: true });
    if (!(await exists(folder))) throw error;
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
