import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import { formulas } from '../database/schema/formula.ts';
import { formulaRecheckChanges as changesTable } from '../database/schema/formula-result.ts';
import { companies } from '../database/schema/schema.ts';

/** How many formulas of some companies each of some runs changes. */
export async function countsOfFormulas(
  db: Database,
  recheckIds: readonly string[],
  companyIds: string[],
): Promise<Map<string, number>> {
  const counted = await db
    .select({ id: changesTable.recheckId, count: count() })
    .from(changesTable)
    .innerJoin(formulas, eq(formulas.id, changesTable.formulaId))
    .where(and(inArray(changesTable.recheckId, [...recheckIds]), inArray(formulas.companyId, companyIds)))
    .groupBy(changesTable.recheckId);
  return new Map(counted.map((one) => [one.id, one.count]));
}

/** A page of the formulas of some companies that a run changes, the worst new result first. */
export async function pageOfFormulaChanges(
  db: Database,
  recheckId: string,
  companyIds: string[],
  offset: number,
  limit: number,
) {
  const condition = and(eq(changesTable.recheckId, recheckId), inArray(formulas.companyId, companyIds));
  const total = (await countsOfFormulas(db, [recheckId], companyIds)).get(recheckId) ?? 0;
  const changes = await db
    .select({ change: changesTable, slug: formulas.slug, name: formulas.name, company: companies.name })
    .from(changesTable)
    .innerJoin(formulas, eq(formulas.id, changesTable.formulaId))
    .innerJoin(companies, eq(companies.id, formulas.companyId))
    .where(condition)
    .orderBy(desc(changesTable.statusAfter), asc(formulas.name), asc(formulas.id))
    .offset(offset)
    .limit(limit);
  return { total, changes };
}
