import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { companyScope } from '../../../../domain/account/rights.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { users } from '../../database/schema/schema.ts';
import { toxicology, toxicologyVersions, type ToxicologyRow } from '../../database/schema/toxicology.ts';
import { toToxicology } from './toxicologyMapping.ts';
import { dataOf, type ToxicologyKey } from './updateToxicology.ts';

type Wire = components['schemas']['Toxicology'];
type Signed = Pick<ToxicologyRow, 'version' | 'isVerified' | 'verifiedBy' | 'verifiedAt' | 'updatedAt' | 'updatedBy'>;

/** As many as the REST contract allows. */
const MAX_VERSIONS = 200;

const isOf = (table: typeof toxicology | typeof toxicologyVersions, { ingredientId, organisationId }: ToxicologyKey) =>
  and(
    eq(table.ingredientId, ingredientId),
    organisationId === null ? isNull(table.organisationId) : eq(table.organisationId, organisationId),
  );

/**
 * The global values of an ingredient and the own ones of the caller's organisation, with the names of who changed them.
 */
export async function toxicologyFor(
  db: Database,
  ingredientId: string,
  caller: Caller,
): Promise<{ global: Wire | null; own: Wire | null }> {
  const rows = await db
    .select()
    .from(toxicology)
    .where(
      and(
        eq(toxicology.ingredientId, ingredientId),
        or(isNull(toxicology.organisationId), eq(toxicology.organisationId, caller.organisationId)),
      ),
    );
  const nameOf = await namesFor(db, rows, caller);
  const wireOf = (row: ToxicologyRow | undefined) => (row ? toToxicology(dataOf(row), recordOf(row, nameOf)) : null);
  return {
    global: wireOf(rows.find(({ organisationId }) => organisationId === null)),
    own: wireOf(rows.find(({ organisationId }) => organisationId !== null)),
  };
}

/** The versions of values, the one in force first. */
export async function versionsOf(db: Database, key: ToxicologyKey, caller: Caller): Promise<Wire[]> {
  const current = await db.select().from(toxicology).where(isOf(toxicology, key));
  const earlier = await db
    .select()
    .from(toxicologyVersions)
    .where(isOf(toxicologyVersions, key))
    .orderBy(desc(toxicologyVersions.version))
    .limit(MAX_VERSIONS - 1);
  const versions = [...current.map((row) => ({ ...row, data: dataOf(row) })), ...earlier];
  const nameOf = await namesFor(db, versions, caller);
  return versions.map((version) => toToxicology(version.data, recordOf(version, nameOf)));
}

const recordOf = (row: Signed, nameOf: (id: string | null) => string | null) => ({
  ...row,
  verifierName: nameOf(row.verifiedBy),
  authorName: nameOf(row.updatedBy),
});

/**
 * The names of those who changed and verified values. People of other organisations are named to those who see every
 * company.
 */
async function namesFor(db: Database, rows: readonly Signed[], caller: Caller) {
  const ids = [...new Set(rows.flatMap(({ updatedBy, verifiedBy }) => [updatedBy, verifiedBy]))].filter(
    (id) => id !== null,
  );
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id: users.id, name: users.name })
          .from(users)
          .where(
            and(
              inArray(users.id, ids),
              companyScope(caller.role) === 'all' ? undefined : eq(users.organisationId, caller.organisationId),
            ),
          );
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return (id: string | null) => (id === null ? null : (names.get(id) ?? null));
}
