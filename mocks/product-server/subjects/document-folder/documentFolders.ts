import { sql } from 'drizzle-orm';
import { typeChange } from '../../../../domain/raw-material/typeChange.ts';
import { documentFolders } from '../../database/schema/document-folder.ts';
import { folderWords, requiredFolders, typeNames, type TypeWord } from '../../database/requiredFolders.ts';
import type { Database } from '../../database/openDatabase.ts';

/** Creates the folders that the types of new raw materials require; existing ones are not changed. */
export async function createFolders(
  tx: Database,
  materials: readonly { id: string; vrsta: TypeWord }[],
): Promise<void> {
  const folders = materials.flatMap(({ id, vrsta }) =>
    requiredFolders(vrsta).map((kind) => ({ materialId: id, kind, isActive: true })),
  );
  await tx.insert(documentFolders).values(folders).onConflictDoNothing();
}

/**
 * Adapts the folders to a new type of a raw material (specification, section 4). Folders that the new type requires are
 * created or activated. None is removed, because its documents may be needed again.
 */
export async function updateFoldersForType(
  tx: Database,
  materialId: string,
  from: TypeWord,
  to: TypeWord,
): Promise<void> {
  const required = typeChange(typeNames[from], typeNames[to]).addsOrActivates.map((kind) => ({
    materialId,
    kind: folderWords[kind],
    isActive: true,
  }));
  if (required.length === 0) return;
  await tx
    .insert(documentFolders)
    .values(required)
    .onConflictDoUpdate({
      target: [documentFolders.materialId, documentFolders.kind],
      set: { isActive: sql`excluded.is_active` },
    });
}
