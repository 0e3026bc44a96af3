import { inArray } from 'drizzle-orm';
import type { FieldChange } from '../../../../domain/history/fieldChanges.ts';
import type { Database } from '../../database/openDatabase.ts';
import { companies, users } from '../../database/schema/schema.ts';

const COMPANY_FIELD = 'firma';
const CONSULTANT_PREFIX = 'saradnici.';

/**
 * Changes of accounts and companies with the names of the companies and people that they are kept with by id. A company
 * that the caller does not see, or that is gone, has no name.
 */
export async function nameChanges(
  db: Database,
  changes: readonly FieldChange[],
  seenCompanies: ReadonlySet<string>,
): Promise<FieldChange[]> {
  const companyIds = changes
    .filter(({ field }) => field === COMPANY_FIELD)
    .flatMap(({ before, after }) => [before, after])
    .filter((id): id is string => id !== null && seenCompanies.has(id));
  const userIds = changes.flatMap(({ field }) =>
    field.startsWith(CONSULTANT_PREFIX) ? [field.slice(CONSULTANT_PREFIX.length)] : [],
  );
  const [companyRows, userRows] = await Promise.all([
    db.select({ id: companies.id, name: companies.name }).from(companies).where(inArray(companies.id, companyIds)),
    db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, userIds)),
  ]);
  const names = new Map([...companyRows, ...userRows].map(({ id, name }) => [id, name]));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return changes.map((change) => {
    if (change.field === COMPANY_FIELD)
      return { ...change, before: nameOf(change.before), after: nameOf(change.after) };
    if (!change.field.startsWith(CONSULTANT_PREFIX)) return change;
    const id = change.field.slice(CONSULTANT_PREFIX.length);
    // Dots part rows and fields.
    return { ...change, field: `${CONSULTANT_PREFIX}${(nameOf(id) ?? id).replaceAll('.', '')}` };
  });
}
