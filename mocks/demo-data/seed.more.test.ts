import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { isAccountName, isNewPassword } from '../../domain/account/credentials.ts';
import { openDump, type OpenDatabase } from '../product-server/database/openDatabase.ts';
import { rawMaterials } from '../product-server/database/schema/raw-material.ts';
import { companies, labels, organisations, users } from '../product-server/database/schema/schema.ts';
import { accounts, type AccountName, DEMO_PASSWORD } from './accounts.ts';
import { COMPANIES, companyIdOf } from './companies.ts';
import { readConcentration } from '../../domain/raw-material/concentration.ts';
import { checkLabel } from '../../domain/label/checkLabel.ts';
import { MISSPELLINGS } from './labelTypos.ts';
import { CHECK_DATE, demoKnowledge } from './checkDemoLabel.ts';
import { LABEL_COUNT, labelAt } from './labels.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from './raw-material/rawMaterials.ts';
import { drawPictures, logoOf, packPicture } from './pictures/drawPictures.ts';
import { type Shape, SHAPES } from './pictures/shapes.ts';
import { seedSnapshot } from './seedSnapshot.ts';

const seeded = Array.from({ length: LABEL_COUNT }, (_, index) => labelAt(index));
const materials = Array.from({ length: RAW_MATERIAL_COUNT }, (_, index) => rawMaterialAt(index));
const isUnique = (values: unknown[]) => new Set(values).size === values.length;

describe('the database', () => {
  let open: OpenDatabase;
  afterEach(() => open.close());

  test.each([
    [1, { organisations: 2, companies: 14, users: 9, labels: 120, raw_materials: 260 }],
    [2, { organisations: 2, companies: 14, users: 9, labels: 240, raw_materials: 520 }],
  ])('at scale %i', async (scale, expected) => {
    open = await openDump((await seedSnapshot(scale)).dump);
    const counts: Record<string, number> = {};
    for (const table of [organisations, companies, users, labels, rawMaterials]) {
      const [row] = await open.db.select({ count: sql<number>`count(*)::int` }).from(table);
      counts[getTableName(table)] = row?.count ?? 0;
    }
    expect(counts).toEqual(expected);
  });
});

test('the demo data are the same on every machine', () => {
  expect([
    accounts.admin.id,
    companyIdOf('Lavanda Natura d.o.o.'),
    labelAt(0).slug,
    labelAt(0).createdAt.toISOString(),
    rawMaterialAt(0).slug,
  ]).toEqual([
    'aa73da63e26b40a1bb701c2b',
    '1fc54833f08d7675cca57adf',
    'hranljiva-krema-za-lice-sa-lavandom-i-niacinamidom-50-ml',
    '2026-05-07T09:38:00.000Z',
    'glicerin-99-5-biljni-vistula-chem-sp-z-o-o',
  ]);
});

test('the demo accounts fit the rules of the product', () => {
  const all = (Object.keys(accounts) as AccountName[]).map((name) => accounts[name]);
  expect(all.every(({ name }) => isAccountName(name))).toBe(true);
  expect(isNewPassword(DEMO_PASSWORD)).toBe(true);
  expect(all.filter(({ isActive }) => isActive).map(({ email, role }) => `${role} ${email}`)).toEqual([
    'admin admin@dosije.example',
    'orgAdmin org@dosije.example',
    'user konsultant@dosije.example',
    'dcp dcp@dosije.example',
    'client klijent@dosije.example',
    'orgAdmin org2@dosije.example',
    'user konsultant2@dosije.example',
    'client klijent2@dosije.example',
  ]);
});

