import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Caller } from '../../accounts/authenticator.ts';
import { type BinContent, binItems } from '../../database/schema/bin.ts';
import { documentFolders, documents, documentVersions } from '../../database/schema/document-folder.ts';
import { formulaMaterials, formulaRevisions, formulas } from '../../database/schema/formula.ts';
import { materialAliases } from '../../database/schema/formula-import.ts';
import { fragranceMaterials } from '../../database/schema/fragrance-material.ts';
import type { Database } from '../../database/openDatabase.ts';
import { rawMaterialLinks, rawMaterialOverrides, rawMaterials } from '../../database/schema/raw-material.ts';
import { conflict } from '../../service/httpError.ts';
import { documentState, recordDocumentChange, recordRestoredMaterial } from '../raw-material/rawMaterialEvents.ts';
import { RESERVED_SLUGS } from '../raw-material/saveRawMaterials.ts';
import { uniqueSlug } from '../../uniqueSlug.ts';

type BinItem = typeof binItems.$inferSelect;

/**
 * Puts an item back that the transaction has locked, and takes it out of the bin. Returns the slug of the raw material.
 */
export async function restoreFromBin(tx: Database, item: BinItem, caller: Caller): Promise<string> {
  const slug = item.content.material
    ? await restoreMaterial(tx, item.content.material, item.content, caller)
    : await restoreDocuments(tx, item, caller);
  await tx.delete(binItems).where(eq(binItems.id, item.id));
  return slug;
}

async function restoreDocuments(tx: Database, { materialId, content }: BinItem, caller: Caller): Promise<string> {
  const [material] = await tx.select().from(rawMaterials).where(eq(rawMaterials.id, materialId)).for('update');
  if (!material) throw conflict('Prvo vratite sirovinu kojoj ovaj dokument pripada.', 'RESTORE_MATERIAL_FIRST');
  for (const document of content.documents) {
    const row = { ...document, addedAt: new Date(document.addedAt) };
    await tx.insert(documents).values(row);
    await recordDocumentChange(tx, caller, material, row, {}, documentState(row));
  }
  await restoreVersions(tx, content);
  return material.slug;
}

async function restoreVersions(tx: Database, { versions = [] }: BinContent): Promise<void> {
  if (versions.length === 0) return;
  const toRow = (version: (typeof versions)[number]) => ({
    ...version,
    addedAt: new Date(version.addedAt),
    replacedAt: new Date(version.replacedAt),
  });
  await tx.insert(documentVersions).values(versions.map(toRow));
}

async function restoreMaterial(
  tx: Database,
  material: NonNullable<BinContent['material']>,
  content: BinContent,
  caller: Caller,
): Promise<string> {
  const { links = [], overrides = [], folders = [], documents: kept, aliases = [], fragranceIds = [] } = content;
  const { id } = material;
  const [taken] = await tx
    .select({ id: rawMaterials.id })
    .from(rawMaterials)
    .where(eq(rawMaterials.slug, material.slug));
  const slug = taken ? await uniqueSlug(tx, rawMaterials, material.slug, RESERVED_SLUGS) : material.slug;
  await tx.insert(rawMaterials).values({
    ...material,
    slug,
    createdAt: new Date(material.createdAt),
    updatedAt: new Date(),
    version: material.version + 1,
  });
  // Before overrides and perfumes, which are what makes a formula be judged again.
  await tx.execute(sql`INSERT INTO ${formulaMaterials} (formula_id, material_id)
    SELECT f.id, ${id} FROM ${formulas} f JOIN ${formulaRevisions} r ON r.formula_id = f.id AND r.number = f.revision
    WHERE EXISTS (SELECT 1 FROM jsonb_array_elements(r.lines) line WHERE line ->> 'materialId' = ${id})`);
  await tx.execute(sql`SELECT count_basis_of_material(${id})`);
  if (links.length > 0) await tx.insert(rawMaterialLinks).values(links);
  if (overrides.length > 0) await tx.insert(rawMaterialOverrides).values(overrides);
  if (folders.length > 0) await tx.insert(documentFolders).values(folders);
  if (kept.length > 0)
    await tx.insert(documents).values(kept.map((row) => ({ ...row, addedAt: new Date(row.addedAt) })));
  await restoreVersions(tx, content);
  if (aliases.length > 0)
    await tx
      .insert(materialAliases)
      .values(aliases.map((row) => ({ ...row, chosenAt: new Date(row.chosenAt) })))
      .onConflictDoNothing();
  if (fragranceIds.length > 0)
    await tx
      .update(fragranceMaterials)
      .set({ rawMaterialId: id })
      .where(and(inArray(fragranceMaterials.id, fragranceIds), isNull(fragranceMaterials.rawMaterialId)));
  await recordRestoredMaterial(tx, caller, material);
  return slug;
}
