import { eq, sql } from 'drizzle-orm';
import { openDump, type OpenDatabase } from '../database/openDatabase.ts';
import { formulaRecheckChanges, formulaResults } from '../database/schema/formula-result.ts';
import { formulaMaterials, formulas } from '../database/schema/formula.ts';
import { fragranceMaterials } from '../database/schema/fragrance-material.ts';
import { labelRechecks } from '../database/schema/label-recheck.ts';
import { rawMaterialOverrides, rawMaterials } from '../database/schema/raw-material.ts';
import { CHECK_DATE } from '../../demo-data/checkDemoLabel.ts';
import { seedSnapshot } from '../../demo-data/seedSnapshot.ts';
import { LabelRechecker } from './rechecker.ts';
import { formulaStore, hasNewRecord } from './recordStore.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await openDump((await seedSnapshot(1)).dump);
});
afterEach(() => database.close());

const results = () => database.db.select().from(formulaResults).orderBy(formulaResults.formulaId);
const runFor = async (sources: string) => {
  const rechecker = new LabelRechecker(database.db, sources, () => new Date(CHECK_DATE));
  rechecker.wake();
  await rechecker.idle();
};
/** The version of the sources by which the demo data were checked. */
const demoSources = async (): Promise<string> => (await results())[0]?.checkedWith?.split(' ')[1]?.split('@')[0] ?? '';
/** A raw material that a demo formula holds. */
async function usedMaterial() {
  const [first] = await database.db.select().from(formulaMaterials).orderBy(formulaMaterials.formulaId).limit(1);
  return first!;
}

test('the demo formulas are checked as they are', async () => {
  const all = await database.db.select({ id: formulas.id }).from(formulas).orderBy(formulas.id);
  expect(all).not.toEqual([]);
  expect((await results()).map(({ formulaId }) => formulaId)).toEqual(all.map(({ id }) => id));
  expect(await hasNewRecord(database.db, formulaStore)).toBe(false);
});

test('rules that say the same change no formula, and each is checked with them', async () => {
  const before = await results();
  await runFor('of the next release');
  const after = await results();
  expect(after.every(({ checkedWith }) => checkedWith?.includes('of the next release'))).toBe(true);
  expect(after.map((one) => ({ ...one, checkedWith: null }))).toEqual(
    before.map((one) => ({ ...one, checkedWith: null })),
  );
  expect(await database.db.select().from(formulaRecheckChanges)).toEqual([]);
});

test('a result that the law of before does not give is listed with what came', async () => {
  const { formulaId } = await usedMaterial();
  const [known] = await database.db.select().from(formulaResults).where(eq(formulaResults.formulaId, formulaId));
  const gone = { code: 'PROHIBITED', severity: 'error', ingredient: 'X', reference: 'Annex II/9' } as const;
  await database.db
    .update(formulaResults)
    .set({ status: 3, findings: [...(known?.findings ?? []), gone], checkedWith: 'old knowledge old rules' })
    .where(eq(formulaResults.formulaId, formulaId));
  await runFor(await demoSources());
  expect(await database.db.select().from(formulaRecheckChanges)).toMatchObject([
    { formulaId, statusBefore: 3, statusAfter: known?.status, appeared: [], gone: [gone] },
  ]);
  expect(await database.db.select().from(labelRechecks)).toMatchObject([{ state: 'gotovo' }]);
});

test.each([
  [
    'the composition of a raw material',
    (id: string) =>
      database.db
        .update(rawMaterials)
        .set({ composition: [{ inci: 'FORMALDEHYDE', maxConc: '100' }] })
        .where(eq(rawMaterials.id, id)),
  ],
  [
    'overrides of a company',
    (id: string) =>
      database.db.execute(sql`INSERT INTO ${rawMaterialOverrides} (company_id, material_id, is_active, own_values)
        SELECT creator_company_id, id, true, '{"nano": 1}' FROM ${rawMaterials} WHERE id = ${id}
        ON CONFLICT (company_id, material_id) DO UPDATE SET own_values = '{"nano": 1}'`),
  ],
  [
    'the papers of a perfume',
    (id: string) =>
      database.db.execute(sql`UPDATE ${fragranceMaterials} SET raw_material_id = ${id}
        WHERE id = (SELECT id FROM ${fragranceMaterials} LIMIT 1)`),
  ],
  ['a deleted raw material', (id: string) => database.db.delete(rawMaterials).where(eq(rawMaterials.id, id))],
])('%s makes the stored result say nothing about the law', async (_, change) => {
  await change((await usedMaterial()).materialId);
  expect(await hasNewRecord(database.db, formulaStore)).toBe(true);
});

test('a formula that changed itself is checked anew and not listed', async () => {
  const { materialId, formulaId } = await usedMaterial();
  await database.db
    .update(rawMaterials)
    .set({ composition: [{ inci: 'FORMALDEHYDE', maxConc: '100' }] })
    .where(eq(rawMaterials.id, materialId));
  await runFor('of the next release');
  const [result] = await database.db.select().from(formulaResults).where(eq(formulaResults.formulaId, formulaId));
  expect([result?.checkedBasis, result?.status]).toEqual([result?.basis, 3]);
  expect(await database.db.select().from(formulaRecheckChanges)).toEqual([]);
});

test('a raw material whose other fields change leaves the result as it is', async () => {
  const { materialId } = await usedMaterial();
  await database.db.update(rawMaterials).set({ tradeName: 'Drugo ime' }).where(eq(rawMaterials.id, materialId));
  expect(await hasNewRecord(database.db, formulaStore)).toBe(false);
});

test('new formulas are checked without a run', async () => {
  const { materialId } = await usedMaterial();
  await database.db.update(rawMaterials).set({ nano: 1 }).where(eq(rawMaterials.id, materialId));
  const rechecker = new LabelRechecker(database.db, await demoSources(), () => new Date(CHECK_DATE));
  await rechecker.wakeForNew();
  await rechecker.idle();
  expect(await hasNewRecord(database.db, formulaStore)).toBe(false);
  expect(await database.db.select().from(labelRechecks)).toEqual([]);
});
