import { CancelSignal } from './cancelSignal.ts';
import { UpstreamError } from './errors.ts';

/** Cancels a call when its time is up (UpstreamError) or when the client has disconnected (ClientDisconnected). */
export class Deadline extends CancelSignal {
  readonly #endsAt: number;
  readonly #unsubscribe: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(totalMs: number, clientSignal: CancelSignal | undefined) {
    super();
    this.#endsAt = performance.now() + totalMs;
    this.#unsubscribe = clientSignal?.onCancel((reason) => this.cancel(reason));
    this.startStep(totalMs);
  }

  /** Time left for the whole call. */
  get remainingMs(): number {
    return this.#endsAt - performance.now();
  }

  /** Limits the next step, such as one attempt, to `ms` and to what is left for the whole call. */
  startStep(ms: number): void {
    clearTimeout(this.#timer);
    const onTimeout = (): void => this.cancel(new UpstreamError('UPSTREAM_TIMEOUT', 'no response in time'));
    this.#timer = setTimeout(onTimeout, Math.max(0, Math.min(ms, this.remainingMs)));
  }

  /** Resolves after `ms`; rejects with the reason when cancelled meanwhile. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        unsubscribe();
        resolve();
      }, ms);
      const unsubscribe = this.onCancel((reason) => {
        clearTimeout(timer);
        reject(reason);
      });
    });
  }

  /** Stops the timer. Must be called for every deadline. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#unsubscribe?.();
  }
}
