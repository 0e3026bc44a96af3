// @ts-check
// How long the tests took on this machine, kept between runs. Runs without any package installed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { projectPath } from './project.mjs';

/** @typedef {{ ms: number, tests: number }} FileHistory */
/**
 * @typedef {{ runs: Record<string, number>, files: Record<string, FileHistory> }} History seconds of whole runs, by
 * command
 */

/** The two commands run other tests of some files. */
const path = () => projectPath(`node_modules/.cache/dosije/${process.env.TEST_MORE ? 'more-' : ''}test-times.json`);

/** @returns {History} */
export function readHistory() {
  try {
    return JSON.parse(readFileSync(path(), 'utf8'));
  } catch {
    return { runs: {}, files: {} };
  }
}

/**
 * Adds what a run has measured.
 * @param {Partial<History>} measured
 */
export function addToHistory({ runs = {}, files = {} }) {
  const history = readHistory();
  mkdirSync(dirname(path()), { recursive: true });
  writeFileSync(path(), JSON.stringify({ runs: { ...history.runs, ...runs }, files: { ...history.files, ...files } }));
}

/** A time as people read it: 45 s, 12:05 min. @param {number} seconds */
export function duration(seconds) {
  const whole = Math.round(seconds);
  if (whole < 100) return `${whole} s`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} min`;
}
