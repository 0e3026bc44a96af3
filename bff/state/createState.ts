import type { Config } from '../config.ts';
import { ProcessState } from './processState.ts';
import { RedisConnection, type StateLog } from './redisConnection.ts';
import { RedisState } from './redisState.ts';
import type { SharedState } from './sharedState.ts';

/**
 * The state of this process, or the one that several share through Redis; its client is loaded only then, because it
 * takes time at the start and memory. `redisUrl` is a `redis:` or `rediss:` address, with its password and database
 * where it has them.
 */
export async function createState({ redisUrl }: Config, log: StateLog): Promise<SharedState> {
  if (redisUrl === null) return new ProcessState();
  const { Redis } = await import('ioredis');
  return new RedisState(new RedisConnection((options) => new Redis(redisUrl, options), log));
}
