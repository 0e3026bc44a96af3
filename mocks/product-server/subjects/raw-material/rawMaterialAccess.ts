import { and, arrayOverlaps, eq, or, type SQL } from 'drizzle-orm';
import { can, companyScope } from '../../../../domain/account/rights.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { rawMaterials } from '../../database/schema/raw-material.ts';
import { companies } from '../../database/schema/schema.ts';
import { notFound, HttpError } from '../../service/httpError.ts';
import { findCompany } from '../company/companyQueries.ts';
import { accessibleCompanies, selectedCompany } from '../company/accessibleCompanies.ts';

export type RawMaterialRow = typeof rawMaterials.$inferSelect;

/** The company that a caller works on: the one that an administrator chose in the header, else the caller's own. */
export const workingCompanyId = (caller: Caller): string => selectedCompany(caller) ?? caller.companyId;

/**
 * The company that a request names, or the one worked on when it names none; a 404 for one that the caller does not
 * work for.
 */
export const companyOfRequest = async (db: Database, caller: Caller, named: string | undefined): Promise<string> =>
  named === undefined ? workingCompanyId(caller) : (await findCompany(db, named, caller)).id;

/**
 * The condition for the raw materials that a caller sees of some companies: those in their catalogues, which include
 * the ones that they created, and global ones, which clients do not see.
 */
export function visibleToCompanies({ role }: Caller, companyIds: string[]): SQL | undefined {
  return or(
    can(role, 'rawMaterial.readGlobal') ? eq(rawMaterials.isGlobal, true) : undefined,
    arrayOverlaps(rawMaterials.catalogueIds, companyIds),
  );
}

/** The condition for all raw materials that a caller may see. */
export async function visibleMaterials(db: Database, caller: Caller): Promise<SQL | undefined> {
  if (companyScope(caller.role) === 'all') return undefined;
  return visibleToCompanies(
    caller,
    (await accessibleCompanies(db, caller)).map(({ id }) => id),
  );
}

/**
 * The condition for the raw materials that a list shows: only those of the company for an administrator who chose one
 * in the header, as with labels.
 */
export const seenMaterials = async (db: Database, caller: Caller, companyId: string): Promise<SQL | undefined> =>
  selectedCompany(caller) ? visibleToCompanies(caller, [companyId]) : visibleMaterials(db, caller);

/**
 * Finds a raw material that the caller may see, else throws a 404. `lock` prevents other changes until the transaction
 * ends.
 */
export async function findMaterial(db: Database, slug: string, caller: Caller, lock = false): Promise<RawMaterialRow> {
  const query = db
    .select()
    .from(rawMaterials)
    .where(and(eq(rawMaterials.slug, slug), await visibleMaterials(db, caller)));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}

/**
 * Whether the common values, folders and documents of an organisation's raw material are the caller's to change:
 * product decisions, section 3.
 */
export const keepsCommonValues = ({ role, organisationId }: Caller, ofOrganisation: string): boolean =>
  companyScope(role) === 'all' || organisationId === ofOrganisation;

/** The same of a raw material whose organisation is not known yet. */
export async function keepsCommonValuesOf(db: Database, row: RawMaterialRow, caller: Caller): Promise<boolean> {
  const [company] = await db
    .select({ organisationId: companies.organisationId })
    .from(companies)
    .where(eq(companies.id, row.creatorCompanyId));
  return company !== undefined && keepsCommonValues(caller, company.organisationId);
}

/** Throws a 403 unless the caller may change what is common of a raw material. */
export async function assertKeepsCommonValues(db: Database, row: RawMaterialRow, caller: Caller): Promise<void> {
  if (!(await keepsCommonValuesOf(db, row, caller)))
    throw new HttpError(403, 'Zajedničke vrednosti sirovine menja samo organizacija koja ju je unela.');
}

/**
 * Whether a caller is the creator of a raw material, who alone changes what identifies it: works on the company that it
 * belongs to, or entered it for another company; an administrator's rights follow the company chosen in the header
 * alone. `isKept`: whether its common values are the caller's to change.
 */
export const isCreatorOf = (
  { creatorCompanyId, enteredBy }: RawMaterialRow,
  caller: Caller,
  companyId: string,
  isKept: boolean,
): boolean =>
  creatorCompanyId === companyId || (enteredBy === caller.id && isKept && !can(caller.role, 'company.select'));

/** Throws a 403 unless the caller is the creator of the raw material. */
export async function assertCreator(db: Database, row: RawMaterialRow, caller: Caller): Promise<void> {
  if (!isCreatorOf(row, caller, workingCompanyId(caller), await keepsCommonValuesOf(db, row, caller)))
    throw new HttpError(403, 'Ovo sme samo firma koja je unela sirovinu.');
}
