import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { FormulaMaterial, MaterialFragrance } from '../../../domain/formula/compositionShares.ts';
import { composition, valuesInForce } from '../../../domain/raw-material/overrides.ts';
import type { MaterialType } from '../../../domain/raw-material/rawMaterial.ts';
import type { Database } from '../../database/openDatabase.ts';
import { fragranceMaterials } from '../../database/schema/fragrance-material.ts';
import type { rawMaterials } from '../../database/schema/raw-material.ts';
import { rawMaterials as materials } from '../../database/schema/raw-material.ts';
import { companies } from '../../database/schema/schema.ts';
import type { MaterialForCompany } from '../raw-material/rawMaterialMapping.ts';
import { materialsForCompany } from '../raw-material/rawMaterialQueries.ts';

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
  // Where only names or only concentrations are overridden and their numbers differ, none is known to belong to the other.
  const components =
    incis.length === maxConc.length ? composition(incis, maxConc) : composition(global.incis, global.maxConc);
  return {
    key: row.id,
    name: row.tradeName,
    type: types[type],
    isNano: nano === 1,
    components: components.filter(({ inciName }) => inciName !== ''),
    fragrance,
  };
}

/**
 * Raw materials by id, with the overrides of a company and the perfumes of its organisation; of several perfumes of one raw material the
 * last changed. Deleted ones are left out.
 */
export async function materialsOfLabels(
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, FormulaMaterial>> {
  if (ids.length === 0) return new Map();
  const found = await materialsForCompany(db, companyId, inArray(materials.id, [...ids]));
  const rows = await db
    .selectDistinctOn([fragranceMaterials.rawMaterialId], {
      materialId: fragranceMaterials.rawMaterialId,
      name: fragranceMaterials.name,
      allergens: fragranceMaterials.allergens,
    })
    .from(fragranceMaterials)
    .innerJoin(companies, eq(companies.organisationId, fragranceMaterials.organisationId))
    .where(and(eq(companies.id, companyId), inArray(fragranceMaterials.rawMaterialId, [...ids])))
    .orderBy(fragranceMaterials.rawMaterialId, desc(fragranceMaterials.changedAt), asc(fragranceMaterials.id));
  const fragrances = new Map(
    rows.map(({ materialId, name, allergens }) => [materialId, { name, allergens, certificate: null }]),
  );
  return new Map(found.map((one) => [one.row.id, toFormulaMaterial(one, fragrances.get(one.row.id) ?? null)]));
}