describe('the labels', () => {
  test('each company has labels of all three results', () => {
    const colours = COMPANIES.map(
      ({ name }) =>
        new Set(seeded.filter(({ companyId }) => companyId === companyIdOf(name)).map(({ status }) => status)).size,
    );
    expect(colours).toEqual(COMPANIES.map(() => 3));
    expect([1, 2, 3].map((status) => seeded.filter((label) => label.status === status).length)).toEqual([58, 36, 26]);
  });

  test('their result is the one that the rules give for their content', () => {
    for (const label of seeded) {
      const {
        ingredientText,
        percentages,
        category,
        use,
        isForUnderThree,
        isForIntimateUse,
        isInhalable,
        markets,
        responsiblePerson,
        countryOfOrigin,
        isImported,
        nominalContent,
      } = label;
      const {
        paoMonths,
        bestBefore,
        minimumDurabilityMonths,
        isPaoIrrelevant,
        batch,
        productFunction,
        precautions,
        labelText,
      } = label;
      const product = {
        category: category ?? null,
        use: use ?? null,
        isForUnderThree: isForUnderThree ?? null,
        isForIntimateUse: isForIntimateUse ?? null,
        isInhalable: isInhalable ?? null,
      } as const;
      const particulars = {
        markets: markets ?? [],
        responsiblePerson: responsiblePerson ?? null,
        countryOfOrigin: countryOfOrigin ?? null,
        isImported: isImported ?? null,
        nominalContent: nominalContent ?? null,
        paoMonths: paoMonths ?? null,
        bestBefore: bestBefore ?? null,
        minimumDurabilityMonths: minimumDurabilityMonths ?? null,
        isPaoIrrelevant: isPaoIrrelevant ?? false,
        batch,
        productFunction,
        precautions,
        labelText,
      };
      const { result, list, findings } = checkLabel(
        { ingredients: ingredientText ?? '', percentages: percentages ?? [], product, particulars },
        demoKnowledge(),
        CHECK_DATE,
      );
      expect([label.name, label.status]).toEqual([label.name, { GREEN: 1, YELLOW: 2, RED: 3 }[result]]);
      // Unrecognised names are misspelt on purpose: the starter knowledge has every ingredient of the demo labels.
      const unknown = list.names
        .filter(({ match }) => match === 'unknown' || match === 'misspelling')
        .map(({ text }) => text.toUpperCase());
      expect(unknown.filter((name) => !Object.hasOwn(MISSPELLINGS, name))).toEqual([]);
      expect(findings.some(({ code }) => code === 'NOT_AN_INGREDIENT_LIST')).toBe(false);
    }
  });

  test('their names, slugs, codes and ids are unique at any scale', () => {
    const many = Array.from({ length: LABEL_COUNT * 3 }, (_, index) => labelAt(index));
    for (const key of ['id', 'slug', 'name', 'productCode'] as const)
      expect(isUnique(many.map((label) => label[key]))).toBe(true);
  });

  test('they are as varied as real labels', () => {
    const count = (holds: (label: (typeof seeded)[number]) => boolean) => seeded.filter(holds).length;
    expect(count(({ name }) => name.length > 58)).toBeGreaterThan(9);
    expect(count(({ name }) => /&(amp|quot);/.test(name))).toBeGreaterThan(4);
    expect(count(({ isActive }) => !isActive)).toBeGreaterThan(5);
    expect(count(({ isArchived }) => isArchived)).toBeGreaterThan(5);
    // One follows a formula of three substances.
    expect(
      count(({ ingredients }) => ingredients.length >= 8 && ingredients.length <= 35 && isUnique(ingredients)),
    ).toBe(LABEL_COUNT - 1);
    expect(
      count(
        ({ createdAt, resultChangedAt }) =>
          createdAt <= resultChangedAt && resultChangedAt <= new Date('2026-11-15T15:00:00Z'),
      ),
    ).toBe(LABEL_COUNT);
  });
});

test('the raw materials cover every type, document state, CMR and nano mark', () => {
  const values = (key: 'vrsta' | 'dataFromDocs' | 'imaCmr' | 'nano') =>
    [...new Set(materials.map((material) => material[key]))].sort();
  expect([values('vrsta'), values('dataFromDocs'), values('imaCmr'), values('nano')]).toEqual([
    ['0', 'aroma', 'extractOil', 'parfum', 'plain'],
    [false, true],
    [0, 1, 2],
    [0, 1],
  ]);
  expect(isUnique(materials.map(({ slug }) => slug))).toBe(true);
  expect(
    materials.every(
      ({ imaCmr, cmr, dataFromDocs, opisRazloga }) =>
        (imaCmr === 2) === (cmr !== '') && dataFromDocs === (opisRazloga === ''),
    ),
  ).toBe(true);
  const parts = materials.flatMap(({ composition }) => composition);
  const stated = parts.filter(({ maxConc }) => maxConc !== '');
  const read = stated.map(({ maxConc }) => readConcentration(maxConc));
  expect(read.every((one, at) => one.ok && one.text === stated[at]?.maxConc && (one.percent ?? 0) > 0)).toBe(true);
  expect(stated.length).toBeLessThan(parts.length);
  expect([
    read.some((one) => one.ok && one.isLimit),
    parts.some(({ inci }) => /,\S/.test(inci)),
    parts.some(({ inci }) => inci.includes(', ')),
  ]).toEqual([true, true, true]);
  expect(materials.filter(({ composition }) => composition.length >= 15).length).toBeGreaterThan(4);
});

test('every picture of the demo data is drawn as WebP', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dosije-test-'));
  await drawPictures(folder);
  await Promise.all(seeded.map(({ photo }) => access(join(folder, 'deklaracijaImages', photo ?? 'none'))));
  await Promise.all(COMPANIES.map(({ name }) => access(join(folder, 'firme', logoOf(name)))));
  const { format, width, height } = await sharp(
    join(folder, 'deklaracijaImages', packPicture('jar', 'lavender')),
  ).metadata();
  expect([format, width, height]).toEqual(['webp', 480, 640]);
  expect((Object.keys(SHAPES) as Shape[]).length).toBeGreaterThanOrEqual(8);
  await rm(folder, { recursive: true });
});
