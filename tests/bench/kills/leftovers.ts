import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolder } from '../../../mocks/product-server/database/openDatabase.ts';
import { DOCUMENT_FOLDER } from '../../../mocks/product-server/files/documentStore.ts';
import { FILE_FOLDERS, isStoredName } from '../../../mocks/product-server/files/fileStore.ts';
import { referencedPictures } from '../../../mocks/product-server/subjects/file/removeUnreferencedPictures.ts';
import type { KillableStack } from './stack.ts';

const PICTURE = /^[A-Za-z0-9][A-Za-z0-9_-]*\.webp$/;
const DOCUMENT = /^[0-9a-f]{24,32}$/;
const AT_TOP = new Set(['database', 'files', 'lock', 'mail', 'secret']);

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Files that a killed process left and the start after it did not delete. To be asked for while nobody writes. */
export async function findLeftovers(stack: KillableStack): Promise<string[]> {
  const { dataFolder } = stack;
  const files = join(dataFolder, 'files');
  const unlike = async (folder: string, isExpected: (name: string) => boolean) =>
    (await namesIn(folder)).filter((name) => !isExpected(name)).map((name) => join(folder, name));
  const ofBff = new RegExp(`^dosije-(uploads|count|report)-.*-${stack.pidOf('bff')}-\\w{6}$`);
  const found = await Promise.all([
    unlike(dataFolder, (name) => AT_TOP.has(name)),
    unlike(join(files, 'incoming'), () => false),
    unlike(join(files, DOCUMENT_FOLDER), (name) => DOCUMENT.test(name)),
    unlike(join(dataFolder, 'mail'), (name) => name.endsWith('.eml')),
    ...FILE_FOLDERS.map((folder) => unlike(join(files, folder), (name) => PICTURE.test(name))),
    unlike(stack.temporaryFolder('bff'), (name) => ofBff.test(name)),
    unlike(stack.temporaryFolder('stand-ins'), () => false),
  ]);
  return found.flat().map((path) => path.slice(stack.folder.length + 1));
}

/**
 * Pictures that nothing in the database names, those of the demo data left aside. To be asked for while no process
 * runs.
 */
export async function findUnusedPictures({ dataFolder }: KillableStack): Promise<string[]> {
  const { db, close } = await openFolder(join(dataFolder, 'database'), () => Promise.resolve());
  try {
    const used = await referencedPictures(db);
    const pictures = await Promise.all(FILE_FOLDERS.map((folder) => namesIn(join(dataFolder, 'files', folder))));
    return pictures.flat().filter((name) => isStoredName(name) && !used.has(name));
  } finally {
    await close();
  }
}
