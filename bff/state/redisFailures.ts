import { randomBytes } from 'node:crypto';
import type { RedisConnection } from './redisConnection.ts';
import { BEGIN_ATTEMPT, FAIL_ATTEMPT } from './redisScripts.ts';
import { PENDING_WAIT_MS, type ProcessFailures } from './processFailures.ts';
import type { Attempt, FailureCounter, FailureRules } from './sharedState.ts';

/**
 * Longer than any call of a service may take (`UPSTREAM_TOTAL_MS`), so that an attempt of a process that was killed
 * ends at some time.
 */
const MAX_ATTEMPT_MS = 11 * 60_000;

interface Options {
  rules: FailureRules;
  local: ProcessFailures;
  redis: RedisConnection;
  hashOf: (key: string) => string;
  /** The two keys of a counter in Redis. */
  keysOf: (hash: string) => [failures: string, attempts: string];
  /** Tells the other processes that the failures of a key are forgotten. */
  onReset: (hash: string) => void;
}

/**
 * Failures as all processes have seen them. This process counts as well and refuses by its own count, so that nothing
 * is let in while Redis is away or has lost its data.
 */
export class RedisFailures implements FailureCounter {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  async begin(key: string): Promise<Attempt | number> {
    const { rules, local, redis, hashOf, keysOf } = this.#options;
    const { limit, windowMs, firstLockMs } = rules;
    const hash = hashOf(key);
    const own = await local.begin(hash);
    if (typeof own === 'number') return own;
    const [failures, attempts] = keysOf(hash);
    const id = randomBytes(9).toString('base64url');
    const waitMs = await redis.run(
      (client) =>
        client.eval(BEGIN_ATTEMPT, 2, failures, attempts, limit, windowMs, PENDING_WAIT_MS, MAX_ATTEMPT_MS, id),
      0,
    );
    if (Number(waitMs) > 0) {
      await own.drop();
      return Number(waitMs);
    }
    return {
      fail: async () => {
        await own.fail();
        await redis.run(
          (client) => client.eval(FAIL_ATTEMPT, 2, failures, attempts, limit, windowMs, firstLockMs, id),
          0,
        );
      },
      drop: async () => {
        await own.drop();
        await redis.run((client) => client.zrem(attempts, id), 0);
      },
    };
  }

  async reset(key: string): Promise<void> {
    const { local, redis, hashOf, keysOf, onReset } = this.#options;
    const hash = hashOf(key);
    await local.reset(hash);
    await redis.run((client) => client.del(...keysOf(hash)), 0);
    onReset(hash);
  }
}
