import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { createStore } from '../../../shared/store/createStore.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';

/** The server accepts this many uploads of a user at a time. */
const MAX_CONCURRENT_UPLOADS = 2;
/** The delay before a retry if the server does not name one. */
const DEFAULT_RETRY_DELAY_MS = 2_000;

export type UploadState = 'rejected' | 'waiting' | 'sending' | 'saving' | 'done' | 'failed' | 'cancelled';

/** Why a file is not sent at all. */
export type Refusal = 'empty' | 'type' | 'size' | 'full';

/** The upload of a file into a place, such as a folder. */
export interface Upload<Place extends string = string> {
  id: number;
  file: File;
  place: Place;
  /** YYYY-MM-DD; null for none. */
  expiresOn: string | null;
  /** Id of the document that it is the new version of; null for a document of its own. */
  replaces: string | null;
  state: UploadState;
  /** The fraction that has been sent, from 0 to 1. */
  part: number;
  /** Why it was not sent. */
  refusal: Refusal | null;
  /** Why it failed, for describeError. */
  error: unknown;
}

interface Steps {
  signal: AbortSignal;
  onProgress: (part: number) => void;
  /** Called when the file has arrived; from then on the upload cannot be cancelled. */
  onSaving: () => void;
}

/** Uploads a file into its place; rejects with an AbortError if it was cancelled. */
export type Send<Place extends string> = (
  upload: Pick<Upload<Place>, 'file' | 'place' | 'expiresOn' | 'replaces'>,
  steps: Steps,
) => Promise<void>;

/** What the places take. */
export interface UploadRules<Place extends string> {
  /** The reason why a file is not sent into a place. */
  check: (file: File, place: Place) => Promise<Refusal | null>;
  /** How many files more a place takes, besides those in the queue; undefined where there is no limit. */
  roomIn?: (place: Place) => number;
}

/** Whether leaving the page would lose the upload. */
export const isUnfinished = ({ state }: Pick<Upload, 'state'>): boolean =>
  state === 'waiting' || state === 'sending' || state === 'saving';

/** The delay that the server asks for because other uploads of the same user are running; null if it did not. */
function retryDelayAfter(error: unknown): number | null {
  if (describeError(error).code !== 'RATE_LIMITED') return null;
  const seconds = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['retryAfterSeconds'] : null;
  return typeof seconds === 'number' ? seconds * 1000 : DEFAULT_RETRY_DELAY_MS;
}

/**
 * The queue of uploads: files are checked, then sent two at a time. A failed upload does not stop the others. If the
 * server is busy with other uploads of the user, from another tab or cancelled a moment ago, the upload waits and is
 * retried.
 */
export class UploadQueue<Place extends string = string> {
  readonly #send: Send<Place>;
  readonly #rules: UploadRules<Place>;
  /** All uploads in the order they were added. */
  readonly uploads = createStore<readonly Upload<Place>[]>([]);
  readonly #running = new Map<number, AbortController>();
  #lastId = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: Send<Place>, rules: UploadRules<Place>) {
    this.#send = send;
    this.#rules = rules;
  }

  /**
   * Adds files for a place; files that the server would reject are not sent. `replaced` names what files are the new
   * versions of.
   */
  async add(
    files: readonly File[],
    place: Place,
    expiresOn: string | null = null,
    replaced: ReadonlyMap<File, string> = new Map(),
  ): Promise<void> {
    const refusals = await Promise.all(files.map((file) => this.#rules.check(file, place)));
    const inQueue = this.uploads.get().filter((upload) => upload.place === place && isUnfinished(upload)).length;
    let room = (this.#rules.roomIn?.(place) ?? Infinity) - inQueue;
    const added = files.map((file, at): Upload<Place> => {
      const refusal = refusals[at] ?? (room <= 0 ? 'full' : null);
      if (!refusal) room -= 1;
      return {
        id: (this.#lastId += 1),
        file,
        place,
        expiresOn,
        replaces: replaced.get(file) ?? null,
        state: refusal ? 'rejected' : 'waiting',
        part: 0,
        refusal,
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

  async #run({ id, file, place, expiresOn, replaces }: Upload<Place>): Promise<void> {
    const controller = new AbortController();
    this.#running.set(id, controller);
    this.#patch(id, { state: 'sending' });
    try {
      const steps: Steps = {
        signal: controller.signal,
        onProgress: (part) => this.#patch(id, { part }),
        onSaving: () => this.#patch(id, { state: 'saving', part: 1 }),
      };
      await this.#send({ file, place, expiresOn, replaces }, steps);
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

  #patch(id: number, change: Partial<Upload<Place>>): void {
    this.uploads.set(this.uploads.get().map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }
}
