/** The module of the thread that judges labels, so that nobody waits while thousands are judged. It is built as a file of its own. */
import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { Judge } from './judge.ts';
import type { JudgeAnswer, JudgeTask } from './judgeTask.ts';

/** How much lower its priority is: the thread that answers requests is to get about three times as much of a core that both want. */
const LOWER_BY = 5;
// On Linux alone a priority belongs to a thread; elsewhere it would be that of the whole service.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + LOWER_BY, constants.priority.PRIORITY_LOW));

const judge = new Judge();

function run(task: JudgeTask): JudgeAnswer {
  if (task.kind === 'judge') return task.labels.map((label) => judge.judge(label, task.on));
  if (task.kind === 'judgeFormulas') return task.formulas.map((formula) => judge.judgeFormula(formula, task.on));
  if (task.kind === 'judgeMaterials') return task.materials.map((material) => judge.judgeMaterial(material, task.on));
  if (task.kind === 'ingredients') judge.addIngredients(task.rows);
  else judge.addAnnexRows(task.rows);
  return [];
}

parentPort?.on('message', (task: JudgeTask) => parentPort?.postMessage(run(task)));
