// @ts-check
// The order in which Jest runs the files of tests on a checkout that has not been tested before.
import TestSequencer from '@jest/test-sequencer';

const DRIVES_BROWSER = /\/tests\/e2e\//;
/** What takes longest first, so that at the end no processor waits for one long file. */
const KINDS = [/\/tests\//, /\/(bff|mocks)\//, /\//];

/** @param {{ path: string }} test */
const kindOf = ({ path }) => KINDS.findIndex((kind) => kind.test(path));

export default class TestOrder extends TestSequencer {
  /**
   * Jest goes by the times of the last run, or by the size of the file, which says little about a test that drives a
   * browser.
   * @override
   * @param {Parameters<TestSequencer['sort']>[0]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    if (sorted.some(({ duration }) => duration)) return sorted;
    const browser = sorted.filter(({ path }) => DRIVES_BROWSER.test(path));
    const others = sorted.filter(({ path }) => !DRIVES_BROWSER.test(path)).sort((a, b) => kindOf(a) - kindOf(b));
    // A test that drives a browser waits most of the time, so that each runs beside one that computes.
    return Array.from({ length: Math.max(browser.length, others.length) }, (_, at) => [
      browser[at],
      others[at],
    ]).flatMap((pair) => pair.filter((test) => test !== undefined));
  }
}
