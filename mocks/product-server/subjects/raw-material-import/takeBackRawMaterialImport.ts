import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { takeBackUntil } from '../../../../domain/raw-material-import/takeBackDays.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import { documents } from '../../database/schema/document-folder.ts';
import { formulaRevisions } from '../../database/schema/formula.ts';
import { materialAliases } from '../../database/schema/formula-import.ts';
import { fragranceMaterials } from '../../database/schema/fragrance-material.ts';
import type { Database } from '../../database/openDatabase.ts';
import { rawMaterialImports } from '../../database/schema/raw-material-import.ts';
import { rawMaterialLinks, rawMaterialOverrides, rawMaterials } from '../../database/schema/raw-material.ts';
import { conflict, type HttpError } from '../../service/httpError.ts';
import { recordDeletedMaterials } from '../raw-material/rawMaterialEvents.ts';
import { updateMaterial } from '../raw-material/saveRawMaterials.ts';
import { lockMaterials, type PreparedRow, rowsWith } from './applyRawMaterialImport.ts';

type ImportRow = typeof rawMaterialImports.$inferSelect;

const changedSince = (name: string | null): HttpError =>
  conflict(`„${name ?? ''}“ je menjano ili korišćeno posle uvoza.`, 'IMPORT_USED');

/**
 * Undoes an applied import in one transaction: what it entered is deleted, what it changed gets its former values, what
 * it took over leaves the catalogue. Throws a 409 when it is not in force, is older than 30 days, or when anything else
 * has changed or used one of its raw materials.
 */
export async function takeBackRawMaterialImport(db: Database, id: string, caller: Caller): Promise<ImportRow> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(rawMaterialImports).where(eq(rawMaterialImports.id, id)).for('update');
    if (!found?.appliedAt || found.takenBackAt || takeBackUntil(found.appliedAt) <= new Date())
      throw conflict('Ovaj uvoz nije na snazi, ili je primenjen pre više od 30 dana.', 'IMPORT_NOT_IN_FORCE');
    // Rows that were applied before imports could be taken back have no version.
    const rows = async (action: 'unesi' | 'izmeni' | 'preuzmi') => {
      const all = await rowsWith(tx, id, action);
      if (action !== 'preuzmi' && all.some(({ appliedVersion }) => appliedVersion === null))
        throw changedSince(all[0]?.tradeName ?? null);
      return all.filter(({ appliedVersion }) => appliedVersion !== null);
    };
    await deleteEntered(tx, caller, await rows('unesi'), found.companyId);
    const changed = await rows('izmeni');
    const materials = await unchangedMaterials(tx, changed);
    for (const { materialId, before } of changed) {
      const material = materials.get(materialId ?? '');
      if (material && before) await updateMaterial(tx, caller, material, before);
    }
    await leaveCatalogue(tx, await rows('preuzmi'), found.companyId);
    const [takenBack] = await tx
      .update(rawMaterialImports)
      .set({ takenBackAt: new Date() })
      .where(eq(rawMaterialImports.id, id))
      .returning();
    if (!takenBack) throw new Error('The import does not exist any more');
    return takenBack;
  });
}

/** The raw materials of rows, locked. Throws a 409 when one is gone or was changed since the import. */
async function unchangedMaterials(tx: Database, rows: readonly PreparedRow[]) {
  const materials = await lockMaterials(tx, rows);
  for (const { materialId, appliedVersion, tradeName } of rows)
    if (materials.get(materialId ?? '')?.version !== appliedVersion) throw changedSince(tradeName);
  return materials;
}

async function deleteEntered(
  tx: Database,
  caller: Caller,
  rows: readonly PreparedRow[],
  companyId: string,
): Promise<void> {
  if (rows.length === 0) return;
  const materials = await unchangedMaterials(tx, rows);
  const ids = [...materials.keys()];
  const used = await usedMaterial(tx, ids, companyId);
  if (used !== undefined) throw changedSince(materials.get(used)?.tradeName ?? null);
  await recordDeletedMaterials(tx, caller, [...materials.values()]);
  await tx.delete(rawMaterials).where(inArray(rawMaterials.id, ids));
}

/**
 * One of some raw materials that something follows: a formula, a perfume, a document, own values or another company's
 * catalogue.
 */
async function usedMaterial(tx: Database, ids: string[], companyId: string): Promise<string | undefined> {
  const uses = await Promise.all([
    tx.select({ id: documents.materialId }).from(documents).where(inArray(documents.materialId, ids)).limit(1),
    tx
      .select({ id: rawMaterialOverrides.materialId })
      .from(rawMaterialOverrides)
      .where(inArray(rawMaterialOverrides.materialId, ids))
      .limit(1),
    tx
      .select({ id: rawMaterialLinks.materialId })
      .from(rawMaterialLinks)
      .where(and(inArray(rawMaterialLinks.materialId, ids), ne(rawMaterialLinks.companyId, companyId)))
      .limit(1),
    tx
      .select({ id: materialAliases.materialId })
      .from(materialAliases)
      .where(inArray(materialAliases.materialId, ids))
      .limit(1),
    tx
      .select({ id: sql<string>`${fragranceMaterials.rawMaterialId}` })
      .from(fragranceMaterials)
      .where(inArray(fragranceMaterials.rawMaterialId, ids))
      .limit(1),
    tx
      .select({ id: sql<string>`line ->> 'materialId'` })
      .from(sql`${formulaRevisions}, jsonb_array_elements(${formulaRevisions.lines}) line`)
      .where(inArray(sql`line ->> 'materialId'`, ids))
      .limit(1),
  ]);
  return uses.flat()[0]?.id;
}

async function leaveCatalogue(tx: Database, rows: readonly PreparedRow[], companyId: string): Promise<void> {
  if (rows.length === 0) return;
  const ofCompany = (table: typeof rawMaterialLinks | typeof rawMaterialOverrides): SQL | undefined =>
    and(eq(table.companyId, companyId), or(...rows.map(({ materialId }) => eq(table.materialId, materialId ?? ''))));
  const [kept] = await tx
    .select({ id: rawMaterialOverrides.materialId })
    .from(rawMaterialOverrides)
    .where(ofCompany(rawMaterialOverrides))
    .limit(1);
  if (kept) throw changedSince(rows.find(({ materialId }) => materialId === kept.id)?.tradeName ?? null);
  await tx.delete(rawMaterialLinks).where(ofCompany(rawMaterialLinks));
}
