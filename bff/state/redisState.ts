import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ProcessFailures } from './processFailures.ts';
import { ProcessState } from './processState.ts';
import type { RedisConnection } from './redisConnection.ts';
import { RedisFailures } from './redisFailures.ts';
import { COUNT, WAIT } from './redisScripts.ts';
import type { FailureRules, RateCounter, Records, SharedState, StateEvent, StateStatus } from './sharedState.ts';

const PREFIX = 'dosije:';
const CHANNEL = `${PREFIX}events`;
/** Our figure: a balancer that asks `/readyz` waits no longer than a second or two. */
const STATUS_MS = 500;
const text = z.string().max(200);

const message = z.intersection(
  z.object({ from: text }),
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal(['token', 'revoked']), hash: text }),
    z.object({ kind: z.literal(['viewer', 'company']), id: text }),
    // Failures that are forgotten because somebody has signed in.
    z.object({ kind: z.literal('reset'), name: text, key: text }),
  ]),
);
type Message = z.output<typeof message>;

function parseMessage(received: string): Message | null {
  try {
    return message.safeParse(JSON.parse(received)).data ?? null;
  } catch {
    return null;
  }
}

/** Keys are addresses of people and networks, which stand nowhere but in the memory of this process. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** State that processes share through Redis. Each also counts for itself, which holds while Redis is away. */
export class RedisState implements SharedState {
  readonly #id = randomUUID();
  readonly #own = new ProcessState();
  readonly #redis: RedisConnection;
  readonly #counters = new Map<string, ProcessFailures>();
  #listener: (event: StateEvent) => void = () => undefined;
  readonly records: Records = {
    set: async (key, value, ttlMs) => {
      const isShared = await this.#redis.run((redis) => redis.set(PREFIX + key, value, 'PX', ttlMs), null);
      // What Redis could not take is at least known here.
      if (isShared === null) await this.#own.records.set(key, value, ttlMs);
    },
    get: async (key) => (await this.#own.records.get(key)) ?? this.#redis.run((redis) => redis.get(PREFIX + key), null),
    take: async (key) =>
      (await this.#own.records.take(key)) ?? this.#redis.run((redis) => redis.getdel(PREFIX + key), null),
  };

  constructor(redis: RedisConnection) {
    this.#redis = redis;
    this.#redis.listen(
      CHANNEL,
      (received) => this.#receive(received),
      () => this.#listener({ kind: 'missed' }),
    );
  }

  failures(name: string, rules: FailureRules): RedisFailures {
    const local = this.#own.failures(name, rules);
    this.#counters.set(name, local);
    return new RedisFailures({
      rules,
      local,
      redis: this.#redis,
      hashOf,
      keysOf: (hash) => {
        // The braces keep both on one node of a cluster.
        const base = `${PREFIX}failures:${name}:{${hash}}`;
        return [base, `${base}:attempts`];
      },
      onReset: (hash) => this.#tell({ kind: 'reset', name, key: hash }),
    });
  }

  rates(name: string, max: number, windowMs: number): RateCounter {
    const own = this.#own.rates(name, max, windowMs);
    const keyOf = (key: string) => `${PREFIX}rate:${name}:${hashOf(key)}`;
    return {
      waitMsOf: async (key) =>
        (await own.waitMsOf(key)) || Number(await this.#redis.run((redis) => redis.eval(WAIT, 1, keyOf(key), max), 0)),
      count: async (key) => {
        await own.count(key);
        await this.#redis.run((redis) => redis.eval(COUNT, 1, keyOf(key), windowMs), 0);
      },
    };
  }

  publish(event: Exclude<StateEvent, { kind: 'missed' }>): void {
    this.#tell(event);
  }

  subscribe(listener: (event: StateEvent) => void): void {
    this.#listener = listener;
  }

  async status(): Promise<StateStatus> {
    const answer = await this.#redis.run((redis) => redis.ping(), null, STATUS_MS);
    return answer === null ? 'away' : 'shared';
  }

  start(): Promise<void> {
    return this.#redis.start();
  }

  close(): Promise<void> {
    this.#redis.close();
    return Promise.resolve();
  }

  #tell(event: object): void {
    void this.#redis.run((redis) => redis.publish(CHANNEL, JSON.stringify({ from: this.#id, ...event })), 0);
  }

  #receive(received: string): void {
    const event = parseMessage(received);
    if (!event || event.from === this.#id) return;
    if (event.kind === 'reset') void this.#counters.get(event.name)?.reset(event.key);
    else this.#listener(event);
  }
}
