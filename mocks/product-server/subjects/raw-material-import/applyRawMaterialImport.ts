import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { materialKey } from '../../../../domain/raw-material-import/materialKey.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import {
  type ImportAction,
  rawMaterialImportRows,
  rawMaterialImports,
} from '../../database/schema/raw-material-import.ts';
import { rawMaterialLinks, rawMaterials } from '../../database/schema/raw-material.ts';
import { companies } from '../../database/schema/schema.ts';
import { conflict, type HttpError } from '../../service/httpError.ts';
import { visibleMaterials } from '../raw-material/rawMaterialAccess.ts';
import { updateMaterial, createMaterials } from '../raw-material/saveRawMaterials.ts';
import { loadKnownMaterials, indexMaterials } from './materialIndex.ts';

type ImportRow = typeof rawMaterialImports.$inferSelect;
export type PreparedRow = typeof rawMaterialImportRows.$inferSelect;

/** What a row did, kept so that the import can be taken back. */
type AppliedRow = Pick<PreparedRow, 'position' | 'materialId' | 'appliedVersion' | 'before'>;

/** The number of raw materials that one statement locks. */
const BATCH = 1_000;

const outdatedImport = (): HttpError =>
  conflict('Podaci su izmenjeni otkako je uvoz pripremljen. Uvezite fajl ponovo.', 'DATA_CHANGED');

/** The rows of an import for which an action was chosen. */
export const rowsWith = (tx: Database, importId: string, action: ImportAction): Promise<PreparedRow[]> =>
  tx
    .select()
    .from(rawMaterialImportRows)
    .where(and(eq(rawMaterialImportRows.importId, importId), eq(rawMaterialImportRows.action, action)))
    .orderBy(asc(rawMaterialImportRows.position));

/**
 * Does what was chosen for each row, or nothing. Throws a 409 when it was applied before or the raw materials have
 * changed since it was prepared.
 */
export async function applyRawMaterialImport(db: Database, id: string, caller: Caller): Promise<ImportRow> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(rawMaterialImports).where(eq(rawMaterialImports.id, id)).for('update');
    if (!found || found.appliedAt) throw conflict('Ovaj uvoz je već na snazi.', 'IMPORT_APPLIED');
    const done = [
      ...(await createNew(tx, caller, await rowsWith(tx, id, 'unesi'), found.companyId)),
      ...(await updateExisting(tx, caller, await rowsWith(tx, id, 'izmeni'))),
      ...(await takeOver(tx, caller, await rowsWith(tx, id, 'preuzmi'), found.companyId)),
    ];
    await tx.execute(sql`UPDATE ${rawMaterialImportRows} r
      SET material_id = done."materialId", applied_version = done."appliedVersion", before = done.before
      FROM jsonb_to_recordset(${JSON.stringify(done)}::jsonb)
        AS done(position integer, "materialId" text, "appliedVersion" integer, before jsonb)
      WHERE r.import_id = ${id} AND r.position = done.position`);
    const [applied] = await tx
      .update(rawMaterialImports)
      .set({ appliedAt: new Date() })
      .where(eq(rawMaterialImports.id, id))
      .returning();
    if (!applied) throw new Error('The import does not exist any more');
    return applied;
  });
}

async function createNew(
  tx: Database,
  caller: Caller,
  rows: readonly PreparedRow[],
  companyId: string,
): Promise<AppliedRow[]> {
  if (rows.length === 0) return [];
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
  const ids = await createMaterials(tx, caller, companyId, created);
  return rows.map(({ position }, at) => ({ position, materialId: ids[at] ?? null, appliedVersion: 1, before: null }));
}

async function updateExisting(
  tx: Database,
  caller: Pick<Caller, 'id'>,
  rows: readonly PreparedRow[],
): Promise<AppliedRow[]> {
  const done: AppliedRow[] = [];
  for (let from = 0; from < rows.length; from += BATCH) {
    const part = rows.slice(from, from + BATCH);
    const found = await lockMaterials(tx, part);
    for (const { position, materialId, materialVersion, change } of part) {
      const before = found.get(materialId ?? '');
      if (before?.version !== materialVersion) throw outdatedImport();
      const { version } = await updateMaterial(tx, caller, before, change);
      // With the texts that depend on a choice and may have been cleared with it.
      const { opisRazloga, cmr } = before;
      const changed = Object.fromEntries(
        Object.keys(change).map((name) => [name, before[name as keyof typeof change]]),
      );
      done.push({ position, materialId, appliedVersion: version, before: { opisRazloga, cmr, ...changed } });
    }
  }
  return done;
}

/** Takes known raw materials into the catalogue of the company; they stay as they are. */
async function takeOver(
  tx: Database,
  caller: Caller,
  rows: readonly PreparedRow[],
  companyId: string,
): Promise<AppliedRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.flatMap(({ materialId }) => materialId ?? []);
  const seen = await tx
    .select({ id: rawMaterials.id })
    .from(rawMaterials)
    .where(and(inArray(rawMaterials.id, ids), await visibleMaterials(tx, caller)))
    .for('key share');
  if (seen.length !== new Set(ids).size) throw outdatedImport();
  const linked = await tx
    .insert(rawMaterialLinks)
    .values(seen.map(({ id }) => ({ companyId, materialId: id })))
    .onConflictDoNothing()
    .returning({ id: rawMaterialLinks.materialId });
  const isNew = new Set(linked.map(({ id }) => id));
  // A raw material that came into the catalogue meanwhile stays there when the import is taken back.
  return rows
    .filter(({ materialId }) => materialId !== null && isNew.has(materialId))
    .map(({ position, materialId }) => ({ position, materialId, appliedVersion: 1, before: null }));
}

/** The raw materials of rows by id, locked until the transaction ends. */
export async function lockMaterials(tx: Database, rows: readonly Pick<PreparedRow, 'materialId'>[]) {
  const ids = rows.flatMap(({ materialId }) => materialId ?? []);
  const locked = await tx
    .select()
    .from(rawMaterials)
    .where(inArray(rawMaterials.id, ids))
    .orderBy(asc(rawMaterials.id))
    .for('update');
  return new Map(locked.map((row) => [row.id, row]));
}
