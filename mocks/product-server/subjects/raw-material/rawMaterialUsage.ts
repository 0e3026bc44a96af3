import { and, asc, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { can } from '../../../../domain/account/rights.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { formulaMaterials, formulaRevisions, formulas } from '../../database/schema/formula.ts';
import { labelSearchTexts } from '../../database/schema/label-search.ts';
import { rawMaterialLinks, rawMaterialOverrides } from '../../database/schema/raw-material.ts';
import { pifs } from '../../database/schema/pif.ts';
import { companies, labels } from '../../database/schema/schema.ts';
import { listsAny } from '../ingredient/ingredientQueries.ts';
import type { RawMaterialRow } from './rawMaterialAccess.ts';
import { accessibleCompanies } from '../company/accessibleCompanies.ts';

/** Formulas and labels that are named. */
const MAX_USES = 20;

/** What keeps the revision of a formula that it was made from. */
type MadeFromFormula = typeof labels | typeof pifs;

/**
 * Whether a label or file was made from a revision that has a line of a raw material. The current revision need not
 * have it any more.
 */
export const isMadeWith = ({ formulaId, formulaRevision }: MadeFromFormula, materialId: string): SQL =>
  sql`(${formulaId}, ${formulaRevision}) IN (SELECT ${formulaRevisions.formulaId}, ${formulaRevisions.number} FROM ${formulaRevisions} WHERE ${formulaRevisions.lines} @> ${JSON.stringify([{ materialId }])}::jsonb)`;

/** Where a raw material is used, within the companies that the caller may access. */
export async function usageOf(db: Database, row: RawMaterialRow, caller: Caller) {
  const companyIds = (await accessibleCompanies(db, caller)).map(({ id }) => id);
  const canReadFormulas = can(caller.role, 'formula.read');
  const known = canReadFormulas ? companyIds : [];
  const isUsing = and(eq(formulaMaterials.materialId, row.id), inArray(formulas.companyId, known));
  const madeFrom = and(inArray(labels.companyId, known), isMadeWith(labels, row.id));
  // What is known for certain is not guessed once more.
  const isGuessed = canReadFormulas ? sql`(${isMadeWith(labels, row.id)}) IS NOT TRUE` : undefined;
  const carrying = and(await isLabelContaining(db, row, companyIds), isGuessed);
  // Counted in the same query, because a second one would search all labels again.
  const total = sql<number>`count(*) OVER ()::int`;
  const labelsWhere = (condition: SQL | undefined) =>
    db
      .select({ slug: labels.slug, ime: labels.name, total })
      .from(labels)
      .where(condition)
      .orderBy(asc(labels.name), asc(labels.id))
      .limit(MAX_USES);
  const formulasUsing = await db
    .select({ slug: formulas.slug, ime: formulas.name, total })
    .from(formulas)
    .innerJoin(formulaMaterials, eq(formulaMaterials.formulaId, formulas.id))
    .where(isUsing)
    .orderBy(asc(formulas.name), asc(formulas.id))
    .limit(MAX_USES);
  const certain = await labelsWhere(madeFrom);
  const some = await labelsWhere(carrying);
  const files = can(caller.role, 'pif.read')
    ? await filesOf(db, { carrying, madeFrom }, row, { companyIds, known })
    : [];
  const linked = and(
    eq(rawMaterialLinks.materialId, row.id),
    inArray(rawMaterialLinks.companyId, companyIds),
    ne(rawMaterialLinks.companyId, row.creatorCompanyId),
  );
  const catalogues = await db
    .select({ _id: companies.id, ime: companies.name, total })
    .from(rawMaterialLinks)
    .innerJoin(companies, eq(companies.id, rawMaterialLinks.companyId))
    .where(linked)
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(MAX_USES);
  return {
    formule: toUses(formulasUsing),
    deklaracijeFormula: toUses(certain),
    brojDeklaracija: some[0]?.total ?? 0,
    deklaracije: toUses(some).stavke,
    dosijeiFormula: toUses(files.filter(({ isCertain }) => isCertain)),
    brojPifova: files[0]?.all ?? 0,
    brojKataloga: catalogues[0]?.total ?? 0,
    katalozi: catalogues.map(({ _id, ime }) => ({ _id, ime })),
  };
}

/**
 * The product information files of a raw material in the caller's companies, those first that are known to hold it:
 * their formula has a line of it, or the formula of their label. The others belong to a label that may contain it.
 */
async function filesOf(
  db: Database,
  { carrying, madeFrom }: { carrying: SQL | undefined; madeFrom: SQL | undefined },
  { id }: RawMaterialRow,
  { companyIds, known }: { companyIds: string[]; known: string[] },
) {
  const isAbout = and(inArray(pifs.companyId, known), isMadeWith(pifs, id));
  const isCertain = sql<boolean>`coalesce(${or(isAbout, madeFrom)}, false)`;
  return db
    .select({
      slug: pifs.slug,
      ime: pifs.name,
      isCertain,
      total: sql<number>`(count(*) FILTER (WHERE ${isCertain}) OVER ())::int`,
      all: sql<number>`count(*) OVER ()::int`,
    })
    .from(pifs)
    .leftJoin(labels, eq(labels.id, pifs.labelId))
    .where(and(inArray(pifs.companyId, companyIds), or(carrying, madeFrom, isAbout)))
    .orderBy(desc(isCertain), asc(pifs.name), asc(pifs.id))
    .limit(MAX_USES);
}

const toUses = (found: readonly { slug: string; ime: string; total: number }[]) => ({
  broj: found[0]?.total ?? 0,
  stavke: found.map(({ slug, ime }) => ({ slug, ime })),
});

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
  const texts = db
    .select({ id: labelSearchTexts.labelId })
    .from(labelSearchTexts)
    .where(
      or(...groups.map((group) => and(inArray(labelSearchTexts.companyId, group.companyIds), ...carries(group.names)))),
    );
  return inArray(labels.id, texts);
}
