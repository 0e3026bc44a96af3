import type { Product } from '../product/product.ts';
import { UNKNOWN_PRODUCT } from '../product/product.ts';
import { buildAnnexIndex } from './annexIndex.ts';
import { checkAnnexes } from './checkAnnexes.ts';
import { readAnnexRow } from './readAnnexRow.ts';
import { annexRows } from './rows.testing.ts';

const index = buildAnnexIndex(annexRows.map(readAnnexRow).filter((entry) => entry !== null));
const known = (category: string, more: Partial<Product> = {}): Product => ({
  category,
  use: null,
  isForUnderThree: false,
  isForIntimateUse: false,
  isInhalable: false,
  ...more,
});
const [lotion, cream, shampoo, hairDye] = [
  'body_care_products',
  'face_care_products_other_than_face_mask',
  'shampoo',
  'oxidative_hair_colour_products',
].map((category) => known(category));

const checked = (
  inciName: string,
  product: Product | undefined,
  more: { percent?: number; isNano?: boolean; casNumbers?: string[] } = {},
) =>
  checkAnnexes(
    index,
    { inciName, casNumbers: more.casNumbers ?? [] },
    { isNano: more.isNano ?? false, percent: more.percent ?? null },
    product ?? UNKNOWN_PRODUCT,
  ).map(({ severity, code, params }) => `${severity} ${code} ${String(params.entry)}`);

test.each<[string, Product | undefined, string[]]>([
  ['BUTYLPHENYL METHYLPROPIONAL', undefined, ['error PROHIBITED II/1666']],
  ['PHENYLPARABEN', lotion, ['error PROHIBITED II/1376']],
  ['PETROLATUM', lotion, ['warning PROHIBITED_UNDER_CONDITION II/904']],
  ['CITRUS LIMON PEEL OIL', undefined, ['warning PROHIBITED_UNDER_CONDITION II/358']],
  ['CITRUS LIMON PEEL OIL', lotion, ['info PROHIBITED_UNDER_CONDITION II/358']],
  ['CITRUS LIMON PEEL OIL', known('sun_protection_products'), ['warning PROHIBITED_UNDER_CONDITION II/358']],
  ['CYCLOMETHICONE', lotion, ['warning PROHIBITED_UNDER_CONDITION II/1388']],
  ['MYROXYLON PEREIRAE RESIN', lotion, ['warning PROHIBITED_UNDER_CONDITION II/1136']],
  ['1,7-NAPHTHALENEDIOL', undefined, ['warning PROHIBITED_UNDER_CONDITION II/1228']],
  ['1,7-NAPHTHALENEDIOL', lotion, []],
  ['1,7-NAPHTHALENEDIOL', hairDye, ['error PROHIBITED II/1228']],
  ['METHOXYETHANOL ACETATE', lotion, []],
  ['AQUA', lotion, []],
])('Annex II: %s is checked by its condition', (name, product, expected) => {
  expect(checked(name, product)).toEqual(expected);
});

test('Annex II bans nano forms only where the label prints them', () => {
  expect(checked('STYRENE/ACRYLATES COPOLYMER', lotion)).toEqual([]);
  expect(checked('STYRENE/ACRYLATES COPOLYMER', lotion, { isNano: true })).toEqual(['error PROHIBITED II/1725']);
  expect(checked('COLLOIDAL GOLD', lotion)).toEqual(['warning PROHIBITED_UNDER_CONDITION II/1728']);
});

test('what has the CAS number of a banned substance is that substance', () => {
  expect(checked('AMINOBENZENE', lotion, { casNumbers: ['62-53-3'] })).toEqual(['error PROHIBITED II/22']);
});

