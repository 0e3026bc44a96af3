import { access, mkdtemp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { databaseFingerprint, writeDump } from '../product-server/database/openDatabase.ts';
import { paths } from '../paths.ts';
import { seeder } from './seeder.ts';
import type { SeededInventory } from './seedIngredients.ts';

/** The files of a seeded database: its dump and its pictures. */
export interface SeedSnapshot {
  dump: string;
  files: string;
}

/**
 * The snapshot for a scale and a set of ingredients, created on first use and kept between runs, so that a test starts
 * within a second.
 */
export async function seedSnapshot(scale: number, inventory: SeededInventory = 'small'): Promise<SeedSnapshot> {
  const folder = join(paths.cache, `stand-ins-${await databaseFingerprint(scale, inventory)}`);
  const within = (path: string): SeedSnapshot => ({ dump: join(path, 'database.tar'), files: join(path, 'files') });
  await makeOnce(folder, async (making) => {
    const { dump, files } = within(making);
    await writeDump(dump, seeder(scale, files, inventory));
  });
  return within(folder);
}

/**
 * Creates a folder unless it exists, under another name until it is complete, so that an incomplete one is never used.
 * When several processes do this at once, the first that completes it wins.
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
