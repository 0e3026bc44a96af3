import { and, eq, inArray } from 'drizzle-orm';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { labels } from '../../database/schema/schema.ts';
import { conflict, notFound } from '../../service/httpError.ts';
import { toWireFinding } from '../../recheck/recheckOperations.ts';
import { allergenFindingsOf } from '../label-reprint/reprintQueries.ts';
import { resultChangeOf } from '../../recheck/recheckQueries.ts';
import { accessibleCompanies } from '../company/accessibleCompanies.ts';
import { formulaOfLabel } from './labelFormula.ts';
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
  if (row.version !== version)
    throw conflict('Neko je ovo u međuvremenu izmenio. Učitajte ponovo i pokušajte još jednom.', 'CHANGED_MEANWHILE');
}

/** A label with all its fields, its sign-offs and what changed its result, as the caller may see them. */
export async function labelResponse(db: Database, { row, company }: Found, caller: Caller) {
  const more = {
    potvrde: await signOffsOf(db, row.id, caller),
    promenaRezultata: await toWireChange(db, row),
    formula: await formulaOfLabel(db, row, caller),
    nalaziAlergena: await allergenFindingsOf(db, row, caller),
  };
  return { status: 'success', data: { data: toLabelDetail(row, company, more) } };
}

async function toWireChange(db: Database, row: Found['row']): Promise<components['schemas']['ResultChange'] | null> {
  const found = await resultChangeOf(db, row);
  if (!found) return null;
  const { run, change } = found;
  return {
    provera: run.id,
    povod: run.cause,
    sadrzaj: run.content,
    datum: run.datedOn,
    pre: change.statusBefore,
    posle: change.statusAfter,
    nastali: change.appeared.map(toWireFinding),
    nestali: change.gone.map(toWireFinding),
  };
}
