// @ts-check
// npm test: everything that proves the product, a real browser included, ending with one line "N passed, N failed".
// npm run check leaves the browser out. Words after -- select files, see HELP.
import { codegen } from './codegen.mjs';
import { install } from './install.mjs';
import { projectPath } from './project.mjs';
import { binary, runOrThrow } from './run.mjs';
import { HELP, readArguments } from './testArguments.mjs';
import { findTestFiles, matchFiles, needsChromium, needsOf } from './testFiles.mjs';
import { runCommand, runFiles } from './testRun.mjs';

const { patterns, jestOptions: options, hasTitle, flags } = readArguments(process.argv.slice(2));
const command = flags['no-e2e'] ? 'npm run check' : 'npm test';

const checks = {
  lint: async () => (await import('./lint.mjs')).lint({ whole: false }),
  // The compiler that is a native program takes a third of the time; lint and code generators need the one before.
  // Each of several checkers would check again what the parts share, and a collector that runs seldom takes a sixth
  // less.
  types: () =>
    runOrThrow(process.execPath, [projectPath('node_modules/typescript7/bin/tsc'), '--noEmit', '--checkers', '1'], {
      ...process.env,
      GOGC: '200',
    }),
  'unused code': () => runOrThrow(binary('knip'), []),
};

/**
 * The files that depend on what changed. Which ones do is known when the files that they import have been generated.
 */
async function findChangedFiles() {
  await install();
  await codegen();
  const { listChangedFiles } = await import('./testJest.mjs');
  return listChangedFiles();
}

/** @param {import('./testSteps.mjs').Steps} steps @param {string[]} files */
async function watch(steps, files) {
  await steps.show('packages', install);
  const { prepare } = await import('./testPreparation.mjs');
  const { watchTests } = await import('./testJest.mjs');
  const { isReady, chromium } = await prepare(needsOf(files), steps).everything;
  if (!isReady) return;
  steps.isQuiet = true;
  await watchTests([...patterns, ...options], chromium);
}

/** @param {import('./testSteps.mjs').Steps} steps */
async function runTestCommand(steps) {
  const all = findTestFiles({ more: false }).filter((file) => !flags['no-e2e'] || !needsChromium(file));
  const matching = matchFiles(all, patterns);
  if (matching.length === 0) {
    const more = matchFiles(findTestFiles({ more: true }), patterns);
    const hint = more.length > 0 ? ` npm run test:more has some: ${more.join(', ')}.` : '';
    throw new Error(`No file of tests matches ${patterns.join(' or ')}.${hint}`);
  }
  if (flags.watch) return watch(steps, matching);
  if (flags.changed) {
    console.log(`${command}: the files of tests that depend on what has changed since the last commit`);
    const changed = await steps.show('what has changed', findChangedFiles);
    const files = matching.filter((file) => changed.includes(file));
    if (files.length > 0) return runFiles(steps, { command, files, options, hasTitle });
    return console.log('No file of tests depends on what has changed since the last commit.');
  }
  const isWhole = patterns.length === 0 && options.length === 0;
  await runFiles(steps, { command, files: matching, options, hasTitle, ...(isWhole && { checks }) });
}

if (flags.help) console.log(HELP);
else await runCommand(command, runTestCommand);
