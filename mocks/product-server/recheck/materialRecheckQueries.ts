import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import { rawMaterials } from '../database/schema/raw-material.ts';
import {
  rawMaterialRecheckChanges as changesTable,
  rawMaterialResults,
} from '../database/schema/raw-material-result.ts';
import { companies } from '../database/schema/schema.ts';

/** What a caller sees of a run. */
export interface Seen {
  /** Companies whose labels, formulas and own values of raw materials the caller sees. */
  companyIds: string[];
  /** The condition for the raw materials that the caller sees; undefined for all. */
  materials: SQL | undefined;
}

/** Own values are for their company; global ones for everybody who sees the raw material. */
const isSeen = ({ companyIds, materials }: Seen): SQL | undefined =>
  or(
    and(isNull(rawMaterialResults.companyId), materials),
    and(isNotNull(rawMaterialResults.companyId), inArray(rawMaterialResults.companyId, companyIds)),
  );

/** How many raw materials that a caller sees each of some runs changes. */
export async function countsOfMaterials(
  db: Database,
  recheckIds: readonly string[],
  seen: Seen,
): Promise<Map<string, number>> {
  const counted = await db
    .select({ id: changesTable.recheckId, count: count() })
    .from(changesTable)
    .innerJoin(rawMaterialResults, eq(rawMaterialResults.key, changesTable.key))
    .innerJoin(rawMaterials, eq(rawMaterials.id, rawMaterialResults.materialId))
    .where(and(inArray(changesTable.recheckId, [...recheckIds]), isSeen(seen)))
    .groupBy(changesTable.recheckId);
  return new Map(counted.map((one) => [one.id, one.count]));
}

/** A page of the raw materials that a run changes, the worst new result first. */
export async function pageOfMaterialChanges(
  db: Database,
  recheckId: string,
  seen: Seen,
  offset: number,
  limit: number,
) {
  const total = (await countsOfMaterials(db, [recheckId], seen)).get(recheckId) ?? 0;
  const changes = await db
    .select({
      change: changesTable,
      slug: rawMaterials.slug,
      name: rawMaterials.tradeName,
      manufacturer: rawMaterials.manufacturer,
      company: companies.name,
    })
    .from(changesTable)
    .innerJoin(rawMaterialResults, eq(rawMaterialResults.key, changesTable.key))
    .innerJoin(rawMaterials, eq(rawMaterials.id, rawMaterialResults.materialId))
    .leftJoin(companies, eq(companies.id, rawMaterialResults.companyId))
    .where(and(eq(changesTable.recheckId, recheckId), isSeen(seen)))
    .orderBy(desc(changesTable.statusAfter), asc(rawMaterials.tradeSearch), asc(changesTable.key))
    .offset(offset)
    .limit(limit);
  return { total, changes };
}
