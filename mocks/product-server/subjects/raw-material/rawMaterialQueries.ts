import {
  and,
  type AnyColumn,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  or,
  sql,
} from 'drizzle-orm';
import { isCasNumber } from '../../../../domain/inci/registryNumbers.ts';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Database } from '../../database/openDatabase.ts';
import { rawMaterialLinks, rawMaterialOverrides, rawMaterials } from '../../database/schema/raw-material.ts';
import { companies } from '../../database/schema/schema.ts';
import { escapeLike } from '../../database/searchText.ts';
import { linesWithCas } from '../ingredient/ingredientQueries.ts';
import { documentStateRank } from './documentState.ts';
import type { MaterialForCompany } from './rawMaterialMapping.ts';

type DocumentState = components['schemas']['DocumentState'];
type Query = NonNullable<operations['listRawMaterials']['parameters']['query']>;

export interface MaterialFilter extends Pick<
  Query,
  'ids' | 'polje' | 'vrsta' | 'dokumenti' | 'stanjeDokumenata' | 'imaCMR' | 'nano' | 'proizvodjac' | 'uKatalogu'
> {
  /** The condition for those that the caller sees; undefined for all. */
  visible: SQL | undefined;
  /** What the folders that the caller sees say of the documents. */
  documentState: SQL<DocumentState>;
  /** Folded words and phrases that must all occur. */
  terms: string[];
  /** A pattern that the INCI names may match instead; null for none. */
  names: string | null;
}

/** What is looked for; a CAS number alone is looked for in the names of the ingredients that have it too. */
export async function materialSearch(db: Database, terms: string[]): Promise<Pick<MaterialFilter, 'terms' | 'names'>> {
  const [cas = '', ...others] = terms;
  return { terms, names: others.length === 0 && isCasNumber(cas) ? await linesWithCas(db, cas) : null };
}

const isOverrideOf = (companyId: string): SQL | undefined =>
  and(eq(rawMaterialOverrides.materialId, rawMaterials.id), eq(rawMaterialOverrides.companyId, companyId));
const isLinkOf = (companyId: string): SQL | undefined =>
  and(eq(rawMaterialLinks.materialId, rawMaterials.id), eq(rawMaterialLinks.companyId, companyId));

/** The value in force for a company: its override if that is active, else the global value. */
const effectiveValue = (field: 'type' | 'hasCmr' | 'nano', column: AnyColumn): SQL =>
  sql`COALESCE(CASE WHEN ${rawMaterialOverrides.isActive} THEN ${rawMaterialOverrides.values} ->> ${field} END, ${column}::text)`;

function conditionsOf(db: Database, companyId: string, filter: MaterialFilter): SQL | undefined {
  const { visible: seen, terms, names, polje, vrsta, dokumenti, imaCMR, nano, proizvodjac, uKatalogu } = filter;
  const { documentState, ids, stanjeDokumenata } = filter;
  return and(
    seen,
    ids === undefined ? undefined : inArray(rawMaterials.id, ids.split(',')),
    terms.length === 0
      ? undefined
      : polje === 'trade'
        ? and(...contains(rawMaterials.searchText, terms), ...contains(rawMaterials.tradeSearch, terms))
        : or(matchesEffectiveTexts(db, companyId, terms, polje), names === null ? undefined : hasName(names)),
    vrsta === undefined ? undefined : eq(effectiveValue('type', rawMaterials.vrsta), vrsta),
    imaCMR === undefined ? undefined : eq(effectiveValue('hasCmr', rawMaterials.imaCmr), String(imaCMR)),
    nano === undefined ? undefined : eq(effectiveValue('nano', rawMaterials.nano), String(nano)),
    dokumenti === undefined ? undefined : eq(rawMaterials.dataFromDocs, dokumenti === 'da'),
    stanjeDokumenata === undefined ? undefined : eq(documentState, stanjeDokumenata),
    proizvodjac === undefined ? undefined : eq(rawMaterials.manufacturer, proizvodjac),
    uKatalogu === undefined
      ? undefined
      : uKatalogu === 'da'
        ? isNotNull(rawMaterialLinks.companyId)
        : isNull(rawMaterialLinks.companyId),
  );
}

/** Whether the INCI names in force for a company match a pattern. */
const hasName = (pattern: string): SQL =>
  sql`COALESCE(CASE WHEN ${rawMaterialOverrides.isActive} THEN ${rawMaterialOverrides.inciSearch} END, ${rawMaterials.inciSearch}) ~ ${pattern}`;

const contains = (text: AnyColumn | SQL, terms: string[]): SQL[] =>
  terms.map((term) => sql`${text} LIKE ${`%${escapeLike(term)}%`}`);

/**
 * The raw materials whose texts in force contain all words. Global texts have an index; the few overridden ones are
 * scanned.
 */
