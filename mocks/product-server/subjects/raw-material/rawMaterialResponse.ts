import { eq } from 'drizzle-orm';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { companies } from '../../database/schema/schema.ts';
import { notFound } from '../../service/httpError.ts';
import { workingCompanyId } from './rawMaterialAccess.ts';
import { materialBody, type WorkingCompany } from './rawMaterialMapping.ts';
import { findMaterialById } from './rawMaterialQueries.ts';

/** The company that a caller works on, with its name. */
export async function findWorkingCompany(db: Database, caller: Caller): Promise<WorkingCompany> {
  const id = workingCompanyId(caller);
  const [company] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, id));
  return { id, name: company?.name ?? null };
}

/** The response with one raw material. */
export async function rawMaterialResponse(db: Database, id: string, caller: Caller) {
  const company = await findWorkingCompany(db, caller);
  const shown = await findMaterialById(db, company.id, id);
  if (!shown) throw notFound();
  return { status: 'success', sirovineincis: materialBody(shown, company, caller) };
}
