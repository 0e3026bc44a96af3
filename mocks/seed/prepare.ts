import { sql } from 'drizzle-orm';
import { migrate } from '../database/migrate.ts';
import type { Prepare } from '../database/openDatabase.ts';
import { seeding } from '../database/schema/schema.ts';
import { writeDocuments } from './documents/seedDocuments.ts';
import { drawPictures } from './pictures/drawPictures.ts';
import { fillSearchTexts } from './fillSearchTexts.ts';
import { seedDatabase } from './seedDatabase.ts';
import { seedKnowledge } from './seedKnowledge.ts';

/** Any number will do, as long as every process that starts on a database uses the same. */
const START_LOCK = 20_261_115;

/**
 * Migrates, and seeds a database that never was. All in one transaction: whatever interrupts it leaves the database as
 * it was, and of several processes that start at once the others wait and find the work done.
 */
export const preparer =
  (scale: number, filesFolder: string): Prepare =>
  async (db) => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${START_LOCK})`);
      await migrate(tx);
      await seedKnowledge(tx);
      await fillSearchTexts(tx);
      const [seeded] = await tx.select().from(seeding);
      if (seeded) return;
      await seedDatabase(tx, scale);
      await tx.insert(seeding).values({ scale, seededAt: new Date() });
    });
    await drawPictures(filesFolder);
    await writeDocuments(filesFolder, db);
  };
