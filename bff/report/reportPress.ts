import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { clientError } from '../errors.ts';
import { paths } from '../paths.ts';
import { Bulkhead, QueueFullError } from '../upstream/bulkhead.ts';
import { CancelSignal } from '../upstream/cancelSignal.ts';
import { ClientDisconnected } from '../upstream/errors.ts';
import type { AppendedFile } from './appendFiles.ts';
import type { ReportDocument } from './reportDocument.ts';
import type { MarkTask } from './markTask.ts';
import type { ReportResult, ReportTask } from './reportTask.ts';
import type { SignResult, SignTask } from './signTask.ts';

/** Design of the PDF: 2 renderings at once, 20 waiting, 60 s at most. */
const MAX_THREADS = 2;
const MAX_WAITING = 20;
const MAX_MS = 60_000;
/** Of the thread's JavaScript; what the compiler itself takes is bounded by the limits on the texts. */
const MAX_MEMORY_MIB = 256;

const fallbackFont = paths.font('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
/** Inter and Source Serif 4 as the template uses them; DejaVu Sans, the last, has what they lack. */
const fonts = [
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
]
  .map(paths.font)
  .concat(fallbackFont);

/** Prints reports as PDF in threads of their own: however long one is, the server keeps responding. */
export class ReportPress {
  readonly #bulkhead = new Bulkhead({ maxConcurrent: MAX_THREADS, maxQueued: MAX_WAITING });
  readonly #closing = new CancelSignal();
  readonly #stop = new AbortController();

  /**
   * The report as PDF/A. `signal` ends the thread. Too many at once give OVERLOADED, and so does one that takes longer than a minute.
   */
  print(document: ReportDocument, signal: AbortSignal, standard: 'a-2a' | 'a-3a' = 'a-2a'): Promise<ReportResult> {
    const task: ReportTask = { document, standard, templateFolder: paths.reportTemplates, fonts, append: null };
    return this.#run(paths.reportWorker, task, signal);
  }

  /**
   * Writes the report to `output`, with the pages of the files behind the dividers of the document. A file that cannot be opened has its divider alone.
   * No PDF/A, because the pages of the files need not be.
   */
  async append(
    document: ReportDocument,
    append: { files: readonly AppendedFile[]; output: string },
    signal: AbortSignal,
  ): Promise<void> {
    const task: ReportTask = { document, standard: '1.7', templateFolder: paths.reportTemplates, fonts, append };
    await this.#run(paths.reportWorker, task, signal);
  }

  /** The PDF with the lines along the edge of every page, added behind its bytes, which stay as they are. */
  async mark(pdf: Uint8Array, lines: readonly string[], signal: AbortSignal): Promise<Uint8Array> {
    const task: MarkTask = { pdf, lines, font: fallbackFont };
    return this.#run(paths.markWorker, task, signal);
  }

  /** The PDF with an electronic signature behind its bytes, or why the key file cannot sign. */
  sign(task: SignTask, signal: AbortSignal): Promise<SignResult> {
    return this.#run(paths.signWorker, task, signal);
  }

  /** Ends every thread; what still waits or runs fails. */
  close(): void {
    this.#closing.cancel(clientError('OVERLOADED', 'The server is stopping'));
    this.#stop.abort();
  }

  /** Runs a built module in a thread of its own, when one is free. */
  async #run<Result>(module: string, task: object, signal: AbortSignal): Promise<Result> {
    if (!existsSync(module)) throw new Error(`${module} is missing: run "npm run build" first`);
    try {
      await this.#waitForTurn(signal);
    } catch (error) {
      throw error instanceof QueueFullError ? clientError('OVERLOADED', 'Too many reports at once') : error;
    }
    try {
      return await this.#runInThread(module, task, signal);
    } finally {
      this.#bulkhead.release();
    }
  }

  /** Whoever does not want the report any more leaves the queue. */
  async #waitForTurn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const turn = new CancelSignal();
    const unsubscribe = this.#closing.onCancel((reason) => turn.cancel(reason));
    const leave = () => turn.cancel(new ClientDisconnected());
    signal.addEventListener('abort', leave, { once: true });
    try {
      await this.#bulkhead.acquire(turn);
    } finally {
      signal.removeEventListener('abort', leave);
      unsubscribe();
    }
  }

  async #runInThread<Result>(module: string, task: object, signal: AbortSignal): Promise<Result> {
    const timeout = AbortSignal.timeout(MAX_MS);
    const thread = new Worker(module, {
      workerData: task,
      // Neither the settings of the server, which hold secrets, nor its loaders of modules.
      env: {},
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MIB },
    });
    try {
      const ends = AbortSignal.any([signal, timeout, this.#stop.signal]);
      const [result] = (await once(thread, 'message', { signal: ends })) as [Result];
      return result;
    } catch (error) {
      if (timeout.aborted) throw clientError('OVERLOADED', 'The report took too long');
      throw error;
    } finally {
      await thread.terminate();
    }
  }
}
