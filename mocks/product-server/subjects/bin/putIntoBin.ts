import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../accounts/authenticator.ts';
import { binItems, type JsonRow } from '../../database/schema/bin.ts';
import { documentFolders, documents } from '../../database/schema/document-folder.ts';
import { materialAliases } from '../../database/schema/formula-import.ts';
import { fragranceMaterials } from '../../database/schema/fragrance-material.ts';
import type { Database } from '../../database/openDatabase.ts';
import { rawMaterialLinks, rawMaterialOverrides } from '../../database/schema/raw-material.ts';
import { companies } from '../../database/schema/schema.ts';
import { versionsOf } from '../document-folder/documentVersions.ts';
import type { RawMaterialRow } from '../raw-material/rawMaterialAccess.ts';

/** A row with its times as JSON keeps them. */
const toJson = <Row extends object>(row: Row): JsonRow<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value instanceof Date ? value.toISOString() : (value as unknown),
    ]),
  ) as JsonRow<Row>;

/** What the bin keeps of every item of a raw material. */
async function describe(tx: Database, material: RawMaterialRow, caller: Caller) {
  const links = await tx.select().from(rawMaterialLinks).where(eq(rawMaterialLinks.materialId, material.id));
  const [creator] = await tx
    .select({ organisationId: companies.organisationId })
    .from(companies)
    .where(eq(companies.id, material.creatorCompanyId));
  if (!creator) throw new Error('The raw material has no creator');
  return {
    links,
    common: {
      id: randomBytes(12).toString('hex'),
      materialId: material.id,
      materialName: material.tradeName,
      organisationId: creator.organisationId,
      isGlobal: material.isGlobal,
      companyIds: links.map(({ companyId }) => companyId),
      deletedAt: new Date(),
      deletedBy: caller.id,
    },
  };
}

/** Keeps a document that is about to be deleted, with its earlier versions. Its files stay in the store. */
export async function putDocumentIntoBin(
  tx: Database,
  material: RawMaterialRow,
  row: typeof documents.$inferSelect,
  caller: Caller,
): Promise<void> {
  const { common } = await describe(tx, material, caller);
  const versions = await versionsOf(tx, [row.id]);
  await tx.insert(binItems).values({
    ...common,
    kind: 'dokument',
    name: row.name,
    organisationId: row.organisationId ?? common.organisationId,
    content: { documents: [toJson(row)], versions: versions.map(toJson) },
    files: [row, ...versions].map(({ file }) => file),
  });
}

/** Keeps a raw material that is being deleted, with its place in catalogues, overrides, folders and documents. */
export async function putMaterialIntoBin(tx: Database, material: RawMaterialRow, caller: Caller): Promise<void> {
  const { common, links } = await describe(tx, material, caller);
  const { searchText: _generated, ...columns } = material;
  const files = await tx.select().from(documents).where(eq(documents.materialId, material.id));
  const versions = await versionsOf(
    tx,
    files.map(({ id }) => id),
  );
  const fragrances = await tx
    .select({ id: fragranceMaterials.id })
    .from(fragranceMaterials)
    .where(eq(fragranceMaterials.rawMaterialId, material.id));
  await tx.insert(binItems).values({
    ...common,
    kind: 'sirovina',
    name: material.tradeName,
    content: {
      documents: files.map(toJson),
      versions: versions.map(toJson),
      material: toJson(columns),
      links,
      overrides: await tx.select().from(rawMaterialOverrides).where(eq(rawMaterialOverrides.materialId, material.id)),
      folders: await tx.select().from(documentFolders).where(eq(documentFolders.materialId, material.id)),
      aliases: (await tx.select().from(materialAliases).where(eq(materialAliases.materialId, material.id))).map(toJson),
      fragranceIds: fragrances.map(({ id }) => id),
    },
    files: [...files, ...versions].map(({ file }) => file),
  });
}
