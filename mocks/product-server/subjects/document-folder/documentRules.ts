import { and, eq } from 'drizzle-orm';
import { decodeHTMLStrict } from 'entities';
import { MAX_DOCUMENT_NAME_LENGTH } from '../../../../domain/limits.ts';
import { type DocumentType, type FolderWord, documentFolders } from '../../database/schema/document-folder.ts';
import type { Database } from '../../database/openDatabase.ts';
import { extensionsOf } from '../../files/acceptDocument.ts';
import { invalidInput } from '../../service/httpError.ts';
import { requiredFolders } from '../../database/requiredFolders.ts';
import type { RawMaterialRow } from '../raw-material/rawMaterialAccess.ts';

/** Control characters, marks that change the writing direction, and path separators. */
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]/u;

/** Decodes the HTML entities of a name, which is stored as plain text. */
export function decodeName(written: string): string {
  const name = decodeHTMLStrict(written);
  if (name.length > MAX_DOCUMENT_NAME_LENGTH)
    throw invalidInput({
      path: 'naziv',
      message: `Naziv dokumenta ima najviše ${MAX_DOCUMENT_NAME_LENGTH} znakova.`,
    });
  return name;
}

/** Rejects a name with invisible characters or with an extension that does not fit the type of the document. */
export function assertSafeName(name: string, mediaType: DocumentType): void {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (UNSAFE.test(name) || name.trim() !== name)
    throw invalidInput({
      path: 'naziv',
      message: 'Naziv dokumenta sadrži znakove koji nisu dozvoljeni.',
      kod: 'DOCUMENT_NAME_CHARACTERS',
    });
  if (!extensionsOf[mediaType].includes(extension))
    throw invalidInput({
      path: 'naziv',
      message: `Naziv dokumenta mora da se završava sa .${extensionsOf[mediaType].join(' ili .')}.`,
    });
}

/** Rejects a date that does not exist, such as 2026-02-30. `path` is the field that an error names. */
export function assertValidDate(day: string | null | undefined, path = 'istice'): void {
  if (typeof day !== 'string') return;
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== day)
    throw invalidInput({ path, message: 'Takav dan ne postoji.', kod: 'DAY_UNKNOWN' });
}

/**
 * Creates a missing folder that the type requires; an existing one is not changed. Rejects any other kind of folder.
 * Documents that an organisation keeps beside the common ones need no common folder, so none is created for them.
 */
export async function ensureFolder(
  tx: Database,
  { id, vrsta }: RawMaterialRow,
  kind: FolderWord,
  { isActive, isCommon }: { isActive: boolean; isCommon: boolean },
): Promise<void> {
  const [there] = await tx
    .select()
    .from(documentFolders)
    .where(and(eq(documentFolders.materialId, id), eq(documentFolders.kind, kind)));
  if (there) return;
  if (!requiredFolders(vrsta).includes(kind))
    throw invalidInput({ path: 'folder', message: 'Sirovina ove vrste nema takav folder.', kod: 'FOLDER_UNKNOWN' });
  if (isCommon) await tx.insert(documentFolders).values({ materialId: id, kind, isActive });
}
