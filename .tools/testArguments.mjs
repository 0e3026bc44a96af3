// @ts-check
// Reads the words after `npm test --` and `npm run test:more --`. Runs without any package installed.

/** Options of Jest whose value is the next word; the value of any other one follows an equals sign. */
const WITH_VALUE = ['-t', '--testNamePattern'];

/** Our own options, which are not passed to Jest. */
const OWN = ['--help', '--watch', '--changed', '--no-e2e'];

/**
 * @typedef {object} TestArguments
 * @property {string[]} patterns
 * @property {string[]} jestOptions
 * @property {boolean} hasTitle whether only tests with a title are to run
 * @property {Record<'help' | 'watch' | 'changed' | 'no-e2e', boolean>} flags
 */

/** @param {string[]} words @returns {TestArguments} */
export function readArguments(words) {
  /** @type {string[]} */
  const patterns = [];
  /** @type {string[]} */
  const jestOptions = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (OWN.includes(word)) continue;
    if (!word.startsWith('-')) patterns.push(word);
    else jestOptions.push(word);
    if (WITH_VALUE.includes(word)) jestOptions.push(words[(at += 1)] ?? '');
  }
  const has = (/** @type {string} */ word) => words.includes(word);
  return {
    patterns,
    jestOptions,
    hasTitle: jestOptions.some((option) => option === '-t' || option.startsWith('--testNamePattern')),
    flags: { help: has('--help'), watch: has('--watch'), changed: has('--changed'), 'no-e2e': has('--no-e2e') },
  };
}

export const HELP = `npm test                              lint, types, unused code and the tests, a browser included
npm test -- PATTERN                   the test files whose path matches the regular expression
npm test -- PATTERN -t "TITLE"        of these the tests whose title matches
npm test -- --changed                 the test files that depend on what changed since the last commit
npm test -- --watch [PATTERN]         these again whenever a file is saved
npm run check                         npm test without the files that need a browser
npm run test:more [-- PATTERN]        what needs daemons or is repetition, and lint with every rule
Other options go to Jest; their value follows an equals sign.
`;
