import type { Seed } from '../product-server/database/openDatabase.ts';
import { seeding } from '../product-server/database/schema/schema.ts';
import { writeDocuments } from './documents/seedDocuments.ts';
import { drawPictures } from './pictures/drawPictures.ts';
import { fillSearchTexts } from './fillSearchTexts.ts';
import { seedDatabase } from './seedDatabase.ts';
import type { SeededInventory } from './seedIngredients.ts';
import { seedKnowledge } from './seedKnowledge.ts';

/**
 * Seeds a database that never was seeded, in one transaction, so that an interrupted start leaves nothing half done.
 */
export const seeder =
  (scale: number, filesFolder: string, inventory: SeededInventory): Seed =>
  async (db) => {
    await db.transaction(async (tx) => {
      await seedKnowledge(tx, inventory);
      await fillSearchTexts(tx);
      const [seeded] = await tx.select().from(seeding);
      if (seeded) return;
      await seedDatabase(tx, scale);
      await tx.insert(seeding).values({ scale, seededAt: new Date() });
    });
    await drawPictures(filesFolder);
    await writeDocuments(filesFolder, db);
  };
