import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { annexRows, ingredients } from '../../database/schema/knowledge.ts';
import type { Database } from '../../database/openDatabase.ts';
import { rawMaterials } from '../../database/schema/raw-material.ts';
import { labelSearchTexts } from '../../database/schema/label-search.ts';
import { toxicology, type ToxicologyRow } from '../../database/schema/toxicology.ts';
import { foldText } from '../../database/searchText.ts';
import type { AnnexTableRow } from '../../knowledge/annexTableRow.ts';
import type { IngredientRow } from '../../knowledge/ingredientRow.ts';
import { beginsWith, conditionsOf, contains, type IngredientFilter, isMeantBy } from './ingredientSearch.ts';

/** An ingredient with its global toxicological data. */
export interface FoundIngredient {
  row: IngredientRow;
  toxicology: ToxicologyRow | null;
}

/**
 * A page of ingredients in the order of their names. In a search, names that equal or begin with the words come first.
 */
export function pageOfIngredients(
  db: Database,
  filter: IngredientFilter,
  offset: number,
  limit: number,
): Promise<FoundIngredient[]> {
  const whole = filter.terms.join(' ');
  const best = whole === '' ? [] : [sql`${ingredients.sortName} <> ${whole}`, sql`NOT ${beginsWith(whole)}`];
  return selectFound(db)
    .where(conditionsOf(db, filter))
    .orderBy(...best, asc(ingredients.sortName), asc(ingredients.id))
    .offset(offset)
    .limit(limit);
}

const selectFound = (db: Database) =>
  db
    .select({ row: getTableColumns(ingredients), toxicology: getTableColumns(toxicology) })
    .from(ingredients)
    .leftJoin(toxicology, and(eq(toxicology.ingredientId, ingredients.id), isNull(toxicology.organisationId)));

/** How many ingredients the filter finds. */
export async function countIngredients(db: Database, filter: IngredientFilter): Promise<number> {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(ingredients)
    .where(conditionsOf(db, filter));
  return found?.count ?? 0;
}

/** One ingredient, or null. */
export async function findIngredient(db: Database, id: string): Promise<FoundIngredient | null> {
  const [found] = await selectFound(db).where(eq(ingredients.id, id.toLowerCase()));
  return found ?? null;
}

/** The annex entries for the names of some ingredients, by the key of the name. */
export async function annexRowsOf(
  db: Database,
  rows: readonly IngredientRow[],
): Promise<(row: IngredientRow) => AnnexTableRow[]> {
  const keys = rows.map(({ nameKey }) => nameKey).filter(Boolean);
  if (keys.length === 0) return () => [];
  const found = await db
    .select()
    .from(annexRows)
    .where(arrayOverlaps(annexRows.keys, keys))
    .orderBy(asc(annexRows.annex), asc(annexRows.position));
  return ({ nameKey }) => found.filter(({ keys: rowKeys }) => rowKeys.includes(nameKey));
}

/**
 * Names for autocomplete: those that begin with the text, then those that contain it or have another name that begins
 * with it, then those that resemble it; withdrawn ones last.
 */
export async function namesLike(db: Database, text: string, limit: number): Promise<IngredientRow[]> {
  const term = foldText(text);
  if (term === '') return [];
  const shortest = sql`length(${ingredients.sortName})`;
  const containing = await db
    .select()
    .from(ingredients)
    .where(or(contains(term), isMeantBy(term)))
    .orderBy(asc(ingredients.isWithdrawn), sql`NOT ${beginsWith(term)}`, shortest, asc(ingredients.sortName))
    .limit(limit);
  if (containing.length === limit) return containing;
  const others =
    containing.length > 0
      ? notInArray(
          ingredients.id,
          containing.map(({ id }) => id),
        )
      : undefined;
  return [...containing, ...(await namesResembling(db, term, limit - containing.length, others))];
}

/**
 * How much of a word must be found in a name: "tocoferol" in TOCOPHEROL is 0.45, the usual 0.6 finds only slips at the
 * end. OWN, unverified.
 */
const CLOSE_ENOUGH = '0.4';

function namesResembling(db: Database, term: string, limit: number, others: SQL | undefined): Promise<IngredientRow[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${CLOSE_ENOUGH}, true)`);
    return tx
      .select()
      .from(ingredients)
      .where(and(sql`${ingredients.searchText} %> ${term}`, others))
      .orderBy(
        asc(ingredients.isWithdrawn),
        sql`similarity(${term}, ${ingredients.sortName}) DESC`,
        asc(ingredients.sortName),
      )
      .limit(limit);
  });
}

/** Every function that an ingredient has, in alphabetical order. */
export async function allFunctions(db: Database): Promise<string[]> {
  const found = await db.selectDistinct({ name: sql<string>`unnest(${ingredients.functions})` }).from(ingredients);
  return found.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en'));
}

const literally = (names: readonly string[]): string =>
  names.map((name) => foldText(name).replace(/[^\p{L}\p{N} ]/gu, '\\$&')).join('|');

/** A pattern for a line with one of the names, be it as a nanomaterial, in the searched texts of raw materials. */
const lineOf = (names: readonly string[]) => `(?:\\n|^)(?:${literally(names)})(?: *\\[nano\\])?(?:$|\\n)`;

/** The names of the ingredients with a CAS number, synonyms included. */
export async function namesWithCas(db: Database, cas: string): Promise<string[]> {
  const found = await db
    .select({ inci: ingredients.inci, synonyms: ingredients.synonyms })
    .from(ingredients)
    .where(arrayContains(ingredients.cas, [cas]));
  return found.flatMap(({ inci, synonyms: others }) => [inci, ...others]);
}

/** The pattern for the lines of the ingredients with a CAS number; null when no ingredient has it. */
export async function linesWithCas(db: Database, cas: string): Promise<string | null> {
  const names = await namesWithCas(db, cas);
  return names.length > 0 ? lineOf(names) : null;
}

/**
 * Whether a label lists one of several ingredients, in a query of the searched texts. Text in brackets or after a slash
 * is ignored.
 */
export const listsAny = (names: readonly string[]): SQL =>
  sql`${labelSearchTexts.searchText} ~ ${`(?:\\n|, |^)(?:${literally(names)})(?:$|,|\\*| \\(| \\[|/)`}`;

/** How many labels of some companies list an ingredient, by its INCI name or a synonym. */
export function countLabelsWith(
  db: Database,
  { inci, synonyms }: IngredientRow,
  companyIds: string[],
): Promise<number> {
  return counted(
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(labelSearchTexts)
      .where(and(inArray(labelSearchTexts.companyId, companyIds), listsAny([inci, ...synonyms]))),
  );
}

/** How many raw materials of some companies contain an ingredient, be it as a nanomaterial. */
export function countRawMaterialsWith(
  db: Database,
  { inci, synonyms }: IngredientRow,
  companyIds: string[],
): Promise<number> {
  const asLine = lineOf([inci, ...synonyms]);
  // Only the text of all three has an index; only the INCI names count.
  const containing = and(sql`${rawMaterials.searchText} ~ ${asLine}`, sql`${rawMaterials.inciSearch} ~ ${asLine}`);
  return counted(
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(rawMaterials)
      .where(and(inArray(rawMaterials.creatorCompanyId, companyIds), containing)),
  );
}

const counted = async (query: PromiseLike<{ count: number }[]>): Promise<number> => (await query)[0]?.count ?? 0;
