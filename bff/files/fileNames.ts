import type { FileFolder } from './fileFolders.rest.ts';

/** A bare file name that cannot leave its folder and cannot be read as an address. */
export const isFileName = (name: string): boolean => /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/.test(name);

/** The address of a stored picture on this origin, or null when there is none. */
export function fileUrl(folder: FileFolder, name: string | null | undefined): string | null {
  return name && isFileName(name) ? `/files/${folder}/${name}` : null;
}
