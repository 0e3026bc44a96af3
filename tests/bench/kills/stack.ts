import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../mocks/testing/freePort.ts';
import { end, launch, startProcess } from '../../../mocks/testing/standInProcess.ts';
import { runBff, startBffProcess } from '../../support/bffProcess.ts';

/** The processes that are killed. The product server and the AI server are one (`mocks/main.ts`). */
export const PROCESSES = ['bff', 'stand-ins'] as const;
export type ProcessName = (typeof PROCESSES)[number];

/** Also the time after which a logout is sent again that the product server did not take. */
export const BREAKER_OPEN_MS = 500;
const START_LIMIT_MS = 60_000;

async function failAfter(ms: number): Promise<never> {
  await pause(ms, null, { ref: false });
  throw new Error(`It did not listen within ${ms} ms`);
}

/** A BFF and the stand-ins on a data folder, at addresses that stay the same over every start. */
export class KillableStack {
  readonly folder: string;
  readonly url: string;
  readonly #env: Record<ProcessName, Record<string, string>>;
  readonly #running = new Map<ProcessName, ChildProcess>();

  private constructor(folder: string, [bff, product, ai, geo]: [number, number, number, number]) {
    this.folder = folder;
    this.url = `http://127.0.0.1:${bff}`;
    this.#env = {
      'stand-ins': {
        PRODUCT_PORT: String(product),
        AI_PORT: String(ai),
        GEO_PORT: String(geo),
        DATA_DIR: this.dataFolder,
        TMPDIR: this.temporaryFolder('stand-ins'),
      },
      bff: {
        HOST: '127.0.0.1',
        PORT: String(bff),
        PRODUCT_SERVER_URL: `http://127.0.0.1:${product}`,
        AI_SERVER_URL: `http://127.0.0.1:${ai}`,
        GEO_SERVER_URL: `http://127.0.0.1:${geo}`,
        LOG_LEVEL: 'fatal',
        BREAKER_OPEN_MS: String(BREAKER_OPEN_MS),
        // An import that was applied while nobody was told counts at once.
        KNOWLEDGE_TRUSTED_MS: '0',
        TMPDIR: this.temporaryFolder('bff'),
      },
    };
  }

  static async open(): Promise<KillableStack> {
    const folder = await mkdtemp(join(tmpdir(), 'dosije-kills-'));
    const ports = [await freePort(), await freePort(), await freePort(), await freePort()] as const;
    const stack = new KillableStack(folder, [...ports]);
    for (const name of PROCESSES) await mkdir(stack.temporaryFolder(name));
    for (const name of ['stand-ins', 'bff'] as const) await stack.start(name);
    return stack;
  }

  get dataFolder(): string {
    return join(this.folder, 'data');
  }

  /** Where a process makes its temporary files, and no other does. */
  temporaryFolder(name: ProcessName): string {
    return join(this.folder, `tmp-${name}`);
  }

  pidOf(name: ProcessName): number {
    return this.#running.get(name)?.pid ?? 0;
  }

  /**
   * Starts a process and returns after how many milliseconds it listened. Rejects when it ends, or does not listen in
   * time.
   */
  async start(name: ProcessName): Promise<number> {
    const started = performance.now();
    const starting = name === 'bff' ? startBffProcess(this.#env.bff) : startProcess(this.#env['stand-ins']);
    const { child } = await Promise.race([starting, failAfter(START_LIMIT_MS)]);
    this.#running.set(name, child);
    return performance.now() - started;
  }

  /** Begins to start a process and kills it after some milliseconds. */
  async killDuringStart(name: ProcessName, afterMs: number): Promise<void> {
    const child = name === 'bff' ? runBff(this.#env.bff).child : launch(this.#env['stand-ins']);
    await pause(afterMs);
    await end(child, 'SIGKILL');
  }

  async end(name: ProcessName, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#running.get(name);
    this.#running.delete(name);
    if (child) await end(child, signal);
  }

  /** Ends what runs and deletes the folders. */
  async close(): Promise<void> {
    for (const name of PROCESSES) await this.end(name, 'SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
  }
}
