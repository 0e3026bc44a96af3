// Starts the stand-ins and the BFF as child processes and ends them together.
import { fork } from 'node:child_process';
import { root } from './lib.mjs';

const running = new Set();
let ending = false;

/** Starts a module; resolves with what it reports once it is ready. The whole product ends when one of its parts does. */
export function start(file, { env = process.env, execArgv = [] } = {}) {
  return new Promise((resolve) => {
    const child = fork(root(file), { env, execArgv, cwd: root(), stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    running.add(child);
    child.once('message', resolve);
    child.once('exit', (code) => {
      running.delete(child);
      if (!ending) void endAll(code === 0 ? 0 : 1);
    });
  });
}

/** Ends every part gracefully, then this process. */
export async function endAll(code) {
  ending = true;
  await Promise.all(
    [...running].map(
      (child) =>
        new Promise((resolve) => {
          child.once('exit', resolve);
          child.kill('SIGTERM');
        }),
    ),
  );
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void endAll(0));
