import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { annexRows, ingredients, knowledgeParts, type Part, type Published } from '../../database/schema/knowledge.ts';
import type { Database } from '../../database/openDatabase.ts';
import { annexFieldsOf, type AnnexTableRow } from '../../knowledge/annexTableRow.ts';
import { fieldChanges } from '../../knowledge/changeList.ts';
import { derivedColumns, type IngredientRow } from '../../knowledge/ingredientRow.ts';
import { findStarterIngredient } from '../../knowledge/findStarterIngredient.ts';
import { starterAnnexTable } from '../../../demo-data/seedKnowledge.ts';
import { notFound, HttpError } from '../../service/httpError.ts';

/**
 * Restores the published data of an ingredient and returns the wire names of the changed fields. The stand-in has no
 * access to COSING: the published data are those of the import in force, or of the starter knowledge where nothing was
 * imported. Toxicological data are not changed.
 */
export async function refreshIngredient(db: Database, id: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    // Locked, because an import that is applied at the same time would not see the change.
    const parts = await tx.select().from(knowledgeParts).orderBy(asc(knowledgeParts.part)).for('update');
    const [row] = await tx.select().from(ingredients).where(eq(ingredients.id, id.toLowerCase())).for('update');
    if (!row) throw notFound();
    const published = row.isWithdrawn ? null : publishedOf(row);
    if (!published)
      throw new HttpError(
        404,
        `COSING više nema ${row.inci.slice(0, 200)}, pa nema odakle da se osveži.`,
        undefined,
        'NOT_IN_COSING',
      );
    const changes = fieldChanges(fieldsOf(row), fieldsOf(published)).map(({ polje }) => polje);
    await tx
      .update(ingredients)
      .set({ ...published, ...derivedColumns(published), refreshedAt: new Date() })
      .where(eq(ingredients.id, row.id));
    if (changes.length > 0) await incrementVersions(tx, ['inventar']);

    const unread = parts.filter(({ part, isImported }) => part !== 'inventar' && !isImported).map(({ part }) => part);
    const moved = await refreshAnnexes(tx, derivedColumns(published).nameKey, unread);
    if (moved.length > 0) await incrementVersions(tx, moved);
    return [...changes, ...(moved.length > 0 ? ['aneksi'] : [])];
  });
}

function publishedOf(row: IngredientRow): Published | null {
  if (row.published) return row.published;
  const starter = findStarterIngredient(row.inci);
  return starter
    ? {
        inci: starter.inci,
        cas: [...starter.cas],
        ec: [...starter.ec],
        synonyms: [...starter.synonyms],
        functions: [...starter.functions],
      }
    : null;
}

const fieldsOf = ({ inci, cas, ec, synonyms, functions }: Published) => ({
  inci,
  cas,
  ec,
  sinonimi: synonyms,
  funkcije: functions,
});

/**
 * Restores the entries with a name from the starter knowledge, in annexes that were never imported. Returns the changed
 * parts.
 */
async function refreshAnnexes(tx: Database, key: string, parts: readonly Part[]): Promise<Part[]> {
  const partOf = ({ annex }: AnnexTableRow): Part => `aneks${annex}`;
  const isAffected = (row: AnnexTableRow) => row.keys.includes(key) && parts.includes(partOf(row));
  const current = (
    await tx
      .select()
      .from(annexRows)
      .where(sql`${key} = ANY(${annexRows.keys})`)
  ).filter(isAffected);
  const restored = starterAnnexTable().filter(isAffected);
  const isSame = (one: AnnexTableRow) => (other: AnnexTableRow) =>
    entryKey(one) === entryKey(other) && fieldChanges(annexFieldsOf(one), annexFieldsOf(other)).length === 0;
  const removed = current.filter((row) => !restored.some(isSame(row)));
  const added = restored.filter((row) => !current.some(isSame(row)));
  for (const { annex, reference, occurrence } of [...removed, ...added]) {
    await tx
      .delete(annexRows)
      .where(and(eq(annexRows.annex, annex), eq(annexRows.reference, reference), eq(annexRows.occurrence, occurrence)));
  }
  if (added.length > 0) await tx.insert(annexRows).values(added);
  return [...new Set([...removed, ...added].map(partOf))];
}

const entryKey = ({ annex, reference, occurrence }: AnnexTableRow) => `${annex}/${reference} ${occurrence}`;

const incrementVersions = (tx: Database, parts: Part[]) =>
  tx
    .update(knowledgeParts)
    .set({ version: sql`${knowledgeParts.version} + 1`, changedAt: new Date() })
    .where(inArray(knowledgeParts.part, parts));
