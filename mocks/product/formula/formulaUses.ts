import { eq, inArray, lte, sql } from 'drizzle-orm';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { Database } from '../../database/openDatabase.ts';
import { pifs } from '../../database/schema/pif.ts';
import { labels } from '../../database/schema/schema.ts';

/** What was made from a formula. */
type Uses = NonNullable<components['schemas']['Formula']['koriste']>;

const MAX_USES = 20;

/** What was made from formulas, by their ids; those from which nothing was made are not in it. One query for all of them. */
export async function usesOfFormulas(db: Database, formulaIds: readonly string[]): Promise<Map<string, Uses>> {
  const uses = new Map<string, Uses>();
  if (formulaIds.length === 0) return uses;
  const ofFormula = sql`PARTITION BY ${labels.formulaId}`;
  const ranked = db
    .select({
      formulaId: labels.formulaId,
      revision: labels.formulaRevision,
      slug: labels.slug,
      name: labels.name,
      place: sql<number>`(row_number() OVER (${ofFormula} ORDER BY ${labels.name}, ${labels.id}))::int`.as('place'),
      count: sql<number>`(count(*) OVER (${ofFormula}))::int`.as('total'),
    })
    .from(labels)
    .where(inArray(labels.formulaId, [...formulaIds]))
    .as('ranked');
  const rows = await db
    .select()
    .from(ranked)
    .where(lte(ranked.place, MAX_USES))
    .orderBy(ranked.formulaId, ranked.place);
  for (const { formulaId, revision, slug, name, count } of rows) {
    if (formulaId === null || revision === null) continue;
    const known = uses.get(formulaId) ?? { broj: count, stavke: [] };
    known.stavke.push({ vrsta: 'deklaracija', slug, ime: name, revizija: revision });
    uses.set(formulaId, known);
  }
  return uses;
}

/** Names of the product information files that are about a formula, at most 20. */
export async function pifsOfFormula(db: Database, formulaId: string): Promise<string[]> {
  const found = await db
    .select({ name: pifs.name })
    .from(pifs)
    .where(eq(pifs.formulaId, formulaId))
    .orderBy(pifs.name, pifs.id)
    .limit(MAX_USES);
  return found.map(({ name }) => name);
}
