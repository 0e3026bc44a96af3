import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import { documentFolders, documents, FOLDER_WORDS, type FolderWord } from '../../database/schema/document-folder.ts';
import type { Database } from '../../database/openDatabase.ts';
import { users } from '../../database/schema/schema.ts';
import { requiredFolders } from '../../database/requiredFolders.ts';
import type { RawMaterialRow } from '../raw-material/rawMaterialAccess.ts';

type Folder = components['schemas']['Folder'];
type FolderWithDocuments = components['schemas']['FolderWithDocuments'];
type Material = Pick<RawMaterialRow, 'id' | 'vrsta'>;

interface FolderContent {
  count: number;
  newest: Date;
  expiresOn: string | null;
}

const keyOf = (materialId: string, kind: FolderWord): string => `${materialId} ${kind}`;

/** The folders of raw materials, including missing ones that their types require. */
export async function foldersOfMaterials(db: Database, materials: readonly Material[]): Promise<Map<string, Folder[]>> {
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
      })
      .from(documents)
      .where(inArray(documents.materialId, ids))
      .groupBy(documents.materialId, documents.kind),
  ]);
  const isActive = new Map(rows.map((row) => [keyOf(row.materialId, row.kind), row.isActive]));
  const held = new Map(holdings.map((holding) => [keyOf(holding.materialId, holding.kind), holding]));
  return new Map(
    materials.map(({ id, vrsta }) => {
      const needed = new Set(requiredFolders(vrsta));
      const shown = FOLDER_WORDS.filter((kind) => needed.has(kind) || isActive.has(keyOf(id, kind)));
      return [
        id,
        shown.map((kind) =>
          folderBody(kind, needed.has(kind), isActive.get(keyOf(id, kind)), held.get(keyOf(id, kind))),
        ),
      ];
    }),
  );
}

/** `isActive` is undefined for a folder that is missing. */
const folderBody = (
  kind: FolderWord,
  isNeeded: boolean,
  isActive: boolean | undefined,
  held: FolderContent | undefined,
): Folder => ({
  vrsta: kind,
  postoji: isActive !== undefined,
  aktivan: isActive ?? false,
  trebaDeaktivirati: isActive === true && !isNeeded,
  broj: held?.count ?? 0,
  najnoviji: held?.newest.toISOString() ?? null,
  istice: held?.expiresOn ?? null,
});

/** The folders of one raw material with their documents, the newest first. */
export async function foldersWithDocuments(db: Database, material: Material): Promise<FolderWithDocuments[]> {
  const [folders, rows] = await Promise.all([
    foldersOfMaterials(db, [material]),
    db
      .select({ document: documents, addedBy: users.name })
      .from(documents)
      .innerJoin(users, eq(users.id, documents.addedBy))
      .where(eq(documents.materialId, material.id))
      .orderBy(desc(documents.addedAt), desc(documents.id)),
  ]);
  return (folders.get(material.id) ?? []).map((folder) => ({
    ...folder,
    fajlovi: rows
      .filter(({ document }) => document.kind === folder.vrsta)
      .map(({ document: { id, name, mediaType, size, addedAt, expiresOn }, addedBy }) => ({
        _id: id,
        naziv: name,
        tip: mediaType,
        velicina: size,
        dodato: addedAt.toISOString(),
        dodao: addedBy,
        istice: expiresOn,
      })),
  }));
}

/** The condition for one document of a raw material. */
export const isDocument = (materialId: string, id: string) =>
  and(eq(documents.id, id.toLowerCase()), eq(documents.materialId, materialId));
