import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { compareFindings } from '../../../domain/label/storedFindings.ts';
import type { Database } from '../database/openDatabase.ts';
import { formulaRecheckChanges } from '../database/schema/formula-result.ts';
import { labelRecheckChanges, labelRechecks } from '../database/schema/label-recheck.ts';
import { labelSignOffs } from '../database/schema/label-sign-off.ts';
import { rawMaterialRecheckChanges } from '../database/schema/raw-material-result.ts';
import { labelCounts, labels } from '../database/schema/schema.ts';
import { knowledgeVersionOf, partsInForce } from '../knowledge/knowledgeVersion.ts';
import { checkedWith, deadlineOf, outdatedBy } from './checkedWith.ts';
import type { CheckResult, SignedLabel } from './checkRunner.ts';
import { formulaStore, materialStore, outdatedRecord } from './recordStore.ts';

export type RecheckRow = typeof labelRechecks.$inferSelect;
export type StoredLabel = typeof labels.$inferSelect;

/** What starts a run, and the import behind it. */
export type RecheckCause = Pick<RecheckRow, 'kind' | 'cause' | 'importId' | 'content' | 'datedOn'>;

/** Older runs are deleted with their changes. */
const MAX_RECHECKS = 30;
/** Rows whose version is looked at in one statement: about a millisecond of the embedded database. */
const LOOKED_AT = 100;

/** What labels are to be checked with now. */
export const currentTarget = async (db: Database, rules: string): Promise<string> =>
  checkedWith(knowledgeVersionOf(await partsInForce(db)), rules);

/**
 * Stores that all labels are to be checked. Inside the transaction of a change, so that a crash cannot come between the
 * two.
 */
export async function createRecheck(db: Database, rules: string, cause: RecheckCause): Promise<RecheckRow> {
  const parts = await partsInForce(db);
  const [row] = await db
    .insert(labelRechecks)
    .values({
      ...cause,
      id: randomBytes(12).toString('hex'),
      target: checkedWith(knowledgeVersionOf(parts), rules),
      knowledge: parts.map(({ part, datedOn, isImported }) => ({ part, datedOn, isImported })),
      state: 'radi',
      done: 0,
      total: await countLabels(db),
      startedAt: new Date(),
    })
    .returning();
  if (!row) throw new Error('The recheck was not stored');
  await removeOld(db);
  return row;
}

/**
 * Makes sure that there is a run for labels checked with something else: rules of an older release, or before a
 * deadline of the law.
 */
export async function recheckOutdatedLabels(db: Database, rules: string): Promise<void> {
  const target = await currentTarget(db, rules);
  const outdated =
    (await firstOutdated(db, target)) ??
    (await outdatedRecord(db, formulaStore, target)) ??
    (await outdatedRecord(db, materialStore, target));
  if (!outdated) return;
  const [known] = await db
    .update(labelRechecks)
    .set({ state: 'radi', finishedAt: null })
    .where(and(eq(labelRechecks.kind, 'primena'), eq(labelRechecks.target, target)))
    .returning();
  if (known) return;
  const cause = outdatedBy(outdated.checkedWith, rules);
  const datedOn = cause === 'rok' ? deadlineOf(rules) : null;
  await createRecheck(db, rules, { kind: 'primena', cause, importId: null, content: null, datedOn });
}

async function firstOutdated(db: Database, target: string): Promise<Pick<StoredLabel, 'checkedWith'> | undefined> {
  for (let after = ''; ;) {
    const rows = await versionsAfter(db, after, LOOKED_AT);
    const outdated = rows.find(({ checkedWith }) => checkedWith !== target);
    const last = rows.at(-1);
    if (outdated || !last) return outdated;
    after = last.id;
    await nextTurn();
  }
}

/** What the next labels after one were checked with. */
const versionsAfter = (db: Database, id: string, limit: number) =>
  db
    .select({ id: labels.id, checkedWith: labels.checkedWith })
    .from(labels)
    .where(gt(labels.id, id))
    .orderBy(asc(labels.id))
    .limit(limit);

/** The run to continue with: changes before previews, the oldest first. */
export async function nextRecheck(db: Database): Promise<RecheckRow | undefined> {
  const [row] = await db
    .select()
    .from(labelRechecks)
    .where(eq(labelRechecks.state, 'radi'))
    .orderBy(desc(labelRechecks.kind), asc(labelRechecks.number))
    .limit(1);
  return row;
}

/**
 * The ids of the next labels after one, those only that a change has not reached yet, or all for a preview; and the
 * label up to which was looked, null at the end. Looks at a bounded number of rows: a search through 100,000 checked
 * ones would hold everybody up.
 */
export async function labelsAfter(
  db: Database,
  { kind, target }: RecheckRow,
  id: string,
  limit: number,
): Promise<{ ids: string[]; lastId: string | null }> {
  const seen = await versionsAfter(db, id, kind === 'primena' ? LOOKED_AT : limit);
  const wanted = seen.filter(({ checkedWith }) => kind === 'pregled' || checkedWith !== target).map((row) => row.id);
  const ids = wanted.slice(0, limit);
  return { ids, lastId: (wanted.length > limit ? ids : seen.map((row) => row.id)).at(-1) ?? null };
}

