import cluster from 'node:cluster';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

export interface LogStream {
  write(line: string): void;
}

/** Writes all lines of one turn of the event loop together, because a system call per line is slow under load. */
export function bufferedStdout(): LogStream {
  let lines = '';
  const flush = (): void => {
    process.stdout.write(lines);
    lines = '';
  };
  return {
    write(line) {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
}

/**
 * JSON lines, of which those of a worker name it. Requests are never logged whole: each place that logs names the
 * fields it needs, so that no token, password or variable gets into the log. `@fastify/multipart` logs the options of
 * its parser at level `trace`, with all headers of the request; they are left out.
 */
export const createLogOptions = ({ logLevel }: Config, stream: LogStream): FastifyServerOptions['logger'] => ({
  level: logLevel,
  stream,
  base: cluster.isWorker ? { worker: cluster.worker?.id, pid: process.pid } : null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { busboyOptions: () => undefined },
});
