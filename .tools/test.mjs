// @ts-check
// npm test: everything that proves the product, a real browser included, ending with one line "N passed, N failed".
// npm run check leaves the browser out. Words after -- go to Jest, which then runs alone.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { install } from './install.mjs';
import { projectPath } from './project.mjs';
import { binary, messageOf, run, runOrThrow } from './run.mjs';

await install();
const { build, buildGallery } = await import('./build.mjs');
const { findChromium } = await import('./chromium.mjs');
const { findHaproxy } = await import('./haproxyTools.mjs');
const { findMailServer } = await import('./mailTools.mjs');
const { findPdfTools } = await import('./pdfTools.mjs');
const { findRedis } = await import('./redisTools.mjs');

// Jest gives these to its workers, and those to the servers that they start. Tests make much that is soon garbage: with more
// room for it the collector runs seldom, and while no processor is idle it needs less time alone than with helping threads.
// No process lives long: the embedded database is compiled once, and V8 optimises a function after nine times its usual
// number of runs, which most never reach.
const JEST_FLAGS = [
  '--no-warnings',
  '--max-semi-space-size=64',
  '--single-threaded-gc',
  '--liftoff-only',
  '--interrupt-budget=600000',
];
const reports = projectPath('node_modules/.cache/dosije');

let passed = 0;
let failed = 0;

/**
 * Runs one step, prints how it went and counts it. Returns whether it succeeded.
 * @param {string} name
 * @param {() => Promise<unknown>} work
 */
async function step(name, work) {
  const started = Date.now();
  try {
    await work();
    passed += 1;
    console.log(`passed: ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
    return true;
  } catch (error) {
    failed += 1;
    console.log(messageOf(error));
    console.log(`FAILED: ${name}`);
    return false;
  }
}

async function lint() {
  await runOrThrow(binary('prettier'), ['--check', '.']);
  // The types of all files are much garbage too: with more room for it eslint needs 6 % less time.
  await runOrThrow(process.execPath, [
    '--max-semi-space-size=64',
    projectPath('node_modules/eslint/bin/eslint.js'),
    '--max-warnings',
    '0',
    '.',
  ]);
}

/** The compiler that is a native program takes a third of the time; lint and code generators need the one before. */
const checkTypes = () => runOrThrow(process.execPath, [projectPath('node_modules/typescript7/bin/tsc'), '--noEmit']);

/** Made once, so that no two tests make it at the same time. */
const makeDemoData = () => runOrThrow(process.execPath, ['--import', 'tsx', projectPath('tests/support/seedOnce.ts')]);

const jestCommand = [...JEST_FLAGS, projectPath('node_modules/jest/bin/jest.js')];

/**
 * Runs Jest and adds its tests to the count; a file that could not run counts as one failure.
 * @param {string} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function runJest(name, args, env = {}) {
  const report = `${reports}/jest-${name}.json`;
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  await run(process.execPath, [...jestCommand, ...args, '--json', '--outputFile', report], {
    env: { ...process.env, FORCE_COLOR: '0', ...env },
  });
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    passed += result.numPassedTests;
    failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
  } catch {
    failed += 1;
    console.log(`FAILED: jest ${name} wrote no report`);
  }
}

/** The gallery and the Chromium that the end-to-end tests need; the path is undefined when there is none. */
async function prepareBrowser() {
  /** @type {string | undefined} */
  let path;
  await step('gallery', buildGallery);
  await step('Chromium', async () => (path = await findChromium()));
  return path;
}

/** @param {boolean} withBrowser */
async function runEverything(withBrowser) {
  // Lint keeps one processor busy for longer than all of these together, so the tests begin beside it.
  const tests = async () => {
    await step('demo data', makeDemoData);
    await step('types', checkTypes);
    await step('unused code', () => runOrThrow(binary('knip'), []));
    await step('PDF tools', findPdfTools);
    await step('mail server', findMailServer);
    await step('Redis', findRedis);
    await step('HAProxy', findHaproxy);
    const chromium = withBrowser ? await prepareBrowser() : undefined;
    if (chromium) await runJest('all', [], { CHROMIUM_PATH: chromium });
    else await runJest('without-browser', ['--ignoreProjects', 'e2e']);
  };
  await Promise.all([tests(), step('lint', lint)]);
}

/** @param {string[]} words */
async function runSelected(words) {
  await step('demo data', makeDemoData);
  const selected = await runOrThrow(process.execPath, [...jestCommand, ...words, '--listTests']);
  const chromium = selected.includes('/tests/e2e/') ? await prepareBrowser() : undefined;
  await runJest('selected', words, chromium ? { CHROMIUM_PATH: chromium } : {});
}

const words = process.argv.slice(2).filter((word) => word !== '--no-e2e');
if (await step('generate and build', build)) {
  if (words.length > 0) await runSelected(words);
  else await runEverything(!process.argv.includes('--no-e2e'));
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
