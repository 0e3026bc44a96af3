import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { paths } from '../../paths.ts';
import type { CheckAnswer, CheckTask } from './checkTask.ts';

/** TypeScript needs a loader, which a thread does not inherit on Node 20 and 24 alike. */
const startFromSource = (file: string): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(pathToFileURL(file).href)}); });`;

/** A thread that checks labels. One task runs at a time. */
export class CheckWorkerClient {
  private readonly worker: Worker;
  private readonly failed: Promise<never>;

  constructor(file = paths.checkThread) {
    // Neither the settings of the service, which hold secrets, nor its loaders of modules.
    const options = { env: {}, execArgv: [] };
    this.worker = file.endsWith('.ts')
      ? new Worker(startFromSource(file), { ...options, eval: true })
      : new Worker(file, options);
    this.failed = new Promise((_, reject) => {
      this.worker.once('error', reject);
      this.worker.once('exit', (code) => reject(new Error(`The thread that checks labels ended with ${code}`)));
    });
    // Without a task under way nobody waits for the failure.
    this.failed.catch(() => undefined);
  }

  async ask<Task extends CheckTask>(task: Task): Promise<CheckAnswer<Task>> {
    this.worker.ref();
    try {
      const answer = new Promise<CheckAnswer<Task>>((resolve) => this.worker.once('message', resolve));
      this.worker.postMessage(task);
      return await Promise.race([answer, this.failed]);
    } finally {
      // Without a task the thread keeps no process running.
      this.worker.unref();
    }
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}
