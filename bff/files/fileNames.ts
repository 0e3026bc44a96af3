/** The folders of the file store that are shown to browsers; the store's own words. */
export const fileFolders = ['users', 'deklaracijaImages', 'firme'] as const;
export type FileFolder = (typeof fileFolders)[number];

/** A bare file name: nothing in it can climb out of its folder or be taken for an address. */
export const isFileName = (name: string): boolean => /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/.test(name);

/** Address of a stored picture on this origin, or null when there is none. */
export function fileUrl(folder: FileFolder, name: string | null | undefined): string | null {
  return name && isFileName(name) ? `/files/${folder}/${name}` : null;
}
