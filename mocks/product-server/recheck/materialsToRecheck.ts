import type { Database } from '../database/openDatabase.ts';
import type { rawMaterialResults } from '../database/schema/raw-material-result.ts';
import { materialsOfFormulas } from '../subjects/formula/formulasToRecheck.ts';
import type { MaterialToRecheck } from './checkRunner.ts';

type ResultRow = typeof rawMaterialResults.$inferSelect;

/** Raw materials by their results, each by the values that the result is about. A deleted one is left out. */
export async function materialsToRecheck(db: Database, results: readonly ResultRow[]): Promise<MaterialToRecheck[]> {
  const found: MaterialToRecheck[] = [];
  for (const companyId of new Set(results.map((one) => one.companyId))) {
    const ofCompany = results.filter((one) => one.companyId === companyId);
    // No company has an empty id, and so no overrides: the global values.
    const materials = await materialsOfFormulas(
      db,
      companyId ?? '',
      ofCompany.map(({ materialId }) => materialId),
    );
    for (const { key, materialId } of ofCompany) {
      const material = materials.get(materialId);
      const inciNames = material?.components.map(({ inciName }) => inciName) ?? [];
      if (material) found.push({ id: key, inciNames, isNano: material.isNano });
    }
  }
  return found;
}
