import { codeOf, type ErrorCode } from '../errors.ts';

/** Our figure: more sessions than end while a service is restarted. */
const MAX_PENDING = 10_000;
/**
 * The service has answered and would answer the same again, such as for a token that has expired or that it refuses
 * already.
 */
const FINAL: ReadonlySet<ErrorCode> = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'UPSTREAM_UNSUPPORTED',
]);

/**
 * Logouts that did not reach the product server. They are sent again until they do: without Redis, only what the
 * product server knows keeps a token out once this process has ended.
 */
export class PendingLogouts {
  readonly #pending = new Set<() => Promise<void>>();
  readonly #retryMs: number;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(retryMs: number) {
    this.#retryMs = retryMs;
  }

  /** Calls `logout`, and again later while the service fails. Resolves to the code of the first error, or null. */
  async send(logout: () => Promise<void>): Promise<ErrorCode | null> {
    try {
      await logout();
      this.#pending.delete(logout);
      return null;
    } catch (error) {
      const code = codeOf(error);
      if (FINAL.has(code)) this.#pending.delete(logout);
      else if (this.#pending.size < MAX_PENDING) this.#pending.add(logout);
      this.#schedule();
      return code;
    }
  }

  #schedule(): void {
    if (this.#pending.size > 0 && !this.#isClosed)
      this.#timer ??= setTimeout(() => void this.#retry(), this.#retryMs).unref();
  }

  /** One after another, until one fails. */
  async #retry(): Promise<void> {
    for (const logout of this.#pending) {
      await this.send(logout);
      if (this.#pending.has(logout)) break;
    }
    this.#timer = undefined;
    this.#schedule();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }
}
