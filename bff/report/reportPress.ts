import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { clientError } from '../errors.ts';
import { paths } from '../paths.ts';
import { runCooperatively } from '../timeSlices.ts';
import { Bulkhead, QueueFullError } from '../upstream/bulkhead.ts';
import { CancelSignal } from '../upstream/cancelSignal.ts';
import { ClientDisconnected } from '../upstream/errors.ts';
import type { AppendedFile, PageCount } from './appendFiles.ts';
import type { ReportDocument } from './reportDocument.ts';
import type { MarkTask } from './markTask.ts';
import type { ChapterPlace, ReportProgress, ReportResult, ReportTask } from './reportTask.ts';
import { reportTextInSteps } from './reportText.ts';
import type { SignResult, SignTask } from './signTask.ts';

/** Design of the PDF: 2 renderings at once, 20 waiting, 60 s at most. */
const MAX_RUNNING = 2;
const MAX_WAITING = 20;
const MAX_MS = 60_000;
/**
 * Our figure: so many files of one export may end their processes, each of which reads the others again; and the part
 * of the time that one may take.
 */
const MAX_FATAL = 3;
const FILES_IN_TIME = 4;
/** Of the JavaScript of a thread or process; what the compiler itself takes is bounded by the limits on the texts. */
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

/** What every task has. */
const common = { templateFolder: paths.reportTemplates, fonts, fatal: [] };
/** Reports share the turns of one requester in the event loop; only two are made at once. */
const REQUESTER = 'report press';

type Order = Pick<ReportTask, 'work' | 'standard' | 'append'> & { document: ReportDocument };

/**
 * Prints reports as PDF in processes of their own: however long one is, the server keeps responding, and its memory
 * goes back to the system. In threads it did not: Typst remembers what it compiled for the whole process, 260 MB of
 * each report of 300 substances, and what it was told to forget stayed with the allocator.
 */
export class ReportPress {
  readonly #bulkhead = new Bulkhead({ maxConcurrent: MAX_RUNNING, maxQueued: MAX_WAITING });
  readonly #closing = new CancelSignal();
  readonly #maxMs: number;
  readonly #stop = new AbortController();

  constructor(maxMs = MAX_MS) {
    this.#maxMs = maxMs;
  }

  /**
   * The report as PDF/A. `signal` ends the process. Too many at once give OVERLOADED, and so does one that takes longer
   * than a minute.
   */
  print(document: ReportDocument, signal: AbortSignal, standard: 'a-2a' | 'a-3a' = 'a-2a'): Promise<ReportResult> {
    return this.#compile({ work: 'print', document, standard, append: null }, signal);
  }

