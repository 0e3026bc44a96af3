import { eq } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import { knowledgeImports, knowledgeParts, type Part } from '../database/schema/knowledge.ts';
import { ChangeList } from './changeList.ts';
import { checkEncoding } from './checkEncoding.ts';
import { findLayout } from './exportLayout.ts';
import { surveyFile } from './exportRows.ts';
import { stageAnnex } from './stageAnnex.ts';
import { createStaged } from './stagedTables.ts';
import { type ImportContext, stageInventory } from './stageInventory.ts';

/** A file to be prepared. */
export interface ImportFile extends Pick<ImportContext, 'db' | 'importId' | 'bytes' | 'throwIfCancelled'> {
  fileName: string;
}

/**
 * Reads a file, compares it with the data in force and stages the result without changing those data. Throws an
 * UnreadableFile when the file cannot be imported.
 */
export async function prepareImport({ db, importId, fileName, bytes, throwIfCancelled }: ImportFile): Promise<void> {
  checkEncoding(bytes);
  const layout = await findLayout(bytes, fileName);
  const surveyed = await surveyFile(bytes, layout);
  throwIfCancelled();
  const now = new Date();
  const source = ['COSING', layout.date].filter(Boolean).join(' ');
  const baseVersion = await versionOf(db, layout.part);
  await db
    .update(knowledgeImports)
    .set({ content: layout.part, rowCount: surveyed.rowCount, baseVersion, source, datedOn: layout.date })
    .where(eq(knowledgeImports.id, importId));
  await createStaged(db, importId, layout.part);
  const changes = new ChangeList(db, importId);
  const reading: ImportContext = {
    db,
    importId,
    bytes,
    layout,
    survey: surveyed,
    changes,
    source,
    now,
    throwIfCancelled,
  };
  await (layout.part === 'inventar' ? stageInventory(reading) : stageAnnex(reading));
  throwIfCancelled();
  const { counts, problems, withdrawsMuch, goesBack, newerState } = changes;
  await db
    .update(knowledgeImports)
    .set({
      state: 'spremno',
      counts,
      problems: problems.shown,
      problemCount: problems.count,
      withdrawsMuch,
      goesBack,
      newerState,
    })
    .where(eq(knowledgeImports.id, importId));
}

/** The version of a part that is in force. */
async function versionOf(db: Database, part: Part): Promise<number> {
  const [row] = await db
    .select({ version: knowledgeParts.version })
    .from(knowledgeParts)
    .where(eq(knowledgeParts.part, part));
  if (!row) throw new Error(`There is no knowledge of ${part}`);
  return row.version;
}
