import { and, asc, eq, inArray } from 'drizzle-orm';
import { materialKey } from '../../../domain/raw-material-import/materialKey.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { rawMaterialImportRows, rawMaterialImports } from '../../database/schema/raw-material-import.ts';
import { rawMaterials } from '../../database/schema/raw-material.ts';
import { companies } from '../../database/schema/schema.ts';
import { HttpError } from '../../service/httpError.ts';
import { updateMaterial, createMaterials } from '../raw-material/saveRawMaterials.ts';
import { loadKnownMaterials, indexMaterials } from './materialIndex.ts';

type ImportRow = typeof rawMaterialImports.$inferSelect;
type PreparedRow = typeof rawMaterialImportRows.$inferSelect;

/** The number of raw materials that one statement locks. */
const BATCH = 1_000;

const outdatedImport = (): HttpError =>
  new HttpError(409, 'Raw materials were changed since this import was prepared. Please import the file again.');

/** Applies all rows without errors, or none. Throws a 409 when it was applied before or the raw materials have changed since it was prepared. */
export async function applyRawMaterialImport(db: Database, id: string, caller: Caller): Promise<ImportRow> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(rawMaterialImports).where(eq(rawMaterialImports.id, id)).for('update');
    if (!found || found.appliedAt) throw new HttpError(409, 'This import is in force already.');
    const rows = (kind: PreparedRow['kind']) =>
      tx
        .select()
        .from(rawMaterialImportRows)
        .where(and(eq(rawMaterialImportRows.importId, id), eq(rawMaterialImportRows.kind, kind)))
        .orderBy(asc(rawMaterialImportRows.position));
    await createNew(tx, caller, await rows('novo'), found.companyId);
    await updateExisting(tx, caller, await rows('izmenjeno'));
    const [applied] = await tx
      .update(rawMaterialImports)
      .set({ appliedAt: new Date() })
      .where(eq(rawMaterialImports.id, id))
      .returning();
    if (!applied) throw new Error('The import does not exist any more');
    return applied;
  });
}

async function createNew(tx: Database, caller: Caller, rows: readonly PreparedRow[], companyId: string): Promise<void> {
  if (rows.length === 0) return;
  // Locked, so that of two imports of a company applied at the same time the second sees the rows of the first.
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update');
  const { byNames } = indexMaterials(await loadKnownMaterials(tx, caller, companyId), companyId, caller);
  const created = rows.map(({ change: { tradeName = '', composition = [], ...rest } }) => ({
    ...rest,
    tradeName,
    composition,
  }));
  if (created.some(({ tradeName, manufacturer }) => byNames.has(materialKey(tradeName, manufacturer ?? ''))))
    throw outdatedImport();
  await createMaterials(tx, caller, companyId, created);
}

async function updateExisting(tx: Database, caller: Pick<Caller, 'id'>, rows: readonly PreparedRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    const part = rows.slice(from, from + BATCH);
    const ids = part.flatMap(({ materialId }) => materialId ?? []);
    const locked = await tx
      .select()
      .from(rawMaterials)
      .where(inArray(rawMaterials.id, ids))
      .orderBy(asc(rawMaterials.id))
      .for('update');
    const found = new Map(locked.map((row) => [row.id, row]));
    for (const { materialId, materialVersion, change } of part) {
      const before = found.get(materialId ?? '');
      if (before?.version !== materialVersion) throw outdatedImport();
      await updateMaterial(tx, caller, before, change);
    }
  }
}
