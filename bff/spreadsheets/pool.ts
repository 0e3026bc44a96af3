import { existsSync } from 'node:fs';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { sheetTypeOf } from '../../domain/document/sheetType.ts';
import { clientError } from '../errors.ts';
import { paths } from '../paths.ts';
import { Bulkhead, QueueFullError } from '../upstream/bulkhead.ts';
import { CancelSignal } from '../upstream/cancelSignal.ts';
import { sheetErrorTexts } from './errors.ts';
import type {
  LookTask,
  ReadTask,
  ReadTable,
  SheetKind,
  SheetLook,
  SheetResult,
  SheetTask,
  TableChoice,
  WriteTask,
} from './sheetTask.ts';

/** Security promise R52: memory and time for a file that somebody sent. */
const MAX_MEMORY_MIB = 256;
const MAX_WORK_MS = 10_000;
/** For a thread to start, which says nothing about the file. */
const MAX_START_MS = 60_000;
const MAX_THREADS = 2;
const MAX_WAITING = 10;

type Task = ReadTask | LookTask | WriteTask;

/** An uploaded file and its media type. */
type SheetFile = { path: string; type: string };

/** A file that cannot be read because its thread broke down also has a cause, for the log. */
type Outcome = SheetResult & { cause?: unknown };

/**
 * Reads and writes sheets in threads of their own: whatever a file does to its thread, the server keeps responding.
 *
 * A file that cannot be read gives BAD_USER_INPUT with the FileErrorCode as the code of its field; too many tasks at
 * once give OVERLOADED.
 */
export class SpreadsheetPool {
  // Piscina 5.3 does not count tasks that can be cancelled against its `maxQueue`, so they wait here.
  readonly #bulkhead = new Bulkhead({ maxConcurrent: MAX_THREADS, maxQueued: MAX_WAITING });
  readonly #closing = new CancelSignal();
  #threads: Piscina<SheetTask, SheetResult> | undefined;

  constructor(
    private readonly worker = paths.spreadsheetWorker,
    private readonly maxWorkMs = MAX_WORK_MS,
  ) {}

  /**
   * Reads tables of a file, each as one content of the kind. `type` is its media type, and `field` the field of the
   * input that refers to it. Without `choices` the file must have one table, and no doubt of its columns.
   */
  async read<Kind extends SheetKind>(
    content: Kind,
    { path, type }: SheetFile,
    field: string,
    choices: readonly TableChoice[] | null = null,
  ): Promise<[ReadTable<Kind>, ...ReadTable<Kind>[]]> {
    const outcome = await this.#run({ kind: 'read', path, type: sheetTypeOf(type), content, choices });
    // The thread reads the file as what it was told to, and each choice is one content.
    if (outcome.kind === 'contents') return outcome.contents as [ReadTable<Kind>, ...ReadTable<Kind>[]];
    throw unreadable(outcome, field);
  }

  /** Finds the tables of a file, with the lines of one of them. */
  async look(
    { path, type }: SheetFile,
    task: Omit<LookTask, 'kind' | 'path' | 'type'>,
    field: string,
  ): Promise<SheetLook> {
    const outcome = await this.#run({ kind: 'look', path, type: sheetTypeOf(type), ...task });
    if (outcome.kind === 'look') return outcome.look;
    throw unreadable(outcome, field);
  }

  /** Writes cells to a file and returns its bytes. */
  async write(cells: WriteTask['cells'], format: WriteTask['format'], language: WriteTask['language']) {
    const outcome = await this.#run({ kind: 'write', cells, format, language });
    if (outcome.kind === 'bytes') return outcome.bytes;
    throw new Error('The sheet could not be written', { cause: outcome.cause });
  }

  /** Ends every thread; what still waits or runs fails. */
  async close(): Promise<void> {
    this.#closing.cancel(clientError('OVERLOADED', 'The server is stopping'));
    await this.#threads?.destroy();
  }

