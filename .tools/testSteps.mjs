// @ts-check
// The steps of a run: what passed, what failed, and a sign of life while they last. Runs without any package installed.
import { messageOf } from './run.mjs';
import { duration } from './testHistory.mjs';

/** Even where work in this process holds a line up, nobody waits ten seconds for one. */
export const PROGRESS_MS = 6000;

/** @typedef {{ title: string, command?: string }} Failure */

/** The list of failures at the end names so many. */
const MAX_LISTED = 50;

/** @param {Failure[]} failures */
export function listFailures(failures) {
  if (failures.length === 0) return '';
  const listed = failures
    .slice(0, MAX_LISTED)
    .map(({ title, command }) => `  ${title}${command ? `\n    ${command}` : ''}\n`);
  const left = failures.length - listed.length;
  return `\nFailed:\n${listed.join('')}${left > 0 ? `  and ${left} more\n` : ''}`;
}

export class Steps {
  passed = 0;
  failed = 0;
  /** @type {Failure[]} */
  failures = [];
  /** Whether another process says how far it is. */
  isQuiet = false;
  #started = Date.now();
  /** @type {Map<string, number>} */
  #running = new Map();

  /** Seconds since the beginning. */
  get seconds() {
    return (Date.now() - this.#started) / 1000;
  }

  /**
   * Runs one step, prints how it went and counts it. Returns whether it succeeded.
   * @param {string} name
   * @param {() => Promise<unknown>} work
   */
  async run(name, work) {
    const started = Date.now();
    try {
      await this.show(name, work);
      this.passed += 1;
      console.log(`passed: ${name} (${duration((Date.now() - started) / 1000)})`);
      return true;
    } catch (error) {
      this.fail(name, messageOf(error));
      return false;
    }
  }

  /**
   * Does work that is no step of its own and whose failure ends the run.
   * @template Result
   * @param {string} name
   * @param {() => Promise<Result>} work
   */
  async show(name, work) {
    this.#running.set(name, Date.now());
    try {
      return await work();
    } finally {
      this.#running.delete(name);
    }
  }

  /**
   * Counts and prints a failure.
   * @param {string} title
   * @param {string} message
   */
  fail(title, message) {
    this.failed += 1;
    this.failures.push({ title });
    console.log(`${message}\nFAILED: ${title}`);
  }

  /** Prints what is running, again and again until the process ends. */
  showProgress() {
    setInterval(() => {
      if (this.isQuiet || this.#running.size === 0) return;
      const names = [...this.#running].map(([name, since]) => `${name} (${duration((Date.now() - since) / 1000)})`);
      console.log(`[${duration(this.seconds)}] running: ${names.join(', ')}`);
    }, PROGRESS_MS).unref();
  }

  /** Prints what failed, and the closing line, which other programs read; ends the process. @returns {never} */
  end() {
    console.log(`${listFailures(this.failures)}\n${this.passed} passed, ${this.failed} failed`);
    process.exit(this.failed === 0 ? 0 : 1);
  }
}
