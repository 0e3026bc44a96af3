import { and, asc, desc, eq, getTableColumns, inArray, like, type SQL, sql } from 'drizzle-orm';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Database } from '../../database/openDatabase.ts';
import { escapeLike, searchTerms } from '../../database/searchText.ts';
import { labelSearchTexts } from '../../database/schema/label-search.ts';
import { labelCounts, labels } from '../../database/schema/schema.ts';

type Query = NonNullable<operations['listLabels']['parameters']['query']>;

export interface LabelFilter {
  companyIds: string[];
  /** 0 is any. */
  status: NonNullable<Query['status']>;
  selection: NonNullable<Query['selekcija']> | null;
  /** Folded words and phrases that must all occur. */
  terms: string[];
}

/** What the labels of some companies are filtered by. */
export const labelFilterOf = (query: Query, companyIds: string[]): LabelFilter => ({
  companyIds,
  status: query.status ?? 0,
  selection: query.selekcija ?? null,
  terms: searchTerms(query['text[search]'] ?? ''),
});

/** The columns that the labels, what a search reads of them, and their counts have. */
type Counted =
  | Pick<typeof labels, 'companyId' | 'status' | 'isActive' | 'isArchived'>
  | typeof labelSearchTexts
  | typeof labelCounts;

function conditionsWithoutStatus(table: Counted, { companyIds, selection }: LabelFilter): SQL[] {
  const conditions = [inArray(table.companyId, companyIds)];
  if (selection === 'arhivirane') conditions.push(eq(table.isArchived, true));
  else if (selection) conditions.push(eq(table.isArchived, false), eq(table.isActive, selection === 'aktivne'));
  return conditions;
}

/** The condition for the labels that a search finds, of one status unless that is 0. */
const isFound = (filter: LabelFilter, status: LabelFilter['status']): SQL | undefined =>
  and(
    ...conditionsWithoutStatus(labelSearchTexts, filter),
    ...filter.terms.map((term) => like(labelSearchTexts.searchText, `%${escapeLike(term)}%`)),
    ...(status === 0 ? [] : [eq(labelSearchTexts.status, status)]),
  );

/** A page of labels in a stable order. */
export function pageOfLabels(
  db: Database,
  filter: LabelFilter,
  sort: NonNullable<Query['sort']>,
  offset: number,
  limit: number,
): Promise<(typeof labels.$inferSelect)[]> {
  const order = sort.startsWith('-') ? desc : asc;
  const time = sort.endsWith('createdAt') ? 'createdAt' : 'resultChangedAt';
  const ordered = db.select(getTableColumns(labels)).from(labels).orderBy(order(labels[time]), order(labels.id));
  if (filter.terms.length === 0)
    return ordered
      .where(
        and(...conditionsWithoutStatus(labels, filter), ...(filter.status ? [eq(labels.status, filter.status)] : [])),
      )
      .offset(offset)
      .limit(limit);
  const found = db
    .select({ id: labelSearchTexts.labelId })
    .from(labelSearchTexts)
    .where(isFound(filter, filter.status))
    .orderBy(order(labelSearchTexts[time]), order(labelSearchTexts.labelId))
    .offset(offset)
    .limit(limit);
  return ordered.where(inArray(labels.id, found));
}

/**
 * So many labels that a search finds are counted, and as many again for whoever reads on beyond them: to count all
 * would read each of them.
 */
const COUNTED = 1000;

/**
 * How many labels the filter finds in total and by status (ignoring its own status), and how many each company has
 * without the filter. A search that finds more than are counted has no numbers by status. `shown`: the labels up to the
 * end of the page.
 */
export async function countLabels(db: Database, filter: LabelFilter, shownCompanyIds: string[], shown: number) {
  const ofCompany = await db
    .select({ companyId: labelCounts.companyId, count: sql<number>`sum(${labelCounts.count})::int` })
    .from(labelCounts)
    .where(inArray(labelCounts.companyId, shownCompanyIds))
    .groupBy(labelCounts.companyId);
  const most = filter.terms.length > 0 ? Math.ceil((shown + 1) / COUNTED) * COUNTED : Infinity;
  const kinds = filter.terms.length > 0 ? await countSearched(db, filter, 0, most) : await countByStatus(db, filter);
  const ofStatus = new Map(kinds.map(({ status, count }) => [status, count]));
  const sumOf = (one: LabelFilter['status']) => (one === 0 ? sum(kinds) : (ofStatus.get(one) ?? 0));
  const isCounted = sum(kinds) <= most;
  const total =
    isCounted || filter.status === 0 ? sumOf(filter.status) : sum(await countSearched(db, filter, filter.status, most));
  return {
    total: Math.min(total, most),
    hasMore: total > most,
    ofStatus: isCounted ? ofStatus : null,
    ofCompany: new Map(ofCompany.map(({ companyId, count }) => [companyId, count])),
  };
}

/** How many labels a search finds, of which no more than so many are counted. */
export async function countFoundLabels(
  db: Database,
  filter: LabelFilter,
): Promise<{ total: number; hasMore: boolean }> {
  const total = sum(await countSearched(db, filter, 0, COUNTED));
  return { total: Math.min(total, COUNTED), hasMore: total > COUNTED };
}

const sum = (kinds: readonly { count: number }[]) => kinds.reduce((total, { count }) => total + count, 0);

const countByStatus = (db: Database, filter: LabelFilter) =>
  db
    .select({ status: labelCounts.status, count: sql<number>`sum(${labelCounts.count})::int` })
    .from(labelCounts)
    .where(and(...conditionsWithoutStatus(labelCounts, filter)))
    .groupBy(labelCounts.status);

/**
 * The labels that a search finds by status, of one status unless that is 0; of more than `most` no more than one above.
 */
function countSearched(db: Database, filter: LabelFilter, status: LabelFilter['status'], most: number) {
  const found = db
    .select({ status: labelSearchTexts.status })
    .from(labelSearchTexts)
    .where(isFound(filter, status))
    .limit(most + 1)
    .as('found');
  return db
    .select({ status: found.status, count: sql<number>`count(*)::int` })
    .from(found)
    .groupBy(found.status);
}
