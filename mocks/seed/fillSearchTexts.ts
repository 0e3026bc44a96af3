import { eq } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import { rawMaterials } from '../database/schema/raw-material.ts';
import { materialSearchTexts } from '../database/searchText.ts';

/** Gives the raw materials of a database that was filled before they could be searched what the search looks through. */
export async function fillSearchTexts(transaction: Database): Promise<void> {
  const { id, tradeName, manufacturer, composition, tradeSearch } = rawMaterials;
  const rows = await transaction
    .select({ id, tradeName, manufacturer, composition })
    .from(rawMaterials)
    .where(eq(tradeSearch, ''));
  for (const row of rows)
    await transaction.update(rawMaterials).set(materialSearchTexts(row)).where(eq(rawMaterials.id, row.id));
}
