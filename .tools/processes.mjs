// @ts-check
// Starts the stand-ins and the BFF as child processes and stops them together.
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

/** How often is looked whether who started the product is still there. */
const WATCH_MS = 1_000;

/**
 * The parent of a process; null where the system does not tell.
 * @param {number} pid
 */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may hold blanks and brackets.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

/**
 * Whether a process is the shell in which npm runs a script. Some shells are replaced by the script.
 * @param {number} pid
 */
function isShell(pid) {
  try {
    return /^\w{0,4}sh$/.test(readFileSync(`/proc/${pid}/comm`, 'utf8').trim());
  } catch {
    return false;
  }
}

/**
 * Stops everything when npm was killed, which tells its shell and this process nothing. Whoever started npm may end: it
 * goes on without a terminal.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const npm = isShell(parent) ? parentOf(parent) : null;
  setInterval(() => {
    const isOrphan = process.ppid !== parent || (npm !== null && parentOf(parent) !== npm);
    if (isOrphan && !isStopping) void stopAll(0);
  }, WATCH_MS).unref();
}
