import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { can, companyScope } from '../../../../domain/account/rights.ts';
import { type Role, roles } from '../../../../domain/account/roles.ts';
import { isCompanyId } from '../../../../domain/company/companyId.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { companies, givenCompanies, users } from '../../database/schema/schema.ts';

export type AccessibleCompany = Pick<typeof companies.$inferSelect, 'id' | 'name'>;

/** The companies whose data a caller may access. */
export function accessibleCompanies(db: Database, caller: Caller): Promise<AccessibleCompany[]> {
  return db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(accessCondition(db, caller.role, caller))
    .orderBy(companies.id);
}

/** Those who may access the data of a company: a condition on people. */
export function mayAccess(db: Database, companyId: string): SQL {
  const ofPerson = or(...roles.map((role) => and(eq(users.role, role), accessCondition(db, role, users))));
  return exists(
    db
      .select({ one: sql`1` })
      .from(companies)
      .where(and(eq(companies.id, companyId), ofPerson)),
  );
}

/** The condition on companies whose data a person may access: somebody known, or whoever a query is about. */
function accessCondition(
  db: Database,
  role: Role,
  person: Pick<Caller, 'id' | 'organisationId' | 'companyId'> | typeof users,
): SQL | undefined {
  switch (companyScope(role)) {
    case 'all':
      return undefined;
    case 'organisation':
      return eq(companies.organisationId, person.organisationId);
    case 'given': {
      const isGiven = db
        .select({ one: sql`1` })
        .from(givenCompanies)
        .where(and(eq(givenCompanies.companyId, companies.id), eq(givenCompanies.userId, person.id)));
      return or(eq(companies.createdBy, person.id), exists(isGiven));
    }
    case 'own':
      return eq(companies.id, person.companyId);
  }
}

/** The company that somebody chose in the header, if they may choose one and did. */
export function selectedCompany({ role, selectedCompanyId }: Caller): string | null {
  return can(role, 'company.select') && isCompanyId(selectedCompanyId) ? selectedCompanyId.toLowerCase() : null;
}

/**
 * The accessible companies that a list shows: only the chosen one for an administrator who chose a company in the
 * header.
 */
export async function shownCompanies(db: Database, caller: Caller): Promise<AccessibleCompany[]> {
  const accessible = await accessibleCompanies(db, caller);
  const chosen = selectedCompany(caller);
  return chosen === null ? accessible : accessible.filter(({ id }) => id === chosen);
}
