import type { Database } from '../../database/openDatabase.ts';
import { formulasToJudge } from '../formula/formulasToJudge.ts';
import { formulasAfter, storeFormulaJudgements } from './formulaRecheckStore.ts';
import type { JudgeClient } from './judgeClient.ts';
import { materialsAfter, materialsToJudge, storeMaterialJudgements } from './materialRecheckStore.ts';
import type { RecheckRow } from './recheckStore.ts';

/** Formulas judged at a time, each with all its raw materials. */
const FORMULAS = 5;
/** Raw materials judged at a time. */
const MATERIALS = 20;

/** By what is judged: for a run or, without one, what is new, for the next run to compare with. `on` is the day of the check. */
export interface Judging {
  judge: JudgeClient;
  recheck: RecheckRow | null;
  target: string;
  on: string;
}

/** Judges the next formulas after one; returns the last of them, undefined at the end. */
export async function judgeFormulasAfter(
  db: Database,
  { judge, recheck, target, on }: Judging,
  after: string,
): Promise<string | undefined> {
  const rows = await formulasAfter(db, recheck, after, FORMULAS);
  const ids = rows.map(({ formulaId }) => formulaId);
  if (ids.length === 0) return undefined;
  const judgements = await judge.ask({ kind: 'judgeFormulas', formulas: await formulasToJudge(db, ids), on });
  await storeFormulaJudgements(db, { recheck, target }, rows, judgements);
  return ids.at(-1);
}

/** The same of raw materials, by the keys of their results. */
export async function judgeMaterialsAfter(
  db: Database,
  { judge, recheck, target, on }: Judging,
  after: string,
): Promise<string | undefined> {
  const rows = await materialsAfter(db, recheck, after, MATERIALS);
  if (rows.length === 0) return undefined;
  const judgements = await judge.ask({ kind: 'judgeMaterials', materials: await materialsToJudge(db, rows), on });
  await storeMaterialJudgements(db, { recheck, target }, rows, judgements);
  return rows.at(-1)?.key;
}
