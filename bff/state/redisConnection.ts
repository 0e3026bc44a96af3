import type { Redis, RedisOptions } from 'ioredis';

/** Our figure: Redis answers within a millisecond; a request waits no longer for one that hangs. */
const COMMAND_MS = 1_000;
const CONNECT_MS = 2_000;
/** Our figure: how long nothing is asked after a command has failed, so that not every request waits. */
const PAUSE_MS = 1_000;
const MAX_RECONNECT_MS = 1_000;

/** Where the state tells operators what happened; no addresses, no keys. */
export interface StateLog {
  warn(fields: object, text: string): void;
  info(fields: object, text: string): void;
}

/** Makes a client of Redis, which does not connect yet. */
export type CreateClient = (options: RedisOptions) => Redis;

/** What kind of error it is: its text may quote the address with its password. */
function causeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return [code, name].find((one) => typeof one === 'string') ?? 'no connection';
}

/** Rejects when the answer takes too long. */
async function withinTime<Result>(answer: Promise<Result>, maxMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    // An answer that came while this process was busy is read before the turn is over, and is none that came too late.
    timer = setTimeout(() => setImmediate(() => reject(new Error('no answer in time'))), maxMs);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** A connection for commands and one for events, which say when Redis is away and when it is back. */
export class RedisConnection {
  readonly #commands: Redis;
  readonly #events: Redis;
  readonly #log: StateLog;
  #pausedUntil = 0;
  #wasAway = false;
  #isClosing = false;

  constructor(createClient: CreateClient, log: StateLog) {
    this.#log = log;
    const options = {
      lazyConnect: true,
      connectTimeout: CONNECT_MS,
      retryStrategy: (attempts: number) => Math.min(50 * attempts, MAX_RECONNECT_MS),
      enableOfflineQueue: false,
      // A connection that is closed waits so long for the other side to close it too.
      disconnectTimeout: 100,
    };
    this.#commands = createClient({ ...options, maxRetriesPerRequest: 0 });
    this.#events = createClient({ ...options, autoResubscribe: false });
    this.#commands.on('error', (error: unknown) => this.#noteFailure(error));
    this.#commands.on('ready', () => this.#noteReady());
    this.#events.on('error', () => undefined);
  }

  isUp(): boolean {
    return this.#commands.status === 'ready' && performance.now() >= this.#pausedUntil;
  }

  /** Runs a command. `away` is the result where Redis is away or does not answer in time. */
  async run<Result>(command: (redis: Redis) => Promise<Result>, away: Result, maxMs = COMMAND_MS): Promise<Result> {
    if (!this.isUp()) return away;
    try {
      const result = await withinTime(command(this.#commands), maxMs);
      if (this.#wasAway) this.#noteReady();
      return result;
    } catch (error) {
      this.#pausedUntil = performance.now() + PAUSE_MS;
      this.#noteFailure(error);
      return away;
    }
  }

  /**
   * Calls `onMessage` for each message of a channel, and `onConnected` whenever the connection was made, since when
   * none is lost.
   */
  listen(channel: string, onMessage: (message: string) => void, onConnected: () => void): void {
    this.#events.on('message', (_channel: string, message: string) => onMessage(message));
    this.#events.on('ready', () => {
      this.#events.subscribe(channel).then(onConnected, () => this.#events.disconnect(true));
    });
  }

  /** Resolves when both are connected, or after two seconds; they go on trying. */
  async start(): Promise<void> {
    const both = [this.#commands, this.#events].map((redis) => redis.connect().catch(() => undefined));
    const giveUp = AbortSignal.timeout(CONNECT_MS);
    await Promise.race([
      Promise.all(both),
      new Promise<void>((done) => giveUp.addEventListener('abort', () => done(), { once: true })),
    ]);
    if (!this.isUp()) this.#noteFailure(null);
  }

  close(): void {
    this.#isClosing = true;
    this.#commands.disconnect();
    this.#events.disconnect();
  }

  #noteFailure(error: unknown): void {
    if (this.#wasAway || this.#isClosing) return;
    this.#wasAway = true;
    this.#log.warn({ cause: causeOf(error) }, 'Redis is away: limits and sessions are those of this process');
  }

  #noteReady(): void {
    if (this.#wasAway) this.#log.info({}, 'Redis is back: limits and sessions are shared again');
    this.#wasAway = false;
  }
}
