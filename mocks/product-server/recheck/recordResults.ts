import { sql } from 'drizzle-orm';
import { compareFindings } from '../../../domain/label/storedFindings.ts';
import type { Database } from '../database/openDatabase.ts';
import type { labelRechecks } from '../database/schema/label-recheck.ts';
import type { CheckResult } from './checkRunner.ts';
import type { RecordStore, ResultBefore } from './recordStore.ts';

/** For which run or, without one, with which knowledge and rules something was checked. */
interface CheckedFor {
  /** The run that lists what changes; null where nothing is compared. */
  recheck: Pick<typeof labelRechecks.$inferSelect, 'id' | 'kind'> | null;
  target: string;
}

/**
 * Stores what was found about some formulas or raw materials, in one statement, so that none is changed without being
 * listed. One that changed itself meanwhile is left alone. Only results of the same basis are compared.
 */
export async function storeRecordResults(
  db: Database,
  { results, changes, ...store }: RecordStore,
  { recheck, target }: CheckedFor,
  before: readonly ResultBefore[],
  checkResults: readonly CheckResult[],
): Promise<void> {
  const byId = new Map(checkResults.map((one) => [one.id, one]));
  const checked = before.flatMap((row) => {
    const after = byId.get(row.id);
    if (!after) return [];
    const isKnown = row.checkedBasis === row.basis && row.status !== null;
    const { appeared, gone } = compareFindings(row.findings ?? [], after.findings);
    return [
      {
        id: row.id,
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
  const id = sql.identifier(store.id.name);
  const rows = sql`json_to_recordset(${JSON.stringify(checked)}::json) AS checked (id text, basis integer, before smallint, after smallint,
    findings jsonb, appeared jsonb, gone jsonb, is_listed boolean)`;
  const stored =
    recheck?.kind === 'pregled'
      ? sql`SELECT checked.* FROM ${rows}`
      : sql`UPDATE ${results} AS known SET checked_basis = checked.basis, checked_with = ${target}, findings = checked.findings, status = checked.after
          FROM ${rows} WHERE known.${id} = checked.id AND known.basis = checked.basis RETURNING checked.*`;
  await db.execute(
    recheck === null
      ? stored
      : sql`WITH stored AS (${stored}) INSERT INTO ${changes} (recheck_id, ${id}, status_before, status_after, appeared, gone)
          SELECT ${recheck.id}, stored.id, before, after, appeared, gone FROM stored WHERE is_listed
          ON CONFLICT (recheck_id, ${id}) DO UPDATE
            SET status_after = excluded.status_after, appeared = excluded.appeared, gone = excluded.gone`,
  );
}
