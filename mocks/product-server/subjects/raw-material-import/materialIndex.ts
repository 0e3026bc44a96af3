import { and, eq, getTableColumns } from 'drizzle-orm';
import { materialKey } from '../../../../domain/raw-material-import/materialKey.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { rawMaterialLinks, rawMaterials } from '../../database/schema/raw-material.ts';
import { companies } from '../../database/schema/schema.ts';
import { visibleMaterials, type RawMaterialRow } from '../raw-material/rawMaterialAccess.ts';

/** A raw material that a caller sees, with whose it is. */
export interface KnownMaterial {
  row: RawMaterialRow;
  /** Whether the company of the import has it in its catalogue. */
  isLinked: boolean;
  /** The company that created it. */
  creator: { id: string; name: string; organisationId: string };
}

/** Raw materials by the names that identify them in a sheet: trade name and manufacturer, or the trade name alone. */
export interface MaterialIndex {
  byNames: ReadonlyMap<string, KnownMaterial>;
  byTradeName: ReadonlyMap<string, readonly KnownMaterial[]>;
}

/**
 * Everything that the caller sees, not the catalogue of a company alone: what others share is no new raw material
 * either.
 */
export async function loadKnownMaterials(db: Database, caller: Caller, companyId: string): Promise<KnownMaterial[]> {
  const rows = await db
    .select({
      row: getTableColumns(rawMaterials),
      linked: rawMaterialLinks.companyId,
      creator: { id: companies.id, name: companies.name, organisationId: companies.organisationId },
    })
    .from(rawMaterials)
    .innerJoin(companies, eq(companies.id, rawMaterials.creatorCompanyId))
    .leftJoin(
      rawMaterialLinks,
      and(eq(rawMaterialLinks.materialId, rawMaterials.id), eq(rawMaterialLinks.companyId, companyId)),
    )
    .where(await visibleMaterials(db, caller));
  return rows.map(({ row, linked, creator }) => ({ row, creator, isLinked: linked !== null }));
}

/**
 * Of several raw materials with the same names the company's own one is meant, then one of its catalogue, then one of
 * its organisation.
 */
const nearness = ({ creator, isLinked }: KnownMaterial, companyId: string, organisationId: string): number => {
  if (creator.id === companyId) return 3;
  if (isLinked) return 2;
  return creator.organisationId === organisationId ? 1 : 0;
};

export function indexMaterials(
  known: readonly KnownMaterial[],
  companyId: string,
  { organisationId }: Pick<Caller, 'organisationId'>,
): MaterialIndex {
  const byNames = new Map<string, KnownMaterial>();
  const nearestLast = known.toSorted(
    (one, other) => nearness(one, companyId, organisationId) - nearness(other, companyId, organisationId),
  );
  for (const one of nearestLast) byNames.set(materialKey(one.row.tradeName, one.row.manufacturer), one);
  const byTradeName = new Map<string, KnownMaterial[]>();
  for (const one of byNames.values()) {
    const key = materialKey(one.row.tradeName, '');
    byTradeName.set(key, [...(byTradeName.get(key) ?? []), one]);
  }
  return { byNames, byTradeName };
}
