import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { assessorProfiles } from '../../product-server/database/schema/assessor-profile.ts';
import { documentFolders, documents } from '../../product-server/database/schema/document-folder.ts';
import type { Database } from '../../product-server/database/openDatabase.ts';
import { pifFiles } from '../../product-server/database/schema/pif.ts';
import { rawMaterials } from '../../product-server/database/schema/raw-material.ts';
import { DOCUMENT_FOLDER } from '../../product-server/files/documentStore.ts';
import { writeFileAtomically } from '../../product-server/files/fileStore.ts';
import { requiredFolders } from '../../product-server/database/requiredFolders.ts';
import { seededAssessors } from '../assessors.ts';
import { seededPapers } from '../pifPapers.ts';
import { seedFolders } from './seedFolders.ts';

/** Creates the folders of every raw material, with one statement for each type, and documents in some of them. */
export async function seedDocuments(tx: Database): Promise<void> {
  for (const type of rawMaterials.vrsta.enumValues) {
    const kinds = sql.join(
      requiredFolders(type).map((kind) => sql`${kind}`),
      sql`, `,
    );
    await tx.execute(
      sql`INSERT INTO document_folders SELECT id, kind, true FROM raw_materials, unnest(ARRAY[${kinds}]::text[]) AS kind WHERE vrsta = ${type}`,
    );
  }
  const seeded = seedFolders();
  await tx.insert(documentFolders).values(seeded.left.map((folder) => ({ ...folder, isActive: true })));
  const isOne = ({ materialId, kind }: { materialId: string; kind: (typeof documentFolders.$inferSelect)['kind'] }) =>
    and(eq(documentFolders.materialId, materialId), eq(documentFolders.kind, kind));
  for (const folder of seeded.missing) await tx.delete(documentFolders).where(isOne(folder));
  for (const folder of seeded.inactive) await tx.update(documentFolders).set({ isActive: false }).where(isOne(folder));
  await tx
    .insert(documents)
    .values(
      await Promise.all(
        seeded.documents.map(async ({ row, content }) => ({ ...row, size: (await content()).byteLength })),
      ),
    );
}

/**
 * Writes the missing files of demo PIFs and assessors that still exist; those of raw materials are made when they are
 * read.
 */
export async function writeDocuments(filesFolder: string, db: Database): Promise<void> {
  const folder = join(filesFolder, DOCUMENT_FOLDER);
  await mkdir(folder, { recursive: true });
  const all = [
    ...(await seededPapers()).map(({ row, content }) => ({ file: row.file, content })),
    ...seededAssessors().map(({ row, content }) => ({ file: row.proofFile, content })),
  ];
  const files = all.map(({ file }) => file);
  const named = [
    ...(await db
      .select({ file: assessorProfiles.proofFile })
      .from(assessorProfiles)
      .where(inArray(assessorProfiles.proofFile, files))),
    ...(await db.select({ file: pifFiles.file }).from(pifFiles).where(inArray(pifFiles.file, files))),
  ];
  const names = new Set(named.map(({ file }) => file));
  for (const { file, content } of all) {
    const path = join(folder, file);
    if (
      names.has(file) &&
      !(await access(path).then(
        () => true,
        () => false,
      ))
    )
      await writeFileAtomically(path, content);
  }
}
