import { and, asc, count, desc, eq, gt, inArray, lte, not, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { can } from '../../../../domain/account/rights.ts';
import { dayInBelgrade } from '../../../../domain/dayInBelgrade.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { materialCounts } from '../../database/schema/document-folder.ts';
import { rawMaterials } from '../../database/schema/raw-material.ts';
import { pifs } from '../../database/schema/pif.ts';
import { labelCounts, labels } from '../../database/schema/schema.ts';
import { conclusionInForce, countKinds } from '../pif/pifQueries.ts';
import { documentSummary, keptState, type StateWord, summarisedState } from '../raw-material/documentState.ts';

const countOf = (condition: SQL) => sql<number>`count(*) FILTER (WHERE ${condition})::int`;

/** The labels of some companies, counted by status, activity and archive. */
export const countLabelKinds = (db: Database, companyIds: string[]) =>
  db.select().from(labelCounts).where(inArray(labelCounts.companyId, companyIds));

/**
 * Raw materials of one state of their documents, null where the caller sees none, and how many of them need attention.
 */
interface MaterialKind {
  state: StateWord | null;
  count: number;
  withoutDocuments: number;
  withCmr: number;
  nano: number;
}

/**
 * The raw materials of some companies by the state of their documents; one state may come twice. The few with documents
 * of an organisation's own are computed.
 */
export async function countRawMaterials(db: Database, companyIds: string[], caller: Caller): Promise<MaterialKind[]> {
  const today = dayInBelgrade(new Date());
  const seen = (state: SQL<StateWord>) =>
    sql<StateWord | null>`${can(caller.role, 'document.read') ? state : sql`NULL`}`.as('state');
  const sumOf = (condition: SQL) =>
    sql<number>`COALESCE(sum(${materialCounts.count}) FILTER (WHERE ${condition}), 0)::int`;
  const counted = db
    .select({
      state: seen(keptState(today)),
      count: sumOf(sql`TRUE`),
      withoutDocuments: sumOf(not(materialCounts.hasDataFromDocuments)),
      withCmr: sumOf(sql`${materialCounts.hasCmr}`),
      nano: sumOf(sql`${materialCounts.isNano}`),
    })
    .from(materialCounts)
    .where(inArray(materialCounts.companyId, companyIds))
    .groupBy(sql`1`);
  const computed = db
    .select({
      state: seen(summarisedState(caller, today)),
      count: countOf(sql`TRUE`),
      withoutDocuments: countOf(not(documentSummary.hasDataFromDocuments)),
      withCmr: countOf(sql`${documentSummary.hasCmr}`),
      nano: countOf(sql`${documentSummary.isNano}`),
    })
    .from(documentSummary)
    .innerJoin(rawMaterials, eq(rawMaterials.id, documentSummary.materialId))
    .where(and(documentSummary.hasOwn, inArray(documentSummary.companyId, companyIds)))
    .groupBy(sql`1`);
  return unionAll(counted, computed);
}

/** How many PIFs of some companies there are by stage and conclusion in force. */
export const countPifs = (db: Database, companyIds: string[]) => countKinds(db, inArray(pifs.companyId, companyIds));

/** When the file of some companies that waits for review the longest was submitted. */
export async function oldestSubmission(db: Database, companyIds: string[]): Promise<Date | null> {
  const [oldest] = await db
    .select({ submittedAt: pifs.submittedAt })
    .from(pifs)
    .where(and(eq(pifs.stage, 'SUBMITTED'), inArray(pifs.companyId, companyIds)))
    .orderBy(asc(pifs.submittedAt))
    .limit(1);
  return oldest?.submittedAt ?? null;
}

const label = { entitet: 'deklaracija', table: labels, name: labels.name, companyId: labels.companyId } as const;
const rawMaterial = {
  entitet: 'sirovina',
  table: rawMaterials,
  name: rawMaterials.tradeName,
  companyId: rawMaterials.creatorCompanyId,
} as const;
const pif = { entitet: 'pif', table: pifs, name: pifs.name, companyId: pifs.companyId } as const;

/** The kinds of changes, and the column with the time of each. */
const EVENTS = [
  { ...label, dogadjaj: 'dodato', at: labels.createdAt },
  // The first result is created with the label and is not a change.
  {
    ...label,
    dogadjaj: 'rezultatPromenjen',
    at: labels.resultChangedAt,
    only: gt(labels.resultChangedAt, labels.createdAt),
  },
  { ...rawMaterial, dogadjaj: 'dodato', at: rawMaterials.createdAt },
  { ...pif, dogadjaj: 'dodato', at: pifs.createdAt },
  { ...pif, dogadjaj: 'poslatoNaPregled', at: pifs.submittedAt },
  { ...pif, dogadjaj: 'ocenjeno', at: pifs.assessedAt },
] as const;

type Event = (typeof EVENTS)[number];

/** A range of time that includes its end. */
export interface TimeRange {
  after: Date | null;
  until: Date;
}

const within = (event: Event, companyIds: string[], { after, until }: TimeRange): SQL | undefined =>
  and(
    inArray(event.companyId, companyIds),
    lte(event.at, until),
    after ? gt(event.at, after) : undefined,
    'only' in event ? event.only : undefined,
  );

/** How many changes the caller can see. */
export async function countChanges(
  db: Database,
  companyIds: string[],
  span: TimeRange,
  withPifs: boolean,
): Promise<number> {
  const counts = await Promise.all(
    eventsFor(withPifs).map((event) =>
      db
        .select({ count: count() })
        .from(event.table)
        .where(within(event, companyIds, span)),
    ),
  );
  return counts.flat().reduce((sum, found) => sum + found.count, 0);
}

/** The newest changes, newest first. */
export async function newestChanges(
  db: Database,
  companyIds: string[],
  span: TimeRange,
  withPifs: boolean,
  limit: number,
) {
  const found = await Promise.all(
    eventsFor(withPifs).map(async (event) => {
      const { table, name, companyId, at, entitet, dogadjaj } = event;
      const rows = await db
        .select({
          slug: table.slug,
          name,
          companyId,
          at: sql<Date>`${at}`.mapWith(labels.createdAt),
          status: table === labels ? labels.status : sql<null>`NULL`,
          conclusion: table === pifs ? conclusionInForce : sql<null>`NULL`,
        })
        .from(table)
        .where(within(event, companyIds, span))
        .orderBy(desc(at), table.slug)
        .limit(limit);
      return rows.map((row) => ({ ...row, entitet, dogadjaj }));
    }),
  );
  return found
    .flat()
    .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.slug < b.slug ? -1 : 1))
    .slice(0, limit);
}

const eventsFor = (withPifs: boolean): readonly Event[] =>
  withPifs ? EVENTS : EVENTS.filter(({ entitet }) => entitet !== 'pif');
