import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { companyScope } from '../../../../domain/account/rights.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import { documentFolders, documents, FOLDER_WORDS, type FolderWord } from '../../database/schema/document-folder.ts';
import type { Database } from '../../database/openDatabase.ts';
import { users } from '../../database/schema/schema.ts';
import { requiredFolders } from '../../database/requiredFolders.ts';
import { visibleName } from '../history/visibleName.ts';
import type { RawMaterialRow } from '../raw-material/rawMaterialAccess.ts';

type Folder = components['schemas']['Folder'];
type FolderWithDocuments = components['schemas']['FolderWithDocuments'];
type Material = Pick<RawMaterialRow, 'id' | 'vrsta'>;

interface FolderContent {
  count: number;
  newest: Date;
  expiresOn: string | null;
  goodUntil: string | null;
}

/**
 * The condition for the documents that a caller sees of a raw material: the common ones, and those of the caller's
 * organisation beside them.
 */
const visibleDocuments = ({ role, organisationId }: Caller): SQL | undefined =>
  companyScope(role) === 'all'
    ? undefined
    : or(isNull(documents.organisationId), eq(documents.organisationId, organisationId));

const keyOf = (materialId: string, kind: FolderWord): string => `${materialId} ${kind}`;

/** The folders of raw materials, including missing ones that their types require. */
export async function foldersOfMaterials(
  db: Database,
  materials: readonly Material[],
  caller: Caller,
): Promise<Map<string, Folder[]>> {
  const ids = materials.map(({ id }) => id);
  const [rows, holdings] = await Promise.all([
    db.select().from(documentFolders).where(inArray(documentFolders.materialId, ids)),
    db
      .select({
        materialId: documents.materialId,
        kind: documents.kind,
        count: sql<number>`count(*)::int`,
        newest: sql`max(${documents.addedAt})`.mapWith(documents.addedAt),
        expiresOn: sql<string | null>`min(${documents.expiresOn})::text`,
        goodUntil: sql<
          string | null
        >`CASE WHEN bool_or(${documents.expiresOn} IS NULL) THEN NULL ELSE max(${documents.expiresOn})::text END`,
      })
      .from(documents)
      .where(and(inArray(documents.materialId, ids), visibleDocuments(caller)))
      .groupBy(documents.materialId, documents.kind),
  ]);
  const isActive = new Map(rows.map((row) => [keyOf(row.materialId, row.kind), row.isActive]));
  const held = new Map(holdings.map((holding) => [keyOf(holding.materialId, holding.kind), holding]));
  return new Map(
    materials.map(({ id, vrsta }) => {
      const needed = new Set(requiredFolders(vrsta));
      const shown = FOLDER_WORDS.filter(
        (kind) => needed.has(kind) || isActive.has(keyOf(id, kind)) || held.has(keyOf(id, kind)),
      );
      return [
        id,
        shown.map((kind) =>
          folderBody(kind, needed.has(kind), isActive.get(keyOf(id, kind)), held.get(keyOf(id, kind))),
        ),
      ];
    }),
  );
}

/**
 * `isActive` is undefined for a folder that is missing; to an organisation with documents of its own in it, it is
 * there.
 */
const folderBody = (
  kind: FolderWord,
  isNeeded: boolean,
  isActive: boolean | undefined,
  held: FolderContent | undefined,
): Folder => ({
  vrsta: kind,
  postoji: isActive !== undefined || held !== undefined,
  aktivan: isActive ?? held !== undefined,
  trebaDeaktivirati: isActive === true && !isNeeded,
  broj: held?.count ?? 0,
  najnoviji: held?.newest.toISOString() ?? null,
  istice: held?.expiresOn ?? null,
  vaziDo: held?.goodUntil ?? null,
});

/** The folders of one raw material with their documents, the newest first. */
export async function foldersWithDocuments(
  db: Database,
  material: Material,
  caller: Caller,
  keepsCommon: boolean,
): Promise<FolderWithDocuments[]> {
  const [folders, rows] = await Promise.all([
    foldersOfMaterials(db, [material], caller),
    db
      .select({ document: documents, addedBy: users.name, organisationId: users.organisationId })
      .from(documents)
      .innerJoin(users, eq(users.id, documents.addedBy))
      .where(and(eq(documents.materialId, material.id), visibleDocuments(caller)))
      .orderBy(desc(documents.addedAt), desc(documents.id)),
  ]);
  return (folders.get(material.id) ?? []).map((folder) => ({
    ...folder,
    fajlovi: rows
      .filter(({ document }) => document.kind === folder.vrsta)
      .map(({ document: { id, name, mediaType, size, addedAt, expiresOn, ...document }, addedBy, organisationId }) => ({
        _id: id,
        naziv: name,
        tip: mediaType,
        velicina: size,
        dodato: addedAt.toISOString(),
        dodao: visibleName(caller, addedBy, organisationId),
        istice: expiresOn,
        aktivanSadrzaj: document.hasActiveContent,
        zajednicki: document.organisationId === null,
        mozeDaMenja: keepsCommon || document.organisationId !== null,
      })),
  }));
}

/** The condition for the documents of a raw material that the caller sees. */
export const isDocumentOf = (materialId: string, caller: Caller) =>
  and(eq(documents.materialId, materialId), visibleDocuments(caller));

/** The condition for one of them. */
export const isDocument = (materialId: string, id: string, caller: Caller) =>
  and(eq(documents.id, id.toLowerCase()), isDocumentOf(materialId, caller));
