import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { freePort } from '../../mocks/testing/freePort.ts';

const PROGRAM = '/usr/bin/redis-server';

/** Whether Debian's Redis is installed; tests that need it are skipped without. */
export const hasRedis = existsSync(PROGRAM);

/** A Redis that keeps nothing, on a free port. It can be ended and started again, which loses its data. */
export class RedisServer {
  #port = 0;
  #process: ChildProcess | null = null;

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  /** Zero while it does not run. */
  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  async start(): Promise<void> {
    this.#port ||= await freePort();
    const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn(PROGRAM, ['--port', String(this.#port), ...settings], { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#process = child;
    for await (const line of createInterface(child.stdout)) if (line.includes('Ready to accept connections')) break;
    child.stdout.resume();
  }

  async end(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    this.#process = null;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
