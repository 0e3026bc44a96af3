import { type SQL, sql } from 'drizzle-orm';
import type { Annex, AnnexRow } from '../../../domain/annex/annexEntry.ts';
import { annexRows, ingredients, type Part } from '../database/schema/knowledge.ts';
import type { Database } from '../database/openDatabase.ts';
import { positiveFunctions } from '../knowledge/positiveFunctions.ts';
import { stagedAnnexRows, stagedIngredients } from '../knowledge/stagedTables.ts';
import type { IngredientToKnow } from './checkRunner.ts';
import type { CheckWorkerClient } from './checkWorkerClient.ts';

/** Ingredients read at a time, some 10 ms of the embedded database, which answers nobody else meanwhile. */
const CHUNK_SIZE = 500;
/** Rows of an annex read at a time; their texts are long. */
const ANNEX_CHUNK_SIZE = 200;
const ANNEXES = ['II', 'III', 'IV', 'V', 'VI'] as const satisfies readonly Annex[];

/** A prepared import whose data take the place of those in force. */
export interface Replacement {
  importId: string;
  part: Part;
}

/** Sends the knowledge in force to the thread, or the one that an import would bring. */
export async function loadKnowledge(
  db: Database,
  checker: CheckWorkerClient,
  replacement: Replacement | null,
): Promise<void> {
  const table = replacement?.part === 'inventar' ? stagedIngredients(replacement.importId) : sql`${ingredients}`;
  // Of two ingredients with one name the first counts, so those that were withdrawn come last.
  const withdrawn: IngredientToKnow[] = [];
  for await (const rows of ingredientChunks(db, table)) {
    withdrawn.push(...rows.filter(({ isWithdrawn }) => isWithdrawn).map(toKnow));
    await checker.ask({ kind: 'ingredients', rows: rows.filter(({ isWithdrawn }) => !isWithdrawn).map(toKnow) });
  }
  for (let at = 0; at < withdrawn.length; at += CHUNK_SIZE)
    await checker.ask({ kind: 'ingredients', rows: withdrawn.slice(at, at + CHUNK_SIZE) });
  for (const annex of ANNEXES)
    for await (const rows of annexChunks(db, annex, replacement)) await checker.ask({ kind: 'annexRows', rows });
}

const toKnow = ({ inci, cas, ec, synonyms, restriction, functions }: IngredientToKnow): IngredientToKnow => ({
  inci,
  cas,
  ec,
  synonyms,
  restriction,
  functions,
});

/**
 * All of them in the order of the index on their names; a condition beside it would read the whole table for a few
 * rows.
 */
async function* ingredientChunks(
  db: Database,
  table: SQL,
): AsyncGenerator<(IngredientToKnow & { isWithdrawn: boolean })[]> {
  let after: { sortName: string; id: string } | undefined;
  for (;;) {
    const rows = await db
      .select({
        id: sql<string>`id`,
        inci: sql<string>`inci`,
        cas: sql<string[]>`cas`,
        ec: sql<string[]>`ec`,
        synonyms: sql<string[]>`synonyms`,
        restriction: sql<string | null>`restriction`,
        functions: positiveFunctions,
        isWithdrawn: sql<boolean>`is_withdrawn`,
        sortName: sql<string>`sort_name`,
      })
      .from(table)
      .where(after && sql`(sort_name, id) > (${after.sortName}, ${after.id})`)
      .orderBy(sql`sort_name`, sql`id`)
      .limit(CHUNK_SIZE);
    if (rows.length > 0) yield rows;
    if (rows.length < CHUNK_SIZE) return;
    after = rows.at(-1);
  }
}

async function* annexChunks(db: Database, annex: Annex, replacement: Replacement | null): AsyncGenerator<AnnexRow[]> {
  const table = replacement?.part === `aneks${annex}` ? stagedAnnexRows(replacement.importId) : sql`${annexRows}`;
  for (let after = -1; ;) {
    const rows = await db
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
        position: sql<number>`position`,
      })
      .from(table)
      .where(sql`annex = ${annex} AND position > ${after}`)
      .orderBy(sql`position`)
      .limit(ANNEX_CHUNK_SIZE);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < ANNEX_CHUNK_SIZE) return;
    after = last.position;
  }
}
