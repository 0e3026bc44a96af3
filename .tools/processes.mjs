// @ts-check
// Starts the stand-ins and the BFF as child processes and stops them together.
import { fork } from 'node:child_process';
import { NODE_FLAGS } from './nodeFlags.mjs';
import { projectPath } from './project.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isStopping = false;

/**
 * Starts a module and resolves with the addresses it reports once it is ready. The whole product stops with exit code 1
 * when a part of it ends.
 * @param {string} file
 * @returns {Promise<Record<string, string>>}
 */
export function start(file, env = process.env) {
  return new Promise((resolve) => {
    const child = fork(projectPath(file), {
      env,
      execArgv: NODE_FLAGS,
      cwd: projectPath(),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    running.add(child);
    let isReady = false;
    child.once('message', (message) => {
      isReady = true;
      resolve(/** @type {Record<string, string>} */ (message));
    });
    child.once('exit', (code, signal) => {
      running.delete(child);
      if (isStopping) return;
      // A part that cannot start has said why itself.
      if (isReady || signal)
        console.error(`${file} has ended (${signal ?? `exit code ${code}`}); everything is stopped.`);
      void stopAll(1);
    });
  });
}

/**
 * Stops every part gracefully, then this process.
 * @param {number} code
 */
async function stopAll(code) {
  isStopping = true;
  const exits = [...running].map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(exits);
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stopAll(0));
