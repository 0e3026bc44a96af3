import { randomBytes, randomInt } from 'node:crypto';
import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { can, CLIENT_ROLE, rolesWith } from '../../../../domain/account/rights.ts';
import type { Role } from '../../../../domain/account/roles.ts';
import { createTemporaryPassword, TEMPORARY_PASSWORD_DAYS } from '../../../../domain/account/temporaryPassword.ts';
import type { FieldChange } from '../../../../domain/history/fieldChanges.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import type { Database } from '../../database/openDatabase.ts';
import { companies, givenCompanies, users } from '../../database/schema/schema.ts';
import { conflict, forbidden, invalidInput, notFound } from '../../service/httpError.ts';
import { accessibleCompanies } from '../company/accessibleCompanies.ts';
import { findCompany } from '../company/companyQueries.ts';
import { recordEvent } from '../history/recordEvent.ts';
import type { UserRow } from './userQueries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What changes of an account with a temporary password: every session that began before it ends. */
export interface NewPassword {
  password: string;
  columns: Pick<UserRow, 'passwordHash' | 'passwordChangedAt' | 'temporaryPasswordUntil'>;
}

export async function newTemporaryPassword(): Promise<NewPassword> {
  const password = createTemporaryPassword((end) => randomInt(end));
  const now = Date.now();
  return {
    password,
    columns: {
      passwordHash: await hashPassword(password),
      passwordChangedAt: new Date(now),
      temporaryPasswordUntil: new Date(now + TEMPORARY_PASSWORD_DAYS * DAY_MS),
    },
  };
}

/**
 * Accounts are changed one after the other, so that of two changes at once one sees that the other left no
 * administrator.
 */
export const lockAccounts = (tx: Database) => tx.execute(sql`SELECT pg_advisory_xact_lock(20261123)`);

/**
 * An account that the caller manages: any for an administrator, else a client user of one of his companies. Throws a
 * 404 for any other.
 */
export async function findManaged(tx: Database, id: string, caller: Caller): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(eq(users.id, id.toLowerCase()));
  if (!row) throw notFound();
  if (can(caller.role, 'account.manage')) return row;
  const accessible = await accessibleCompanies(tx, caller);
  if (row.role !== CLIENT_ROLE || !accessible.some((one) => one.id === row.companyId)) throw notFound();
  return row;
}

/** Throws a 403 unless the caller may make accounts of this role. */
export function assertMayGive(role: Role, caller: Caller): void {
  if (role !== CLIENT_ROLE && !can(caller.role, 'account.manage'))
    throw forbidden('Ovu ulogu dodeljuje samo administrator.', 'ROLE_FOR_ADMINISTRATORS');
}

const FIELDS = ['name', 'email', 'role', 'companyId', 'isActive'] as const;
const WORDS = { name: 'name', email: 'email', role: 'role', companyId: 'firma', isActive: 'aktivan' } as const;

const changesOf = (before: UserRow | null, after: UserRow): FieldChange[] =>
  FIELDS.map((field) => ({
    field: WORDS[field],
    before: before && String(before[field]),
    after: String(after[field]),
  })).filter((one) => one.before !== one.after);

export async function insertUser(
  tx: Database,
  account: { name: string; email: string; role: Role; companyId: string },
  password: NewPassword,
  caller: Caller,
): Promise<string> {
  await lockAccounts(tx);
  const company = await findCompany(tx, account.companyId, caller);
  const email = account.email.trim().toLowerCase();
  const [taken] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  if (taken) throw invalidInput({ path: 'email', message: 'Neko već ima ovu e-adresu.', kod: 'EMAIL_TAKEN' });
  const [created] = await tx
    .insert(users)
    .values({
      ...password.columns,
      id: randomBytes(12).toString('hex'),
      name: account.name,
      email,
      role: account.role,
      companyId: company.id,
      organisationId: company.organisationId,
      isActive: true,
    })
    .returning();
  if (!created) throw notFound();
  await recordEvent(tx, caller, {
    subject: 'ACCOUNT',
    subjectId: created.id,
    kind: 'CREATED',
    changes: changesOf(null, created),
  });
  return created.id;
}

/** Throws a 409 when nobody else is an active administrator. */
async function assertNotLastAdministrator(tx: Database, { id }: UserRow): Promise<void> {
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.role, [...rolesWith('account.manage')]), eq(users.isActive, true), ne(users.id, id)))
    .limit(1);
  if (!other) throw conflict('Ovo je poslednji aktivni administrator.', 'LAST_ADMINISTRATOR');
}

export interface AccountChange {
  name?: string | undefined;
  role?: Role | undefined;
  companyId?: string | undefined;
  isActive?: boolean | undefined;
}

export async function changeUser(
  tx: Database,
  { id, version }: { id: string; version: number },
  change: AccountChange,
  caller: Caller,
): Promise<void> {
  await lockAccounts(tx);
  const row = await findManaged(tx, id, caller);
  if (row.version !== version)
    throw conflict('Neko je ovo u međuvremenu izmenio. Učitajte ponovo i pokušajte još jednom.', 'CHANGED_MEANWHILE');
  const { name = row.name, role = row.role, companyId = row.companyId, isActive = row.isActive } = change;
  assertMayGive(role, caller);
  if (row.id === caller.id && (role !== row.role || isActive !== row.isActive))
    throw forbidden('Niko ne menja ulogu sopstvenog naloga niti ga deaktivira.', 'OWN_ACCOUNT');
  if (can(row.role, 'account.manage') && row.isActive && (!can(role, 'account.manage') || !isActive))
    await assertNotLastAdministrator(tx, row);
  const company = companyId === row.companyId ? row : await findCompany(tx, companyId, caller);
  const { organisationId } = company;
  const [changed] = await tx
    .update(users)
    .set({ name, role, companyId, organisationId, isActive, version: row.version + 1 })
    .where(eq(users.id, row.id))
    .returning();
  if (!changed) throw notFound();
  if (organisationId !== row.organisationId) await takeForeignCompanies(tx, changed);
  await recordEvent(tx, caller, {
    subject: 'ACCOUNT',
    subjectId: row.id,
    kind: 'CHANGED',
    changes: changesOf(row, changed),
  });
}

/** Somebody who goes to another organisation no longer works with the companies that the former one gave. */
async function takeForeignCompanies(tx: Database, { id, organisationId }: UserRow): Promise<void> {
  const own = tx.select({ id: companies.id }).from(companies).where(eq(companies.organisationId, organisationId));
  await tx.delete(givenCompanies).where(and(eq(givenCompanies.userId, id), notInArray(givenCompanies.companyId, own)));
}
