import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../database/openDatabase.ts';
import { formulasToJudge } from '../subjects/formula/formulasToJudge.ts';
import type { JudgeClient } from './judgeClient.ts';
import { materialsToJudge } from './materialsToJudge.ts';
import type { RecheckRow } from './recheckStore.ts';
import { storeRecordJudgements } from './recordJudgements.ts';
import { formulaStore, materialStore, recordsAfter } from './recordStore.ts';

/** Formulas judged at a time, each with all its raw materials. */
const FORMULAS = 2;
/** Raw materials judged at a time. */
const MATERIALS = 10;

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
  const rows = await recordsAfter(db, formulaStore, recheck, after, FORMULAS);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return undefined;
  await nextTurn();
  const judgements = await judge.ask({ kind: 'judgeFormulas', formulas: await formulasToJudge(db, ids), on });
  await storeRecordJudgements(db, formulaStore, { recheck, target }, rows, judgements);
  return ids.at(-1);
}

/** The same of raw materials, by the keys of their results. */
export async function judgeMaterialsAfter(
  db: Database,
  { judge, recheck, target, on }: Judging,
  after: string,
): Promise<string | undefined> {
  const rows = await recordsAfter(db, materialStore, recheck, after, MATERIALS);
  if (rows.length === 0) return undefined;
  await nextTurn();
  const judgements = await judge.ask({ kind: 'judgeMaterials', materials: await materialsToJudge(db, rows), on });
  await storeRecordJudgements(db, materialStore, { recheck, target }, rows, judgements);
  return rows.at(-1)?.id;
}
