// @ts-check
// The common part of the commands that run tests. Runs on a bare clone, which it installs.
import { install } from './install.mjs';
import { messageOf } from './run.mjs';
import { needsChromium, needsOf } from './testFiles.mjs';
import { addToHistory } from './testHistory.mjs';
import { showPlan } from './testPlan.mjs';
import { Steps } from './testSteps.mjs';

/**
 * Does the work of a command and ends with the closing line, whatever happens.
 * @param {string} command
 * @param {(steps: Steps) => Promise<void>} work
 */
export async function runCommand(command, work) {
  const steps = new Steps();
  steps.showProgress();
  try {
    await work(steps);
  } catch (error) {
    steps.fail(command, messageOf(error));
  }
  steps.end();
}

/**
 * Prepares what files need and runs them.
 * @param {Steps} steps
 * @param {object} run
 * @param {string} run.command
 * @param {string[]} run.files
 * @param {Record<string, () => Promise<unknown>>} [run.checks] checks beside the tests of a whole run
 * @param {string[]} [run.options] of Jest
 * @param {boolean} [run.hasTitle] whether only some tests of the files run
 */
export async function runFiles(steps, { command, files, checks, options, hasTitle }) {
  showPlan({ command, files, ...(checks && { checks: Object.keys(checks) }) });
  await steps.show('packages', install);
  const { prepare } = await import('./testPreparation.mjs');
  const { runTests } = await import('./testJest.mjs');
  const { generated, everything } = prepare(needsOf(files), steps);

  const check = async () => {
    // All checks are about generated files too.
    if (!(await generated)) return;
    for (const [name, work] of Object.entries(checks ?? {})) await steps.run(name, work);
  };
  const test = async () => {
    const { isReady, chromium } = await everything;
    if (!isReady) return steps.fail('tests', 'The tests were not run, because what they need could not be made.');
    // The step that found no Chromium has failed; what needs none is still proved.
    const possible = chromium ? files : files.filter((file) => !needsChromium(file));
    await runTests(steps, possible, { options, hasTitle, isWhole: checks !== undefined, chromium });
  };
  await Promise.all([test(), check()]);
  if (checks && steps.failed === 0) addToHistory({ runs: { [command]: steps.seconds } });
}
