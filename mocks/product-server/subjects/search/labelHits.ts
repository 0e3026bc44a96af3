import { and, desc, inArray, type SQL, sql } from 'drizzle-orm';
import { isCasNumber } from '../../../../domain/inci/registryNumbers.ts';
import { MAX_SEARCH_HITS } from '../../../../domain/limits.ts';
import type { Database } from '../../database/openDatabase.ts';
import { labelSearchTexts } from '../../database/schema/label-search.ts';
import { labels } from '../../database/schema/schema.ts';
import { escapeLike } from '../../database/searchText.ts';
import { listsAny, namesWithCas } from '../ingredient/ingredientQueries.ts';
import { countFoundLabels, labelFilterOf, pageOfLabels } from '../label/labelQueries.ts';

type LabelRow = typeof labels.$inferSelect;

/** Labels of one name are looked through up to this number; who searches for so many types on. Ours. */
const MAX_NAMED = 1000;
const name = sql`split_part(${labelSearchTexts.searchText}, E'\n', 1)`;
const code = sql`split_part(${labelSearchTexts.searchText}, E'\n', 2)`;
/** As the index of names has it. */
const nameAndCode = sql`(${name} || E'\n' || ${code})`;

/** The first labels of some companies that a search finds, and how many it finds. */
export async function findLabels(
  db: Database,
  companyIds: string[],
  text: string,
  terms: readonly string[],
): Promise<{ total: number; hasMore: boolean; rows: LabelRow[] }> {
  const [cas = '', ...others] = terms;
  const names = others.length === 0 && isCasNumber(cas) ? await namesWithCas(db, cas) : [];
  if (names.length > 0) return labelsWith(db, companyIds, names);
  const filter = labelFilterOf({ 'text[search]': text }, companyIds);
  const { total, hasMore } = await countFoundLabels(db, filter);
  const named = total > 0 ? await labelsNamed(db, companyIds, terms) : [];
  // Those that only list an ingredient of that name follow.
  const listed = named.length < Math.min(total, MAX_SEARCH_HITS) ? await newest(db, filter) : [];
  const isNamed = new Set(named.map(({ id }) => id));
  const rows = [...named, ...listed.filter(({ id }) => !isNamed.has(id))].slice(0, MAX_SEARCH_HITS);
  return { total, hasMore, rows };
}

// Twice as many as are shown, because those that are called so may be among them.
const newest = (db: Database, filter: ReturnType<typeof labelFilterOf>) =>
  pageOfLabels(db, filter, '-createdAt', 0, 2 * MAX_SEARCH_HITS);

/**
 * Labels whose name or code holds all words, those first that are called so, then those that begin so, then the newest.
 */
async function labelsNamed(db: Database, companyIds: string[], terms: readonly string[]): Promise<LabelRow[]> {
  const whole = terms.join(' ');
  const begins = `${escapeLike(whole)}%`;
  const holds = (pattern: string): SQL => sql`${nameAndCode} LIKE ${pattern}`;
  const found = db
    .select({
      id: labelSearchTexts.labelId,
      createdAt: labelSearchTexts.createdAt,
      rank: sql<number>`CASE WHEN ${whole} IN (${name}, ${code}) THEN 0
        WHEN ${holds(begins)} OR ${holds(`%\n${begins}`)} THEN 1 ELSE 2 END`.as('rank'),
    })
    .from(labelSearchTexts)
    .where(and(inArray(labelSearchTexts.companyId, companyIds), ...terms.map((term) => holds(`%${escapeLike(term)}%`))))
    .limit(MAX_NAMED)
    .as('found');
  const best = await db
    .select({ id: found.id })
    .from(found)
    .orderBy(found.rank, desc(found.createdAt), found.id)
    .limit(MAX_SEARCH_HITS);
  return inOrder(db, best);
}

/** Labels that list one of some ingredients, the newest first. */
async function labelsWith(db: Database, companyIds: string[], names: readonly string[]) {
  const found = db
    .select({ id: labelSearchTexts.labelId, createdAt: labelSearchTexts.createdAt })
    .from(labelSearchTexts)
    .where(and(inArray(labelSearchTexts.companyId, companyIds), listsAny(names)))
    .limit(MAX_NAMED + 1)
    .as('found');
  const total = await db.$count(found);
  const first = await db
    .select({ id: found.id })
    .from(found)
    .orderBy(desc(found.createdAt), found.id)
    .limit(MAX_SEARCH_HITS);
  return { total: Math.min(total, MAX_NAMED), hasMore: total > MAX_NAMED, rows: await inOrder(db, first) };
}

async function inOrder(db: Database, found: readonly { id: string }[]): Promise<LabelRow[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = new Map((await db.select().from(labels).where(inArray(labels.id, ids))).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
