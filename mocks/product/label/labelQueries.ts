import { and, asc, desc, eq, getTableColumns, inArray, like, type SQL, sql } from 'drizzle-orm';
import type { operations } from '../../../schema/rest/product-server.generated.ts';
import type { Database } from '../../database/openDatabase.ts';
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

/** The columns that both the labels and their counts have. */
type Counted = Pick<typeof labels, 'companyId' | 'status' | 'isActive' | 'isArchived'> | typeof labelCounts;

function conditionsWithoutStatus(table: Counted, { companyIds, selection }: LabelFilter): SQL[] {
  const conditions = [inArray(table.companyId, companyIds)];
  if (selection === 'arhivirane') conditions.push(eq(table.isArchived, true));
  else if (selection) conditions.push(eq(table.isArchived, false), eq(table.isActive, selection === 'aktivne'));
  return conditions;
}

const contains = (terms: string[]): SQL[] =>
  terms.map((term) => like(labels.searchText, `%${term.replace(/[\\%_]/g, '\\$&')}%`));

/** A page of labels in a stable order. */
export function pageOfLabels(
  db: Database,
  filter: LabelFilter,
  sort: NonNullable<Query['sort']>,
  offset: number,
  limit: number,
): Promise<(typeof labels.$inferSelect)[]> {
  const time = sort.endsWith('createdAt') ? labels.createdAt : labels.resultChangedAt;
  const order = sort.startsWith('-') ? desc : asc;
  return db
    .select(getTableColumns(labels))
    .from(labels)
    .where(
      and(
        ...conditionsWithoutStatus(labels, filter),
        ...contains(filter.terms),
        ...(filter.status ? [eq(labels.status, filter.status)] : []),
      ),
    )
    .orderBy(order(time), order(labels.id))
    .offset(offset)
    .limit(limit);
}

/** How many labels the filter finds in total and by status (ignoring its own status), and how many each company has without the filter. */
export async function countLabels(db: Database, filter: LabelFilter, shownCompanyIds: string[]) {
  const ofCompany = await db
    .select({ companyId: labelCounts.companyId, count: sql<number>`sum(${labelCounts.count})::int` })
    .from(labelCounts)
    .where(inArray(labelCounts.companyId, shownCompanyIds))
    .groupBy(labelCounts.companyId);
  const ofStatus = filter.terms.length > 0 ? await countSearchedByStatus(db, filter) : await countByStatus(db, filter);
  const counted = ofStatus.filter(({ status }) => filter.status === 0 || status === filter.status);
  return {
    total: counted.reduce((sum, { count }) => sum + count, 0),
    ofStatus: new Map(ofStatus.map(({ status, count }) => [status, count])),
    ofCompany: new Map(ofCompany.map(({ companyId, count }) => [companyId, count])),
  };
}

const countByStatus = (db: Database, filter: LabelFilter) =>
  db
    .select({ status: labelCounts.status, count: sql<number>`sum(${labelCounts.count})::int` })
    .from(labelCounts)
    .where(and(...conditionsWithoutStatus(labelCounts, filter)))
    .groupBy(labelCounts.status);

const countSearchedByStatus = (db: Database, filter: LabelFilter) =>
  db
    .select({ status: labels.status, count: sql<number>`count(*)::int` })
    .from(labels)
    .where(and(...conditionsWithoutStatus(labels, filter), ...contains(filter.terms)))
    .groupBy(labels.status);
