/**
 * The module of the thread that checks labels, so that nobody waits while thousands are checked. It is built as a file
 * of its own.
 */
import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { CheckRunner } from './checkRunner.ts';
import type { CheckAnswer, CheckTask } from './checkTask.ts';

/**
 * How much lower its priority is: the thread that answers requests is to get about three times as much of a core that
 * both want.
 */
const LOWER_BY = 5;
// On Linux alone a priority belongs to a thread; elsewhere it would be that of the whole service.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + LOWER_BY, constants.priority.PRIORITY_LOW));

const checker = new CheckRunner();

function run(task: CheckTask): CheckAnswer {
  if (task.kind === 'checkLabels') return task.labels.map((label) => checker.recheckLabel(label, task.on));
  if (task.kind === 'checkFormulas') return task.formulas.map((formula) => checker.recheckFormula(formula, task.on));
  if (task.kind === 'checkMaterials')
    return task.materials.map((material) => checker.recheckMaterial(material, task.on));
  if (task.kind === 'ingredients') checker.addIngredients(task.rows);
  else checker.addAnnexRows(task.rows);
  return [];
}

parentPort?.on('message', (task: CheckTask) => parentPort?.postMessage(run(task)));
