import { and, asc, desc, eq, inArray, like, type SQL, sql } from 'drizzle-orm';
import { companyScope } from '../../../../domain/account/rights.ts';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { fragranceMaterials, ifraCertificates } from '../../database/schema/fragrance-material.ts';
import { rawMaterials } from '../../database/schema/raw-material.ts';
import { formulaMaterials, formulas } from '../../database/schema/formula.ts';
import { companies } from '../../database/schema/schema.ts';
import { escapeLike, searchTerms } from '../../database/searchText.ts';
import { notFound } from '../../service/httpError.ts';
import { accessibleCompanies } from '../company/accessibleCompanies.ts';
import { escapeIfAmbiguous } from '../raw-material/rawMaterialWireForm.ts';

export type FragranceRow = typeof fragranceMaterials.$inferSelect;
type CertificateRow = typeof ifraCertificates.$inferSelect;
type Wire = components['schemas']['FragranceMaterial'];
type Query = NonNullable<operations['listFragranceMaterials']['parameters']['query']>;

export const kindWords = { PARFUM: 'parfum', AROMA: 'aroma' } as const;
export const kindOf = (word: Wire['vrsta']): FragranceRow['kind'] => (word === 'parfum' ? 'PARFUM' : 'AROMA');

/** The condition for what a caller may see: that of the organisation, or all. */
const accessCondition = ({ role, organisationId }: Caller): SQL | undefined =>
  companyScope(role) === 'all' ? undefined : eq(fragranceMaterials.organisationId, organisationId);

/** The perfumes and aromas of one page, and how many there are in all. */
export async function pageOfFragrances(
  db: Database,
  query: Query,
  caller: Caller,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ count: number; rows: FragranceRow[] }> {
  const condition = and(
    accessCondition(caller),
    query.ids === undefined ? undefined : inArray(fragranceMaterials.id, query.ids.toLowerCase().split(',')),
    query.vrsta === undefined ? undefined : eq(fragranceMaterials.kind, kindOf(query.vrsta)),
    ...searchTerms(query['text[search]'] ?? '').map((term) =>
      like(fragranceMaterials.searchText, `%${escapeLike(term)}%`),
    ),
  );
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(fragranceMaterials)
    .where(condition);
  // The searched text begins with the folded name, so that Š stands beside S.
  const orders = {
    ime: [asc(fragranceMaterials.searchText)],
    '-ime': [desc(fragranceMaterials.searchText)],
    dobavljac: [sql`lower(coalesce(${fragranceMaterials.supplier}, '')) asc`, asc(fragranceMaterials.searchText)],
    '-izmenjeno': [desc(fragranceMaterials.changedAt)],
  };
  const rows = await db
    .select()
    .from(fragranceMaterials)
    .where(condition)
    .orderBy(...orders[query.sort ?? 'ime'], asc(fragranceMaterials.id))
    .offset(offset)
    .limit(limit);
  return { count: counted?.count ?? 0, rows };
}

/**
 * The perfume or aroma of a name that the caller may see, else a 404. The administrator sees those of all
 * organisations; of two with one name that of the own organisation, unless `id` says which. `lock` prevents other
 * changes until the transaction ends.
 */
export async function findFragrance(
  db: Database,
  name: string,
  caller: Caller,
  { lock = false, id }: { lock?: boolean; id?: string | undefined } = {},
): Promise<FragranceRow> {
  const query = db
    .select()
    .from(fragranceMaterials)
    .where(
      and(
        eq(fragranceMaterials.name, name),
        id === undefined ? undefined : eq(fragranceMaterials.id, id.toLowerCase()),
        accessCondition(caller),
      ),
    )
    .orderBy(sql`${fragranceMaterials.organisationId} <> ${caller.organisationId}`)
    .limit(1);
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}

/**
 * The perfumes and aromas that are linked with raw materials: of the organisation of a company, or those that the
 * caller sees. Of several of one raw material the last changed.
 */
export async function fragrancesOfMaterials(
  db: Database,
  slugs: string[],
  companyId: string | undefined,
  caller: Caller,
): Promise<FragranceRow[]> {
  if (slugs.length === 0) return [];
  const ofCompany = db
    .select({ id: companies.organisationId })
    .from(companies)
    .where(eq(companies.id, companyId ?? ''));
  const rows = await db
    .selectDistinctOn([fragranceMaterials.rawMaterialId], { row: fragranceMaterials })
    .from(fragranceMaterials)
    .innerJoin(rawMaterials, eq(rawMaterials.id, fragranceMaterials.rawMaterialId))
    .where(
      and(
        inArray(rawMaterials.slug, slugs),
        accessCondition(caller),
        companyId === undefined ? undefined : inArray(fragranceMaterials.organisationId, ofCompany),
      ),
    )
    .orderBy(fragranceMaterials.rawMaterialId, desc(fragranceMaterials.changedAt), asc(fragranceMaterials.id));
  return rows.map(({ row }) => row);
}

