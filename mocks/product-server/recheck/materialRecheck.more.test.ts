import { eq, isNotNull, sql } from 'drizzle-orm';
import { openDump, type OpenDatabase } from '../database/openDatabase.ts';
import { rawMaterialOverrides, rawMaterials } from '../database/schema/raw-material.ts';
import { rawMaterialRecheckChanges, rawMaterialResults } from '../database/schema/raw-material-result.ts';
import { CHECK_DATE } from '../../demo-data/checkDemoLabel.ts';
import { seedSnapshot } from '../../demo-data/seedSnapshot.ts';
import { LabelRechecker } from './rechecker.ts';
import { hasNewRecord, materialStore } from './recordStore.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await openDump((await seedSnapshot(1)).dump);
});
afterEach(() => database.close());

const results = () => database.db.select().from(rawMaterialResults).orderBy(rawMaterialResults.key);
const resultOf = async (key: string) => (await results()).find((one) => one.key === key);
const changes = () => database.db.select().from(rawMaterialRecheckChanges);
const runFor = async (sources: string) => {
  const rechecker = new LabelRechecker(database.db, sources, () => new Date(CHECK_DATE));
  rechecker.wake();
  await rechecker.idle();
};
/** The version of the sources by which the demo data were checked. */
const demoSources = async (): Promise<string> => (await results())[0]?.checkedWith?.split(' ')[1]?.split('@')[0] ?? '';
const setComposition = (id: string, inci: string) =>
  database.db
    .update(rawMaterials)
    .set({ composition: [{ inci, maxConc: '100' }] })
    .where(eq(rawMaterials.id, id));
const override = (id: string, values: object, isActive = true) =>
  database.db.execute(sql`INSERT INTO ${rawMaterialOverrides} (company_id, material_id, is_active, own_values)
    SELECT creator_company_id, id, ${isActive}, ${JSON.stringify(values)}::jsonb FROM ${rawMaterials} WHERE id = ${id}
    ON CONFLICT (company_id, material_id) DO UPDATE SET own_values = excluded.own_values, is_active = excluded.is_active`);
async function someMaterial() {
  const [first] = await database.db.select().from(rawMaterials).orderBy(rawMaterials.id).limit(1);
  return first!;
}

test('the demo raw materials are checked as they are, with the own values of companies', async () => {
  const all = await results();
  const [{ count } = { count: 0 }] = await database.db.select({ count: sql<number>`count(*)::int` }).from(rawMaterials);
  expect(all.filter(({ companyId }) => companyId === null)).toHaveLength(count);
  expect(await hasNewRecord(database.db, materialStore)).toBe(false);
});

test('a result that the law of before does not give is listed with what went', async () => {
  const { id } = await someMaterial();
  const known = await resultOf(id);
  const gone = { code: 'PROHIBITED', severity: 'error', ingredient: 'X', reference: 'Annex II/9' } as const;
  await database.db
    .update(rawMaterialResults)
    .set({ status: 3, findings: [...(known?.findings ?? []), gone], checkedWith: 'old knowledge old rules' })
    .where(eq(rawMaterialResults.key, id));
  await runFor(await demoSources());
  expect(await changes()).toMatchObject([{ key: id, statusBefore: 3, statusAfter: known?.status, gone: [gone] }]);
});

test('a raw material that changed itself is checked anew and not listed', async () => {
  const { id } = await someMaterial();
  await setComposition(id, 'FORMALDEHYDE');
  expect(await hasNewRecord(database.db, materialStore)).toBe(true);
  await runFor('of the next release');
  const result = await resultOf(id);
  expect([result?.checkedBasis, result?.status]).toEqual([result?.basis, 3]);
  expect(await changes()).toEqual([]);
});

test('own values have a result of their own as long as they are in force', async () => {
  const { id, creatorCompanyId } = await someMaterial();
  const key = `${id}:${creatorCompanyId}`;
  await setComposition(id, 'GLYCERIN');
  await override(id, { incis: ['FORMALDEHYDE'], maxConc: ['100'] });
  await runFor(await demoSources());
  expect([(await resultOf(id))?.status, (await resultOf(key))?.status]).toEqual([1, 3]);
  await override(id, { incis: ['FORMALDEHYDE'], maxConc: ['100'] }, false);
  expect(await resultOf(key)).toBeUndefined();
});

test('own texts are no result of their own', async () => {
  const { id } = await someMaterial();
  await database.db.delete(rawMaterialOverrides).where(eq(rawMaterialOverrides.materialId, id));
  await override(id, { impurities: 'none' });
  const own = await database.db.select().from(rawMaterialResults).where(isNotNull(rawMaterialResults.companyId));
  expect(own.filter(({ materialId }) => materialId === id)).toEqual([]);
});
