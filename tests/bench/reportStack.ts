import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import { TOXICOLOGY_ENDPOINTS } from '../../domain/ingredient/toxicology.ts';
import { type Database, openFolder, restoreSnapshot } from '../../mocks/product-server/database/openDatabase.ts';
import { assessorProfiles } from '../../mocks/product-server/database/schema/assessor-profile.ts';
import { formulaRevisions, formulas } from '../../mocks/product-server/database/schema/formula.ts';
import { ingredients } from '../../mocks/product-server/database/schema/knowledge.ts';
import { pifs } from '../../mocks/product-server/database/schema/pif.ts';
import { rawMaterials } from '../../mocks/product-server/database/schema/raw-material.ts';
import { toxicology } from '../../mocks/product-server/database/schema/toxicology.ts';
import { accounts } from '../../mocks/demo-data/accounts.ts';
import { largeFormula } from '../../mocks/demo-data/largeFormula.ts';
import { seedSnapshot } from '../../mocks/demo-data/seedSnapshot.ts';

/** A text as long as those that the starter knowledge quotes, for each endpoint. */
const ENDPOINT_TEXT = 'Not irritating to the skin of rabbits at the concentration tested, semi-occlusive, 4 h. '.repeat(
  4,
);
const materialId = (at: number): string => `${'f'.repeat(20)}${String(at).padStart(4, '0')}`;

/**
 * Fills a folder with the demo data. The file of its largest formula gets so many substances, each in a raw material of
 * its own and with a point of departure, and waits for the signature of the administrator. Returns its slug.
 */
export async function fillFolder(folder: string, count: number): Promise<string> {
  const { dump, files } = await seedSnapshot(1);
  await cp(files, join(folder, 'files'), { recursive: true });
  await restoreSnapshot(join(folder, 'database'), dump);
  const { db, close } = await openFolder(join(folder, 'database'), () => Promise.resolve());
  try {
    const found = await chosenIngredients(db, count);
    await addMaterials(db, found);
    await addToxicology(db, found);
    return await prepareFile(db, found);
  } finally {
    await close();
  }
}

type Chosen = { id: string; inci: string }[];

async function chosenIngredients(db: Database, count: number): Promise<Chosen> {
  const { id, inci } = ingredients;
  const isUsual = sql`NOT is_withdrawn AND inci !~ '[(),]' AND inci NOT LIKE 'CI %' AND inci !~ 'RETIN'`;
  const rows = await db.select({ id, inci }).from(ingredients).where(isUsual).orderBy(inci).limit(count);
  if (rows.length < count) throw new Error(`The demo knows only ${rows.length} of ${count} ingredients`);
  return rows;
}

async function addMaterials(db: Database, found: Chosen): Promise<void> {
  const [pattern] = await db.select().from(rawMaterials).where(eq(rawMaterials.vrsta, 'plain')).limit(1);
  if (!pattern) throw new Error('The demo has no raw material');
  await db.insert(rawMaterials).values(
    found.map(({ inci }, at) => ({
      ...pattern,
      id: materialId(at),
      slug: `measured-${at}`,
      tradeName: `Measured ${at}`,
      composition: [{ inci, maxConc: '60-80' }],
      imaCmr: 2,
      isGlobal: true,
    })),
  );
}

async function addToxicology(db: Database, found: Chosen): Promise<void> {
  const endpoints = Object.fromEntries(TOXICOLOGY_ENDPOINTS.map((endpoint) => [endpoint, ENDPOINT_TEXT]));
  const of = found.map(({ id }) => id);
  await db.delete(toxicology).where(inArray(toxicology.ingredientId, of));
  await db.insert(toxicology).values(
    of.map((ingredientId) => ({
      ingredientId,
      version: 1,
      noael: 500,
      noaelSource: 'SCCS/1575/16',
      podSpecies: 'Rat',
      podStudy: '90 days, oral',
      oralAbsorption: 100,
      dermalAbsorption: 37.5,
      molecularWeight: 138.16,
      references: ['SCCS/1575/16', 'SCCS/1647/22'],
      endpoints,
      isVerified: true,
    })),
  );
}

async function prepareFile(db: Database, found: Chosen): Promise<string> {
  const { id } = largeFormula().formula;
  const lines = found.map((_, at) => ({
    materialId: materialId(at),
    name: `Measured ${at}`,
    percent: at === 0 ? null : '0.3',
    isRemainder: at === 0,
    phase: 'A',
    function: null,
  }));
  const [revision] = largeFormula().revisions;
  if (!revision) throw new Error('The largest formula has no revision');
  await db.insert(formulaRevisions).values({ ...revision, number: 2, lines });
  await db.update(formulas).set({ revision: 2 }).where(eq(formulas.id, id));
  const { id: userId, name } = accounts.admin;
  const now = new Date();
  const proof = { naziv: 'proof.pdf', velicina: 1, sha256: '0'.repeat(64), aktivanSadrzaj: false };
  const profile = { title: 'dr', address: 'Novi Sad', qualification: 'Toxicologist', proof };
  await db.insert(assessorProfiles).values({ ...profile, userId, version: 1, changedAt: now });
  const assessed = { stage: 'ASSESSED', conclusion: 'unsafe', assessedBy: userId, assessor: name } as const;
  const [file] = await db
    .update(pifs)
    .set({ ...assessed, formulaRevision: 2, assessedAt: now, submittedAt: now, submittedBy: userId })
    .where(eq(pifs.formulaId, id))
    .returning({ slug: pifs.slug });
  if (!file) throw new Error('The demo has no file of its largest formula');
  return file.slug;
}
