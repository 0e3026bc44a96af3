/** As those of the product; each level writes its own lines and those of the levels before it. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

let lowest: LogLevel = 'error';

/** Sets the lowest level that is written. */
export const setLogLevel = (level: LogLevel): void => void (lowest = level);

/**
 * JSON lines on standard output in the format of the product's. Each place that logs names the fields it needs: no
 * token, password, statement or value of a request gets into the log.
 */
function write(level: LogLevel, fields: object, message: string): void {
  if (LOG_LEVELS.indexOf(level) > LOG_LEVELS.indexOf(lowest)) return;
  process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), ...fields, msg: message })}\n`);
}

export const log = {
  info: (fields: object, message: string): void => write('info', fields, message),
  error: (error: unknown, message: string, fields: object = {}): void =>
    write('error', { ...fields, ...failureFields(error) }, message),
};

/**
 * Codes of what happens to every service that runs long enough and says enough by itself: the database or the disk is
 * away, full, or starts again. Network and files as Node names them; of PostgreSQL
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html) the classes 08 (connection), 53 (resources), 57P
 * (administrator) and transactions that collide.
 */
const KNOWN =
  /^(?:ECONN[A-Z]{2,10}|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|ENOSPC|EMFILE|08\w{3}|53\w{3}|57P\w{2}|40001|40P01)$/;

/** The text with which `pg` reports a connection that broke, which carries no code. */
const BROKEN_CONNECTION = /^Connection terminated/;

/**
 * What is logged of something thrown: its code and, where nobody expected it, the frames of its stack. The error of a
 * statement quotes the statement with its values, so its cause is read, and of that no text either.
 */
export function failureFields(thrown: unknown): object {
  const error = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  if (!(error instanceof Error)) return { detail: typeof thrown };
  const { code, table, constraint } = error as Partial<Record<'code' | 'table' | 'constraint', unknown>>;
  if (typeof code === 'string' && KNOWN.test(code)) return { code };
  if (BROKEN_CONNECTION.test(error.message)) return { code: 'ECONNRESET' };
  // Errors of the database, of mail and of JSON quote values.
  const quotes = error !== thrown || code !== undefined || error instanceof SyntaxError;
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    ...{ code, table, constraint },
    detail: quotes ? error.name : `${error.name}: ${error.message}`.slice(0, 500),
    stack: frames.map((line) => line.trim()).join('\n'),
  };
}
