import { FOLDER_KINDS, type FolderKind } from '../../../domain/raw-material/rawMaterial.ts';

/** The parameter of the address with the open folder. */
const FOLDER_PARAM = 'folder';

/** The folder that an address names, or null. */
export const folderIn = (params: URLSearchParams): FolderKind | null =>
  FOLDER_KINDS.find((kind) => kind === params.get(FOLDER_PARAM)) ?? null;

/** The address of a folder on the current page; null leads to all folders. */
export const folderQuery = (kind: FolderKind | null): string => (kind ? `?${FOLDER_PARAM}=${kind}` : '?');
