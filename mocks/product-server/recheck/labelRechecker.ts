import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../database/openDatabase.ts';
import {
  forgetOldReprints,
  hasOutdatedReprint,
  judgeReprints,
  type LabelOfBasis,
  storeReprints,
  withBasis,
} from '../subjects/label-reprint/judgeReprints.ts';
import { rulesOn } from './checkedWith.ts';
import { JudgeClient } from './judgeClient.ts';
import { judgeFormulasAfter, judgeMaterialsAfter } from './judgeOthers.ts';
import { JudgeKeeper } from './judgeKeeper.ts';
import { loadKnowledge } from './loadKnowledge.ts';
import {
  currentTarget,
  endRecheck,
  labelsAfter,
  nextRecheck,
  recheckOutdatedLabels,
  type RecheckRow,
  restartPreview,
  type StoredLabel,
  storeJudgements,
} from './recheckStore.ts';
import { formulaStore, hasNewRecord, materialStore } from './recordStore.ts';

/** Labels stored in one statement: some 5 ms of the embedded database, which answers nobody else meanwhile. */
const BATCH = 5;
/** Labels that wait to be judged and are judged before it is looked for a run again. */
const REPRINTS = 100;
/** After a failure, such as a database that cannot be reached. */
const RETRY_MS = 60_000;

/**
 * Judges stored labels again in the background after the knowledge or the rules changed. What is left to do stands in the
 * database, so a restart continues where the last run ended, and a label saved with outdated knowledge is met again.
 */
export class LabelRechecker {
  private readonly db: Database;
  private readonly sources: string;
  private readonly now: () => Date;
  private isStopped = false;
  private isAwake = false;
  private working: Promise<void> = Promise.resolve();
  private retry: NodeJS.Timeout | undefined;
  /** Whether labels judged with something else are looked for, which reads the versions of all. */
  private mustSearch = false;
  private readonly judges: JudgeKeeper;

  /** `sources` is the version of the sources of the rules. */
  constructor(db: Database, sources: string, now = () => new Date()) {
    this.db = db;
    this.judges = new JudgeKeeper(db);
    this.sources = sources;
    this.now = now;
  }

  /** The version of the rules that labels are judged by today. */
  get rulesVersion(): string {
    return rulesOn(this.sources, this.today());
  }

  /** The day of checks. */
  today = (): string => this.now().toISOString().slice(0, 10);

  /** Begins or continues what is to be judged. Called at the start, after every change and every midnight. */
  wake(): void {
    this.mustSearch = true;
    this.start();
  }

  /** Judges the labels that wait for it: those that are new or changed, and those whose papers changed. */
  wakeForLabels(): void {
    this.start();
  }

  private start(): void {
    if (this.isStopped || this.isAwake) return;
    this.isAwake = true;
    this.working = this.work();
  }

  /** Begins when a label was saved with the result of outdated knowledge. A label that does not say waits for the next run. */
  async wakeFor({ checkedWith }: Pick<StoredLabel, 'checkedWith'>): Promise<void> {
    if (checkedWith !== null && checkedWith !== (await currentTarget(this.db, this.rulesVersion))) this.wake();
  }

  /** Begins when there are formulas, raw materials or labels that were not judged as they are. A failure waits for the next call. */
  async wakeForNew(): Promise<void> {
    if (await this.hasChange().catch(() => false)) this.start();
  }

  private hasNew = async (): Promise<boolean> =>
    (await hasNewRecord(this.db, formulaStore)) || hasNewRecord(this.db, materialStore);
  private hasChange = async (): Promise<boolean> => (await hasOutdatedReprint(this.db)) || this.hasNew();

  /** Resolves when nothing is left to be judged. */
  async idle(): Promise<void> {
    await this.working;
  }

  /** Ends the run after the current labels. The next start continues it. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.retry);
    await this.working;
    await this.judges.close();
  }

  private takeSearch(): boolean {
    const { mustSearch } = this;
    this.mustSearch = false;
    return mustSearch;
  }

  private async work(): Promise<void> {
    try {
      while (!this.isStopped) {
        if (this.takeSearch()) await recheckOutdatedLabels(this.db, this.rulesVersion);
        const recheck = await nextRecheck(this.db);
        if (recheck) await this.run(recheck);
        else if (await this.hasNew()) await this.judgeNew();
        else if (!(await this.judgeWaitingLabels()) && !this.mustSearch) return;
      }
    } catch (error) {
      await this.judges.close();
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
      if (!this.isStopped) this.retry = setTimeout(() => this.wake(), RETRY_MS).unref();
    } finally {
      this.isAwake = false;
      this.judges.release();
    }
  }

  /** Judges until no label waits or a run does; returns whether there was something to judge. */
  private async judgeWaitingLabels(): Promise<boolean> {
    const target = await currentTarget(this.db, this.rulesVersion);
    await forgetOldReprints(this.db, target);
    if (!(await hasOutdatedReprint(this.db))) return false;
    const judge = await this.judges.judgeFor(target);
    const on = this.today();
    const ask = (labels: LabelOfBasis[]) => judge.ask({ kind: 'judge', labels, on });
    for (;;) {
      const judged = this.isStopped ? 0 : await judgeReprints(this.db, target, ask, REPRINTS);
      if (judged < REPRINTS || (await nextRecheck(this.db))) return true;
    }
  }

