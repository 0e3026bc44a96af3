import { and, asc, eq, gt, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase.ts';
import { rawMaterialResults } from '../../database/schema/raw-material-result.ts';
import type { labelRechecks } from '../../database/schema/label-recheck.ts';
import type { Judgement, MaterialToJudge } from './judge.ts';
import { materialsOfFormulas } from '../formula/formulasToJudge.ts';
import { type JudgedFor, storeRecordJudgements } from './recordJudgements.ts';

type ResultRow = typeof rawMaterialResults.$inferSelect;
type RecheckRow = typeof labelRechecks.$inferSelect;

const { key, basis, checkedBasis, checkedWith } = rawMaterialResults;

/** The result says what the law before a change found: nothing of the values themselves changed since. */
const isComparable = eq(checkedBasis, basis);
const isNew = sql`${checkedBasis} IS DISTINCT FROM ${basis}`;
const isOutdated = (target: string): SQL =>
  sql`(${checkedBasis} IS DISTINCT FROM ${basis} OR ${checkedWith} IS DISTINCT FROM ${target})`;

/** What some comparable result was judged with that is not the knowledge and rules of today; undefined without one. */
export async function outdatedMaterial(
  db: Database,
  target: string,
): Promise<Pick<ResultRow, 'checkedWith'> | undefined> {
  const [found] = await db
    .select({ checkedWith })
    .from(rawMaterialResults)
    .where(and(isNotNull(checkedWith), ne(checkedWith, target), isComparable))
    .limit(1);
  return found;
}

/** Whether a raw material was never judged as it is. */
export async function hasNewMaterial(db: Database): Promise<boolean> {
  const found = await db.select({ key }).from(rawMaterialResults).where(isNew).limit(1);
  return found.length > 0;
}

/**
 * The next results of raw materials after one that a run has to judge: those that are not judged with its target, all with a result for a preview. Without a run
 * only those that were never judged as they are: what a change of the law does to the others is for its run to list.
 */
export async function materialsAfter(
  db: Database,
  recheck: Pick<RecheckRow, 'kind' | 'target'> | null,
  after: string,
  limit: number,
): Promise<ResultRow[]> {
  const isWanted = recheck === null ? isNew : recheck.kind === 'primena' ? isOutdated(recheck.target) : isComparable;
  return db
    .select()
    .from(rawMaterialResults)
    .where(and(gt(key, after), isWanted))
    .orderBy(asc(key))
    .limit(limit);
}

const TABLES = { results: 'raw_material_results', changes: 'raw_material_recheck_changes', id: 'key' } as const;

/** Stores what was found about some raw materials. */
export const storeMaterialJudgements = (
  db: Database,
  judgedFor: JudgedFor,
  before: readonly ResultRow[],
  judgements: readonly Judgement[],
): Promise<void> =>
  storeRecordJudgements(
    db,
    TABLES,
    judgedFor,
    before.map((row) => ({ ...row, id: row.key })),
    judgements,
  );

/** Raw materials by their results, each by the values that the result is about. A deleted one is left out. */
export async function materialsToJudge(db: Database, results: readonly ResultRow[]): Promise<MaterialToJudge[]> {
  const found: MaterialToJudge[] = [];
  for (const companyId of new Set(results.map((one) => one.companyId))) {
    const ofCompany = results.filter((one) => one.companyId === companyId);
    // No company has an empty id, and so no overrides: the global values.
    const materials = await materialsOfFormulas(
      db,
      companyId ?? '',
      ofCompany.map(({ materialId }) => materialId),
    );
    for (const { key, materialId } of ofCompany) {
      const material = materials.get(materialId);
      const inciNames = material?.components.map(({ inciName }) => inciName) ?? [];
      if (material) found.push({ id: key, inciNames, isNano: material.isNano });
    }
  }
  return found;
}
