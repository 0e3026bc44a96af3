import type { Database } from '../database/openDatabase.ts';
import { JudgeClient } from './judgeClient.ts';
import { loadKnowledge } from './loadKnowledge.ts';

/** How long the thread is kept without a task: loading the knowledge takes seconds. */
const KEEP_MS = 60_000;

/** Keeps the thread that holds the knowledge in force, so that it is not loaded anew for each label that somebody saves. */
export class JudgeKeeper {
  private readonly db: Database;
  private kept: { judge: JudgeClient; target: string } | undefined;
  private closing: NodeJS.Timeout | undefined;

  constructor(db: Database) {
    this.db = db;
  }

  /** The thread with the knowledge that `target` names, which is that in force; started where none has it. */
  async judgeFor(target: string): Promise<JudgeClient> {
    clearTimeout(this.closing);
    if (this.kept?.target === target) return this.kept.judge;
    await this.close();
    const judge = new JudgeClient();
    this.kept = { judge, target };
    try {
      await loadKnowledge(this.db, judge, null);
    } catch (error) {
      await this.close();
      throw error;
    }
    return judge;
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
    await kept?.judge.close();
  }
}
