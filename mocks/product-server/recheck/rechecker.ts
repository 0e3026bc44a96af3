import { setImmediate as nextTurn } from 'node:timers/promises';
import { dayInBelgrade } from '../../../domain/dayInBelgrade.ts';
import { log } from '../../log.ts';
import type { Database } from '../database/openDatabase.ts';
import * as reprints from '../subjects/label-reprint/checkReprints.ts';
import { rulesOn } from './checkedWith.ts';
import { CheckWorkerClient } from './checkWorkerClient.ts';
import { recheckFormulasAfter, recheckMaterialsAfter } from './recheckFormulasAndMaterials.ts';
import { CheckWorkerPool } from './checkWorkerPool.ts';
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
  storeCheckResults,
} from './recheckStore.ts';
import { formulaStore, hasNewRecord, materialStore } from './recordStore.ts';

/** Labels stored in one statement: some 5 ms of the embedded database, which answers nobody else meanwhile. */
const BATCH = 5;
/** Labels that wait to be checked and are checked before it is looked for a run again. */
const REPRINTS = 100;
/** After a failure, such as a database that cannot be reached. */
const RETRY_MS = 60_000;

/**
 * Checks stored labels again in the background after the knowledge or the rules changed. What is left stands in the
 * database, so a restart continues, and a label saved with outdated knowledge is met again.
 */
export class LabelRechecker {
  private readonly db: Database;
  private readonly sources: string;
  private readonly now: () => Date;
  private isStopped = false;
  private isAwake = false;
  private working: Promise<void> = Promise.resolve();
  private retry: NodeJS.Timeout | undefined;
  /** Whether labels checked with something else are looked for, which reads the versions of all. */
  private mustSearch = false;
  private readonly checkWorkers: CheckWorkerPool;

  /** `sources` is the version of the sources of the rules. The threads of `checkWorkers` are closed by their owner. */
  constructor(
    db: Database,
    sources: string,
    now = () => new Date(),
    checkWorkers: CheckWorkerPool = new CheckWorkerPool(db),
  ) {
    this.db = db;
    this.checkWorkers = checkWorkers;
    this.sources = sources;
    this.now = now;
  }

  /** The version of the rules that labels are checked by today. */
  get rulesVersion(): string {
    return rulesOn(this.sources, this.today());
  }

  today = (): string => dayInBelgrade(this.now());

  /** Begins or continues what is to be checked. Called at the start, after every change and every midnight. */
  wake(): void {
    this.mustSearch = true;
    this.start();
  }

  /** Checks the labels that wait for it: those that are new or changed, and those whose papers changed. */
  wakeForLabels(): void {
    this.start();
  }

  private start(): void {
    if (this.isStopped || this.isAwake) return;
    this.isAwake = true;
    this.working = this.work();
  }

  /** Begins when a label was saved with outdated knowledge; one that does not say waits for the next run. */
  async wakeFor({ checkedWith }: Pick<StoredLabel, 'checkedWith'>): Promise<void> {
    if (checkedWith !== null && checkedWith !== (await currentTarget(this.db, this.rulesVersion))) this.wake();
  }

  /** Begins when there are records that were not checked as they are. A failure waits for the next call. */
  async wakeForNew(): Promise<void> {
    if (await this.hasChange().catch(() => false)) this.start();
  }

  private hasNew = async (): Promise<boolean> =>
    (await hasNewRecord(this.db, formulaStore)) || hasNewRecord(this.db, materialStore);
  private hasChange = async (): Promise<boolean> => (await reprints.hasOutdatedReprint(this.db)) || this.hasNew();

  /** Resolves when nothing is left to be checked. */
  async idle(): Promise<void> {
    await this.working;
  }

