import { inArray, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Database } from '../../database/openDatabase.ts';
import { pifs } from '../../database/schema/pif.ts';
import { labels } from '../../database/schema/schema.ts';

/** What was made from a formula. */
type Uses = NonNullable<components['schemas']['Formula']['koriste']>;
type Kind = Uses['stavke'][number]['vrsta'];

const MAX_USES = 20;

/** The labels and the product information files that were made from formulas. */
function madeFromFormulas(db: Database, formulaIds: string[]) {
  const columnsOf = (table: typeof labels | typeof pifs, kind: Kind) => ({
    formulaId: sql<string>`${table.formulaId}`.as('formula_id'),
    revision: sql<number>`coalesce(${table.formulaRevision}, 1)`.as('revision'),
    kind: sql<Kind>`${kind}::text`.as('kind'),
    id: sql<string>`${table.id}`.as('id'),
    slug: sql<string>`${table.slug}`.as('slug'),
    name: sql<string>`${table.name}`.as('name'),
  });
  return unionAll(
    db.select(columnsOf(labels, 'deklaracija')).from(labels).where(inArray(labels.formulaId, formulaIds)),
    db.select(columnsOf(pifs, 'pif')).from(pifs).where(inArray(pifs.formulaId, formulaIds)),
  ).as('made');
}

/**
 * What was made from formulas, by their ids; those from which nothing was made are not in it. It is of the company of
 * the formula, so that whoever sees the formula may read its name. One query for all formulas.
 */
export async function usesOfFormulas(db: Database, formulaIds: readonly string[]): Promise<Map<string, Uses>> {
  const uses = new Map<string, Uses>();
  if (formulaIds.length === 0) return uses;
  const made = madeFromFormulas(db, [...formulaIds]);
  const ofFormula = sql`PARTITION BY ${made.formulaId}`;
  const ranked = db
    .select({
      formulaId: made.formulaId,
      revision: made.revision,
      kind: made.kind,
      slug: made.slug,
      name: made.name,
      place: sql<number>`(row_number() OVER (${ofFormula} ORDER BY ${made.name}, ${made.id}))::int`.as('place'),
      count: sql<number>`(count(*) OVER (${ofFormula}))::int`.as('total'),
    })
    .from(made)
    .as('ranked');
  const rows = await db
    .select()
    .from(ranked)
    .where(lte(ranked.place, MAX_USES))
    .orderBy(ranked.formulaId, ranked.place);
  for (const { formulaId, revision, kind, slug, name, count } of rows) {
    const known = uses.get(formulaId) ?? { broj: count, stavke: [] };
    known.stavke.push({ vrsta: kind, slug, ime: name, revizija: revision });
    uses.set(formulaId, known);
  }
  return uses;
}