/** The labels with the keys of their sign-offs that are in force. */
export async function withSignOffs(
  db: Database,
  some: readonly StoredLabel[],
): Promise<(StoredLabel & Pick<SignedLabel, 'signOffKeys'>)[]> {
  const ids = some.map(({ id }) => id);
  const rows = await db
    .select({ labelId: labelSignOffs.labelId, key: labelSignOffs.key })
    .from(labelSignOffs)
    .where(and(inArray(labelSignOffs.labelId, ids), isNull(labelSignOffs.withdrawnAt)));
  return some.map((label) => ({
    ...label,
    signOffKeys: rows.filter(({ labelId }) => labelId === label.id).map(({ key }) => key),
  }));
}

/**
 * Stores what a run found about some labels, in one statement, so that a label is never changed without being listed. A
 * label that somebody saved meanwhile is left alone: its version differs, and the run meets it again.
 */
export async function storeCheckResults(
  db: Database,
  { id, kind, target }: RecheckRow,
  before: readonly Pick<StoredLabel, 'id' | 'version' | 'status' | 'findings'>[],
  checkResults: readonly CheckResult[],
): Promise<void> {
  const byId = new Map(checkResults.map((one) => [one.id, one]));
  const checked = before.flatMap((label) => {
    const after = byId.get(label.id);
    if (!after) return [];
    // Of a label whose findings are unknown those count as new that decide a new result.
    const known = label.findings ?? (label.status === after.status ? after.findings : []);
    const { appeared, gone } = compareFindings(known, after.findings);
    return [
      {
        id: label.id,
        version: label.version,
        before: label.status,
        after: after.status,
        findings: after.findings,
        appeared,
        gone,
        is_listed: label.status !== after.status || appeared.length + gone.length > 0,
      },
    ];
  });
  const rows = sql`json_to_recordset(${JSON.stringify(checked)}::json) AS checked (id text, version integer, before smallint, after smallint,
    findings jsonb, appeared jsonb, gone jsonb, is_listed boolean)`;
  const stored =
    kind === 'pregled'
      ? sql`SELECT checked.*, NULL::timestamptz AS result_changed_at FROM ${rows}`
      : sql`UPDATE labels SET checked_with = ${target}, findings = checked.findings, status = checked.after,
          result_changed_at = CASE WHEN labels.status = checked.after THEN labels.result_changed_at ELSE now() END
        FROM ${rows} WHERE labels.id = checked.id AND labels.version = checked.version RETURNING checked.*, labels.result_changed_at`;
  await db.execute(sql`WITH stored AS (${stored}), listed AS (
      INSERT INTO label_recheck_changes (recheck_id, label_id, status_before, status_after, appeared, gone, result_changed_at)
      SELECT ${id}, stored.id, before, after, appeared, gone, result_changed_at FROM stored WHERE is_listed
      ON CONFLICT (recheck_id, label_id) DO UPDATE
        SET status_after = excluded.status_after, appeared = excluded.appeared, gone = excluded.gone,
          result_changed_at = excluded.result_changed_at), told AS (
      INSERT INTO events (id, subject, subject_id, happened_at, kind, changes)
      SELECT left(replace(gen_random_uuid()::text, '-', ''), 24), 'LABEL', stored.id, result_changed_at, 'RESULT',
        jsonb_build_array(jsonb_build_object('field', 'status', 'before', before::text, 'after', after::text))
      FROM stored WHERE before <> after AND result_changed_at IS NOT NULL)
    UPDATE label_rechecks SET done = least(total, done + (SELECT count(*) FROM stored)::integer) WHERE id = ${id}`);
}

export async function endRecheck(db: Database, id: string, state: 'gotovo' | 'zamenjeno' | 'neuspelo'): Promise<void> {
  await db.update(labelRechecks).set({ state, finishedAt: new Date() }).where(eq(labelRechecks.id, id));
}

/** Starts a preview that was interrupted anew: labels may have changed since. */
export async function restartPreview(db: Database, { id }: RecheckRow): Promise<void> {
  await db.delete(labelRecheckChanges).where(eq(labelRecheckChanges.recheckId, id));
  await db.delete(formulaRecheckChanges).where(eq(formulaRecheckChanges.recheckId, id));
  await db.delete(rawMaterialRecheckChanges).where(eq(rawMaterialRecheckChanges.recheckId, id));
  await db.update(labelRechecks).set({ done: 0 }).where(eq(labelRechecks.id, id));
}

/** From the counts that the database keeps, because counting 100,000 rows would hold everybody up. */
async function countLabels(db: Database): Promise<number> {
  const [counted] = await db
    .select({ count: sql<number>`coalesce(sum(${labelCounts.count}), 0)::int` })
    .from(labelCounts);
  return counted?.count ?? 0;
}

async function removeOld(db: Database): Promise<void> {
  const old = db
    .select({ id: labelRechecks.id })
    .from(labelRechecks)
    .orderBy(desc(labelRechecks.number))
    .offset(MAX_RECHECKS);
  await db.delete(labelRechecks).where(inArray(labelRechecks.id, old));
}
