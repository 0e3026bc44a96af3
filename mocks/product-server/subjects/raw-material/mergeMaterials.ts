import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { documentFolders, documents } from '../../database/schema/document-folder.ts';
import { formulaMaterials, formulaRevisions } from '../../database/schema/formula.ts';
import { materialAliases } from '../../database/schema/formula-import.ts';
import { fragranceMaterials } from '../../database/schema/fragrance-material.ts';
import { labelReprints } from '../../database/schema/label-reprint.ts';
import { pifRequirements } from '../../database/schema/pif.ts';
import { rawMaterialLinks, rawMaterialOverrides, rawMaterials } from '../../database/schema/raw-material.ts';
import { putMaterialIntoBin } from '../bin/putIntoBin.ts';
import type { RawMaterialRow } from './rawMaterialAccess.ts';
import { recordDeletedMaterial, recordMergedMaterial } from './rawMaterialEvents.ts';

/**
 * Moves everything that hangs on a duplicate to the raw material that is kept, in a transaction that has locked both:
 * formulas with all their revisions, catalogues, documents, perfumes, notes of product information files, and own
 * values of companies that have none of the kept one. The duplicate with its own values goes into the bin.
 */
export async function mergeMaterials(
  tx: Database,
  kept: RawMaterialRow,
  duplicate: RawMaterialRow,
  caller: Caller,
): Promise<void> {
  await moveFormulas(tx, kept.id, duplicate.id);
  await moveCatalogues(tx, kept.id, duplicate.id);
  await moveDocuments(tx, kept.id, duplicate.id);
  await tx
    .update(fragranceMaterials)
    .set({ rawMaterialId: kept.id })
    .where(
      and(
        eq(fragranceMaterials.rawMaterialId, duplicate.id),
        // An organisation has one perfume of a raw material; that of the kept one stays it.
        notInArray(
          fragranceMaterials.organisationId,
          tx
            .select({ id: fragranceMaterials.organisationId })
            .from(fragranceMaterials)
            .where(eq(fragranceMaterials.rawMaterialId, kept.id)),
        ),
      ),
    );
  await tx.update(materialAliases).set({ materialId: kept.id }).where(eq(materialAliases.materialId, duplicate.id));
  await putMaterialIntoBin(tx, duplicate, caller);
  await recordDeletedMaterial(tx, caller, duplicate);
  await tx.delete(rawMaterials).where(eq(rawMaterials.id, duplicate.id));
  await recordMergedMaterial(tx, caller, kept, duplicate);
}

async function moveFormulas(tx: Database, keptId: string, duplicateId: string): Promise<void> {
  // Read by the trigger that refuses any other change of a revision; it ends with the transaction.
  await tx.execute(sql`SELECT set_config('dosije.merges_raw_materials', 'yes', true)`);
  await tx.execute(sql`UPDATE ${formulaRevisions} SET lines = (
      SELECT jsonb_agg(CASE WHEN line ->> 'materialId' = ${duplicateId}
          THEN jsonb_set(line, '{materialId}', to_jsonb(${keptId}::text)) ELSE line END ORDER BY at)
        FROM jsonb_array_elements(lines) WITH ORDINALITY found(line, at))
    WHERE lines @> ${JSON.stringify([{ materialId: duplicateId }])}::jsonb`);
  await tx.execute(sql`SELECT set_config('dosije.merges_raw_materials', '', true)`);
  await tx.execute(sql`INSERT INTO ${formulaMaterials} (formula_id, material_id)
    SELECT formula_id, ${keptId} FROM ${formulaMaterials} WHERE material_id = ${duplicateId} ON CONFLICT DO NOTHING`);
  // The results of the formulas, reprints and files are judged again, as after a change of the raw material.
  await tx.execute(sql`SELECT count_basis_of_material(${keptId})`);
  await tx.execute(sql`UPDATE ${labelReprints}
    SET material_ids = array_replace(material_ids, ${duplicateId}, ${keptId}), judged_with = NULL
    WHERE material_ids @> ARRAY[${duplicateId}]`);
  await tx.execute(sql`UPDATE ${pifRequirements} note SET key = replace(key, ${duplicateId}, ${keptId})
    WHERE key LIKE ${`DOCUMENTS.${duplicateId}.%`} AND NOT EXISTS (
      SELECT 1 FROM ${pifRequirements} other WHERE other.pif_id = note.pif_id AND other.key = replace(note.key, ${duplicateId}, ${keptId}))`);
}

/**
 * Catalogues are copied, so that the duplicate can be restored into them; own values are moved where a company has none
 * of the kept one.
 */
async function moveCatalogues(tx: Database, keptId: string, duplicateId: string): Promise<void> {
  await tx.execute(sql`INSERT INTO ${rawMaterialLinks} (company_id, material_id)
    SELECT company_id, ${keptId} FROM ${rawMaterialLinks} WHERE material_id = ${duplicateId} ON CONFLICT DO NOTHING`);
  await tx
    .update(rawMaterialOverrides)
    .set({ materialId: keptId })
    .where(
      and(
        eq(rawMaterialOverrides.materialId, duplicateId),
        notInArray(
          rawMaterialOverrides.companyId,
          tx
            .select({ id: rawMaterialOverrides.companyId })
            .from(rawMaterialOverrides)
            .where(eq(rawMaterialOverrides.materialId, keptId)),
        ),
      ),
    );
}

async function moveDocuments(tx: Database, keptId: string, duplicateId: string): Promise<void> {
  const kinds = await tx
    .selectDistinct({ kind: documents.kind })
    .from(documents)
    .where(and(eq(documents.materialId, duplicateId), isNull(documents.organisationId)));
  if (kinds.length > 0)
    await tx
      .insert(documentFolders)
      .values(kinds.map(({ kind }) => ({ materialId: keptId, kind, isActive: true })))
      .onConflictDoNothing();
  await tx.update(documents).set({ materialId: keptId }).where(eq(documents.materialId, duplicateId));
}
