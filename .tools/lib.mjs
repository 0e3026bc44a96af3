// What the scripts share: paths, fingerprints of inputs, and running a command.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('..', import.meta.url));

/** Absolute path of a file of the project. */
export const root = (path = '') => join(top, path);

/** Files below a folder whose path matches, generated ones left out, sorted, relative to the project. */
export const filesUnder = (folder, pattern = /./) =>
  readdirSync(root(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(top.length))
    .filter((file) => pattern.test(file) && !file.includes('.generated.'))
    .sort();

/** One hash over the names and contents of files. */
export function fingerprint(files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(root(file)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * Does the work unless it was done before from the same inputs and its outputs still stand.
 * The stamp is written only after the work succeeded, so an interrupted run is done again.
 */
export async function once(name, inputs, outputs, work) {
  const stamp = root(`node_modules/.cache/dosije/${name}.stamp`);
  const now = fingerprint(inputs);
  const done =
    existsSync(stamp) && readFileSync(stamp, 'utf8') === now && outputs.every((file) => existsSync(root(file)));
  if (done) return;
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

/**
 * Runs a command in the project and gives its exit code and, when `quiet`, its output; a failure to start rejects.
 * Without `quiet` the output goes straight to the terminal.
 */
export function command(name, args, { quiet = false, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(name, args, { cwd: top, env, stdio });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a command quietly and throws with what it printed when it fails. */
export async function must(name, args) {
  const { code, output } = await command(name, args, { quiet: true });
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} ended with ${code}\n${output}`);
}
