import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import Fastify from 'fastify';
import type { Config } from './config.ts';
import { createLogOptions } from './http/logging.ts';
import { serveMetrics } from './metrics/metricsServer.ts';
import { WorkerMetrics } from './metrics/workerMetrics.ts';

/**
 * Our figure: a worker that ends sooner is started again after a pause, so that one that cannot run does not take the
 * processor.
 */
const SHORT_LIFE_MS = 10_000;
const PAUSE_MS = 1_000;

/** A worker ended before it was ready. It has said why itself. */
export class WorkerStartError extends Error {}

/** Several processes on one port. */
export interface Workers {
  /** Of the product. */
  url: string;
  /** Lets every worker finish its requests. */
  close(): Promise<void>;
}

/**
 * Starts the workers and replaces those that end, which are logged and counted. Resolves when all are ready; rejects
 * with a WorkerStartError when one ends before.
 */
export async function startWorkers(config: Config): Promise<Workers> {
  const { workers: count, metricsPort, metricsHost } = config;
  const { log } = Fastify({ logger: createLogOptions(config, process.stdout) });
  const metrics = new WorkerMetrics();
  const running = new Set<Worker>();
  let isClosing = false;

  function start(): Worker {
    const worker = cluster.fork();
    const startedAt = performance.now();
    running.add(worker);
    worker.once('exit', (code: number | null, signal: string | null) => {
      running.delete(worker);
      if (!isReady || isClosing) return;
      metrics.countExit(signal);
      log.error({ worker: worker.id, pid: worker.process.pid, code, signal }, 'worker ended');
      const pauseMs = performance.now() - startedAt < SHORT_LIFE_MS ? PAUSE_MS : 0;
      setTimeout(() => {
        if (!isClosing) start();
      }, pauseMs);
    });
    return worker;
  }
  async function close(): Promise<void> {
    isClosing = true;
    const ends = [...running].map((worker) => once(worker, 'exit'));
    for (const worker of running) worker.process.kill('SIGTERM');
    await Promise.all(ends);
  }

  let isReady = false;
  const first = Array.from({ length: count }, start);
  const readiness = await Promise.all(first.map(untilReady));
  const url = readiness.find((one) => one !== null);
  if (!url || readiness.includes(null)) {
    await close();
    throw new WorkerStartError();
  }
  isReady = true;
  if (metricsPort === null) return { url, close };
  const server = await serveMetrics(metrics, metricsPort, metricsHost);
  return {
    url,
    close: async () => {
      await close();
      await server.close();
    },
  };
}

/** The URL that the worker says when it listens; null when it ends before. */
const untilReady = (worker: Worker): Promise<string | null> =>
  new Promise((resolve) => {
    worker.on('message', ({ ready, url }: { ready?: boolean; url?: string }) => {
      if (ready && url) resolve(url);
    });
    worker.once('exit', () => resolve(null));
  });