test('a CAS number that stands for several substances is never an error', () => {
  expect(checked('LAURUS NOBILIS EXTRACT', lotion, { casNumbers: ['84603-73-6'] })).toEqual([
    'warning SHARES_CAS_NUMBER II/359',
  ]);
  expect(checked('RED PETROLATUM', lotion, { casNumbers: ['8009-03-8'] })).toEqual(['info SHARES_CAS_NUMBER II/904']);
  expect(checked('PHENOXYETHANOL', lotion, { casNumbers: ['122-99-6', '62-53-3'] })).toEqual(['info LIMIT V/29']);
});

test.each([
  ['LAURUS NOBILIS LEAF EXTRACT', 'info SHARES_CAS_NUMBER II/359'],
  ['LAURUS NOBILIS FRUIT EXTRACT', 'warning SHARES_CAS_NUMBER II/359'],
  ['LAURUS NOBILIS LEAF/SEED EXTRACT', 'warning SHARES_CAS_NUMBER II/359'],
])('a ban of the seed oil shares its CAS number with %s', (inciName, expected) => {
  expect(checked(inciName, lotion, { casNumbers: ['84603-73-6'] })).toEqual([expected]);
});

test.each<[string, Product | undefined, string[]]>([
  ['METHYLISOTHIAZOLINONE', lotion, ['error OUTSIDE_PRODUCT_TYPES V/57']],
  ['METHYLISOTHIAZOLINONE', shampoo, ['info LIMIT V/57']],
  ['METHYLISOTHIAZOLINONE', undefined, ['warning CONDITIONS_TO_VERIFY V/57']],
  ['METHYLCHLOROISOTHIAZOLINONE', cream, ['error OUTSIDE_PRODUCT_TYPES V/39']],
  ['CI 10006', lotion, ['error OUTSIDE_PRODUCT_TYPES IV/1']],
  ['CI 10006', shampoo, []],
  ['CI 11920', known('mascara'), ['error OUTSIDE_PRODUCT_TYPES IV/3']],
  ['CI 11920', lotion, []],
  ['SODIUM BENZOATE', lotion, ['info LIMIT V/1']],
  ['SODIUM BENZOATE', undefined, ['warning CONDITIONS_TO_VERIFY V/1']],
  ['PHENOXYETHANOL', undefined, ['info LIMIT V/29']],
  ['HOMOSALATE', shampoo, ['error OUTSIDE_PRODUCT_TYPES VI/3']],
  ['HOMOSALATE', cream, ['info LIMIT VI/3']],
  [
    'HOMOSALATE',
    known('face_care_products_other_than_face_mask', { isInhalable: true }),
    ['warning CONDITIONS_TO_VERIFY VI/3'],
  ],
])('positive lists: %s', (name, product, expected) => {
  expect(checked(name, product)).toEqual(expected);
});

test.each<[string, Product | undefined, string[]]>([
  ['RETINOL', lotion, ['info LIMIT III/376']],
  ['RETINOL', undefined, ['warning RESTRICTED III/376']],
  ['SELENIUM SULFIDE', lotion, ['error OUTSIDE_PRODUCT_TYPES III/49']],
  ['SELENIUM SULFIDE', known('antidandruff_products'), ['info LIMIT III/49']],
  ['SILVER NITRATE', lotion, ['error OUTSIDE_PRODUCT_TYPES III/48']],
  ['COUMARIN', lotion, []],
  ['LIMONENE', lotion, ['info RAW_MATERIAL_PURITY III/88']],
  ['CI 19140', undefined, []],
  ['CI 19140', lotion, []],
  ['CI 19140', known('nonoxidative_hair_colour_products'), ['info LIMIT III/189']],
  ['TITANIUM DIOXIDE', lotion, ['info RESTRICTED III/321', 'info LIMIT VI/27']],
])('Annex III: %s', (name, product, expected) => {
  expect(checked(name, product)).toEqual(expected);
});