function matchesEffectiveTexts(db: Database, companyId: string, terms: string[], polje: 'inci' | undefined): SQL {
  const { searchText, tradeSearch, makerSearch, codeSearch, inciSearch } = rawMaterials;
  const withOverriddenNames = and(
    eq(rawMaterialOverrides.companyId, companyId),
    rawMaterialOverrides.isActive,
    isNotNull(rawMaterialOverrides.inciSearch),
  );
  const others = db
    .select({ id: rawMaterialOverrides.materialId })
    .from(rawMaterialOverrides)
    .where(withOverriddenNames);
  const global = db
    .select({ id: rawMaterials.id })
    .from(rawMaterials)
    .where(
      and(
        ...contains(searchText, terms),
        ...(polje === 'inci' ? contains(inciSearch, terms) : []),
        sql`${rawMaterials.id} NOT IN ${others}`,
      ),
    );
  const text =
    polje === 'inci'
      ? rawMaterialOverrides.inciSearch
      : sql`${tradeSearch} || E'\\n' || ${makerSearch} || E'\\n' || ${codeSearch} || E'\\n' || ${rawMaterialOverrides.inciSearch}`;
  const overridden = db
    .select({ id: rawMaterials.id })
    .from(rawMaterials)
    .innerJoin(rawMaterialOverrides, eq(rawMaterialOverrides.materialId, rawMaterials.id))
    .where(and(withOverriddenNames, ...contains(text, terms)));
  return sql`${rawMaterials.id} IN (${global.getSQL()} UNION ALL ${overridden.getSQL()})`;
}

/** A page of raw materials with their link and overrides of a company. */
export async function pageOfMaterials(
  db: Database,
  companyId: string,
  filter: MaterialFilter,
  sort: NonNullable<Query['sort']>,
  offset: number,
  limit: number,
): Promise<MaterialForCompany[]> {
  const order = sort.startsWith('-') ? desc : asc;
  const rows = await selectForCompany(db, companyId)
    .where(conditionsOf(db, companyId, filter))
    .orderBy(order(keys(filter)[nameOf(sort)]), order(rawMaterials.id))
    .offset(offset)
    .limit(limit);
  return rows.map(toMaterialForCompany);
}

/** One raw material by its id, with its link and overrides of a company. */
export async function findMaterialById(
  db: Database,
  companyId: string,
  id: string,
): Promise<MaterialForCompany | null> {
  const [row] = await selectForCompany(db, companyId).where(eq(rawMaterials.id, id));
  return row ? toMaterialForCompany(row) : null;
}

/** The raw materials that meet a condition, each with the link and overrides of a company, in any order. */
export async function materialsForCompany(
  db: Database,
  companyId: string,
  condition: SQL | undefined,
): Promise<MaterialForCompany[]> {
  return (await selectForCompany(db, companyId).where(condition)).map(toMaterialForCompany);
}

const keys = ({ documentState }: Pick<MaterialFilter, 'documentState'>) => ({
  tradeName: sql`${rawMaterials.tradeSearch} COLLATE "C"`,
  proizvodjac: sql`${rawMaterials.makerSearch} COLLATE "C"`,
  createdAt: rawMaterials.createdAt,
  updatedAt: rawMaterials.updatedAt,
  stanjeDokumenata: documentStateRank(documentState),
});
const nameOf = (sort: string) => sort.replace('-', '') as keyof ReturnType<typeof keys>;

const selectForCompany = (db: Database, companyId: string) =>
  db
    .select({
      row: getTableColumns(rawMaterials),
      creator: companies.name,
      organisationId: companies.organisationId,
      linked: rawMaterialLinks.companyId,
      isActive: rawMaterialOverrides.isActive,
      values: rawMaterialOverrides.values,
    })
    .from(rawMaterials)
    .innerJoin(companies, eq(companies.id, rawMaterials.creatorCompanyId))
    .leftJoin(rawMaterialLinks, isLinkOf(companyId))
    .leftJoin(rawMaterialOverrides, isOverrideOf(companyId));

const toMaterialForCompany = ({
  row,
  creator,
  organisationId,
  linked,
  isActive,
  values,
}: Awaited<ReturnType<typeof selectForCompany>>[number]): MaterialForCompany => ({
  row,
  creator,
  organisationId,
  isLinked: linked !== null,
  overrides: isActive === null || values === null ? null : { isActive, values },
});

/** How many raw materials the filter finds. */
export async function countMaterials(db: Database, companyId: string, filter: MaterialFilter): Promise<number> {
  const query = db
    .select({ count: sql<number>`count(*)::int` })
    .from(rawMaterials)
    .leftJoin(rawMaterialLinks, isLinkOf(companyId))
    .leftJoin(rawMaterialOverrides, isOverrideOf(companyId));
  return (await query.where(conditionsOf(db, companyId, filter)))[0]?.count ?? 0;
}

/**
 * The first raw materials that a search finds: those whose trade name begins with the words, then those whose trade
 * name holds them, then the others; and how many there are, of which `most` are counted. All are found before they are
 * sorted: PostgreSQL goes through the index of names else, which took 1.8 s for an ingredient of many.
 */
export async function firstMaterials(
  db: Database,
  companyId: string,
  filter: MaterialFilter,
  limit: number,
  most: number,
) {
  const { tradeSearch } = rawMaterials;
  const whole = escapeLike(filter.terms.join(' '));
  const found = db
    .select({
      ...getTableColumns(rawMaterials),
      rank: sql<number>`CASE WHEN ${tradeSearch} LIKE ${`${whole}%`} THEN 0
        WHEN ${and(...contains(tradeSearch, filter.terms))} THEN 1 ELSE 2 END`.as('rank'),
    })
    .from(rawMaterials)
    .leftJoin(rawMaterialLinks, isLinkOf(companyId))
    .leftJoin(rawMaterialOverrides, isOverrideOf(companyId))
    .where(conditionsOf(db, companyId, filter))
    .limit(most + 1)
    .as('found');
  const total = await db.$count(found);
  const rows = await db
    .select()
    .from(found)
    .orderBy(found.rank, sql`${found.tradeSearch} COLLATE "C"`, found.id)
    .limit(limit);
  return { total: Math.min(total, most), hasMore: total > most, rows };
}
