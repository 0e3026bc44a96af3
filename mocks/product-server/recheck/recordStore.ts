import { and, asc, eq, getTableColumns, gt, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { StoredFinding } from '../../../domain/label/storedFindings.ts';
import type { Database } from '../database/openDatabase.ts';
import { formulaRecheckChanges, formulaResults } from '../database/schema/formula-result.ts';
import type { labelRechecks } from '../database/schema/label-recheck.ts';
import { rawMaterialRecheckChanges, rawMaterialResults } from '../database/schema/raw-material-result.ts';

type ResultTable = typeof formulaResults | typeof rawMaterialResults;

/**
 * The tables that keep the results of formulas or of raw materials and what runs changed of them, and the column that
 * names one in both.
 */
export interface RecordStore<Table extends ResultTable = ResultTable> {
  results: Table;
  changes: PgTable;
  id: PgColumn;
}

export const formulaStore: RecordStore<typeof formulaResults> = {
  results: formulaResults,
  changes: formulaRecheckChanges,
  id: formulaResults.formulaId,
};

export const materialStore: RecordStore<typeof rawMaterialResults> = {
  results: rawMaterialResults,
  changes: rawMaterialRecheckChanges,
  id: rawMaterialResults.key,
};

/** A result as it was read before it is checked again. */
export interface ResultBefore {
  id: string;
  basis: number;
  checkedBasis: number | null;
  status: 1 | 2 | 3 | null;
  findings: StoredFinding[] | null;
}

/**
 * The result says what the law before a change found: nothing of the formula or the raw material itself changed since.
 */
const isComparable = ({ checkedBasis, basis }: ResultTable): SQL => eq(checkedBasis, basis);
const isNew = ({ checkedBasis, basis }: ResultTable): SQL => sql`${checkedBasis} IS DISTINCT FROM ${basis}`;
const isOutdated = (results: ResultTable, target: string): SQL =>
  sql`(${isNew(results)} OR ${results.checkedWith} IS DISTINCT FROM ${target})`;

/** What some comparable result was checked with that is not the knowledge and rules of today; undefined without one. */
export async function outdatedRecord(
  db: Database,
  { results }: RecordStore,
  target: string,
): Promise<{ checkedWith: string | null } | undefined> {
  const { checkedWith } = results;
  const [found] = await db
    .select({ checkedWith })
    .from(results)
    .where(and(isNotNull(checkedWith), ne(checkedWith, target), isComparable(results)))
    .limit(1);
  return found;
}

/** Whether a formula or a raw material was never checked as it is. */
export async function hasNewRecord(db: Database, { results, id }: RecordStore): Promise<boolean> {
  const found = await db.select({ id }).from(results).where(isNew(results)).limit(1);
  return found.length > 0;
}

/**
 * The next results after one that a run has to check: those that are not checked with its target, all with a result for
 * a preview. Without a run only those that were never checked as they are: what a change of the law does to the others
 * is for its run to list.
 */
export async function recordsAfter<Table extends ResultTable>(
  db: Database,
  { results, id }: RecordStore<Table>,
  recheck: Pick<typeof labelRechecks.$inferSelect, 'kind' | 'target'> | null,
  after: string,
  limit: number,
): Promise<(Table['$inferSelect'] & ResultBefore)[]> {
  const isWanted =
    recheck === null
      ? isNew(results)
      : recheck.kind === 'primena'
        ? isOutdated(results, recheck.target)
        : isComparable(results);
  const table: PgTable = results;
  const found = await db
    .select({ ...getTableColumns(table), id })
    .from(table)
    .where(and(gt(id, after), isWanted))
    .orderBy(asc(id))
    .limit(limit);
  return found as (Table['$inferSelect'] & ResultBefore)[];
}
