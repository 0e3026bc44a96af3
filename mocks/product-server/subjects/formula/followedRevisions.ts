import { and, desc, eq, exists, inArray, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase.ts';
import { formulaRevisions, formulas } from '../../database/schema/formula.ts';
import { pifs } from '../../database/schema/pif.ts';
import { labels } from '../../database/schema/schema.ts';
import { type FoundFormula, selectFormulas } from './formulaQueries.ts';

/**
 * Revisions before the current ones that hold a raw material and that a label or a product information file follows;
 * those of the last changed formulas first.
 */
export function followedRevisions(
  db: Database,
  companyIds: readonly string[],
  materialId: string,
  limit: number,
): Promise<FoundFormula[]> {
  const isFollowedBy = (table: typeof labels | typeof pifs) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.formulaId, formulas.id), eq(table.formulaRevision, formulaRevisions.number))),
    );
  return selectFormulas(db, sql`${formulaRevisions.number}`)
    .where(
      and(
        inArray(formulas.companyId, [...companyIds]),
        ne(formulaRevisions.number, formulas.revision),
        sql`${formulaRevisions.lines} @> ${JSON.stringify([{ materialId }])}::jsonb`,
        or(isFollowedBy(labels), isFollowedBy(pifs)),
      ),
    )
    .orderBy(desc(formulas.updatedAt), desc(formulas.id), desc(formulaRevisions.number))
    .limit(limit);
}
