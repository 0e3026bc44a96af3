// @ts-check
// Runs commands in the project. Runs without any package installed.
import { spawn } from 'node:child_process';
import { projectPath } from './project.mjs';

/** Path of a program that a package brings. @param {string} name */
export const binary = (name) => projectPath(`node_modules/.bin/${name}`);

/**
 * Runs a command and gives its exit code, or the signal that ended it. With `quiet` its output is returned, without it
 * goes to the terminal, from which it may read when it is `interactive`.
 * @param {string} name
 * @param {string[]} args
 * @param {{ quiet?: boolean, interactive?: boolean, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, signal: NodeJS.Signals | null, output: string }>}
 */
export function run(name, args, { quiet = false, interactive = false, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      cwd: projectPath(),
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : [interactive ? 'inherit' : 'ignore', 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: code ?? 1, signal, output }));
  });
}

/**
 * Runs a command quietly; throws an error with its output when it fails, and returns the output otherwise.
 * @param {string} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function runOrThrow(name, args, env) {
  const { code, signal, output } = await run(name, args, { quiet: true, env });
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} ended with ${signal ?? code}\n${output}`);
  return output;
}

/** The message of whatever was thrown. @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