  private async run(recheck: RecheckRow): Promise<void> {
    this.mustSearch = true;
    if (await this.isReplaced(recheck)) return endRecheck(this.db, recheck.id, 'zamenjeno');
    if (recheck.kind === 'pregled') await restartPreview(this.db, recheck);
    const { importId, content: part } = recheck;
    const isPreview = recheck.kind === 'pregled' && importId !== null && part !== null;
    const preview = isPreview ? new JudgeClient() : undefined;
    try {
      if (preview && isPreview) await loadKnowledge(this.db, preview, { importId, part });
      const judge = preview ?? (await this.judges.judgeFor(recheck.target));
      if ((await this.judgeLabels(recheck, judge)) && (await this.judgeOthers(judge, recheck.target, recheck)))
        await endRecheck(this.db, recheck.id, 'gotovo');
    } catch (error) {
      // A preview whose import was dropped meanwhile; the data of a change are always there.
      if (recheck.kind === 'primena') throw error;
      await endRecheck(this.db, recheck.id, 'neuspelo');
    } finally {
      await preview?.close();
    }
  }

  /**
   * Labels saved during a pass with outdated knowledge are met by the next one; a pass without any label is the last. Returns whether all were
   * judged; they are not when the run was stopped or replaced.
   */
  private async judgeLabels(recheck: RecheckRow, judge: JudgeClient): Promise<boolean> {
    const on = this.today();
    let after = '';
    let isPassWithout = true;
    for (;;) {
      if (await this.mustEnd(recheck)) return false;
      await nextTurn();
      const { ids, lastId } = await labelsAfter(this.db, recheck, after, BATCH);
      await nextTurn();
      if (ids.length > 0) {
        isPassWithout = false;
        const toJudge = await withBasis(this.db, ids);
        const judgements = await judge.ask({ kind: 'judge', labels: toJudge, on });
        await storeJudgements(this.db, recheck, toJudge, judgements);
        await nextTurn();
        if (recheck.kind === 'primena') await storeReprints(this.db, recheck.target, toJudge, judgements);
        await nextTurn();
      }
      if (lastId === null) {
        if (isPassWithout || recheck.kind === 'pregled') return true;
        isPassWithout = true;
      }
      after = lastId ?? '';
    }
  }

  /**
   * Judges formulas and raw materials with the knowledge and rules of `target`: for a run or, without one, those that are new, for the next
   * run to compare with. Returns whether all were judged.
   */
  private async judgeOthers(judge: JudgeClient, target: string, recheck: RecheckRow | null): Promise<boolean> {
    const judging = { judge, recheck, target, on: this.today() };
    return (
      (await this.judgeAll(recheck, (after) => judgeFormulasAfter(this.db, judging, after))) &&
      this.judgeAll(recheck, (after) => judgeMaterialsAfter(this.db, judging, after))
    );
  }

  /** Judges some after others until none is left or the run has to end; `judgeNext` returns the last that it judged. */
  private async judgeAll(
    recheck: RecheckRow | null,
    judgeNext: (after: string) => Promise<string | undefined>,
  ): Promise<boolean> {
    for (let after = ''; ;) {
      if (recheck ? await this.mustEnd(recheck) : this.isStopped) return false;
      await nextTurn();
      const last = await judgeNext(after);
      if (last === undefined) return true;
      after = last;
    }
  }

  /** What is new or changed itself: what is found now is what the next change of the law is compared with. */
  private async judgeNew(): Promise<void> {
    const target = await currentTarget(this.db, this.rulesVersion);
    await this.judgeOthers(await this.judges.judgeFor(target), target, null);
  }

  /** Whether a run has to end before everything is judged; a replaced one is marked as that. */
  private async mustEnd(recheck: RecheckRow): Promise<boolean> {
    if (this.isStopped) return true;
    if (!(await this.isReplaced(recheck))) return false;
    await endRecheck(this.db, recheck.id, 'zamenjeno');
    return true;
  }

  /** Whether the knowledge or the rules changed after the run was started, or a deadline passed. */
  private async isReplaced({ target }: RecheckRow): Promise<boolean> {
    return target !== (await currentTarget(this.db, this.rulesVersion));
  }
}
