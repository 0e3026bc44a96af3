import { UpstreamError } from './response.ts';
import { CancelSignal } from './cancelSignal.ts';

/** The person who asked is gone; nobody waits for the answer any more. */
export class ClientDisconnected extends Error {
  constructor() {
    super('the caller is gone');
  }
}

/** Ends a call when its time is up (a Fault) or when the person who asked is gone (Gone). */
export class Deadline extends CancelSignal {
  readonly #end: number;
  readonly #forget: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(totalMs: number, gone: CancelSignal | undefined) {
    super();
    this.#end = performance.now() + totalMs;
    this.#forget = gone?.onCancel((reason) => this.cancel(reason));
    this.arm(totalMs);
  }

  /** Time left in all. */
  get remainingMs(): number {
    return this.#end - performance.now();
  }

  /** Gives the next step so much time, within what is left in all. */
  arm(ms: number): void {
    clearTimeout(this.#timer);
    const late = (): void => this.cancel(new UpstreamError('UPSTREAM_TIMEOUT', 'no answer in time'));
    this.#timer = setTimeout(late, Math.max(0, Math.min(ms, this.remainingMs)));
  }

  /** Waits; rejects with the reason of a stop meanwhile. */
  pause(ms: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        forget();
        resolve();
      }, ms);
      const forget = this.onCancel((reason) => {
        clearTimeout(timer);
        reject(reason);
      });
    });
  }

  /** Stops the clock; every deadline must be cleared. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#forget?.();
  }
}
