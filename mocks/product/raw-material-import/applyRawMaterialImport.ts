import { and, asc, eq, inArray } from 'drizzle-orm';
import { materialKey } from '../../../domain/raw-material-import/materialKey.ts';
import type { Database } from '../../database/openDatabase.ts';
import { rawMaterialImportRows, rawMaterialImports } from '../../database/schema/raw-material-import.ts';
import { rawMaterials } from '../../database/schema/raw-material.ts';
import { companies } from '../../database/schema/schema.ts';
import { Refusal } from '../../service/refusal.ts';
import { changeMaterial, enterMaterials } from '../raw-material/rawMaterialChanges.ts';
import { catalogueOf, knownBy } from './rawMaterialImportKnown.ts';

type ImportRow = typeof rawMaterialImports.$inferSelect;
type PreparedRow = typeof rawMaterialImportRows.$inferSelect;

/** Raw materials that are locked by one statement. */
const AT_ONCE = 1_000;

const overtaken = (): Refusal =>
  new Refusal(409, 'Raw materials were changed since this import was prepared. Please import the file again.');

/** Puts all rows without errors in force, or none: refused with 409 when it was done before or what it was compared with has changed. */
export async function applyPrepared(db: Database, id: string): Promise<ImportRow> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(rawMaterialImports).where(eq(rawMaterialImports.id, id)).for('update');
    if (!found || found.appliedAt) throw new Refusal(409, 'This import is in force already.');
    const rows = (kind: PreparedRow['kind']) =>
      tx
        .select()
        .from(rawMaterialImportRows)
        .where(and(eq(rawMaterialImportRows.importId, id), eq(rawMaterialImportRows.kind, kind)))
        .orderBy(asc(rawMaterialImportRows.position));
    await enterNew(tx, await rows('novo'), found.companyId);
    await changeKnown(tx, await rows('izmenjeno'));
    const [applied] = await tx
      .update(rawMaterialImports)
      .set({ appliedAt: new Date() })
      .where(eq(rawMaterialImports.id, id))
      .returning();
    if (!applied) throw new Error('The import is gone');
    return applied;
  });
}

async function enterNew(tx: Database, rows: readonly PreparedRow[], companyId: string): Promise<void> {
  if (rows.length === 0) return;
  // Of two imports of a company that are applied at the same moment, the second sees what the first entered.
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update');
  const { byNames } = knownBy(await catalogueOf(tx, companyId));
  const entered = rows.map(({ change: { tradeName = '', composition = [], ...rest } }) => ({
    ...rest,
    tradeName,
    composition,
  }));
  if (entered.some(({ tradeName, manufacturer }) => byNames.has(materialKey(tradeName, manufacturer ?? ''))))
    throw overtaken();
  await enterMaterials(tx, companyId, entered);
}

async function changeKnown(tx: Database, rows: readonly PreparedRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = rows.slice(from, from + AT_ONCE);
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
      if (before?.version !== materialVersion) throw overtaken();
      await changeMaterial(tx, before, change);
    }
  }
}
