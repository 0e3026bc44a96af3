import { eq } from 'drizzle-orm';
import type { Caller } from '../../accounts/caller.ts';
import type { Database } from '../../database/openDatabase.ts';
import { companies } from '../../database/schema/schema.ts';
import { notFound } from '../../service/refusal.ts';
import { workingCompany } from './rawMaterialAccess.ts';
import { materialBody, type Worked } from './rawMaterialBody.ts';
import { shownMaterial } from './rawMaterialQueries.ts';

/** The company that a caller works on, with its name. */
export async function workedOn(db: Database, caller: Caller): Promise<Worked> {
  const id = workingCompany(caller);
  const [company] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, id));
  return { id, name: company?.name ?? null };
}

/** The answer with one raw material, as it stands. */
export async function materialAnswer(db: Database, id: string, caller: Caller) {
  const company = await workedOn(db, caller);
  const shown = await shownMaterial(db, company.id, id);
  if (!shown) throw notFound();
  return { status: 'success', sirovineincis: materialBody(shown, company) };
}
