import { eq, sql } from 'drizzle-orm';
import { seededId } from './deterministic.ts';
import { ingredients, knowledgeParts } from '../product-server/database/schema/knowledge.ts';
import { openDump, type OpenDatabase } from '../product-server/database/openDatabase.ts';
import { inventoryIngredients } from './knowledge/inventory/inventoryIngredients.ts';
import { seedKnowledge } from './seedKnowledge.ts';
import { seedSnapshot } from './seedSnapshot.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDump((await seedSnapshot(1)).dump);
});
afterAll(() => open.close());

const count = async () =>
  (await open.db.select({ count: sql<number>`count(*)::int` }).from(ingredients))[0]?.count ?? 0;
const version = async () =>
  (await open.db.select().from(knowledgeParts).where(eq(knowledgeParts.part, 'inventar')))[0]?.version;
const start = () => open.db.transaction((tx) => seedKnowledge(tx, 'whole'));

test('an inventory that was imported stays as it is', async () => {
  const before = await count();
  await open.db.update(knowledgeParts).set({ isImported: true }).where(eq(knowledgeParts.part, 'inventar'));
  await start();
  expect([await count(), await version()]).toEqual([before, 1]);
});

test('a database of an older version gets the rest of the inventory once', async () => {
  await open.db.update(knowledgeParts).set({ isImported: false }).where(eq(knowledgeParts.part, 'inventar'));
  await start();
  await start();
  expect([await count(), await version()]).toEqual([inventoryIngredients().length, 2]);
});

test('an ingredient has the id that an import would give it', async () => {
  const [row] = await open.db.select().from(ingredients).where(eq(ingredients.inci, 'VINYL CHLORIDE'));
  expect(row).toMatchObject({ id: seededId('cosing', '90183'), cosingReference: '90183', source: 'COSING 2021-12' });
});
