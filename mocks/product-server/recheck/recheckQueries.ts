import { and, asc, count, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import { knowledgeImports } from '../database/schema/knowledge.ts';
import { labelRecheckChanges, labelRechecks } from '../database/schema/label-recheck.ts';
import { companies, labels } from '../database/schema/schema.ts';
import { countsOfFormulas } from './formulaRecheckQueries.ts';
import { countsOfMaterials, type Seen as SeenRecords } from './materialRecheckQueries.ts';
import { countsOfPifs, type SeenPifs } from './pifRecheckQueries.ts';
import type { RecheckRow } from './recheckStore.ts';

/** What a caller sees of a run. */
export type Seen = SeenRecords &
  SeenPifs & {
    /** Whose imports a preview may be of; undefined for anybody's. */
    importsOf: string | undefined;
  };

/** A run with what it means for what a caller sees. */
export interface RecheckOfCompanies {
  row: RecheckRow;
  /** Labels whose result it changes. */
  resultCount: number;
  /** Labels that keep their result but not their findings. */
  findingCount: number;
  /** Formulas whose result or findings it changes. */
  formulaCount: number;
  /** Raw materials whose result or findings it changes. */
  materialCount: number;
  /** Product information files whose label or formula it changes. */
  pifCount: number;
}

export type ChangeKind = 'rezultat' | 'nalazi';

const changesResult = ne(labelRecheckChanges.statusBefore, labelRecheckChanges.statusAfter);
const isOfKind = (kind: ChangeKind): SQL =>
  kind === 'rezultat' ? changesResult : eq(labelRecheckChanges.statusBefore, labelRecheckChanges.statusAfter);

async function withCounts(db: Database, rows: readonly RecheckRow[], seen: Seen): Promise<RecheckOfCompanies[]> {
  const { companyIds } = seen;
  const ids = rows.map(({ id }) => id);
  const counted = await db
    .select({
      id: labelRecheckChanges.recheckId,
      results: sql<number>`(count(*) FILTER (WHERE ${changesResult}))::int`,
      all: sql<number>`count(*)::int`,
    })
    .from(labelRecheckChanges)
    .innerJoin(labels, eq(labels.id, labelRecheckChanges.labelId))
    .where(and(inArray(labelRecheckChanges.recheckId, ids), inArray(labels.companyId, companyIds)))
    .groupBy(labelRecheckChanges.recheckId);
  const counts = new Map(counted.map((one) => [one.id, one]));
  const formulaCounts = await countsOfFormulas(db, ids, companyIds);
  const materialCounts = await countsOfMaterials(db, ids, seen);
  const pifCounts = await countsOfPifs(db, ids, seen);
  return rows.map((row) => {
    const { results = 0, all = 0 } = counts.get(row.id) ?? {};
    return {
      row,
      resultCount: results,
      findingCount: all - results,
      formulaCount: formulaCounts.get(row.id) ?? 0,
      materialCount: materialCounts.get(row.id) ?? 0,
      pifCount: pifCounts.get(row.id) ?? 0,
    };
  });
}

/** A page of the runs that followed a change, the newest first. Previews are found by their import alone. */
export async function pageOfRechecks(db: Database, seen: Seen, offset: number, limit: number) {
  const isChange = eq(labelRechecks.kind, 'primena');
  const [counted] = await db.select({ count: count() }).from(labelRechecks).where(isChange);
  const rows = await db
    .select()
    .from(labelRechecks)
    .where(isChange)
    .orderBy(desc(labelRechecks.number))
    .offset(offset)
    .limit(limit);
  return { total: counted?.count ?? 0, rechecks: await withCounts(db, rows, seen) };
}

/** One run, or the preview of an import that the caller sees; else undefined. */
export async function findRecheck(db: Database, id: string, seen: Seen): Promise<RecheckOfCompanies | undefined> {
  const { importsOf } = seen;
  const theirs = db.select({ id: knowledgeImports.id }).from(knowledgeImports);
  const isSeen =
    importsOf === undefined
      ? undefined
      : or(
          eq(labelRechecks.kind, 'primena'),
          inArray(labelRechecks.importId, theirs.where(eq(knowledgeImports.organisationId, importsOf))),
        );
  const rows = await db
    .select()
    .from(labelRechecks)
    .where(and(eq(labelRechecks.id, id.toLowerCase()), isSeen));
  return (await withCounts(db, rows, seen))[0];
}

/** The newest preview of an import, or undefined. */
export async function findPreview(db: Database, importId: string, seen: Seen): Promise<RecheckOfCompanies | undefined> {
  const rows = await db
    .select()
    .from(labelRechecks)
    .where(and(eq(labelRechecks.importId, importId), eq(labelRechecks.kind, 'pregled')))
    .orderBy(desc(labelRechecks.number))
    .limit(1);
  return (await withCounts(db, rows, seen))[0];
}

/** The ids of the newest preview of an import and of the newest run after it. */
export async function rechecksOfImport(
  db: Database,
  importId: string,
): Promise<Partial<Record<RecheckRow['kind'], string>>> {
  const { kind, id, number } = labelRechecks;
  const rows = await db
    .select({ kind, id })
    .from(labelRechecks)
    .where(eq(labelRechecks.importId, importId))
    .orderBy(asc(number));
  return Object.fromEntries(rows.map((row) => [row.kind, row.id]));
}

/**
 * The run that made the result of a label what it is, with what it changed; undefined when a person did, or a run that
 * is forgotten.
 */
export async function resultChangeOf(db: Database, { id, resultChangedAt }: typeof labels.$inferSelect) {
  const [found] = await db
    .select({ run: labelRechecks, change: labelRecheckChanges })
    .from(labelRecheckChanges)
    .innerJoin(labelRechecks, eq(labelRechecks.id, labelRecheckChanges.recheckId))
    .where(
      and(
        eq(labelRecheckChanges.labelId, id),
        eq(labelRecheckChanges.resultChangedAt, resultChangedAt),
        eq(labelRechecks.kind, 'primena'),
        changesResult,
      ),
    )
    .orderBy(desc(labelRechecks.number))
    .limit(1);
  return found;
}

/** A page of the labels of some companies that a run changes, the worst new result first. */
export async function pageOfChanges(
  db: Database,
  recheckId: string,
  filter: { companyIds: string[]; kind: ChangeKind },
  offset: number,
  limit: number,
) {
  const condition = and(
    eq(labelRecheckChanges.recheckId, recheckId),
    inArray(labels.companyId, filter.companyIds),
    isOfKind(filter.kind),
  );
  const [counted] = await db
    .select({ count: count() })
    .from(labelRecheckChanges)
    .innerJoin(labels, eq(labels.id, labelRecheckChanges.labelId))
    .where(condition);
  const changes = await db
    .select({
      change: labelRecheckChanges,
      slug: labels.slug,
      name: labels.name,
      isArchived: labels.isArchived,
      company: companies.name,
    })
    .from(labelRecheckChanges)
    .innerJoin(labels, eq(labels.id, labelRecheckChanges.labelId))
    .innerJoin(companies, eq(companies.id, labels.companyId))
    .where(condition)
    .orderBy(desc(labelRecheckChanges.statusAfter), asc(labels.name), asc(labels.id))
    .offset(offset)
    .limit(limit);
  return { total: counted?.count ?? 0, changes };
}
