import { and, asc, eq, gt, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { compareFindings } from '../../../domain/label/storedFindings.ts';
import type { Database } from '../../database/openDatabase.ts';
import { formulaResults } from '../../database/schema/formula-result.ts';
import type { labelRechecks } from '../../database/schema/label-recheck.ts';
import type { Judgement } from './judge.ts';

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

/**
 * Stores what was found about some formulas, in one statement, so that none is changed without being listed. One that changed itself meanwhile
 * is left alone. `recheck` is the run that lists what changes; null where nothing is compared. Only results of the same basis are compared.
 */
export async function storeFormulaJudgements(
  db: Database,
  { recheck, target }: { recheck: Pick<RecheckRow, 'id' | 'kind'> | null; target: string },
  before: readonly ResultRow[],
  judgements: readonly Judgement[],
): Promise<void> {
  const byId = new Map(judgements.map((one) => [one.id, one]));
  const judged = before.flatMap((row) => {
    const after = byId.get(row.formulaId);
    if (!after) return [];
    const isKnown = row.checkedBasis === row.basis && row.status !== null;
    const { appeared, gone } = compareFindings(row.findings ?? [], after.findings);
    return [
      {
        id: row.formulaId,
        basis: row.basis,
        before: row.status,
        after: after.status,
        findings: after.findings,
        appeared,
        gone,
        is_listed: isKnown && (row.status !== after.status || appeared.length + gone.length > 0),
      },
    ];
  });
  const rows = sql`json_to_recordset(${JSON.stringify(judged)}::json) AS judged (id text, basis integer, before smallint, after smallint,
    findings jsonb, appeared jsonb, gone jsonb, is_listed boolean)`;
  const stored =
    recheck?.kind === 'pregled'
      ? sql`SELECT judged.* FROM ${rows}`
      : sql`UPDATE formula_results SET checked_basis = judged.basis, checked_with = ${target}, findings = judged.findings, status = judged.after
          FROM ${rows} WHERE formula_results.formula_id = judged.id AND formula_results.basis = judged.basis RETURNING judged.*`;
  await db.execute(
    recheck === null
      ? stored
      : sql`WITH stored AS (${stored}) INSERT INTO formula_recheck_changes (recheck_id, formula_id, status_before, status_after, appeared, gone)
          SELECT ${recheck.id}, stored.id, before, after, appeared, gone FROM stored WHERE is_listed
          ON CONFLICT (recheck_id, formula_id) DO UPDATE
            SET status_after = excluded.status_after, appeared = excluded.appeared, gone = excluded.gone`,
  );
}
