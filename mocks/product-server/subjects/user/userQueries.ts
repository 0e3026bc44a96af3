import { desc, eq, inArray, max } from 'drizzle-orm';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Database } from '../../database/openDatabase.ts';
import { companies, logins, users } from '../../database/schema/schema.ts';

export type UserRow = typeof users.$inferSelect;

/** Accounts as those who manage them see them: without addresses of sign-ins. */
export async function accountsWire(
  db: Database,
  rows: readonly UserRow[],
): Promise<components['schemas']['Account'][]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lastLogins = await db
    .select({ userId: logins.userId, date: max(logins.date) })
    .from(logins)
    .where(inArray(logins.userId, ids))
    .groupBy(logins.userId)
    .orderBy(desc(max(logins.date)));
  const names = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, [...new Set(rows.map(({ companyId }) => companyId))]));
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  const lastOf = new Map(lastLogins.map(({ userId, date }) => [userId, date]));
  return rows.map((row) => ({
    _id: row.id,
    verzija: row.version,
    name: row.name,
    email: row.email,
    role: row.role,
    firma: { _id: row.companyId, ime: nameOf.get(row.companyId) ?? null },
    aktivan: row.isActive,
    poslednjaPrijava: lastOf.get(row.id)?.toISOString() ?? null,
    privremenaLozinkaDo: row.temporaryPasswordUntil?.toISOString() ?? null,
  }));
}

/** One account of an answer. */
export async function accountWire(db: Database, id: string): Promise<components['schemas']['Account']> {
  const [account] = await accountsWire(db, await db.select().from(users).where(eq(users.id, id)));
  if (!account) throw new Error(`There is no account ${id}`);
  return account;
}
