import { and, desc, eq, inArray } from 'drizzle-orm';
import { documents, documentVersions, type FolderWord } from '../../database/schema/document-folder.ts';
import type { Database } from '../../database/openDatabase.ts';
import { users } from '../../database/schema/schema.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import { visibleName } from '../history/visibleName.ts';
import { invalidInput } from '../../service/httpError.ts';
import { assertKeepsCommonValues, type RawMaterialRow } from '../raw-material/rawMaterialAccess.ts';
import { isDocument, isDocumentOf } from './documentQueries.ts';

type DocumentRow = typeof documents.$inferSelect;
type VersionRow = typeof documentVersions.$inferSelect;

/** The document that a new version replaces: one of the same folder that the caller may change. */
export async function findReplaced(
  tx: Database,
  material: RawMaterialRow,
  kind: FolderWord,
  id: string,
  caller: Caller,
) {
  const [replaced] = await tx
    .select()
    .from(documents)
    .where(isDocument(material.id, id, caller));
  if (replaced?.kind !== kind)
    throw invalidInput({
      path: 'zamenjuje',
      message: 'U folderu nema dokumenta čija bi ovo bila nova verzija.',
      kod: 'NO_DOCUMENT_TO_REPLACE',
    });
  if (replaced.organisationId === null) await assertKeepsCommonValues(tx, material, caller);
  return replaced;
}

/**
 * Makes a document the earlier version of another, with its own earlier versions; it is a document of its own no more.
 */
export async function replaceDocument(tx: Database, replaced: DocumentRow, by: string): Promise<void> {
  const { id, name, mediaType, size, file, addedAt, addedBy, expiresOn } = replaced;
  await tx.update(documentVersions).set({ documentId: by }).where(eq(documentVersions.documentId, id));
  await tx.insert(documentVersions).values({
    ...{ id, name, mediaType, size, file, addedAt, addedBy, expiresOn },
    documentId: by,
    replacedAt: new Date(),
  });
  await tx.delete(documents).where(eq(documents.id, id));
}

/** The earlier versions of documents, the newest first. */
export const versionsOf = (db: Database, documentIds: readonly string[]): Promise<VersionRow[]> =>
  db
    .select()
    .from(documentVersions)
    .where(inArray(documentVersions.documentId, [...documentIds]))
    .orderBy(desc(documentVersions.replacedAt), desc(documentVersions.id));

/** The earlier versions of documents as the caller sees them, by the id of the document, the newest first. */
export async function visibleVersions(db: Database, documentIds: readonly string[], caller: Caller) {
  const rows = await db
    .select({ version: documentVersions, person: users.name, organisationId: users.organisationId })
    .from(documentVersions)
    .innerJoin(users, eq(users.id, documentVersions.addedBy))
    .where(inArray(documentVersions.documentId, [...documentIds]))
    .orderBy(desc(documentVersions.replacedAt), desc(documentVersions.id));
  return (documentId: string) =>
    rows
      .filter(({ version }) => version.documentId === documentId)
      .map(({ version, person, organisationId }) => ({
        _id: version.id,
        naziv: version.name,
        tip: version.mediaType,
        velicina: version.size,
        dodato: version.addedAt.toISOString(),
        dodao: visibleName(caller, person, organisationId),
        istice: version.expiresOn,
      }));
}

/** The file and type of an earlier version of a document that the caller sees; undefined when there is none. */
export async function findVersion(db: Database, materialId: string, id: string, caller: Caller) {
  const [found] = await db
    .select({ file: documentVersions.file, mediaType: documentVersions.mediaType })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(and(eq(documentVersions.id, id.toLowerCase()), isDocumentOf(materialId, caller)));
  return found;
}
