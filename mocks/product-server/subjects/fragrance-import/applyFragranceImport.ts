import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase.ts';
import { fragranceImports, type FragranceImportRow } from '../../database/schema/fragrance-import.ts';
import { fragranceMaterials } from '../../database/schema/fragrance-material.ts';
import { conflict, type HttpError, invalidInput } from '../../service/httpError.ts';
import { fragranceSearchText } from '../fragrance-material/fragranceMaterialOperations.ts';

type ImportRow = typeof fragranceImports.$inferSelect;

/**
 * Enters the new perfumes and aromas of an import and changes those that are there; all of them or none. Throws a 409
 * when it was applied before, or when one of them was changed, entered or deleted since it was prepared. A row without
 * allergens is taken over if its line is confirmed.
 */
export async function applyFragranceImport(
  db: Database,
  id: string,
  confirmedLines: readonly number[],
): Promise<ImportRow> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(fragranceImports).where(eq(fragranceImports.id, id)).for('update');
    if (!found || found.appliedAt) throw conflict('Ovaj fajl je već uvezen.', 'IMPORT_APPLIED');
    const rows = confirmRows(found.rows, confirmedLines);
    for (const row of rows) {
      if (row.kind === 'novo') await enter(tx, row.content, found.organisationId);
      if (row.kind === 'izmenjeno') await change(tx, row);
    }
    const [inForce] = await tx
      .update(fragranceImports)
      .set({ appliedAt: new Date(), rows })
      .where(eq(fragranceImports.id, id))
      .returning();
    if (!inForce) throw new Error('The import does not exist any more');
    return inForce;
  });
}

/**
 * Rows without allergens whose lines are confirmed become new or changed ones. Throws a 422 for a line of any other
 * row.
 */
function confirmRows(rows: readonly FragranceImportRow[], lines: readonly number[]): FragranceImportRow[] {
  const isOpen = ({ kind }: FragranceImportRow): boolean => kind === 'bezAlergena';
  const open = new Set(rows.filter(isOpen).map(({ content }) => content.line));
  if (lines.some((line) => !open.has(line)))
    throw invalidInput({
      path: 'potvrdjeneLinije',
      message: 'Nijedan red iz ove linije ne čeka potvrdu.',
    });
  return rows.map((row) =>
    isOpen(row) && lines.includes(row.content.line) ? { ...row, kind: row.target ? 'izmenjeno' : 'novo' } : row,
  );
}

const outdatedImport = (): HttpError =>
  conflict('Parfemi ili arome su izmenjeni otkako je uvoz pripremljen. Izaberite fajl ponovo.', 'FRAGRANCES_CHANGED');

async function enter(tx: Database, content: FragranceImportRow['content'], organisationId: string): Promise<void> {
  const { name, code, supplier, kind, statementDate, allergens } = content;
  const [entered] = await tx
    .insert(fragranceMaterials)
    .values({
      id: randomBytes(12).toString('hex'),
      organisationId,
      name,
      code,
      supplier,
      kind: kind ?? 'PARFUM',
      statementDate,
      allergens,
      changedAt: new Date(),
      searchText: fragranceSearchText({ name, code, supplier }),
    })
    .onConflictDoNothing({ target: [fragranceMaterials.organisationId, fragranceMaterials.name] })
    .returning({ id: fragranceMaterials.id });
  if (!entered) throw outdatedImport();
}

async function change(tx: Database, { target, content }: FragranceImportRow): Promise<void> {
  if (!target) throw new Error('A changed row has a target');
  const { id, version } = target;
  const isUnchanged = and(eq(fragranceMaterials.id, id), eq(fragranceMaterials.version, version));
  const [before] = await tx.select().from(fragranceMaterials).where(isUnchanged).for('update');
  if (!before) throw outdatedImport();
  const after = {
    name: before.name,
    code: content.code ?? before.code,
    supplier: content.supplier ?? before.supplier,
    kind: content.kind ?? before.kind,
    statementDate: content.statementDate ?? before.statementDate,
    allergens: content.allergens,
  };
  await tx
    .update(fragranceMaterials)
    .set({ ...after, version: version + 1, changedAt: new Date(), searchText: fragranceSearchText(after) })
    .where(eq(fragranceMaterials.id, id));
}
