import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../database/openDatabase.ts';
import { formulasToRecheck } from '../subjects/formula/formulasToRecheck.ts';
import type { CheckWorkerClient } from './checkWorkerClient.ts';
import { materialsToRecheck } from './materialsToRecheck.ts';
import type { RecheckRow } from './recheckStore.ts';
import { storeRecordResults } from './recordResults.ts';
import { formulaStore, materialStore, recordsAfter } from './recordStore.ts';

/** Formulas checked at a time, each with all its raw materials. */
const FORMULAS = 2;
/** Raw materials checked at a time. */
const MATERIALS = 10;

/**
 * By what is checked: for a run or, without one, what is new, for the next run to compare with. `on` is the day of the
 * check.
 */
export interface RecheckRun {
  checker: CheckWorkerClient;
  recheck: RecheckRow | null;
  target: string;
  on: string;
}

/** Judges the next formulas after one; returns the last of them, undefined at the end. */
export async function recheckFormulasAfter(
  db: Database,
  { checker, recheck, target, on }: RecheckRun,
  after: string,
): Promise<string | undefined> {
  const rows = await recordsAfter(db, formulaStore, recheck, after, FORMULAS);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return undefined;
  await nextTurn();
  const checkResults = await checker.ask({ kind: 'checkFormulas', formulas: await formulasToRecheck(db, ids), on });
  await storeRecordResults(db, formulaStore, { recheck, target }, rows, checkResults);
  return ids.at(-1);
}

/** The same of raw materials, by the keys of their results. */
export async function recheckMaterialsAfter(
  db: Database,
  { checker, recheck, target, on }: RecheckRun,
  after: string,
): Promise<string | undefined> {
  const rows = await recordsAfter(db, materialStore, recheck, after, MATERIALS);
  if (rows.length === 0) return undefined;
  await nextTurn();
  const checkResults = await checker.ask({ kind: 'checkMaterials', materials: await materialsToRecheck(db, rows), on });
  await storeRecordResults(db, materialStore, { recheck, target }, rows, checkResults);
  return rows.at(-1)?.id;
}
