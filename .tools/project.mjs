// @ts-check
// Paths of the project, and work that is skipped while its inputs have not changed. Runs without any package installed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('..', import.meta.url));

/** Absolute path of a file of the project. */
export const projectPath = (path = '') => join(top, path);

/**
 * Files below a folder whose path matches, without generated ones, sorted, relative to the project.
 * @param {string} folder
 */
export const listFiles = (folder, pattern = /./) =>
  readdirSync(projectPath(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(top.length))
    .filter((file) => pattern.test(file) && !file.includes('.generated.'))
    .sort();

/**
 * One hash over the names and contents of files and the version of Node.
 * @param {string[]} files
 */
function hashFiles(files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    const content = readFileSync(projectPath(file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Does the work unless it was done before with the same inputs and its outputs still exist.
 * The stamp is written after the work has succeeded, so that an interrupted run is repeated.
 * @param {string} name
 * @param {string[]} inputs
 * @param {string[]} outputs
 * @param {() => Promise<void>} work
 */
export async function runIfChanged(name, inputs, outputs, work) {
  const stamp = projectPath(`node_modules/.cache/dosije/${name}.stamp`);
  const hash = hashFiles(inputs);
  const isStamped = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (isStamped && outputs.every((file) => existsSync(projectPath(file)))) return;
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/**
 * True in the script that Node was started with, false in one that another script imports.
 * @param {string} moduleUrl
 */
export const isStartedScript = (moduleUrl) => process.argv[1] === fileURLToPath(moduleUrl);
