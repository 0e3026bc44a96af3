import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { can, companyScope } from '../../../domain/account/rights.ts';
import { isCompanyId } from '../../../domain/company/companyId.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { companies, givenCompanies } from '../../database/schema/schema.ts';

export type AccessibleCompany = Pick<typeof companies.$inferSelect, 'id' | 'name'>;

/** The companies whose data a caller may access. */
export function accessibleCompanies(db: Database, caller: Caller): Promise<AccessibleCompany[]> {
  return db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(accessCondition(db, caller))
    .orderBy(companies.id);
}

function accessCondition(db: Database, caller: Caller): SQL | undefined {
  switch (companyScope(caller.role)) {
    case 'all':
      return undefined;
    case 'organisation':
      return eq(companies.organisationId, caller.organisationId);
    case 'given': {
      const isGiven = db
        .select({ one: sql`1` })
        .from(givenCompanies)
        .where(and(eq(givenCompanies.companyId, companies.id), eq(givenCompanies.userId, caller.id)));
      return or(eq(companies.createdBy, caller.id), exists(isGiven));
    }
    case 'own':
      return eq(companies.id, caller.companyId);
  }
}

/** The company that somebody chose in the header, if they may choose one and did. */
export function selectedCompany({ role, selectedCompanyId }: Caller): string | null {
  return can(role, 'company.select') && isCompanyId(selectedCompanyId) ? selectedCompanyId.toLowerCase() : null;
}

/** The accessible companies that a list shows: only the chosen one for an administrator who chose a company in the header. */
export async function shownCompanies(db: Database, caller: Caller): Promise<AccessibleCompany[]> {
  const accessible = await accessibleCompanies(db, caller);
  const chosen = selectedCompany(caller);
  return chosen === null ? accessible : accessible.filter(({ id }) => id === chosen);
}