/** Formulas that are named of each perfume; of the others only their number is told. */
const NAMED_FORMULAS = 10;

/**
 * The formulas of the companies that a caller works with in which perfumes are used: those of the same organisation, by
 * their raw materials. By name.
 */
async function formulasOf(db: Database, ids: string[], caller: Caller) {
  const companyIds = (await accessibleCompanies(db, caller)).map(({ id }) => id);
  const ranked = db
    .select({
      fragranceId: fragranceMaterials.id,
      slug: formulas.slug,
      name: formulas.name,
      rank: sql<number>`row_number() OVER (PARTITION BY ${fragranceMaterials.id} ORDER BY ${formulas.name}, ${formulas.id})`.as(
        'rank',
      ),
      count: sql<number>`(count(*) OVER (PARTITION BY ${fragranceMaterials.id}))::int`.as('count'),
    })
    .from(fragranceMaterials)
    .innerJoin(formulaMaterials, eq(formulaMaterials.materialId, fragranceMaterials.rawMaterialId))
    .innerJoin(formulas, eq(formulas.id, formulaMaterials.formulaId))
    .innerJoin(companies, eq(companies.id, formulas.companyId))
    .where(
      and(
        inArray(fragranceMaterials.id, ids),
        inArray(formulas.companyId, companyIds),
        eq(companies.organisationId, fragranceMaterials.organisationId),
      ),
    )
    .as('ranked');
  return db
    .select()
    .from(ranked)
    .where(sql`${ranked.rank} <= ${NAMED_FORMULAS}`)
    .orderBy(ranked.rank);
}

/** Perfumes and aromas as they are sent, with their raw materials, certificates and formulas. */
export async function toWire(db: Database, rows: readonly FragranceRow[], caller: Caller): Promise<Wire[]> {
  if (rows.length === 0) return [];
  const used = await formulasOf(
    db,
    rows.map(({ id }) => id),
    caller,
  );
  const certificates = await db
    .select()
    .from(ifraCertificates)
    .where(
      inArray(
        ifraCertificates.fragranceId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(desc(ifraCertificates.amendment), desc(ifraCertificates.issuedOn), asc(ifraCertificates.id));
  const materialIds = rows.flatMap(({ rawMaterialId }) => rawMaterialId ?? []);
  const materials =
    materialIds.length === 0
      ? []
      : await db
          .select({ id: rawMaterials.id, slug: rawMaterials.slug, tradeName: rawMaterials.tradeName })
          .from(rawMaterials)
          .where(inArray(rawMaterials.id, materialIds));
  return rows.map((row) => {
    const material = materials.find(({ id }) => id === row.rawMaterialId);
    return {
      _id: row.id,
      ime: escapeIfAmbiguous(row.name),
      kod: row.code && escapeIfAmbiguous(row.code),
      dobavljac: row.supplier && escapeIfAmbiguous(row.supplier),
      vrsta: kindWords[row.kind],
      sirovina: material ? { slug: material.slug, tradeName: escapeIfAmbiguous(material.tradeName) } : null,
      izjavaOd: row.statementDate,
      alergeni: row.allergens.map(({ inciName, casNumber, percent, detectionLimit }) => ({
        inci: escapeIfAmbiguous(inciName),
        cas: casNumber,
        udeo: percent,
        granicaDetekcije: detectionLimit,
      })),
      ifra: certificates.filter(({ fragranceId }) => fragranceId === row.id).map(certificateToWire),
      formule: used
        .filter(({ fragranceId }) => fragranceId === row.id)
        .map(({ slug, name }) => ({ slug, ime: escapeIfAmbiguous(name) })),
      brojFormula: used.find(({ fragranceId }) => fragranceId === row.id)?.count ?? 0,
      verzija: row.version,
      izmenjeno: row.changedAt.toISOString(),
    };
  });
}

const PERMISSIONS = { LIMITED: true, NO_LIMIT: true, NOT_PERMITTED: false, NOT_STATED: null } as const;

const certificateToWire = ({ id, amendment, issuedOn, rows }: CertificateRow): Wire['ifra'][number] => ({
  _id: id,
  amandman: amendment,
  izdat: issuedOn,
  redovi: rows.map(({ category, permission, maximum }) => ({
    kategorija: category,
    maksimum: maximum,
    dozvoljeno: PERMISSIONS[permission],
  })),
});
