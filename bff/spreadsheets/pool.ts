import { Worker } from 'node:worker_threads';
import type { SheetLanguage } from '../../domain/raw-material-import/sheetColumns.ts';
import { clientError } from '../errors.ts';
import { Bulkhead, QueueFullError } from '../upstream/bulkhead.ts';
import { faultTexts, type FileFault } from './errors.ts';
import type { SheetAnswer, SheetBegun, SheetContent, SheetTask } from './tasks.ts';
import type { SheetFormat } from './writeSheet.ts';

/** Security promise R52: so much memory and time for a file that somebody sent. */
const MEMORY_MIB = 256;
const LONGEST_MS = 10_000;
/** For the thread to come up, which says nothing about the file. */
const LONGEST_START_MS = 60_000;
/** Threads at once, and who may wait for one. */
const LIMITS = { maxConcurrent: 2, maxQueued: 10 };

/** The thread's module stands beside this one: beside the built server, or as it was written. */
const isBuilt = !import.meta.url.endsWith('.ts');
const threadModule = new URL(isBuilt ? './sheetWorker.mjs' : './writtenWorker.mjs', import.meta.url);

/**
 * Reads and writes sheets, each in a thread of its own: whatever a file does to the thread, the server goes on answering. What cannot be read is refused
 * with BAD_USER_INPUT and, as the field's code, the fault; too many at once with OVERLOADED.
 */
export class SpreadsheetPool {
  readonly #bulkhead = new Bulkhead(LIMITS);
  readonly #running = new Set<Worker>();

  /** Reads a file; `field` is the input that it came by. */
  async read(path: string, isText: boolean, field: string): Promise<SheetContent> {
    const answer = await this.#run({ kind: 'read', path, isText });
    if (answer.kind === 'content') return answer.content;
    const { fault, cause } = answer.kind === 'fault' ? answer : { fault: 'BROKEN' as const, cause: undefined };
    throw clientError('BAD_USER_INPUT', faultTexts[fault], {
      fields: [{ path: field, message: faultTexts[fault], code: fault }],
      cause,
    });
  }

  /** Makes a file of texts. */
  async write(cells: string[][], format: SheetFormat, language: SheetLanguage): Promise<Uint8Array> {
    const answer = await this.#run({ kind: 'write', cells, format, language });
    if (answer.kind === 'bytes') return answer.bytes;
    throw new Error('The sheet could not be written', { cause: answer.kind === 'fault' ? answer.cause : undefined });
  }

  async #run(task: SheetTask): Promise<SheetAnswer> {
    try {
      await this.#bulkhead.acquire();
    } catch (error) {
      throw error instanceof QueueFullError ? clientError('OVERLOADED', 'Too many sheets at once') : error;
    }
    try {
      return await this.#inThread(task);
    } finally {
      this.#bulkhead.release();
    }
  }

  #inThread(task: SheetTask): Promise<SheetAnswer> {
    const worker = new Worker(threadModule, {
      workerData: task,
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MIB },
    });
    this.#running.add(worker);
    return new Promise<SheetAnswer>((resolve) => {
      const end = (answer: SheetAnswer): void => {
        clearTimeout(timer);
        // Its end is told too, after what went before.
        if (!this.#running.delete(worker)) return;
        // Ended before its place is given to the next.
        void worker.terminate().then(() => resolve(answer));
      };
      const fail = (fault: FileFault, cause?: Error): void => end({ kind: 'fault', fault, cause });
      let timer = setTimeout(() => fail('TOO_SLOW'), LONGEST_START_MS);
      worker.on('message', (told: SheetAnswer | SheetBegun) => {
        if (told.kind !== 'begun') return end(told);
        clearTimeout(timer);
        timer = setTimeout(() => fail('TOO_SLOW'), LONGEST_MS);
      });
      worker.once('error', (error: NodeJS.ErrnoException) =>
        fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'TOO_LARGE' : 'BROKEN', error),
      );
      worker.once('exit', () => fail('BROKEN'));
    });
  }

  /** Ends every thread. */
  async close(): Promise<void> {
    await Promise.all([...this.#running].map((worker) => worker.terminate()));
  }
}
