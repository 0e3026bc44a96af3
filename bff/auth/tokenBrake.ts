import { clientError, codeOf } from '../errors.ts';
import { networkOf } from './networkOf.ts';
import type { RateCounter, SharedState } from '../state/sharedState.ts';

/** Our figure: an office behind one address whose sessions all end at the same time stays below. */
const MAX_REFUSED = 100;
const WINDOW_MS = 60_000;
/**
 * Our figure: unknown tokens of one address that are asked about at the same time; each takes a connection to the
 * product server.
 */
const MAX_PENDING = 16;

/**
 * Slows down made-up tokens: each costs a call of the product server, whose connections everybody shares. Tokens that
 * are known pass, because nobody asks about them.
 */
export class TokenBrake {
  readonly #refused: RateCounter;
  readonly #pending = new Map<string, number>();

  constructor(state: SharedState) {
    this.#refused = state.rates('refused-tokens', MAX_REFUSED, WINDOW_MS);
  }

  /**
   * Asks whose token it is. Rejects with RATE_LIMITED, without asking, where too many of the same network address were
   * refused or are asked about.
   */
  async attempt<Result>(ip: string, ask: () => Promise<Result>): Promise<Result> {
    const network = networkOf(ip);
    const rateWaitMs = await this.#refused.waitMsOf(network);
    const pending = this.#pending.get(network) ?? 0;
    const waitMs = rateWaitMs || (pending < MAX_PENDING ? 0 : 1000);
    if (waitMs > 0)
      throw clientError('RATE_LIMITED', 'Too many unknown sessions', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    this.#pending.set(network, pending + 1);
    try {
      return await ask();
    } catch (error) {
      if (codeOf(error) === 'UNAUTHENTICATED') await this.#refused.count(network);
      throw error;
    } finally {
      const left = (this.#pending.get(network) ?? 1) - 1;
      if (left > 0) this.#pending.set(network, left);
      else this.#pending.delete(network);
    }
  }
}
