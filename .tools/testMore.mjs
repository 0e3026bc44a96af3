// @ts-check
// npm run test:more: what needs daemons or is repetition, which files *.more.test.ts and tests declared by `again` are,
// and lint with every rule on every file.
// Ends as npm test does. Words after -- select files.
import { HELP, readArguments } from './testArguments.mjs';
import { findTestFiles, matchFiles } from './testFiles.mjs';
import { runCommand, runFiles } from './testRun.mjs';

// Read by jest.config.js and tests/support/again.ts.
process.env.TEST_MORE = 'only';

const { patterns, jestOptions: options, hasTitle, flags } = readArguments(process.argv.slice(2));
const command = 'npm run test:more';
const checks = { lint: async () => (await import('./lint.mjs')).lint({ whole: true }) };

if (flags.help) console.log(HELP);
else
  await runCommand(command, async (steps) => {
    const files = matchFiles(findTestFiles({ more: true }), patterns);
    if (files.length === 0) throw new Error(`No file of ${command} matches ${patterns.join(' or ')}.`);
    const isWhole = patterns.length === 0 && options.length === 0;
    await runFiles(steps, { command, files, options, hasTitle, ...(isWhole && { checks }) });
  });
