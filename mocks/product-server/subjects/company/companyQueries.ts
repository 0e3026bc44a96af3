import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { can, companyScope, rolesInScope } from '../../../../domain/account/rights.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { formulas } from '../../database/schema/formula.ts';
import { pifs } from '../../database/schema/pif.ts';
import { catalogueCounts, rawMaterials } from '../../database/schema/raw-material.ts';
import { companies, givenCompanies, labelCounts, users } from '../../database/schema/schema.ts';
import { notFound } from '../../service/httpError.ts';
import { accessibleCompanies } from './accessibleCompanies.ts';

type Wire = components['schemas']['CompanyRecord'];
type Counts = { -readonly [Kind in keyof Wire['brojevi']]: number };
export type CompanyRow = typeof companies.$inferSelect;

/** A company that the caller sees; else throws a 404, the same as for one that does not exist. */
export async function findCompany(db: Database, id: string, caller: Caller, forUpdate = false): Promise<CompanyRow> {
  const accessible = await accessibleCompanies(db, caller);
  const query = db.select().from(companies).where(eq(companies.id, id.toLowerCase()));
  const [row] = await (forUpdate ? query.for('update') : query);
  if (!row || !accessible.some((one) => one.id === row.id)) throw notFound();
  return row;
}

/** Product decisions, section 3: a consultant changes the companies that he created, not those that he was given. */
export const mayEditCompany = (caller: Caller, { createdBy }: CompanyRow): boolean =>
  can(caller.role, 'company.edit') && (companyScope(caller.role) !== 'given' || createdBy === caller.id);

/** What may belong to a company, by the words of the service. */
const belongings = {
  nalozi: { table: users, companyId: users.companyId, total: count() },
  deklaracije: {
    table: labelCounts,
    companyId: labelCounts.companyId,
    total: sql<number>`sum(${labelCounts.count})`,
  },
  sirovine: {
    table: catalogueCounts,
    companyId: catalogueCounts.companyId,
    total: sql<number>`sum(${catalogueCounts.count})`,
  },
  pifovi: { table: pifs, companyId: pifs.companyId, total: count() },
  formule: { table: formulas, companyId: formulas.companyId, total: count() },
} as const satisfies Record<keyof Wire['brojevi'], { table: PgTable; companyId: PgColumn; total: SQL<number> }>;
const kinds = Object.keys(belongings) as (keyof typeof belongings)[];

/** How much belongs to each company. */
export async function countBelongings(db: Database, ids: readonly string[]): Promise<Map<string, Counts>> {
  const counts = new Map(
    ids.map((id): [string, Counts] => [id, { nalozi: 0, deklaracije: 0, sirovine: 0, pifovi: 0, formule: 0 }]),
  );
  if (ids.length === 0) return counts;
  const ofKinds = kinds.map((kind) => {
    const { table, companyId, total } = belongings[kind];
    return sql`SELECT ${kind}::text AS kind, ${companyId} AS id, ${total}::int AS total FROM ${table}
      WHERE ${inArray(companyId, [...ids])} GROUP BY ${companyId}`;
  });
  const rows = await db
    .select({ kind: sql<keyof Counts>`kind`, id: sql<string>`id`, total: sql<number>`total` })
    .from(sql`(${sql.join(ofKinds, sql` UNION ALL `)}) AS found`);
  for (const { kind, id, total } of rows) {
    const ofCompany = counts.get(id);
    if (ofCompany) ofCompany[kind] = total;
  }
  return counts;
}

/** Whether a raw material that the company created is left, which may be in the catalogue of another one alone. */
export async function hasCreatedMaterials(db: Database, id: string): Promise<boolean> {
  const [one] = await db
    .select({ id: rawMaterials.id })
    .from(rawMaterials)
    .where(eq(rawMaterials.creatorCompanyId, id))
    .limit(1);
  return one !== undefined;
}

/** The people who work with companies that are not their own: those of the organisation, or only those who do. */
async function consultantsOf(db: Database, company: CompanyRow, caller: Caller): Promise<Wire['saradnici']> {
  const rows = await db
    .select({ user: users, given: givenCompanies.userId })
    .from(users)
    .leftJoin(givenCompanies, and(eq(givenCompanies.userId, users.id), eq(givenCompanies.companyId, company.id)))
    .where(and(eq(users.organisationId, company.organisationId), inArray(users.role, rolesInScope('given'))))
    .orderBy(asc(users.name), asc(users.id));
  return rows
    .map(({ user, given }) => ({
      _id: user.id,
      name: user.name,
      email: user.email,
      role: user.role,
      aktivan: user.isActive,
      veza:
        user.id === company.createdBy
          ? ('napravio' as const)
          : given
            ? ('dodeljena' as const)
            : ('bezPristupa' as const),
    }))
    .filter(({ veza }) => veza !== 'bezPristupa' || can(caller.role, 'company.assign'));
}

/** A company as the caller sees it, without its consultants. */
export function companyWire(row: CompanyRow, counts: Counts, caller: Caller): Wire {
  return {
    _id: row.id,
    verzija: row.version,
    ime: row.name,
    email: row.email,
    adresa: row.address,
    telefon: row.phone,
    maticni: row.registrationNumber,
    pib: row.taxNumber,
    osobaZaKontakt: row.contact,
    jezik: row.language,
    logo: row.logo,
    arhivirana: row.isArchived,
    smeDaMenja: mayEditCompany(caller, row),
    smeDaDodeljuje: can(caller.role, 'company.assign'),
    brojevi: counts,
  };
}

/** One company with its consultants. */
export async function companyAnswer(db: Database, row: CompanyRow, caller: Caller) {
  const counts = (await countBelongings(db, [row.id])).get(row.id);
  if (!counts) throw notFound();
  const data = { ...companyWire(row, counts, caller), saradnici: await consultantsOf(db, row, caller) };
  return { status: 'success', data: { data } };
}
