import { eq } from 'drizzle-orm';
import type { Database } from '../product-server/database/openDatabase.ts';
import { rawMaterials } from '../product-server/database/schema/raw-material.ts';
import { materialSearchTexts } from '../product-server/database/searchText.ts';

/** Fills the search texts of raw materials that an older version entered without them. */
export async function fillSearchTexts(transaction: Database): Promise<void> {
  const { id, tradeName, manufacturer, code, composition, tradeSearch } = rawMaterials;
  const rows = await transaction
    .select({ id, tradeName, manufacturer, code, composition })
    .from(rawMaterials)
    .where(eq(tradeSearch, ''));
  for (const row of rows)
    await transaction.update(rawMaterials).set(materialSearchTexts(row)).where(eq(rawMaterials.id, row.id));
}
