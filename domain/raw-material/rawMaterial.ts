/** What kind a raw material is: specification, section 3, in the order of the type select. */
export const MATERIAL_TYPES = ['UNCHOSEN', 'PLAIN', 'PARFUM', 'AROMA', 'EXTRACT_OIL'] as const;
export type MaterialType = (typeof MATERIAL_TYPES)[number];

/**
 * What a document folder holds. ALLERGENS and IFRA are those of specification, section 4; the other six the
 * specification leaves open ('Document folders per material are verified'): they are what the law wants to know of a
 * raw material (Regulation (EC) No 1223/2009, Annex I).
 */
export const FOLDER_KINDS = [
  'SDS',
  'TDS',
  'COA',
  'COMPOSITION',
  'MICROBIOLOGY',
  'IMPURITIES',
  'ALLERGENS',
  'IFRA',
] as const;
export type FolderKind = (typeof FOLDER_KINDS)[number];

const OF_EVERY_TYPE: readonly FolderKind[] = ['SDS', 'TDS', 'COA', 'COMPOSITION', 'MICROBIOLOGY', 'IMPURITIES'];

const FOLDERS: Readonly<Record<MaterialType, readonly FolderKind[]>> = {
  UNCHOSEN: OF_EVERY_TYPE,
  PLAIN: OF_EVERY_TYPE,
  PARFUM: [...OF_EVERY_TYPE, 'ALLERGENS', 'IFRA'],
  AROMA: [...OF_EVERY_TYPE, 'ALLERGENS', 'IFRA'],
  EXTRACT_OIL: [...OF_EVERY_TYPE, 'ALLERGENS'],
};

/**
 * The folders that a raw material of a type should have, in the order of FOLDER_KINDS: specification, section 4,
 * raw-material type change.
 */
export const foldersOf = (type: MaterialType): readonly FolderKind[] => FOLDERS[type];
