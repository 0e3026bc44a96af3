import { and, eq, ne, sql } from 'drizzle-orm';
import type { Annex } from '../../domain/annex/annexEntry.ts';
import type { Database } from '../database/openDatabase.ts';
import { annexRows, knowledgeImports, knowledgeParts, type Part } from '../database/schema/knowledge.ts';
import { HttpError, invalidInput } from '../service/httpError.ts';
import type { ImportRow } from './importQueue.ts';
import { dropStaged, stagedAnnexRows, stagedIngredients } from './stagedTables.ts';

/** What the person who applies an import says about it. */
export interface Application {
  /** Day of the export such as 2026-06-17, asked for when the file does not name it. */
  datedOn: string | null;
}

/**
 * Applies a prepared import in one transaction: the inventory by exchanging two tables, which takes no time however large they
 * are, an annex by replacing its few rows. Throws a 409 when the data that it was compared with have changed, and a 422 for a
 * file without a date when none is given.
 */
export async function applyImport(db: Database, importId: string, application: Application): Promise<ImportRow> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(knowledgeImports).where(eq(knowledgeImports.id, importId)).for('update');
    if (found?.state !== 'spremno' || found.content === null)
      throw new HttpError(409, 'The import is not ready to be applied.');
    const [part] = await tx.select().from(knowledgeParts).where(eq(knowledgeParts.part, found.content)).for('update');
    if (part?.version !== found.baseVersion)
      throw new HttpError(409, 'The data were changed since this import was prepared. Please import the file again.');
    const datedOn = found.datedOn ?? application.datedOn;
    if (datedOn === null)
      throw invalidInput({
        path: 'datum',
        message: 'The file does not name its date. Please give the day of the export.',
      });
    if (found.content === 'inventar') await exchangeInventory(tx, importId);
    else await exchangeAnnex(tx, importId, found.content.slice('aneks'.length) as Annex);
    await dropOutdatedImports(tx, importId, found.content);
    const now = new Date();
    await tx
      .update(knowledgeParts)
      .set({ version: part.version + 1, source: found.source ?? '', isImported: true, datedOn, changedAt: now })
      .where(eq(knowledgeParts.part, found.content));
    const [applied] = await tx
      .update(knowledgeImports)
      .set({ state: 'primenjeno', datedOn, appliedAt: now })
      .where(eq(knowledgeImports.id, importId))
      .returning();
    if (!applied) throw new Error('The import is gone');
    return applied;
  });
}

async function exchangeInventory(tx: Database, importId: string): Promise<void> {
  await tx.execute(sql`DROP TABLE ingredients`);
  await tx.execute(sql`ALTER TABLE ${stagedIngredients(importId)} RENAME TO ingredients`);
}

async function exchangeAnnex(tx: Database, importId: string, annex: Annex): Promise<void> {
  await tx.delete(annexRows).where(eq(annexRows.annex, annex));
  await tx.execute(sql`INSERT INTO annex_rows SELECT * FROM ${stagedAnnexRows(importId)}`);
}

/** Removes the prepared data of other imports of the same part, which can no longer be applied. */
async function dropOutdatedImports(tx: Database, importId: string, part: Part): Promise<void> {
  const others = await tx
    .select({ id: knowledgeImports.id })
    .from(knowledgeImports)
    .where(
      and(eq(knowledgeImports.content, part), eq(knowledgeImports.state, 'spremno'), ne(knowledgeImports.id, importId)),
    );
  for (const { id } of [...others, { id: importId }]) await dropStaged(tx, id);
}
