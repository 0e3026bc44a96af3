import { and, eq } from 'drizzle-orm';
import { annexRows, knowledgeParts } from '../product-server/database/schema/knowledge.ts';
import { openDump, type OpenDatabase } from '../product-server/database/openDatabase.ts';
import { starterAnnexRows } from './knowledge/starterKnowledge.ts';
import { seedKnowledge } from './seedKnowledge.ts';
import { seedSnapshot } from './seedSnapshot.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDump((await seedSnapshot(1)).dump);
});
afterAll(() => open.close());

const countOf = async (annex: 'II' | 'V') =>
  (await open.db.select().from(annexRows).where(eq(annexRows.annex, annex))).length;
const versionOf = async (part: 'aneksII' | 'aneksV') =>
  (await open.db.select().from(knowledgeParts).where(eq(knowledgeParts.part, part)))[0]?.version;
const start = () => open.db.transaction((tx) => seedKnowledge(tx, 'small'));
const starterCount = (annex: 'II' | 'V') => starterAnnexRows.filter((row) => row.annex === annex).length;

test('a start leaves annexes of this version alone', async () => {
  await start();
  expect([await countOf('II'), await versionOf('aneksII')]).toEqual([starterCount('II'), 1]);
});

test('an annex that an older version seeded gets the entries that it lacks', async () => {
  await open.db.delete(annexRows).where(and(eq(annexRows.annex, 'II'), eq(annexRows.reference, '221')));
  await start();
  expect([await countOf('II'), await versionOf('aneksII')]).toEqual([starterCount('II'), 2]);
});

test('an imported annex keeps its entries, and its names are read again', async () => {
  await open.db.update(knowledgeParts).set({ isImported: true }).where(eq(knowledgeParts.part, 'aneksV'));
  await open.db.delete(annexRows).where(and(eq(annexRows.annex, 'V'), eq(annexRows.reference, '1')));
  await open.db.update(annexRows).set({ keys: [] }).where(eq(annexRows.reference, '29'));
  await start();
  const [row] = await open.db
    .select()
    .from(annexRows)
    .where(and(eq(annexRows.annex, 'V'), eq(annexRows.reference, '29')));
  expect([await countOf('V'), await versionOf('aneksV')]).toEqual([starterCount('V') - 1, 1]);
  expect(row?.keys).toContain('phenoxyethanol');
});
