// @ts-check
// The order in which Jest runs the files of tests on a checkout that has not been tested before.
import TestSequencer from '@jest/test-sequencer';

/** What takes longest first, so that at the end no processor waits for one long file. */
const KINDS = [/\/tests\/e2e\//, /\/tests\//, /\/(bff|mocks)\//, /\//];

/** @param {{ path: string }} test */
const kindOf = ({ path }) => KINDS.findIndex((kind) => kind.test(path));

export default class TestOrder extends TestSequencer {
  /**
   * Jest goes by the times of the last run, or by the size of the file, which says little about a test that drives a browser.
   * @override
   * @param {Parameters<TestSequencer['sort']>[0]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.some(({ duration }) => duration) ? sorted : sorted.sort((a, b) => kindOf(a) - kindOf(b));
  }
}
