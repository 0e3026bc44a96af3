// @ts-check
// Runs Jest on files of tests and counts what it proved.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from './project.mjs';
import { run, runOrThrow } from './run.mjs';
import { addToHistory } from './testHistory.mjs';

// Jest gives these to its workers, and those to the servers that they start. Tests make much that is soon garbage: with
// more room for it the collector runs seldom, and while no processor is idle it needs less time alone than with helping
// threads. No process lives long: the embedded database is compiled once, and V8 optimises a function after nine times
// its usual number of runs, which most never reach. Node 20 and 24 call that number differently.
const JEST_FLAGS = [
  '--no-warnings',
  '--max-semi-space-size=64',
  '--single-threaded-gc',
  '--liftoff-only',
  ...(process.versions.node.startsWith('20.')
    ? ['--interrupt-budget=600000']
    : ['--invocation-count-for-maglev=3600', '--invocation-count-for-turbofan=27000']),
];
const jestCommand = [...JEST_FLAGS, projectPath('node_modules/jest/bin/jest.js')];

/** A single file would print its console twice: as it runs and by the reporter. */
const QUIET = ['--verbose=false'];
const reports = projectPath('node_modules/.cache/dosije');

/** @param {string | undefined} chromium */
const environment = (chromium) => ({ ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) });

/** The files of tests that depend on what changed since the last commit. */
export async function listChangedFiles() {
  const output = await runOrThrow(process.execPath, [...jestCommand, '--changedSince=HEAD', '--listTests']);
  const top = projectPath();
  return output
    .split('\n')
    .filter((line) => line.startsWith(top))
    .map((line) => line.slice(top.length));
}

/**
 * Runs Jest's watch mode until a person ends it.
 * @param {string[]} words
 * @param {string | undefined} chromium
 */
export async function watchTests(words, chromium) {
  // The words come first, because Jest takes all that follow an option with several values for values of it.
  const { code, signal } = await run(process.execPath, [...jestCommand, ...words, '--watch', '--reporters=default'], {
    interactive: true,
    env: environment(chromium),
  });
  if (code !== 0) throw new Error(`Jest ended with ${signal ?? `exit code ${code}`}.`);
}

/**
 * Runs files and adds their tests to the count. That Jest was killed, ended early or left out a file is a failure of
 * its own.
 * @param {import('./testSteps.mjs').Steps} steps
 * @param {string[]} files
 * @param {{ options?: string[], hasTitle?: boolean, isWhole: boolean, chromium: string | undefined }} settings
 */
export async function runTests(steps, files, { options = [], hasTitle = false, isWhole, chromium }) {
  mkdirSync(reports, { recursive: true });
  const folder = mkdtempSync(join(reports, 'run-'));
  writeFileSync(join(folder, 'request.json'), JSON.stringify({ files, isWhole }));
  steps.isQuiet = true;
  try {
    const { code, signal } = await run(
      process.execPath,
      [...jestCommand, ...QUIET, ...options, '--runTestsByPath', ...files],
      {
        env: { ...environment(chromium), FORCE_COLOR: '0', TEST_RUN: folder },
      },
    );
    const result = readResult(folder);
    if (!result) {
      steps.fail('tests', `Jest was ended by ${signal ?? `exit code ${code}`} before it had run all files.`);
      return;
    }
    steps.passed += result.passed;
    steps.failed += result.failed;
    steps.failures.push(...result.failures);
    if (signal || (code !== 0 && result.failed === 0))
      steps.fail('tests', `Jest ended with ${signal ?? `exit code ${code}`} although no test failed.`);
    const left = files.length - Object.keys(result.files).length;
    if (left > 0) steps.fail('tests', `Jest has not run ${left} of ${files.length} files.`);
    if (!hasTitle) addToHistory({ files: result.files });
    else if (result.passed + result.failed === 0) steps.fail('tests', 'No test of these files has that title.');
  } finally {
    steps.isQuiet = false;
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} folder @returns {import('./testReporter.mjs').Result | null} */
function readResult(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'result.json'), 'utf8'));
  } catch {
    return null;
  }
}
