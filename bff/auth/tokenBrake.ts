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
/** Our figures: so many more wait for their turn, so long: an office after a restart of the BFF. */
const MAX_WAITING = 200;
const MAX_WAIT_MS = 10_000;

interface Network {
  pending: number;
  /** Each starts one that waits. */
  readonly waiting: (() => void)[];
}

const tooMany = (waitMs: number) =>
  clientError('RATE_LIMITED', 'Too many unknown sessions', { retryAfterSeconds: Math.ceil(waitMs / 1000) });

/**
 * Slows down made-up tokens: each costs a call of the product server, whose connections everybody shares. Only tokens
 * that were never accepted come here, and only those that turn out wrong count: security design, T1.
 */
export class TokenBrake {
  readonly #refused: RateCounter;
  readonly #networks = new Map<string, Network>();

  constructor(state: SharedState) {
    this.#refused = state.rates('refused-tokens', MAX_REFUSED, WINDOW_MS);
  }

  /**
   * Asks whose token it is, after others of the same network address where many are asked about. Rejects with
   * RATE_LIMITED, without asking, where too many of it were refused or wait.
   */
  async attempt<Result>(ip: string, ask: () => Promise<Result>): Promise<Result> {
    const network = networkOf(ip);
    await this.#assertNotBraked(network);
    await this.#begin(network);
    try {
      // Those before it may have turned out wrong.
      await this.#assertNotBraked(network);
      return await ask();
    } catch (error) {
      if (codeOf(error) === 'UNAUTHENTICATED') await this.#refused.count(network);
      throw error;
    } finally {
      this.#end(network);
    }
  }

  async #assertNotBraked(network: string): Promise<void> {
    const waitMs = await this.#refused.waitMsOf(network);
    if (waitMs > 0) throw tooMany(waitMs);
  }

  async #begin(name: string): Promise<void> {
    const network = this.#networks.get(name) ?? { pending: 0, waiting: [] };
    this.#networks.set(name, network);
    if (network.pending < MAX_PENDING) {
      network.pending++;
      return;
    }
    if (network.waiting.length >= MAX_WAITING) throw tooMany(1000);
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        network.waiting.splice(network.waiting.indexOf(start), 1);
        reject(tooMany(1000));
      }, MAX_WAIT_MS).unref();
      network.waiting.push(start);
    });
  }

  #end(name: string): void {
    const network = this.#networks.get(name);
    if (!network) return;
    // Whoever waits takes the place over.
    const start = network.waiting.shift();
    if (start) start();
    else if (--network.pending === 0) this.#networks.delete(name);
  }
}
