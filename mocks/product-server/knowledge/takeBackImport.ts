import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import { annexRows, knowledgeImports, knowledgeParts } from '../database/schema/knowledge.ts';
import { conflict } from '../service/httpError.ts';
import { annexOf, dropOutdatedImports } from './applyImport.ts';
import type { ImportRow } from './importQueue.ts';
import { annexRowsBefore, dropBefore, ingredientsBefore } from './stagedTables.ts';

/**
 * Puts the data back that an import replaced, in one transaction. Ingredients refreshed since then are as they were
 * before the import too. Throws a 409 unless it is the last import of its part that was applied.
 */
export async function takeBackImport(db: Database, importId: string): Promise<ImportRow> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(knowledgeImports).where(eq(knowledgeImports.id, importId)).for('update');
    if (found?.state !== 'primenjeno' || found.content === null || found.beforePart === null)
      throw conflict('Može da se povuče samo poslednji uvoz priloga ili inventara.', 'NOT_LAST_IMPORT');
    const [part] = await tx.select().from(knowledgeParts).where(eq(knowledgeParts.part, found.content)).for('update');
    if (!part) throw new Error(`There is no knowledge of ${found.content}`);
    if (found.content === 'inventar') {
      await tx.execute(sql`DROP TABLE ingredients`);
      await tx.execute(sql`ALTER TABLE ${ingredientsBefore(importId)} RENAME TO ingredients`);
    } else {
      await tx.delete(annexRows).where(eq(annexRows.annex, annexOf(found.content)));
      await tx.execute(sql`INSERT INTO annex_rows SELECT * FROM ${annexRowsBefore(importId)}`);
      await dropBefore(tx, importId);
    }
    await dropOutdatedImports(tx, importId, found.content);
    await tx
      .update(knowledgeParts)
      .set({ ...found.beforePart, version: part.version + 1, changedAt: new Date() })
      .where(eq(knowledgeParts.part, found.content));
    const [restored] = await tx
      .update(knowledgeImports)
      .set({ state: 'vraceno', beforePart: null })
      .where(eq(knowledgeImports.id, importId))
      .returning();
    if (!restored) throw new Error('The import is gone');
    return restored;
  });
}
