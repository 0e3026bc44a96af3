// @ts-check
// Reporter of Jest: says at least every ten seconds how far the tests are, and at once what failed and how to repeat
// it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from './project.mjs';
import { describeConsole, describeFailure, repeatCommand } from './testFailures.mjs';
import { duration, readHistory } from './testHistory.mjs';
import { listFailures, PROGRESS_MS } from './testSteps.mjs';

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {import('./testSteps.mjs').Failure[]} failures
 * @property {Record<string, import('./testHistory.mjs').FileHistory>} files those that have run
 */

/**
 * What Jest tells of a run and of a file, as far as it is used here.
 * @typedef {Record<'numTotalTestSuites' | 'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites', number> &
 *   { wasInterrupted: boolean }} Totals
 * @typedef {object} FileResult
 * @property {{ status: string }[]} testResults
 * @property {number} numFailingTests
 * @property {{ message: string }} [testExecError]
 * @property {string | null} [failureMessage]
 * @property {import('./testFailures.mjs').ConsoleEntry[]} [console]
 */

/** @param {string} path */
const relative = (path) => path.replace(projectPath(), '');
const print = (/** @type {string} */ text) => process.stdout.write(text);

/** The files that run and whether they are all of a command; null where Jest was not started by a command of ours. */
function readRequest() {
  const folder = process.env.TEST_RUN;
  return folder ? { folder, ...JSON.parse(readFileSync(join(folder, 'request.json'), 'utf8')) } : null;
}

export default class TestReporter {
  #started = Date.now();
  #request = readRequest();
  #history = readHistory().files;
  #workers = 1;
  #total = 0;
  /** @type {Map<string, number>} */
  #running = new Map();
  #passed = 0;
  /** @type {Map<string, import('./testSteps.mjs').Failure>} by file and title */
  #failures = new Map();
  /** @type {Result['files']} */
  #files = {};
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  /** @param {{ maxWorkers: number }} globalConfig */
  constructor(globalConfig) {
    this.#workers = globalConfig.maxWorkers;
  }

  /** @param {Totals} results */
  onRunStart({ numTotalTestSuites }) {
    this.#total = numTotalTestSuites;
    // A timer, because one file may take longer than anybody waits for a line.
    this.#timer = setInterval(() => this.#showProgress(), PROGRESS_MS);
    this.#timer.unref();
    this.#showProgress();
  }

  /** @param {{ path: string }} test */
  onTestFileStart({ path }) {
    this.#running.set(relative(path), Date.now());
  }

  /**
   * @param {{ path: string }} test
   * @param {{ status: string, fullName: string, failureMessages: string[] }} result
   */
  onTestCaseResult({ path }, result) {
    if (result.status === 'passed') this.#passed += 1;
    if (result.status === 'failed') this.#fail(relative(path), result.fullName, result.failureMessages.join('\n'));
  }

  /**
   * @param {{ path: string }} test
   * @param {FileResult} result
   */
  onTestFileResult({ path }, result) {
    const file = relative(path);
    const started = this.#running.get(file) ?? Date.now();
    this.#running.delete(file);
    this.#files[file] = {
      ms: Date.now() - started,
      tests: result.testResults.filter(({ status }) => status !== 'pending').length,
    };
    if (result.testExecError) this.#fail(file, '', result.failureMessage ?? result.testExecError.message);
    const hasFailed = Boolean(result.testExecError) || result.numFailingTests > 0;
    // Of a whole run nobody reads what files print that pass.
    if (result.console && (hasFailed || !this.#request?.isWhole)) print(`${file}\n${describeConsole(result.console)}`);
  }

  /**
   * @param {Set<unknown>} _contexts
   * @param {Totals} results
   */
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, wasInterrupted }) {
    clearInterval(this.#timer);
    this.#showProgress();
    const failures = [...this.#failures.values()];
    // A file that could not run counts as one failure.
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    if (!this.#request) print(`${listFailures(failures)}\n${numPassedTests} passed, ${failed} failed\n`);
    // Without a result the command says that the run is incomplete.
    else if (!wasInterrupted)
      writeFileSync(
        join(this.#request.folder, 'result.json'),
        JSON.stringify({ passed: numPassedTests, failed, failures, files: this.#files }),
      );
  }

  /**
   * @param {string} file
   * @param {string} title empty when the file itself could not run
   * @param {string} message
   */
  #fail(file, title, message) {
    const failure = { title: [file, title].filter(Boolean).join(' › '), command: repeatCommand(file, title) };
    print(describeFailure({ ...failure, message, isFirst: this.#failures.size === 0 }));
    this.#failures.set(failure.title, failure);
  }

  #showProgress() {
    const done = Object.keys(this.#files).length;
    const seconds = (Date.now() - this.#started) / 1000;
    const parts = [
      `[tests ${duration(seconds)}] ${done}/${this.#total} files`,
      `${this.#passed} passed, ${this.#failures.size} failed`,
    ];
    const rest = this.#estimateRest();
    if (rest !== null && done < this.#total) parts.push(`about ${duration(rest)} left`);
    const running = [...this.#running].map(([file, since]) => `${file} (${duration((Date.now() - since) / 1000)})`);
    if (running.length > 0) parts.push(`running: ${running.join(', ')}`);
    print(`${parts.join('; ')}\n`);
  }

  /** Seconds, by what the files took the last time; null when most of them are run for the first time. */
  #estimateRest() {
    /** @type {string[]} */
    const left = (this.#request?.files ?? []).filter((/** @type {string} */ file) => !(file in this.#files));
    const known = left.flatMap((file) => {
      const last = this.#history[file]?.ms;
      if (last === undefined) return [];
      return [Math.max(0, last - (Date.now() - (this.#running.get(file) ?? Date.now())))];
    });
    if (known.length * 2 <= left.length) return null;
    const sum = known.reduce((a, b) => a + b, 0) * (left.length / known.length);
    return Math.max(sum / this.#workers, ...known) / 1000;
  }
}