  /** Ends the run after the current labels. The next start continues it. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.retry);
    await this.working;
  }

  private async work(): Promise<void> {
    try {
      while (!this.isStopped) {
        if (this.mustSearch) {
          this.mustSearch = false;
          await recheckOutdatedLabels(this.db, this.rulesVersion);
        }
        const recheck = await nextRecheck(this.db);
        if (recheck) await this.run(recheck);
        else if (await this.hasNew()) await this.checkNew();
        // oxlint-disable-next-line typescript/no-unnecessary-condition -- it may be set while the labels are checked
        else if (!(await this.checkWaitingLabels()) && !this.mustSearch) return;
      }
    } catch (error) {
      await this.checkWorkers.close();
      log.error(error, 'labels could not be checked again');
      if (!this.isStopped) this.retry = setTimeout(() => this.wake(), RETRY_MS).unref();
    } finally {
      this.isAwake = false;
      this.checkWorkers.release();
    }
  }

  /** Checks until no label waits or a run does; returns whether there was one. */
  private async checkWaitingLabels(): Promise<boolean> {
    const target = await currentTarget(this.db, this.rulesVersion);
    await reprints.deleteOldReprints(this.db, target);
    if (!(await reprints.hasOutdatedReprint(this.db))) return false;
    const checker = await this.checkWorkers.checkWorkerFor(target);
    const on = this.today();
    const ask = (labels: reprints.LabelOfBasis[]) => checker.ask({ kind: 'checkLabels', labels, on });
    for (;;) {
      const checked = this.isStopped ? 0 : await reprints.checkReprints(this.db, target, ask, REPRINTS);
      if (checked < REPRINTS || (await nextRecheck(this.db))) return true;
    }
  }

  private async run(recheck: RecheckRow): Promise<void> {
    this.mustSearch = true;
    if (await this.isReplaced(recheck)) return endRecheck(this.db, recheck.id, 'zamenjeno');
    if (recheck.kind === 'pregled') await restartPreview(this.db, recheck);
    const { importId, content: part } = recheck;
    const isPreview = recheck.kind === 'pregled' && importId !== null && part !== null;
    const preview = isPreview ? new CheckWorkerClient() : undefined;
    try {
      if (preview && isPreview) await loadKnowledge(this.db, preview, { importId, part });
      const checker = preview ?? (await this.checkWorkers.checkWorkerFor(recheck.target));
      if (
        (await this.checkLabels(recheck, checker)) &&
        (await this.recheckFormulasAndMaterials(checker, recheck.target, recheck))
      )
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
   * Labels saved during a pass with outdated knowledge are met by the next one; a pass without any label is the last.
   * Returns whether all were checked; they are not when the run was stopped or replaced.
   */
  private async checkLabels(recheck: RecheckRow, checker: CheckWorkerClient): Promise<boolean> {
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
        const toRecheck = await reprints.withBasis(this.db, ids);
        const checkResults = await checker.ask({ kind: 'checkLabels', labels: toRecheck, on });
        await storeCheckResults(this.db, recheck, toRecheck, checkResults);
        await nextTurn();
        if (recheck.kind === 'primena') await reprints.storeReprints(this.db, recheck.target, toRecheck, checkResults);
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
   * Checks formulas and raw materials with the knowledge and rules of `target`: for a run or, without one, those that
   * are new, for the next run to compare with. Returns whether all were checked.
   */
  private async recheckFormulasAndMaterials(
    checker: CheckWorkerClient,
    target: string,
    recheck: RecheckRow | null,
  ): Promise<boolean> {
    const run = { checker, recheck, target, on: this.today() };
    return (
      (await this.checkAll(recheck, (after) => recheckFormulasAfter(this.db, run, after))) &&
      this.checkAll(recheck, (after) => recheckMaterialsAfter(this.db, run, after))
    );
  }

  /** Checks until none is left or the run has to end; `checkNext` returns the last that it checked. */
  private async checkAll(
    recheck: RecheckRow | null,
    checkNext: (after: string) => Promise<string | undefined>,
  ): Promise<boolean> {
    for (let after = ''; ;) {
      if (recheck ? await this.mustEnd(recheck) : this.isStopped) return false;
      await nextTurn();
      const last = await checkNext(after);
      if (last === undefined) return true;
      after = last;
    }
  }

  /** What is new or changed itself: what is found now is what the next change of the law is compared with. */
  private async checkNew(): Promise<void> {
    const target = await currentTarget(this.db, this.rulesVersion);
    await this.recheckFormulasAndMaterials(await this.checkWorkers.checkWorkerFor(target), target, null);
  }

  /** Whether a run has to end before everything is checked; a replaced one is marked as that. */
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
