import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { FormulaMaterial, MaterialFragrance } from '../../../../domain/formula/compositionShares.ts';
import { type FormulaLine, lineFunctionOf, readStoredLines } from '../../../../domain/formula/formula.ts';
import type { Product } from '../../../../domain/product/product.ts';
import { composition, valuesInForce } from '../../../../domain/raw-material/overrides.ts';
import type { MaterialType } from '../../../../domain/raw-material/rawMaterial.ts';
import type { Database } from '../../database/openDatabase.ts';
import { formulaRevisions, formulas, type StoredLine } from '../../database/schema/formula.ts';
import { fragranceMaterials, ifraCertificates } from '../../database/schema/fragrance-material.ts';
import { rawMaterials } from '../../database/schema/raw-material.ts';
import { companies } from '../../database/schema/schema.ts';
import type { MaterialForCompany } from '../raw-material/rawMaterialMapping.ts';
import { materialsForCompany } from '../raw-material/rawMaterialQueries.ts';

/** The current revision of a formula as the rules take it. */
export interface FormulaToRecheck {
  id: string;
  lines: FormulaLine[];
  product: Product;
}

const types = {
  '0': 'UNCHOSEN',
  plain: 'PLAIN',
  parfum: 'PARFUM',
  aroma: 'AROMA',
  extractOil: 'EXTRACT_OIL',
} as const satisfies Record<(typeof rawMaterials.$inferSelect)['vrsta'], MaterialType>;

/** A raw material by the values in force for a company. */
function toFormulaMaterial(
  { row, overrides }: MaterialForCompany,
  fragrance: MaterialFragrance | null,
): FormulaMaterial {
  const global = {
    type: row.vrsta,
    nano: row.nano,
    incis: row.composition.map(({ inci }) => inci),
    maxConc: row.composition.map(({ maxConc }) => maxConc),
  };
  const { type, nano, incis, maxConc } = valuesInForce(global, overrides?.values ?? {}, overrides?.isActive ?? false);
  // Where only names or only concentrations are overridden and their numbers differ, none is known to belong to the
  // other.
  const components =
    incis.length === maxConc.length ? composition(incis, maxConc) : composition(global.incis, global.maxConc);
  return {
    key: row.slug,
    name: row.tradeName,
    type: types[type],
    isNano: nano === 1,
    components: components.filter(({ inciName }) => inciName !== ''),
    fragrance: type === 'parfum' || type === 'aroma' ? fragrance : null,
  };
}

/**
 * The papers of the perfumes of an organisation by their raw materials; of several of one raw material those of the
 * last changed.
 */
async function sourceOf(
  db: Database,
  companyId: string,
  materialIds: string[],
): Promise<Map<string, MaterialFragrance>> {
  const rows = await db
    .selectDistinctOn([fragranceMaterials.rawMaterialId], { row: fragranceMaterials })
    .from(fragranceMaterials)
    .innerJoin(companies, eq(companies.organisationId, fragranceMaterials.organisationId))
    .where(and(eq(companies.id, companyId), inArray(fragranceMaterials.rawMaterialId, materialIds)))
    .orderBy(fragranceMaterials.rawMaterialId, desc(fragranceMaterials.changedAt), asc(fragranceMaterials.id));
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ row }) => row.id);
  const newest = await db
    .selectDistinctOn([ifraCertificates.fragranceId])
    .from(ifraCertificates)
    .where(inArray(ifraCertificates.fragranceId, ids))
    .orderBy(ifraCertificates.fragranceId, desc(ifraCertificates.amendment));
  const certificates = new Map(newest.map((one) => [one.fragranceId, one]));
  return new Map(
    rows.map(({ row }) => [
      row.rawMaterialId ?? '',
      { name: row.name, allergens: row.allergens, certificate: certificates.get(row.id) ?? null },
    ]),
  );
}

/**
 * Raw materials by id, with the overrides of a company and the perfumes of its organisation. Deleted ones are left out.
 * Others are answered between the queries.
 */
export async function materialsOfFormulas(
  db: Database,
  companyId: string,
  ids: string[],
): Promise<Map<string, FormulaMaterial>> {
  if (ids.length === 0) return new Map();
  const found = await materialsForCompany(db, companyId, inArray(rawMaterials.id, ids));
  await nextTurn();
  const papers = await sourceOf(db, companyId, ids);
  return new Map(found.map((one) => [one.row.id, toFormulaMaterial(one, papers.get(one.row.id) ?? null)]));
}

/** The lines of a revision with their raw materials by id. */
export function toLines(stored: readonly StoredLine[], materials: ReadonlyMap<string, FormulaMaterial>): FormulaLine[] {
  const shares = readStoredLines(stored.map(({ percent, isRemainder }) => ({ percent, isRemainder })));
  return stored.map((line, at) => {
    const material = materials.get(line.materialId ?? '') ?? null;
    const share = shares[at] ?? { percent: 0, isUnread: true };
    return { material, name: material?.name ?? line.name, ...share, function: lineFunctionOf(line.function) };
  });
}

/** The current revisions of formulas by id, with their raw materials by the values in force for their companies. */
export async function formulasToRecheck(db: Database, ids: readonly string[]): Promise<FormulaToRecheck[]> {
  if (ids.length === 0) return [];
  const isCurrent = and(eq(formulaRevisions.formulaId, formulas.id), eq(formulaRevisions.number, formulas.revision));
  const rows = await db
    .select({ companyId: formulas.companyId, revision: formulaRevisions })
    .from(formulas)
    .innerJoin(formulaRevisions, isCurrent)
    .where(inArray(formulas.id, [...ids]));
  const found: FormulaToRecheck[] = [];
  for (const companyId of new Set(rows.map((row) => row.companyId))) {
    const ofCompany = rows.filter((row) => row.companyId === companyId).map(({ revision }) => revision);
    const lines = ofCompany.flatMap((revision) => revision.lines);
    const materials = await materialsOfFormulas(db, companyId, [
      ...new Set(lines.flatMap(({ materialId }) => materialId ?? [])),
    ]);
    for (const revision of ofCompany) {
      const { category, use, isForUnderThree, isForIntimateUse, isInhalable } = revision;
      const product = { category, use, isForUnderThree, isForIntimateUse, isInhalable };
      found.push({ id: revision.formulaId, lines: toLines(revision.lines, materials), product });
    }
  }
  return found;
}
