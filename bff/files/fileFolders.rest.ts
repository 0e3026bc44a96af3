import type { operations } from '../../schema/rest/product-server.generated.ts';

/** The folders of the file store that browsers may read. */
export type FileFolder = operations['getFile']['parameters']['path']['folder'];

/** A record, so that a folder added to the OpenAPI document is a type error until it is added here. */
const folders: Record<FileFolder, true> = { users: true, deklaracijaImages: true, firme: true };

export const isFileFolder = (name: string): name is FileFolder => Object.hasOwn(folders, name);
