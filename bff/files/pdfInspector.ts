import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { clientError } from '../errors.ts';
import { paths } from '../paths.ts';
import { Bulkhead, QueueFullError } from '../upstream/bulkhead.ts';
import { pdfErrorTexts, type PdfErrorCode, type PdfResult, type PdfTask } from './pdfTask.ts';

/** Security promise R52: memory and time for a file that somebody sent. */
const MAX_MEMORY_MIB = 256;
/** The start of the thread included, which takes about a second. */
const MAX_MS = 20_000;
const MAX_THREADS = 2;
const MAX_WAITING = 20;

/** Opens PDFs in threads of their own: whatever a file does to its thread, the server keeps responding. */
export class PdfInspector {
  readonly #bulkhead = new Bulkhead({ maxConcurrent: MAX_THREADS, maxQueued: MAX_WAITING });

  /**
   * Whether the PDF has scripts, launch actions or embedded files. One that is opened and cannot be gives
   * BAD_USER_INPUT with a PdfErrorCode. To open one takes about a second of processor time, to look at its bytes a
   * twentieth of it.
   */
  async hasActiveContent(task: PdfTask): Promise<boolean> {
    try {
      await this.#bulkhead.acquire();
    } catch (error) {
      throw error instanceof QueueFullError ? clientError('OVERLOADED', 'Too many files at once') : error;
    }
    try {
      const result = await runInThread(task);
      if (result.kind === 'opened') return result.hasActiveContent;
      throw refusal(result.code);
    } finally {
      this.#bulkhead.release();
    }
  }
}

function refusal(code: PdfErrorCode) {
  const message = pdfErrorTexts[code];
  return clientError('BAD_USER_INPUT', message, { status: 422, fields: [{ path: 'file', message, code }] });
}

async function runInThread(task: PdfTask): Promise<PdfResult> {
  if (!existsSync(paths.pdfWorker)) throw new Error(`${paths.pdfWorker} is missing: run "npm run build" first`);
  const thread = new Worker(paths.pdfWorker, {
    workerData: task,
    // Neither the settings of the server, which hold secrets, nor its loaders of modules.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MIB },
  });
  try {
    const [result] = (await once(thread, 'message', { signal: AbortSignal.timeout(MAX_MS) })) as [PdfResult];
    return result;
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'AbortError';
    return { kind: 'error', code: isTimeout ? 'TOO_SLOW' : 'DAMAGED' };
  } finally {
    await thread.terminate();
  }
}