test.each<[string, string, Product | undefined, string[]]>([
  [
    'children under three',
    'SALICYLIC ACID',
    known('body_care_products', { isForUnderThree: true }),
    [
      'error FORBIDDEN_USE III/98',
      'info LIMIT III/98',
      'warning RESTRICTED III/98',
      'error FORBIDDEN_USE V/3',
      'info LIMIT V/3',
    ],
  ],
  [
    'the acid, which V/3 does not except, in shampoos for children under three',
    'SALICYLIC ACID',
    known('shampoo', { isForUnderThree: true }),
    [
      'error FORBIDDEN_USE III/98',
      'info LIMIT III/98',
      'warning RESTRICTED III/98',
      'error FORBIDDEN_USE V/3',
      'info LIMIT V/3',
    ],
  ],
  [
    'its salts, which V/3 excepts, in shampoos for children under three',
    'CALCIUM SALICYLATE',
    known('shampoo', { isForUnderThree: true }),
    ['info LIMIT III/98', 'warning RESTRICTED III/98', 'info LIMIT V/3'],
  ],
  [
    'its salts in products for children under three that may be shampoos',
    'CALCIUM SALICYLATE',
    { ...UNKNOWN_PRODUCT, isForUnderThree: true },
    ['warning RESTRICTED III/98', 'warning CONDITIONS_TO_VERIFY V/3'],
  ],
  [
    'oral products',
    'SALICYLIC ACID',
    known('toothpaste'),
    [
      'error FORBIDDEN_USE III/98',
      'info LIMIT III/98',
      'warning RESTRICTED III/98',
      'error FORBIDDEN_USE V/3',
      'info LIMIT V/3',
    ],
  ],
  [
    'oral products and a salt, which may be there as a preservative',
    'CALCIUM SALICYLATE',
    known('toothpaste'),
    ['info LIMIT III/98', 'warning RESTRICTED III/98', 'info LIMIT V/3'],
  ],
  [
    'inhalation',
    'TITANIUM DIOXIDE',
    known('body_care_products', { isInhalable: true }),
    ['error FORBIDDEN_USE III/321', 'warning RESTRICTED III/321', 'info LIMIT VI/27'],
  ],
  ['lips', 'SILVER CHLORIDE', known('lip_stick'), ['error FORBIDDEN_USE V/52', 'info LIMIT V/52']],
])('forbidden uses: %s', (_, name, product, expected) => {
  expect(checked(name, product)).toEqual(expected);
});

test('a printed concentration is compared with the limit of the product type', () => {
  expect(checked('PHENOXYETHANOL', lotion, { percent: 1 })).toEqual(['info WITHIN_LIMIT V/29']);
  expect(checked('PHENOXYETHANOL', lotion, { percent: 1.1 })).toEqual(['error OVER_LIMIT V/29']);
  // 0.5 % as acid is 0.59 % of the salt.
  expect(checked('SODIUM BENZOATE', lotion, { percent: 0.6 })).toEqual(['error OVER_LIMIT V/1']);
  expect(checked('SODIUM BENZOATE', lotion, { percent: 0.58 })).toEqual(['info WITHIN_LIMIT V/1']);
  expect(checked('SODIUM BENZOATE', shampoo, { percent: 0.6 })).toEqual(['info WITHIN_LIMIT V/1']);
  // As a preservative 0.5 %, for other purposes up to 2 or 3 %.
  expect(checked('SALICYLIC ACID', shampoo, { percent: 2 })).toEqual([
    'info WITHIN_LIMIT III/98',
    'warning RESTRICTED III/98',
  ]);
  expect(checked('SALICYLIC ACID', shampoo, { percent: 4 })[0]).toBe('error OVER_LIMIT III/98');
});

test('a nano form without an entry gets a finding about its notification', () => {
  expect(checked('TITANIUM DIOXIDE', lotion, { isNano: true })).toEqual([
    'info RESTRICTED III/321',
    'info LIMIT VI/27',
    'info LIMIT VI/27a',
  ]);
  expect(checked('AQUA', lotion, { isNano: true })).toEqual(['warning NANO_NOT_LISTED undefined']);
});