  async #run(task: Task): Promise<Outcome> {
    try {
      await this.#bulkhead.acquire(this.#closing);
    } catch (error) {
      throw error instanceof QueueFullError ? clientError('OVERLOADED', 'Too many sheets at once') : error;
    }
    let threadEnd: Promise<unknown> = Promise.resolve();
    try {
      return await this.#runInThread(task, (end) => void (threadEnd = end));
    } finally {
      void threadEnd.then(() => this.#bulkhead.release());
    }
  }

  /**
   * A task that ends because the thread of another failed is tried again. `onTimeout` gets the end of the thread, which
   * comes some time after the outcome if the thread is in a system call.
   */
  async #runInThread(
    task: Task,
    onTimeout: (threadEnd: Promise<unknown>) => void,
    isSecondTry = false,
  ): Promise<Outcome> {
    const threads = this.#startedThreads();
    const { port1: started, port2 } = new MessageChannel();
    const timeout = new AbortController();
    const abort = (): void => onTimeout(endThread(threads, timeout));
    let timer = setTimeout(abort, MAX_START_MS);
    started.once('message', () => {
      clearTimeout(timer);
      timer = setTimeout(abort, this.maxWorkMs);
    });
    try {
      return await threads.run({ ...task, started: port2 }, { transferList: [port2], signal: timeout.signal });
    } catch (error) {
      if (this.#closing.reason) throw this.#closing.reason;
      const isOfAnother = threads !== this.#threads && !timeout.signal.aborted;
      if (isOfAnother && !isSecondTry) return await this.#runInThread(task, onTimeout, true);
      return { kind: 'error', code: timeout.signal.aborted ? 'TOO_SLOW' : codeOfCrash(error), cause: error };
    } finally {
      clearTimeout(timer);
      started.close();
    }
  }

  /** Threads start with a task and end once there is none, so that an idle server has none. */
  #startedThreads(): Piscina<SheetTask, SheetResult> {
    if (this.#closing.reason) throw this.#closing.reason;
    if (this.#threads) return this.#threads;
    if (!existsSync(this.worker)) throw new Error(`${this.worker} is missing: run "npm run build" first`);
    const threads = new Piscina<SheetTask, SheetResult>({
      filename: this.worker,
      name: 'runSheetTask',
      minThreads: 0,
      maxThreads: MAX_THREADS,
      // Neither the settings of the server, which hold secrets, nor its loaders of modules.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MIB },
    });
    // A thread has failed that has no task. One that fails before its task would leave the tasks waiting for it; one
    // that was told to end fails when it is out of memory by then. What comes next gets new threads.
    threads.on('error', () => {
      if (this.#threads === threads) this.#threads = undefined;
      void threads.destroy();
    });
    return (this.#threads = threads);
  }
}

/** The error of a file, at the place of the choice that is wrong where it is one, such as `input.tables.0.columns`. */
function unreadable(outcome: Outcome, field: string) {
  const { code, path = null } = outcome.kind === 'error' ? outcome : { code: 'BROKEN' as const };
  const message = sheetErrorTexts[code];
  const at = path === null ? field : `input.${path}`;
  return clientError('BAD_USER_INPUT', message, { fields: [{ path: at, message, code }], cause: outcome.cause });
}

/**
 * Aborts a task, which makes piscina end its thread. Resolves when the thread has ended; piscina does not wait for it.
 */
async function endThread(pool: Piscina<SheetTask, SheetResult>, task: AbortController): Promise<void> {
  const before = pool.threads;
  task.abort();
  const remaining = pool.threads;
  const ending = before.filter((thread) => !remaining.includes(thread));
  await Promise.all(ending.map((thread) => new Promise((resolve) => thread.once('exit', resolve))));
}

const codeOfCrash = (error: unknown): 'TOO_LARGE' | 'BROKEN' =>
  (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'TOO_LARGE' : 'BROKEN';
