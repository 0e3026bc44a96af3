import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import { rawMaterialLinks } from '../database/rawMaterialSchema.ts';
import { rawMaterials } from '../database/schema.ts';
import { materialSearchTexts } from '../database/searchText.ts';
import { notFound } from '../service/refusal.ts';
import { applyTypeToFolders, makeFolders } from './documentFolders.ts';
import { freeSlug, ownSlug } from './freeSlug.ts';
import type { RawMaterialRow } from './rawMaterialAccess.ts';
import type { MaterialChange } from './rawMaterialInput.ts';

/** Parts of an address that mean something else beside raw materials. */
const RESERVED_SLUGS: ReadonlySet<string> = new Set(['raws', 'uvoz', 'folderi']);

/** What follows from other values: valid documents need no reason, and only what has CMR has a quantity of it (specification, section 4). */
const consistent = <Values extends Pick<RawMaterialRow, 'dataFromDocs' | 'opisRazloga' | 'imaCmr' | 'cmr'>>(values: Values): Values => ({
  ...values,
  opisRazloga: values.dataFromDocs ? '' : values.opisRazloga,
  cmr: values.imaCmr === 2 ? values.cmr : '',
});

/**
 * Enters a raw material for a company, in whose catalogue it stands from then on, with the folders of its type. Its slug is the first that is
 * free; of two at the same moment the other takes the next.
 */
export async function enterMaterial(tx: Database, creatorCompanyId: string, given: MaterialChange & Required<Pick<MaterialChange, 'tradeName' | 'composition'>>): Promise<RawMaterialRow> {
  const now = new Date();
  const values = consistent({
    tradeName: given.tradeName ?? '',
    composition: given.composition ?? [],
    manufacturer: given.manufacturer ?? '',
    vrsta: given.vrsta ?? '0',
    dataFromDocs: given.dataFromDocs ?? false,
    opisRazloga: given.opisRazloga ?? '',
    mikrobiologija: given.mikrobiologija ?? '',
    necistoce: given.necistoce ?? '',
    imaCmr: given.imaCmr ?? 0,
    cmr: given.cmr ?? '',
    nano: given.nano ?? 0,
  });
  const row = await insertUnderFreeSlug(tx, { ...values, ...materialSearchTexts(values), id: randomBytes(12).toString('hex'), creatorCompanyId, createdAt: now, updatedAt: now });
  await tx.insert(rawMaterialLinks).values({ companyId: creatorCompanyId, materialId: row.id });
  await makeFolders(tx, row.id, row.vrsta);
  return row;
}

async function insertUnderFreeSlug(tx: Database, row: Omit<typeof rawMaterials.$inferInsert, 'slug'>): Promise<RawMaterialRow> {
  const own = ownSlug(row.tradeName, 'sirovina');
  for (let slug = RESERVED_SLUGS.has(own) ? `${own}-2` : own; ; slug = await freeSlug(tx, rawMaterials, own)) {
    const [entered] = await tx.insert(rawMaterials).values({ ...row, slug }).onConflictDoNothing({ target: rawMaterials.slug }).returning();
    if (entered) return entered;
  }
}

/** Changes a raw material that the transaction has locked, with what follows for its folders; what is undefined in the change stays. */
export async function changeMaterial(tx: Database, before: RawMaterialRow, change: MaterialChange): Promise<RawMaterialRow> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as MaterialChange;
  const { dataFromDocs, opisRazloga, imaCmr, cmr, ...rest } = { ...before, ...given };
  const values = consistent({ ...given, dataFromDocs, opisRazloga, imaCmr, cmr });
  const [after] = await tx
    .update(rawMaterials)
    .set({ ...values, ...materialSearchTexts(rest), version: before.version + 1, updatedAt: new Date() })
    .where(eq(rawMaterials.id, before.id))
    .returning();
  if (!after) throw notFound();
  await applyTypeToFolders(tx, after.id, before.vrsta, after.vrsta);
  return after;
}
