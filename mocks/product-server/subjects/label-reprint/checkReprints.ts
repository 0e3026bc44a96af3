import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { FormulaMaterial } from '../../../../domain/formula/compositionShares.ts';
import type { Database } from '../../database/openDatabase.ts';
import { formulaRevisions, type StoredLine } from '../../database/schema/formula.ts';
import { labelReprints } from '../../database/schema/label-reprint.ts';
import { labels } from '../../database/schema/schema.ts';
import { materialsOfFormulas, toLines } from '../formula/formulasToRecheck.ts';
import type { LabelCheckResult, SignedLabel } from '../../recheck/checkRunner.ts';
import { type StoredLabel, withSignOffs } from '../../recheck/recheckStore.ts';

/** Labels checked at a time: some 10 ms of the embedded database, which answers nobody else meanwhile. */
const BATCH = 5;

/** A label with everything that it is checked by, and what tells whether any of it changed meanwhile. */
export interface LabelOfBasis extends SignedLabel, Pick<StoredLabel, 'version' | 'status' | 'findings' | 'formulaId'> {
  basis: number;
  materialIds: string[];
}

const materialIdsOf = (lines: readonly StoredLine[] | undefined): string[] => [
  ...new Set((lines ?? []).flatMap(({ materialId }) => materialId ?? [])),
];

/** The formulas that labels follow, in the revisions that they follow, by the ids of the labels. */
async function formulasOf(db: Database, rows: readonly StoredLabel[]) {
  const ids = rows.flatMap(({ formulaId }) => formulaId ?? []);
  const revisions =
    ids.length > 0 ? await db.select().from(formulaRevisions).where(inArray(formulaRevisions.formulaId, ids)) : [];
  const revisionOf = ({ formulaId, formulaRevision }: StoredLabel) =>
    revisions.find((one) => one.formulaId === formulaId && one.number === formulaRevision);
  const found = new Map<string, { formula: SignedLabel['formula']; materialIds: string[] }>();
  for (const companyId of new Set(rows.map((row) => row.companyId))) {
    const ofCompany = rows.filter((row) => row.companyId === companyId);
    const materials: ReadonlyMap<string, FormulaMaterial> = await materialsOfFormulas(
      db,
      companyId,
      ofCompany.flatMap((row) => materialIdsOf(revisionOf(row)?.lines)),
    );
    for (const row of ofCompany) {
      const revision = revisionOf(row);
      found.set(row.id, {
        formula: revision
          ? { lines: toLines(revision.lines, materials), category: revision.category, use: revision.use }
          : null,
        materialIds: materialIdsOf(revision?.lines),
      });
    }
  }
  return found;
}

/**
 * The labels with everything that they are checked by. What changes after this makes the judgement outdated. Between
 * its queries other requests are answered: the embedded database would run them one after the other in one turn of the
 * event loop.
 */
export async function withBasis(db: Database, labelIds: readonly string[]): Promise<LabelOfBasis[]> {
  if (labelIds.length === 0) return [];
  const bases = await db
    .select({ labelId: labelReprints.labelId, basis: labelReprints.basis })
    .from(labelReprints)
    .where(inArray(labelReprints.labelId, [...labelIds]));
  await nextTurn();
  const basisOf = new Map(bases.map(({ labelId, basis }) => [labelId, basis]));
  const rows = await db
    .select()
    .from(labels)
    .where(inArray(labels.id, [...labelIds]));
  await nextTurn();
  const formulas = await formulasOf(db, rows);
  await nextTurn();
  return (await withSignOffs(db, rows)).map((row) => ({
    ...row,
    formula: formulas.get(row.id)?.formula ?? null,
    materialIds: formulas.get(row.id)?.materialIds ?? [],
    basis: basisOf.get(row.id) ?? 0,
  }));
}

/**
 * Stores what labels lack of allergens, and the results of those that follow a formula, which change with its papers. A
 * label that changed meanwhile, or whose papers did, is left alone: it waits to be checked again.
 */
