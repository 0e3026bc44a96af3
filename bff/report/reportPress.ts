import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { clientError } from '../errors.ts';
import { paths } from '../paths.ts';
import { Bulkhead, QueueFullError } from '../upstream/bulkhead.ts';
import { CancelSignal } from '../upstream/cancelSignal.ts';
import type { ReportDocument } from './reportDocument.ts';
import type { ReportResult, ReportStandard, ReportTask } from './reportTask.ts';

/** Design of the PDF: 2 renderings at once, 20 waiting, 60 s at most. */
const MAX_THREADS = 2;
const MAX_WAITING = 20;
const MAX_MS = 60_000;
/** Of the thread's JavaScript; what the compiler itself takes is bounded by the limits on the texts. */
const MAX_MEMORY_MIB = 256;

/** Inter and Source Serif 4 as the template uses them; DejaVu Sans, the last, has what they lack. */
const fonts = [
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
].map(paths.font);

/** Prints reports as PDF in threads of their own: however long one is, the server keeps responding. */
export class ReportPress {
  readonly #bulkhead = new Bulkhead({ maxConcurrent: MAX_THREADS, maxQueued: MAX_WAITING });
  readonly #closing = new CancelSignal();
  readonly #stop = new AbortController();

  /**
   * The report as PDF/A. `signal` ends the thread. Too many at once give OVERLOADED, and so does one that takes longer than a minute.
   */
  async print(document: ReportDocument, signal: AbortSignal, standard: ReportStandard = 'a-2a'): Promise<ReportResult> {
    if (!existsSync(paths.reportWorker)) throw new Error(`${paths.reportWorker} is missing: run "npm run build" first`);
    try {
      await this.#bulkhead.acquire(this.#closing);
    } catch (error) {
      throw error instanceof QueueFullError ? clientError('OVERLOADED', 'Too many reports at once') : error;
    }
    try {
      return await this.#printInThread({ document, standard, templateFolder: paths.reportTemplates, fonts }, signal);
    } finally {
      this.#bulkhead.release();
    }
  }

  /** Ends every thread; what still waits or runs fails. */
  close(): void {
    this.#closing.cancel(clientError('OVERLOADED', 'The server is stopping'));
    this.#stop.abort();
  }

  async #printInThread(task: ReportTask, signal: AbortSignal): Promise<ReportResult> {
    const timeout = AbortSignal.timeout(MAX_MS);
    const thread = new Worker(paths.reportWorker, {
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
      const [result] = (await once(thread, 'message', { signal: ends })) as [ReportResult];
      return result;
    } catch (error) {
      if (timeout.aborted) throw clientError('OVERLOADED', 'The report took too long');
      throw error;
    } finally {
      await thread.terminate();
    }
  }
}
