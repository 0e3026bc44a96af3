import { type FolderKind, foldersOf, type MaterialType } from '../../../domain/raw-material/rawMaterial.ts';
import type { FolderWord } from './schema/document-folder.ts';
import type { rawMaterials } from './schema/raw-material.ts';

/** A type of raw material as the REST service names it. */
export type TypeWord = (typeof rawMaterials.$inferSelect)['vrsta'];

export const typeNames = {
  0: 'UNCHOSEN',
  plain: 'PLAIN',
  parfum: 'PARFUM',
  aroma: 'AROMA',
  extractOil: 'EXTRACT_OIL',
} as const satisfies Record<TypeWord, MaterialType>;

export const folderWords = {
  SDS: 'sds',
  TDS: 'tds',
  COA: 'coa',
  COMPOSITION: 'sastav',
  MICROBIOLOGY: 'mikrobiologija',
  IMPURITIES: 'necistoce',
  ALLERGENS: 'alergeni',
  IFRA: 'ifra',
} as const satisfies Record<FolderKind, FolderWord>;

/**
 * The folders that a type of raw material requires, as the REST service names them, in the order in which they are
 * shown.
 */
export const requiredFolders = (type: TypeWord): FolderWord[] =>
  foldersOf(typeNames[type]).map((kind) => folderWords[kind]);
