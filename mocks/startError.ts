import { inspect } from 'node:util';

/** ENOSPC as the embedded database numbers it (WASI preview 1), which throws objects that are no errors. */
const WASI_NO_SPACE = 51;

const isDiskFull = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errno } = error as { code?: unknown; errno?: unknown };
  return code === 'ENOSPC' || (!(error instanceof Error) && errno === WASI_NO_SPACE);
};

/** What is printed of something thrown at the start, whatever it is. A stack stands only where nobody expected it. */
export function startErrorText(error: unknown): string {
  if (isDiskFull(error)) return 'The disk that holds DATA_DIR is full; make room and start again';
  if (error instanceof Error) return error.stack ?? error.message;
  return `The start failed with ${inspect(error, { depth: 2, breakLength: Infinity }).slice(0, 500)}`;
}
