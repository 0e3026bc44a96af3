import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/** Where log lines go. */
export interface LogStream {
  write(line: string): void;
}

/** Collects the lines of one turn of the event loop and writes them at once: one write a turn, not one a line. */
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
 * JSON lines. What is logged is chosen word by word where it is logged; requests are never logged as they came, so that
 * no token, password, address or variable can slip in.
 */
export const createLogOptions = ({ logLevel }: Config, stream: LogStream): FastifyServerOptions['logger'] => ({
  level: logLevel,
  stream,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
});
