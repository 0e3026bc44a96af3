import { and, asc, count, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { can } from '../../../domain/account/rights.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { rawMaterialLinks, rawMaterialOverrides } from '../../database/schema/raw-material.ts';
import { labels, pifs } from '../../database/schema/schema.ts';
import { listsAny } from '../ingredient/ingredientQueries.ts';
import type { RawMaterialRow } from './rawMaterialAccess.ts';
import { accessibleCompanies } from '../company/accessibleCompanies.ts';

const MAX_LABELS = 20;

/** Where a raw material is used, within the companies that the caller may access. */
export async function usageOf(db: Database, row: RawMaterialRow, caller: Caller) {
  const companyIds = (await accessibleCompanies(db, caller)).map(({ id }) => id);
  const carrying = await isLabelContaining(db, row, companyIds);
  // Counted in the same query, because a second one would search all labels again.
  const total = sql<number>`count(*) OVER ()::int`;
  const some = await db
    .select({ slug: labels.slug, ime: labels.name, total })
    .from(labels)
    .where(carrying)
    .orderBy(asc(labels.name), asc(labels.id))
    .limit(MAX_LABELS);
  const [files] = !can(caller.role, 'pif.read')
    ? []
    : await db.select({ pifs: count() }).from(pifs).innerJoin(labels, eq(labels.id, pifs.labelId)).where(carrying);
  const linked = and(
    eq(rawMaterialLinks.materialId, row.id),
    inArray(rawMaterialLinks.companyId, companyIds),
    ne(rawMaterialLinks.companyId, row.creatorCompanyId),
  );
  const [catalogues] = await db.select({ count: count() }).from(rawMaterialLinks).where(linked);
  return {
    brojDeklaracija: some[0]?.total ?? 0,
    deklaracije: some.map(({ slug, ime }) => ({ slug, ime })),
    brojPifova: files?.pifs ?? 0,
    brojKataloga: catalogues?.count ?? 0,
  };
}

/** The labels that list all INCI names of a raw material, for each company the names in force for it. */
async function isLabelContaining(
  db: Database,
  { id, composition }: RawMaterialRow,
  companyIds: string[],
): Promise<SQL | undefined> {
  const overridden = await db
    .select({ companyId: rawMaterialOverrides.companyId, values: rawMaterialOverrides.values })
    .from(rawMaterialOverrides)
    .where(
      and(
        eq(rawMaterialOverrides.materialId, id),
        rawMaterialOverrides.isActive,
        isNotNull(rawMaterialOverrides.inciSearch),
        inArray(rawMaterialOverrides.companyId, companyIds),
      ),
    );
  const apart = new Set(overridden.map(({ companyId }) => companyId));
  const groups = [
    { companyIds: companyIds.filter((companyId) => !apart.has(companyId)), names: composition.map(({ inci }) => inci) },
    ...overridden.map(({ companyId, values }) => ({ companyIds: [companyId], names: values.incis ?? [] })),
  ];
  // The last names are compared first: they are the rarest and exclude most labels. The first is often water.
  const carries = (names: readonly string[]) => [...new Set(names)].reverse().map((name) => listsAny([name]));
  return (
    or(...groups.map((group) => and(inArray(labels.companyId, group.companyIds), ...carries(group.names)))) ??
    sql`false`
  );
}
