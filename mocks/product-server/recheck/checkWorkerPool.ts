import type { Database } from '../database/openDatabase.ts';
import { CheckWorkerClient } from './checkWorkerClient.ts';
import { loadKnowledge } from './loadKnowledge.ts';

/** How long the thread is kept without a task: loading the knowledge takes seconds. */
const KEEP_MS = 60_000;

/**
 * Keeps the thread that holds the knowledge in force, so that it is not loaded anew for each label that somebody saves.
 */
export class CheckWorkerPool {
  private readonly db: Database;
  private kept: { checker: CheckWorkerClient; target: string } | undefined;
  private closing: NodeJS.Timeout | undefined;

  constructor(db: Database) {
    this.db = db;
  }

  /** The thread with the knowledge that `target` names, which is that in force; started where none has it. */
  async checkWorkerFor(target: string): Promise<CheckWorkerClient> {
    clearTimeout(this.closing);
    if (this.kept?.target === target) return this.kept.checker;
    await this.close();
    const checker = new CheckWorkerClient();
    this.kept = { checker, target };
    try {
      await loadKnowledge(this.db, checker, null);
    } catch (error) {
      await this.close();
      throw error;
    }
    return checker;
  }

  /** Nobody needs the thread for now. */
  release(): void {
    clearTimeout(this.closing);
    this.closing = setTimeout(() => void this.close(), KEEP_MS).unref();
  }

  async close(): Promise<void> {
    clearTimeout(this.closing);
    const { kept } = this;
    this.kept = undefined;
    await kept?.checker.close();
  }
}
