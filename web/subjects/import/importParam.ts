import { isObjectId } from '../../../domain/id/objectId.ts';

/** The parameter of the address with the id of the import in view. */
export const IMPORT_PARAM = 'uvoz';
/** Its value before a file was chosen. */
export const NEW_IMPORT = 'new';

export const isImport = (text: string): boolean => text === NEW_IMPORT || isObjectId(text);
