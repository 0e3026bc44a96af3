// npm test: everything that proves the product, a real browser included, ending with one line "N passed, N failed".
// npm run check leaves the browser out. Words after -- go to Jest, which then runs alone.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { install } from './install.mjs';

await install(console.log);
const { command, must, root } = await import('./lib.mjs');
const { build, gallery } = await import('./build.mjs');
const { chromium } = await import('./chromium.mjs');

// Tests make much that is soon forgotten: with room for it the collector runs seldom, which saves a sixth of the processor time.
const env = {
  ...process.env,
  FORCE_COLOR: '0',
  NODE_OPTIONS: '--experimental-vm-modules --no-warnings --max-semi-space-size=64',
};
let passed = 0;
let failed = 0;
const count = (name, ok) => {
  ok ? passed++ : failed++;
  console.log(`${ok ? 'passed' : 'FAILED'}: ${name}`);
};

async function step(name, work) {
  const started = Date.now();
  try {
    await work();
    count(`${name} (${Math.round((Date.now() - started) / 1000)} s)`, true);
    return true;
  } catch (error) {
    console.log(error.message);
    count(name, false);
    return false;
  }
}

const tool =
  (name, ...args) =>
  async () => {
    const { code, output } = await command(root(`node_modules/.bin/${name}`), args, { quiet: true });
    if (code !== 0) throw new Error(output);
  };

async function lint() {
  await tool('prettier', '--check', '.')();
  await tool('eslint', '--max-warnings', '0', '.')();
}

/** Runs Jest projects and adds their tests to the count; a suite that could not run counts as one failure. */
async function jest(projects, extra = {}) {
  const report = root(`node_modules/.cache/dosije/jest-${projects.join('-')}.json`);
  mkdirSync(root('node_modules/.cache/dosije'), { recursive: true });
  rmSync(report, { force: true });
  const args = ['--selectProjects', ...projects, '--json', '--outputFile', report];
  await command(root('node_modules/.bin/jest'), args, { env: { ...env, ...extra }, quiet: false });
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    passed += result.numPassedTests;
    failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
  } catch {
    count(`jest ${projects.join(' ')} wrote no report`, false);
  }
}

const ready = await step('generate and build', build);
if (ready) {
  const withBrowser = !process.argv.includes('--no-e2e');
  let path;
  // Lint keeps one processor busy for longer than all of these together, so the tests begin beside it.
  const first = async () => {
    // Once for all, so that no two tests make it at the same time.
    await step('demo data', () => must(process.execPath, ['--import', 'tsx', root('tests/support/seedOnce.ts')]));
    // The compiler that is compiled itself takes a third of the time; lint and code generators still read types with the one before.
    await step('types', () => must(process.execPath, [root('node_modules/typescript7/bin/tsc'), '--noEmit']));
    if (withBrowser) await step('gallery', gallery);
    if (withBrowser) await step('Chromium', async () => (path = await chromium()));
    await jest(['domain', 'bff', 'mocks', 'web', 'house', 'slices']);
  };
  await Promise.all([first(), step('lint', lint)]);
  if (path) await jest(['e2e'], { CHROMIUM_PATH: path });
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
