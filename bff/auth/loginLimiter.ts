import { clientError } from '../errors.ts';
import type { Attempt, FailureCounter, SharedState } from '../state/sharedState.ts';
import { networkOf } from './networkOf.ts';

const tooManyAttempts = (waitMs: number) =>
  clientError('RATE_LIMITED', 'Too many failed attempts', {
    reason: 'TOO_MANY_ATTEMPTS',
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });

export interface LoginLimits {
  perAccount: number;
  perAddress: number;
  windowMs: number;
  firstLockMs: number;
}

/** Slows down the guessing of passwords, per account and per network address. */
export class LoginLimiter {
  readonly #accounts: FailureCounter;
  readonly #addresses: FailureCounter;

  /** Failures are counted under `name`, so that each kind of password has its own count. */
  constructor({ perAccount, perAddress, ...times }: LoginLimits, state: SharedState, name: string) {
    this.#accounts = state.failures(`${name}:accounts`, { ...times, limit: perAccount });
    this.#addresses = state.failures(`${name}:addresses`, { ...times, limit: perAddress });
  }

  /**
   * Runs one attempt. A `logIn` that resolves to null was a wrong password and counts. One that throws says nothing
   * about the password, and does not count.
   */
  async attempt<Result>(email: string, ip: string, logIn: () => Promise<Result | null>): Promise<Result | null> {
    const account = email.toLowerCase();
    const ofAddress = allowed(await this.#addresses.begin(networkOf(ip)));
    const ofAccount = await this.#beginAccount(account, ofAddress);
    let result: Result | null;
    try {
      result = await logIn();
    } catch (error) {
      await Promise.all([ofAddress.drop(), ofAccount.drop()]);
      throw error;
    }
    if (result === null) await Promise.all([ofAddress.fail(), ofAccount.fail()]);
    else await Promise.all([ofAddress.drop(), this.#accounts.reset(account)]);
    return result;
  }

  async #beginAccount(account: string, ofAddress: Attempt): Promise<Attempt> {
    try {
      return allowed(await this.#accounts.begin(account));
    } catch (error) {
      await ofAddress.drop();
      throw error;
    }
  }
}

/** Returns the attempt; throws RATE_LIMITED if the caller has to wait. */
function allowed(attempt: Attempt | number): Attempt {
  if (typeof attempt === 'number') throw tooManyAttempts(attempt);
  return attempt;
}
