import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase.ts';
import { companies } from '../../database/schema/schema.ts';
import { invalidInput } from '../../service/httpError.ts';

/** Letters and figures alone: blanks, points and hyphens are written or not. */
const keyOf = (number: string): string => number.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/**
 * Throws a 422 when another company of the organisation has the registration number, which belongs to one company
 * alone; archived ones count. The other is not named, because the caller may not work for it. Two requests at the same
 * moment wait for each other until the transaction ends.
 */
export async function assertNumberIsFree(
  tx: Database,
  { id, organisationId }: { id: string; organisationId: string },
  number: string | null | undefined,
): Promise<void> {
  const key = keyOf(number ?? '');
  if (key === '') return;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`registration number ${organisationId} ${key}`}))`);
  const others = await tx
    .select({ number: companies.registrationNumber })
    .from(companies)
    .where(and(eq(companies.organisationId, organisationId), ne(companies.id, id)));
  if (others.some((other) => keyOf(other.number ?? '') === key))
    throw invalidInput({
      path: 'maticni',
      message: 'Druga firma Vaše organizacije već ima ovaj matični broj.',
      kod: 'REGISTRATION_NUMBER_TAKEN',
    });
}
