import { randomBytes } from 'node:crypto';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { log } from '../../log.ts';
import type { Database } from '../database/openDatabase.ts';
import { knowledgeImports } from '../database/schema/knowledge.ts';
import { HttpError } from '../service/httpError.ts';
import { prepareImport } from './prepareImport.ts';
import { problem, UnreadableFile } from './problems.ts';
import { dropBefore, dropStaged } from './stagedTables.ts';

export type ImportRow = typeof knowledgeImports.$inferSelect;

/** Files that may wait while one is read. Each is in memory. */
const MAX_WAITING = 3;
/** Older imports are deleted. */
const MAX_IMPORTS = 10;

/** The import was cancelled while its file was being read. */
class ImportCancelled extends Error {}

interface Running {
  isCancelled: boolean;
  ended: Promise<void>;
}

/** Reads files one after the other in the background. */
export class ImportQueue {
  private readonly db: Database;
  private readonly running = new Map<string, Running>();
  private last: Promise<void> = Promise.resolve();

  constructor(db: Database) {
    this.db = db;
  }

  /** Marks the imports that were running when the service stopped as failed. */
  async recover(): Promise<void> {
    const interrupted = await this.db
      .select({ id: knowledgeImports.id })
      .from(knowledgeImports)
      .where(eq(knowledgeImports.state, 'citanje'));
    for (const { id } of interrupted) await this.fail(id, problem('INTERRUPTED'));
  }

  /** Queues a file to be read. */
  async start(name: string, bytes: Buffer, organisationId: string | null): Promise<ImportRow> {
    if (this.running.size > MAX_WAITING)
      throw new HttpError(429, 'Čitaju se drugi fajlovi. Pokušajte ponovo za minut.');
    await this.removeOldest();
    const id = randomBytes(12).toString('hex');
    const [row] = await this.db
      .insert(knowledgeImports)
      .values({
        id,
        name,
        state: 'citanje',
        rowsDone: 0,
        counts: {},
        problems: [],
        problemCount: 0,
        startedAt: new Date(),
        organisationId,
      })
      .returning();
    if (!row) throw new Error('The import was not stored');
    const running: Running = { isCancelled: false, ended: this.last.then(() => this.read(row, bytes, running)) };
    this.running.set(id, running);
    this.last = running.ended;
    return row;
  }

  /** Removes an import and its prepared data, after cancelling it if it is running. */
  async remove(id: string): Promise<void> {
    const running = this.running.get(id);
    if (running) {
      running.isCancelled = true;
      await running.ended;
    }
    await dropStaged(this.db, id);
    await this.db.delete(knowledgeImports).where(eq(knowledgeImports.id, id));
  }

  /** Cancels every running import, so that the database can be closed. The next start marks them as interrupted. */
  async stop(): Promise<void> {
    for (const running of this.running.values()) running.isCancelled = true;
    await this.last;
  }

  private async read(row: ImportRow, bytes: Buffer, running: Running): Promise<void> {
    const throwIfCancelled = () => {
      if (running.isCancelled) throw new ImportCancelled();
    };
    try {
      throwIfCancelled();
      await prepareImport({ db: this.db, importId: row.id, fileName: row.name, bytes, throwIfCancelled });
    } catch (error) {
      if (error instanceof UnreadableFile) await this.fail(row.id, error.problem);
      else if (!(error instanceof ImportCancelled)) {
        log.error(error, 'an import could not be read');
        await this.fail(row.id, problem('FAILED')).catch(() => undefined);
      }
    } finally {
      this.running.delete(row.id);
    }
  }

  private async fail(id: string, { ...reason }: ReturnType<typeof problem>): Promise<void> {
    await dropStaged(this.db, id);
    await this.db.execute(sql`DELETE FROM knowledge_import_changes WHERE import_id = ${id}`);
    await this.db
      .update(knowledgeImports)
      .set({ state: 'neuspelo', counts: {}, problems: [reason], problemCount: 1 })
      .where(eq(knowledgeImports.id, id));
  }

  private async removeOldest(): Promise<void> {
    const rows = await this.db
      .select({ id: knowledgeImports.id })
      .from(knowledgeImports)
      .orderBy(desc(knowledgeImports.number))
      .offset(MAX_IMPORTS - 1);
    const old = rows.map(({ id }) => id).filter((id) => !this.running.has(id));
    for (const id of old) {
      await dropStaged(this.db, id);
      await dropBefore(this.db, id);
    }
    if (old.length > 0) await this.db.delete(knowledgeImports).where(inArray(knowledgeImports.id, old));
  }
}