export async function storeReprints(
  db: Database,
  target: string,
  before: readonly LabelOfBasis[],
  checkResults: readonly LabelCheckResult[],
): Promise<void> {
  const byId = new Map(checkResults.map((one) => [one.id, one]));
  const checked = before.flatMap(({ id, version, basis, materialIds, formulaId }) => {
    const judgement = byId.get(id);
    if (!judgement) return [];
    const { status, findings, allergens } = judgement;
    return [
      {
        ...{ id, version, basis, material_ids: materialIds, is_of_formula: formulaId !== null, status, findings },
        ...{ has_formula: allergens.hasFormula, missing: allergens.missing, unknown_in: allergens.unknownIn },
        allergen_findings: allergens.findings,
      },
    ];
  });
  const rows = sql`json_to_recordset(${JSON.stringify(checked)}::json) AS checked (id text, version integer, basis integer, material_ids text[],
    is_of_formula boolean, status smallint, findings jsonb, has_formula boolean, missing jsonb, unknown_in text[], allergen_findings jsonb)`;
  await db.execute(sql`WITH stored AS (
      UPDATE label_reprints SET judged_with = ${target}, has_formula = checked.has_formula, missing = checked.missing,
        unknown_in = checked.unknown_in, material_ids = checked.material_ids, findings = checked.allergen_findings,
        is_known = cardinality(checked.unknown_in) = 0, misses_later = jsonb_array_length(checked.missing) > 0,
        misses_on_stock = checked.missing @> '[{"isMissingOnStock": true}]'
      FROM ${rows}, labels
      WHERE label_reprints.label_id = checked.id AND label_reprints.basis = checked.basis
        AND labels.id = checked.id AND labels.version = checked.version
      RETURNING checked.*)
    UPDATE labels SET checked_with = ${target}, findings = stored.findings, status = stored.status,
      result_changed_at = CASE WHEN labels.status = stored.status THEN labels.result_changed_at ELSE now() END
    FROM stored WHERE stored.is_of_formula AND labels.id = stored.id AND labels.version = stored.version
      AND (labels.status, labels.checked_with, labels.findings) IS DISTINCT FROM (stored.status, ${target}::text, stored.findings)`);
}

/**
 * Checks labels that wait for it, at most so many, and returns how many. `target` names the knowledge and rules of the
 * judge. In between other requests are answered.
 */
export async function checkReprints(
  db: Database,
  target: string,
  check: (labels: LabelOfBasis[]) => Promise<LabelCheckResult[]>,
  limit: number,
): Promise<number> {
  let count = 0;
  while (count < limit) {
    const waiting = await db
      .select({ labelId: labelReprints.labelId })
      .from(labelReprints)
      .where(isNull(labelReprints.judgedWith))
      .orderBy(asc(labelReprints.companyId), asc(labelReprints.labelId))
      .limit(Math.min(BATCH, limit - count));
    if (waiting.length === 0) return count;
    await nextTurn();
    const toRecheck = await withBasis(
      db,
      waiting.map(({ labelId }) => labelId),
    );
    await nextTurn();
    await storeReprints(db, target, toRecheck, await check(toRecheck));
    await nextTurn();
    count += waiting.length;
  }
  return count;
}

/** Makes labels outdated that were checked with other knowledge or rules. */
export async function deleteOldReprints(db: Database, target: string): Promise<void> {
  await db.update(labelReprints).set({ judgedWith: null }).where(ne(labelReprints.judgedWith, target));
}

/** Whether a label waits to be checked. */
export async function hasOutdatedReprint(db: Database): Promise<boolean> {
  const found = await db
    .select({ id: labelReprints.labelId })
    .from(labelReprints)
    .where(isNull(labelReprints.judgedWith))
    .limit(1);
  return found.length > 0;
}

/** How many labels of some companies wait to be checked. */
export async function countOutdated(db: Database, companyIds: readonly string[]): Promise<number> {
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(labelReprints)
    .where(and(isNull(labelReprints.judgedWith), inArray(labelReprints.companyId, [...companyIds])));
  return counted?.count ?? 0;
}
