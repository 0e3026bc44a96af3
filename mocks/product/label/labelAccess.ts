import { and, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { labels } from '../../database/schema/schema.ts';
import { HttpError, notFound } from '../../service/httpError.ts';
import { accessibleCompanies } from '../company/accessibleCompanies.ts';
import { toLabelDetail } from './labelMapping.ts';
import { signOffsOf } from './signOffQueries.ts';

/** A label and the name of its company. */
export interface Found {
  row: typeof labels.$inferSelect;
  company: string;
}

/** Finds a label that the caller may access. `lock` prevents other changes until the transaction ends. */
export async function findLabel(db: Database, slug: string, caller: Caller, lock = false): Promise<Found> {
  const companies = new Map((await accessibleCompanies(db, caller)).map(({ id, name }) => [id, name]));
  const query = db
    .select()
    .from(labels)
    .where(and(eq(labels.slug, slug), inArray(labels.companyId, [...companies.keys()])));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw notFound();
  return { row, company: companies.get(row.companyId) ?? '' };
}

/** Rejects a change that was made to an older version of a label with 409. */
export function assertVersion({ row }: Found, version: number): void {
  if (row.version !== version) throw new HttpError(409, 'Somebody else changed this label meanwhile.');
}

/** A label with all its fields and its sign-offs, as the caller may see them. */
export async function labelResponse(db: Database, { row, company }: Found, caller: Caller) {
  return { status: 'success', data: { data: toLabelDetail(row, company, await signOffsOf(db, row.id, caller)) } };
}
