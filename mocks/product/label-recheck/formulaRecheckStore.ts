import { and, asc, eq, gt, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase.ts';
import { formulaResults } from '../../database/schema/formula-result.ts';
import type { labelRechecks } from '../../database/schema/label-recheck.ts';
import type { Judgement } from './judge.ts';
import { type JudgedFor, storeRecordJudgements } from './recordJudgements.ts';

type ResultRow = typeof formulaResults.$inferSelect;
type RecheckRow = typeof labelRechecks.$inferSelect;

const { formulaId, basis, checkedBasis, checkedWith } = formulaResults;

/** The result says what the law before a change found: nothing of the formula itself changed since. */
const isComparable = eq(checkedBasis, basis);
const isNew = sql`${checkedBasis} IS DISTINCT FROM ${basis}`;
const isOutdated = (target: string): SQL =>
  sql`(${checkedBasis} IS DISTINCT FROM ${basis} OR ${checkedWith} IS DISTINCT FROM ${target})`;

/** What some comparable result was judged with that is not the knowledge and rules of today; undefined without one. */
export async function outdatedFormula(
  db: Database,
  target: string,
): Promise<Pick<ResultRow, 'checkedWith'> | undefined> {
  const [found] = await db
    .select({ checkedWith })
    .from(formulaResults)
    .where(and(isNotNull(checkedWith), ne(checkedWith, target), isComparable))
    .limit(1);
  return found;
}

/** Whether a formula was never judged as it is. */
export async function hasNewFormula(db: Database): Promise<boolean> {
  const found = await db.select({ formulaId }).from(formulaResults).where(isNew).limit(1);
  return found.length > 0;
}

/**
 * The next formulas after one that a run has to judge: those that are not judged with its target, all with a result for a preview. Without a run
 * only those that were never judged as they are: what a change of the law does to the others is for its run to list.
 */
export async function formulasAfter(
  db: Database,
  recheck: Pick<RecheckRow, 'kind' | 'target'> | null,
  after: string,
  limit: number,
): Promise<ResultRow[]> {
  const isWanted = recheck === null ? isNew : recheck.kind === 'primena' ? isOutdated(recheck.target) : isComparable;
  return db
    .select()
    .from(formulaResults)
    .where(and(gt(formulaId, after), isWanted))
    .orderBy(asc(formulaId))
    .limit(limit);
}

const TABLES = { results: 'formula_results', changes: 'formula_recheck_changes', id: 'formula_id' } as const;

/** Stores what was found about some formulas. */
export const storeFormulaJudgements = (
  db: Database,
  judgedFor: JudgedFor,
  before: readonly ResultRow[],
  judgements: readonly Judgement[],
): Promise<void> =>
  storeRecordJudgements(
    db,
    TABLES,
    judgedFor,
    before.map((row) => ({ ...row, id: row.formulaId })),
    judgements,
  );
