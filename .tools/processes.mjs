// @ts-check
// Starts the stand-ins and the BFF as child processes and stops them together.
import { fork } from 'node:child_process';
import { projectPath } from './project.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isStopping = false;

/**
 * Starts a module and resolves with the addresses it reports once it is ready. The whole product stops when a part of it does.
 * @param {string} file
 * @returns {Promise<Record<string, string>>}
 */
export function start(file, env = process.env) {
  return new Promise((resolve) => {
    const child = fork(projectPath(file), {
      env,
      execArgv: [],
      cwd: projectPath(),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    running.add(child);
    child.once('message', (message) => resolve(/** @type {Record<string, string>} */ (message)));
    child.once('exit', (code) => {
      running.delete(child);
      if (!isStopping) void stopAll(code === 0 ? 0 : 1);
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