  /** Where the chapters of the report begin, and where it ends. */
  async measure(document: ReportDocument, signal: AbortSignal): Promise<ChapterPlace[]> {
    return (await this.#compile({ work: 'measure', document, standard: 'a-2a', append: null }, signal)).places;
  }

  /** How many pages each file has, or why it has none: what `append` will find. */
  async count(document: ReportDocument, files: readonly AppendedFile[], signal: AbortSignal): Promise<PageCount[]> {
    const append = { files, output: '' };
    return (await this.#compile({ work: 'count', document, standard: '1.7', append }, signal)).counts;
  }

  /**
   * Writes the report to `output`, with the pages of the files behind the dividers of the document. A file that cannot
   * be opened has its divider alone, also one that ends its process, such as a small file that unpacks to gigabytes. No
   * PDF/A, because the pages of the files need not be.
   */
  async append(
    document: ReportDocument,
    append: { files: readonly AppendedFile[]; output: string },
    signal: AbortSignal,
  ): Promise<void> {
    await this.#compile({ work: 'print', document, standard: '1.7', append }, signal);
  }

  /** The PDF with the lines along the edge of every page, added behind its bytes, which stay as they are. */
  async mark(pdf: Uint8Array, lines: readonly string[], signal: AbortSignal): Promise<Uint8Array> {
    const task: MarkTask = { pdf, lines, font: fallbackFont };
    return this.#run(paths.markWorker, task, signal);
  }

  /**
   * The PDF with an electronic signature behind its bytes, or why the key file cannot sign; without a PDF only whether
   * it could.
   */
  sign(task: SignTask, signal: AbortSignal): Promise<SignResult> {
    return this.#run(paths.signWorker, task, signal);
  }

  /** Ends every thread and process; what still waits or runs fails. */
  close(): void {
    this.#closing.cancel(clientError('OVERLOADED', 'The server is stopping'));
    this.#stop.abort();
  }

  /** Runs the compiler in a process. A file of people that ends it is left out of a new one. */
  #compile({ document, ...order }: Order, signal: AbortSignal): Promise<ReportResult> {
    return this.#inTurn(paths.reportWorker, signal, async (ends) => {
      const text = await runCooperatively(REQUESTER, reportTextInSteps(document));
      for (const fatal: number[] = []; ;) {
        const ended = await this.#runInProcess({ ...common, ...order, text, fatal }, ends);
        if (typeof ended !== 'number') return ended;
        fatal.push(ended);
      }
    });
  }

  /** What came out, or the number of the file that ended the process. */
  async #runInProcess(task: ReportTask, ends: AbortSignal): Promise<ReportResult | number> {
    const tooLong = new AbortController();
    const file: ReportProgress = { opening: null };
    let timer: NodeJS.Timeout | undefined;
    const follow = (message: ReportProgress | ReportResult): message is ReportResult => {
      clearTimeout(timer);
      if (!('opening' in message)) return true;
      file.opening = message.opening;
      if (file.opening !== null) timer = setTimeout(() => tooLong.abort(), this.#maxMs / FILES_IN_TIME);
      return false;
    };
    try {
      return await runInProcess(paths.reportWorker, task, AbortSignal.any([ends, tooLong.signal]), follow);
    } catch (error) {
      if (file.opening === null || ends.aborted || task.fatal.length === MAX_FATAL) throw error;
      return file.opening;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Runs a built module in a thread of its own, when its turn has come. */
  #run<Result>(module: string, task: object, signal: AbortSignal): Promise<Result> {
    return this.#inTurn(module, signal, (ends) => runInThread<Result>(module, task, ends));
  }

  /** Runs what needs a thread or process when its turn has come. What takes too long is ended. */
  async #inTurn<Result>(
    module: string,
    signal: AbortSignal,
    act: (ends: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    if (!existsSync(module)) throw new Error(`${module} is missing: run "npm run build" first`);
    try {
      await this.#waitForTurn(signal);
    } catch (error) {
      throw error instanceof QueueFullError ? clientError('OVERLOADED', 'Too many reports at once') : error;
    }
    const timeout = AbortSignal.timeout(this.#maxMs);
    try {
      return await act(AbortSignal.any([signal, timeout, this.#stop.signal]));
    } catch (error) {
      if (timeout.aborted) throw clientError('OVERLOADED', 'The report took too long');
      throw error;
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
}

/** The message of the thread, which is ended in any case. */
async function runInThread<Result>(module: string, task: object, ends: AbortSignal): Promise<Result> {
  ends.throwIfAborted();
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
    const [result] = (await once(thread, 'message', { signal: ends })) as [Result];
    return result;
  } finally {
    await thread.terminate();
  }
}

/**
 * The first message of a process that `isResult`; the process is ended in any case. A thread that wants a very large
 * piece of memory at once takes the whole server with it, whatever its limit (FATAL ERROR: CALL_AND_RETRY_LAST), and a
 * PDF of 30 kB can make it do so.
 */
async function runInProcess(
  module: string,
  task: ReportTask,
  ends: AbortSignal,
  isResult: (message: ReportProgress | ReportResult) => message is ReportResult,
): Promise<ReportResult> {
  ends.throwIfAborted();
  const child = fork(module, {
    env: {},
    execArgv: [`--max-old-space-size=${MAX_MEMORY_MIB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  try {
    // Disconnected is it only when every message was read; its exit may be told before.
    const messages = on(child, 'message', { signal: ends, close: ['disconnect'] });
    // When it ended already, the messages tell.
    child.send(task, () => undefined);
    for await (const [message] of messages as AsyncIterable<[ReportProgress | ReportResult]>)
      if (isResult(message)) return message;
    throw new Error('The process ended without a result');
  } finally {
    child.kill('SIGKILL');
  }
}
