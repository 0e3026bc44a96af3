import { and, eq, sql } from 'drizzle-orm';
import type { Annex, AnnexRow } from '../../domain/annex/annexEntry.ts';
import { readAnnexRow } from '../../domain/annex/readAnnexRow.ts';
import { STARTER_SOURCE } from '../../domain/ingredient/starterSource.ts';
import { annexRows, knowledgeParts, PARTS } from '../product-server/database/schema/knowledge.ts';
import { toxicology } from '../product-server/database/schema/toxicology.ts';
import type { Database } from '../product-server/database/openDatabase.ts';
import { type AnnexTableRow, annexTableRow } from '../product-server/knowledge/annexTableRow.ts';
import { addMissingIngredients, insertIngredients, type SeededInventory } from './seedIngredients.ts';
import { seededId } from './deterministic.ts';
import { starterAnnexRows, starterIngredients, type StarterToxicology } from './knowledge/starterKnowledge.ts';

const BATCH = 250;

/**
 * Inserts the starter knowledge; a database that has knowledge already gets what its annexes and its inventory lack. An
 * older one may have been seeded without it.
 */
export async function seedKnowledge(transaction: Database, inventory: SeededInventory): Promise<void> {
  const [known] = await transaction.select().from(knowledgeParts).limit(1);
  if (known) {
    await bringAnnexesUpToDate(transaction);
    if (inventory === 'whole') await addMissingIngredients(transaction);
    return;
  }
  const now = new Date();
  await transaction
    .insert(knowledgeParts)
    .values(PARTS.map((part) => ({ part, version: 1, source: STARTER_SOURCE, isImported: false, changedAt: now })));
  await insertIngredients(transaction, inventory, now);
  const toxicologyRows = starterIngredients.flatMap(({ inci, toxicology: data }) =>
    data ? [toxicologyRow(inci, data)] : [],
  );
  await inBatches(toxicologyRows, (some) => transaction.insert(toxicology).values(some));
  await inBatches(starterAnnexTable(), (some) => transaction.insert(annexRows).values(some));
}

/**
 * Replaces annexes that are still those of the starter knowledge of an older version by those of this one. Imported
 * annexes stay as they are; only the keys of their names are read again, because a newer version reads more names.
 */
async function bringAnnexesUpToDate(transaction: Database): Promise<void> {
  const starter = starterAnnexTable();
  for (const { part, isImported } of await transaction.select().from(knowledgeParts)) {
    if (part === 'inventar') continue;
    const annex = part.slice('aneks'.length) as Annex;
    const current = await transaction
      .select()
      .from(annexRows)
      .where(eq(annexRows.annex, annex))
      .orderBy(annexRows.position);
    if (isImported) {
      await readKeysAgain(transaction, current);
      continue;
    }
    const rows = starter.filter((row) => row.annex === annex);
    if (JSON.stringify(rows.map(withSortedFields)) === JSON.stringify(current.map(withSortedFields))) continue;
    await transaction.delete(annexRows).where(eq(annexRows.annex, annex));
    await inBatches(rows, (some) => transaction.insert(annexRows).values(some));
    await transaction
      .update(knowledgeParts)
      .set({ version: sql`${knowledgeParts.version} + 1`, changedAt: new Date() })
      .where(eq(knowledgeParts.part, part));
  }
}

const withSortedFields = (row: AnnexTableRow) => Object.entries(row).sort(([one], [other]) => one.localeCompare(other));

async function readKeysAgain(transaction: Database, rows: readonly AnnexTableRow[]): Promise<void> {
  for (const row of rows) {
    const keys = keysOf(row);
    if (keys.join() === row.keys.join()) continue;
    const { annex, reference, occurrence } = row;
    await transaction
      .update(annexRows)
      .set({ keys })
      .where(and(eq(annexRows.annex, annex), eq(annexRows.reference, reference), eq(annexRows.occurrence, occurrence)));
  }
}

/** Longer keys do not fit into an index of PostgreSQL. */
const MAX_KEY_LENGTH = 2000;
const keysOf = (row: AnnexRow) => (readAnnexRow(row)?.keys ?? []).filter(({ length }) => length <= MAX_KEY_LENGTH);

async function inBatches<Row>(rows: readonly Row[], insert: (some: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) await insert(rows.slice(from, from + BATCH));
}

function toxicologyRow(inci: string, data: StarterToxicology): typeof toxicology.$inferInsert {
  return {
    ingredientId: seededId('ingredient', inci),
    version: 1,
    noael: data.noaelMgPerKgDay,
    noaelSource: data.noaelSource,
    podSpecies: data.podSpecies,
    podDetails: data.podDetails,
    oralAbsorption: data.oralAbsorptionPercent,
    dermalAbsorption: data.dermalAbsorptionPercent,
    molecularWeight: data.molecularWeight,
    iupacName: data.iupacName,
    colour: data.colour,
    legislation: data.legislation,
    references: [...data.references],
    endpoints: data.endpoints,
    isVerified: data.isVerified,
  };
}

/**
 * The day of the state of an entry: the Commission's export that it was read from. That of Annex IV was older; its
 * entries that a regulation of 2026 changed were brought to the state of the others.
 */
const stateOf = ({ annex, regulation }: AnnexRow): string =>
  annex === 'IV' && !regulation.includes('2026/') ? '2025-10-31' : '2026-06-17';

/** The rows of the annexes of the starter knowledge; repeated reference numbers are counted. */
export function starterAnnexTable(): AnnexTableRow[] {
  const occurrences = new Map<string, number>();
  return starterAnnexRows.map((row: AnnexRow, position) => {
    const key = `${row.annex}/${row.reference}`;
    const occurrence = (occurrences.get(key) ?? 0) + 1;
    occurrences.set(key, occurrence);
    return annexTableRow(row, { occurrence, position, keys: keysOf(row), asOf: stateOf(row) });
  });
}
