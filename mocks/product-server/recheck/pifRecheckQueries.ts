import { and, asc, count, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../database/openDatabase.ts';
import { formulas } from '../database/schema/formula.ts';
import { formulaRecheckChanges } from '../database/schema/formula-result.ts';
import { labelRecheckChanges } from '../database/schema/label-recheck.ts';
import { pifs } from '../database/schema/pif.ts';
import { companies, labels } from '../database/schema/schema.ts';

/** Whose product information files are looked for, and whether a change of their formula is told. */
export interface SeenPifs {
  companyIds: string[];
  seesFormulas: boolean;
}

/** Only the current revision of a formula is checked, so a run says nothing about a file that is about an older one. */
const isAboutCurrent = eq(pifs.formulaRevision, formulas.revision);

/**
 * How many product information files each of some runs hits: their label or formula has another result or other
 * findings.
 */
export async function countsOfPifs(
  db: Database,
  recheckIds: readonly string[],
  { companyIds, seesFormulas }: SeenPifs,
): Promise<Map<string, number>> {
  const isSeen = inArray(pifs.companyId, companyIds);
  const hit = union(
    db
      .select({ recheckId: labelRecheckChanges.recheckId, pifId: pifs.id })
      .from(labelRecheckChanges)
      .innerJoin(pifs, eq(pifs.labelId, labelRecheckChanges.labelId))
      .where(and(inArray(labelRecheckChanges.recheckId, [...recheckIds]), isSeen)),
    db
      .select({ recheckId: formulaRecheckChanges.recheckId, pifId: pifs.id })
      .from(formulaRecheckChanges)
      .innerJoin(formulas, eq(formulas.id, formulaRecheckChanges.formulaId))
      .innerJoin(pifs, and(eq(pifs.formulaId, formulas.id), isAboutCurrent))
      .where(and(inArray(formulaRecheckChanges.recheckId, seesFormulas ? [...recheckIds] : []), isSeen)),
  ).as('hit');
  const counted = await db.select({ id: hit.recheckId, count: count() }).from(hit).groupBy(hit.recheckId);
  return new Map(counted.map((one) => [one.id, one.count]));
}

/**
 * A page of the product information files that a run hits, the worst new result first, each with what changed of its
 * label and of its formula.
 */
export async function pageOfPifChanges(db: Database, recheckId: string, seen: SeenPifs, offset: number, limit: number) {
  const total = (await countsOfPifs(db, [recheckId], seen)).get(recheckId) ?? 0;
  const isOfFormula = and(
    eq(formulaRecheckChanges.recheckId, recheckId),
    eq(formulaRecheckChanges.formulaId, formulas.id),
    isAboutCurrent,
  );
  const isHit = or(isNotNull(labelRecheckChanges.labelId), isNotNull(formulaRecheckChanges.formulaId));
  const changes = await db
    .select({
      slug: pifs.slug,
      name: pifs.name,
      stage: pifs.stage,
      company: companies.name,
      labelName: labels.name,
      labelChange: labelRecheckChanges,
      formulaName: formulas.name,
      formulaChange: formulaRecheckChanges,
    })
    .from(pifs)
    .innerJoin(companies, eq(companies.id, pifs.companyId))
    .leftJoin(labels, eq(labels.id, pifs.labelId))
    .leftJoin(
      labelRecheckChanges,
      and(eq(labelRecheckChanges.recheckId, recheckId), eq(labelRecheckChanges.labelId, labels.id)),
    )
    .leftJoin(formulas, eq(formulas.id, pifs.formulaId))
    .leftJoin(formulaRecheckChanges, seen.seesFormulas ? isOfFormula : sql`false`)
    .where(and(inArray(pifs.companyId, seen.companyIds), isHit))
    .orderBy(
      desc(sql`greatest(${labelRecheckChanges.statusAfter}, ${formulaRecheckChanges.statusAfter})`),
      asc(pifs.name),
      asc(pifs.id),
    )
    .offset(offset)
    .limit(limit);
  return { total, changes };
}
