import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { missingAllergens } from '../../../domain/allergen/missingAllergens.ts';
import { allergensOfFormula, allergensOfList } from '../../../domain/formula/productAllergens.ts';
import { parseInciText } from '../../../domain/inci/parseInciText.ts';
import type { FormulaMaterial } from '../../../domain/formula/compositionShares.ts';
import type { Database } from '../../database/openDatabase.ts';
import { formulaRevisions, type StoredLine } from '../../database/schema/formula.ts';
import { labelReprints } from '../../database/schema/label-reprint.ts';
import { labels } from '../../database/schema/schema.ts';
import { materialsOfFormulas, toLines } from '../formula/formulasToJudge.ts';

type LabelRow = typeof labels.$inferSelect;
type Judgement = Pick<
  typeof labelReprints.$inferSelect,
  'hasFormula' | 'missing' | 'unknownIn' | 'missesOnStock' | 'missesLater' | 'isKnown' | 'materialIds'
>;

/** Labels judged in one transaction: some 20 ms, in which the embedded database answers nobody else. */
const BATCH = 10;

/** Which outdated labels to judge. */
export interface ReprintSelection {
  labelIds?: readonly string[];
  companyIds?: readonly string[];
  /** At most so many. */
  limit: number;
}

const materialIdsOf = (lines: readonly StoredLine[] | undefined): string[] => [
  ...new Set((lines ?? []).flatMap(({ materialId }) => materialId ?? [])),
];

function judgeLabel(
  label: LabelRow,
  formula: { lines: readonly StoredLine[]; category: string | null; use: LabelRow['use'] } | undefined,
  materials: ReadonlyMap<string, FormulaMaterial>,
  on: string,
): Judgement {
  const printed = [...label.ingredients, ...parseInciText(label.ingredientText).names.map(({ text }) => text)];
  const { isForUnderThree, isForIntimateUse, isInhalable } = label;
  // What the label says of its product counts; the formula where it says nothing.
  const [category, use] =
    label.category === null && label.use === null && formula
      ? [formula.category, formula.use]
      : [label.category, label.use];
  const product = { category, use, isForUnderThree, isForIntimateUse, isInhalable };
  const { overThreshold, unknownIn } = formula
    ? allergensOfFormula(toLines(formula.lines, materials), product, on)
    : allergensOfList(label.ingredients, label.percentages, product, on);
  const missing = missingAllergens(overThreshold, printed);
  return {
    hasFormula: formula !== undefined,
    missing,
    unknownIn: [...unknownIn],
    missesOnStock: missing.some(({ isMissingOnStock }) => isMissingOnStock),
    missesLater: missing.length > 0,
    isKnown: unknownIn.length === 0,
    materialIds: materialIdsOf(formula?.lines),
  };
}

/** Judges labels of one company. */
async function judgeLabels(tx: Database, companyId: string, rows: readonly LabelRow[], on: string) {
  const revisions = await tx
    .select()
    .from(formulaRevisions)
    .where(
      inArray(
        formulaRevisions.formulaId,
        rows.flatMap(({ formulaId }) => formulaId ?? []),
      ),
    );
  const formulaOf = ({ formulaId, formulaRevision }: LabelRow) =>
    revisions.find((one) => one.formulaId === formulaId && one.number === formulaRevision);
  const materials = await materialsOfFormulas(
    tx,
    companyId,
    rows.flatMap((row) => materialIdsOf(formulaOf(row)?.lines)),
  );
  return rows.map((row) => ({ id: row.id, judgement: judgeLabel(row, formulaOf(row), materials, on) }));
}

/**
 * Judges outdated labels and returns how many. In each transaction their rows are locked, so that a change that comes meanwhile makes them
 * outdated again after it. `on` is the day of the check; the stored state does not depend on it.
 */
export async function judgeReprints(
  db: Database,
  { rules, on }: { rules: string; on: string },
  { labelIds, companyIds, limit }: ReprintSelection,
): Promise<number> {
  let count = 0;
  while (count < limit) {
    const judged = await db.transaction(async (tx) => {
      const waiting = await tx
        .select({ labelId: labelReprints.labelId, companyId: labelReprints.companyId })
        .from(labelReprints)
        .where(
          and(
            isNull(labelReprints.judgedWith),
            labelIds && inArray(labelReprints.labelId, [...labelIds]),
            companyIds && inArray(labelReprints.companyId, [...companyIds]),
          ),
        )
        .orderBy(asc(labelReprints.companyId), asc(labelReprints.labelId))
        .limit(Math.min(BATCH, limit - count))
        .for('update');
      for (const companyId of new Set(waiting.map((one) => one.companyId))) {
        const ids = waiting.filter((one) => one.companyId === companyId).map(({ labelId }) => labelId);
        const rows = await tx.select().from(labels).where(inArray(labels.id, ids));
        for (const { id, judgement } of await judgeLabels(tx, companyId, rows, on))
          await tx
            .update(labelReprints)
            .set({ ...judgement, judgedWith: rules })
            .where(eq(labelReprints.labelId, id));
      }
      return waiting.length;
    });
    count += judged;
    if (judged < BATCH) return count;
    await nextTurn();
  }
  return count;
}

/** Makes labels outdated that were judged by the rules of an older release. */
export async function forgetOldReprints(db: Database, rules: string): Promise<void> {
  await db.update(labelReprints).set({ judgedWith: null }).where(ne(labelReprints.judgedWith, rules));
}

/** How many labels of some companies wait to be judged. */
export async function countOutdated(db: Database, companyIds: readonly string[]): Promise<number> {
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(labelReprints)
    .where(and(isNull(labelReprints.judgedWith), inArray(labelReprints.companyId, [...companyIds])));
  return counted?.count ?? 0;
}
