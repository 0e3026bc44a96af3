import { eq, getTableColumns } from 'drizzle-orm';
import { materialKey } from '../../../domain/raw-material-import/materialKey.ts';
import type { Database } from '../../database/openDatabase.ts';
import { rawMaterialLinks, rawMaterials } from '../../database/schema/raw-material.ts';
import type { RawMaterialRow } from '../raw-material/rawMaterialAccess.ts';

/** Raw materials by the names that identify them in a sheet: trade name and manufacturer, or the trade name alone. */
export interface MaterialIndex {
  byNames: ReadonlyMap<string, RawMaterialRow>;
  byTradeName: ReadonlyMap<string, readonly RawMaterialRow[]>;
}

/** The catalogue of a company, which includes the raw materials that it created. */
export function loadCatalogue(db: Database, companyId: string): Promise<RawMaterialRow[]> {
  return db
    .select(getTableColumns(rawMaterials))
    .from(rawMaterials)
    .innerJoin(rawMaterialLinks, eq(rawMaterialLinks.materialId, rawMaterials.id))
    .where(eq(rawMaterialLinks.companyId, companyId));
}

export function indexMaterials(rows: readonly RawMaterialRow[]): MaterialIndex {
  const byNames = new Map<string, RawMaterialRow>();
  const byTradeName = new Map<string, RawMaterialRow[]>();
  for (const row of rows) {
    byNames.set(materialKey(row.tradeName, row.manufacturer), row);
    const key = materialKey(row.tradeName, '');
    byTradeName.set(key, [...(byTradeName.get(key) ?? []), row]);
  }
  return { byNames, byTradeName };
}
