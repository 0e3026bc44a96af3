import { FOLDER_KINDS, type FolderKind } from '../../../domain/raw-material/rawMaterial.ts';

/** The parameter of the address that says which folder is open. */
const FOLDER_PARAM = 'folder';

/** The folder that an address names, or null. */
export const folderIn = (params: URLSearchParams): FolderKind | null =>
  FOLDER_KINDS.find((kind) => kind === params.get(FOLDER_PARAM)) ?? null;

/** A folder within the page in view; null leads to all of them. */
export const folderQuery = (kind: FolderKind | null): string => (kind ? `?${FOLDER_PARAM}=${kind}` : '?');
