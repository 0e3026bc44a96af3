import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { FolderKind } from '../../../../domain/raw-material/rawMaterial.ts';
import { createStore } from '../../../shared/store/createStore.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { checkDocument, type DocumentError } from './checkDocument.ts';

/** The server accepts this many uploads of a user at a time. */
const MAX_CONCURRENT_UPLOADS = 2;
/** The delay before a retry if the server does not name one. */
const DEFAULT_RETRY_DELAY_MS = 2_000;

export type UploadState = 'rejected' | 'waiting' | 'sending' | 'saving' | 'done' | 'failed' | 'cancelled';

/** The upload of a file into a folder. */
export interface Upload {
  id: number;
  file: File;
  folder: FolderKind;
  state: UploadState;
  /** The fraction that has been sent, from 0 to 1. */
  part: number;
  /** Why it was not sent. */
  documentError: DocumentError | null;
  /** Why it failed, for describeError. */
  error: unknown;
}

interface Steps {
  signal: AbortSignal;
  onProgress: (part: number) => void;
  /** Called when the file has arrived; from then on the upload cannot be cancelled. */
  onSaving: () => void;
}

/** Uploads a file into its folder; rejects with an AbortError if it was cancelled. */
export type Send = (upload: Pick<Upload, 'file' | 'folder'>, steps: Steps) => Promise<void>;

/** Whether leaving the page would lose the upload. */
export const isUnfinished = ({ state }: Upload): boolean =>
  state === 'waiting' || state === 'sending' || state === 'saving';

/** The delay that the server asks for because other uploads of the same user are running; null if it did not. */
function retryDelayAfter(error: unknown): number | null {
  if (describeError(error).code !== 'RATE_LIMITED') return null;
  const seconds = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['retryAfterSeconds'] : null;
  return typeof seconds === 'number' ? seconds * 1000 : DEFAULT_RETRY_DELAY_MS;
}

/**
 * The queue of uploads: files are checked, then sent two at a time. A failed upload does not stop the others. If the server is busy with other
 * uploads of the user, from another tab or cancelled a moment ago, the upload waits and is retried.
 */
export class UploadQueue {
  readonly #send: Send;
  /** All uploads in the order they were added. */
  readonly uploads = createStore<readonly Upload[]>([]);
  readonly #running = new Map<number, AbortController>();
  #lastId = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Adds files for a folder; files that the server would reject are not sent. */
  async add(files: readonly File[], folder: FolderKind): Promise<void> {
    const documentErrors = await Promise.all(files.map(checkDocument));
    const added = files.map((file, at): Upload => {
      const documentError = documentErrors[at] ?? null;
      return {
        id: (this.#lastId += 1),
        file,
        folder,
        state: documentError ? 'rejected' : 'waiting',
        part: 0,
        documentError,
        error: null,
      };
    });
    this.uploads.set([...this.uploads.get(), ...added]);
    this.#next();
  }

  /** Cancels an upload, unless the file has arrived already. */
  cancel(id: number): void {
    this.#running.get(id)?.abort();
    if (this.uploads.get().some((upload) => upload.id === id && upload.state === 'waiting'))
      this.#patch(id, { state: 'cancelled' });
  }

  cancelAll(): void {
    for (const { id } of this.uploads.get()) this.cancel(id);
  }

  /** Retries an upload that failed or was cancelled. */
  retry(id: number): void {
    this.#patch(id, { state: 'waiting', part: 0, error: null });
    this.#next();
  }

  /** Removes the finished uploads. */
  clear(): void {
    this.uploads.set(this.uploads.get().filter(isUnfinished));
  }

  /** Waits until no upload is running; resolves to whether none failed. */
  settled(): Promise<boolean> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.uploads.get().some(isUnfinished)) return;
        stop();
        resolve(!this.uploads.get().some(({ state }) => state === 'failed'));
      };
      const stop = this.uploads.subscribe(look);
      look();
    });
  }

  #next(): void {
    if (this.#retryTimer !== undefined) return;
    for (const upload of this.uploads.get()) {
      if (this.#running.size >= MAX_CONCURRENT_UPLOADS) return;
      if (upload.state === 'waiting') void this.#run(upload);
    }
  }

  #nextAfter(ms: number): void {
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => {
      this.#retryTimer = undefined;
      this.#next();
    }, ms);
  }

  async #run({ id, file, folder }: Upload): Promise<void> {
    const controller = new AbortController();
    this.#running.set(id, controller);
    this.#patch(id, { state: 'sending' });
    try {
      const steps: Steps = {
        signal: controller.signal,
        onProgress: (part) => this.#patch(id, { part }),
        onSaving: () => this.#patch(id, { state: 'saving', part: 1 }),
      };
      await this.#send({ file, folder }, steps);
      this.#patch(id, { state: 'done' });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      const hasArrived = this.uploads.get().some((upload) => upload.id === id && upload.state === 'saving');
      const retryDelay = hasArrived ? null : retryDelayAfter(error);
      if (retryDelay !== null) this.#nextAfter(retryDelay);
      this.#patch(
        id,
        isCancelled
          ? { state: 'cancelled' }
          : retryDelay !== null
            ? { state: 'waiting', part: 0 }
            : { state: 'failed', error },
      );
    } finally {
      this.#running.delete(id);
      this.#next();
    }
  }

  #patch(id: number, change: Partial<Upload>): void {
    this.uploads.set(this.uploads.get().map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }
}
