import type { FileFolder } from './fileFolders.rest.ts';

/** Whether the name is a plain file name: no path, no URL, no hidden file. */
export const isFileName = (name: string): boolean => /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/.test(name);

/** The URL path of a stored picture on this origin; null when there is none. */
export function fileUrl(folder: FileFolder, name: string | null | undefined): string | null {
  return name && isFileName(name) ? `/files/${folder}/${name}` : null;
}
