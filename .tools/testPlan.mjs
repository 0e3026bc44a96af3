// @ts-check
// Says at once what a run will do and how long that took last time. Runs without any package installed.
import { describeLayers, needsOf } from './testFiles.mjs';
import { duration, readHistory } from './testHistory.mjs';

/**
 * Estimates from the processor time of the parts; a run writes down what it really took. @type {Record<string, number>}
 */
const FIRST_RUN_MINUTES = { 'npm test': 15, 'npm run check': 12, 'npm run test:more': 23 };

/**
 * @param {object} plan
 * @param {string} plan.command
 * @param {string[]} plan.files
 * @param {string[]} [plan.checks] what is checked beside the tests; left out when only some files run
 */
export function showPlan({ command, files, checks }) {
  const history = readHistory();
  const needs = needsOf(files);
  if (needs.has('generated files')) needs.delete('REST documents');
  const steps = [
    ...needs,
    ...(checks ?? []),
    files.length === 1 ? '1 file of tests' : `${files.length} files of tests`,
  ];
  console.log(`${command}: ${steps.join(', ')}`);
  console.log(`  ${describeLayers(files, history.files)}`);
  if (!checks) return;
  const last = history.runs[command];
  if (last) console.log(`  The last run here took ${duration(last)}.`);
  else console.log(`  First run here: about ${FIRST_RUN_MINUTES[command]} minutes on two cores.`);
}
