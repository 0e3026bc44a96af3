import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Annex, AnnexRow } from '../../../domain/annex/annexEntry.ts';
import { annexRows, ingredients, type Part } from '../../database/schema/knowledge.ts';
import type { Database } from '../../database/openDatabase.ts';
import { stagedAnnexRows, stagedIngredients } from '../../knowledge/stagedTables.ts';
import type { IngredientToKnow } from './judge.ts';
import type { JudgeClient } from './judgeClient.ts';

/** Ingredients read at a time, some 10 ms of the embedded database, which answers nobody else meanwhile. */
const CHUNK_SIZE = 500;
const ANNEXES = ['II', 'III', 'IV', 'V', 'VI'] as const satisfies readonly Annex[];

/** A prepared import whose data take the place of those in force. */
export interface Replacement {
  importId: string;
  part: Part;
}

/** Sends the knowledge in force to the thread, or the one that an import would bring. */
export async function loadKnowledge(db: Database, judge: JudgeClient, replacement: Replacement | null): Promise<void> {
  const table = replacement?.part === 'inventar' ? stagedIngredients(replacement.importId) : sql`${ingredients}`;
  // Of two ingredients with one name the first counts, so those that were withdrawn come last.
  for (const isWithdrawn of [false, true])
    for await (const rows of ingredientChunks(db, table, isWithdrawn)) await judge.ask({ kind: 'ingredients', rows });
  for (const annex of ANNEXES) await judge.ask({ kind: 'annexRows', rows: await rowsOfAnnex(db, annex, replacement) });
}

async function* ingredientChunks(db: Database, table: SQL, isWithdrawn: boolean): AsyncGenerator<IngredientToKnow[]> {
  let after: { sortName: string; id: string } | undefined;
  for (;;) {
    const later = after ? sql` AND (sort_name, id) > (${after.sortName}, ${after.id})` : sql``;
    const rows = await db
      .select({
        id: sql<string>`id`,
        inci: sql<string>`inci`,
        cas: sql<string[]>`cas`,
        ec: sql<string[]>`ec`,
        synonyms: sql<string[]>`synonyms`,
        restriction: sql<string | null>`restriction`,
        sortName: sql<string>`sort_name`,
      })
      .from(table)
      .where(sql`is_withdrawn = ${isWithdrawn}${later}`)
      .orderBy(sql`sort_name`, sql`id`)
      .limit(CHUNK_SIZE);
    if (rows.length > 0)
      yield rows.map(({ inci, cas, ec, synonyms, restriction }) => ({ inci, cas, ec, synonyms, restriction }));
    if (rows.length < CHUNK_SIZE) return;
    after = rows.at(-1);
  }
}

async function rowsOfAnnex(db: Database, annex: Annex, replacement: Replacement | null): Promise<AnnexRow[]> {
  if (replacement?.part !== `aneks${annex}`)
    return db.select().from(annexRows).where(eq(annexRows.annex, annex)).orderBy(asc(annexRows.position));
  return db
    .select({
      annex: sql<Annex>`annex`,
      reference: sql<string>`reference`,
      substance: sql<string>`substance`,
      names: sql<string[]>`names`,
      casNumbers: sql<string>`cas_numbers`,
      productTypes: sql<string>`product_types`,
      maximum: sql<string>`maximum`,
      otherConditions: sql<string>`other_conditions`,
      warnings: sql<string>`warnings`,
      regulation: sql<string>`regulation`,
      cmr: sql<string>`cmr`,
      ecNumbers: sql<string>`ec_numbers`,
    })
    .from(stagedAnnexRows(replacement.importId))
    .orderBy(sql`position`);
}
