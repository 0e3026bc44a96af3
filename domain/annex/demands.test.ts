import type { Product } from '../product/product.ts';
import { UNKNOWN_PRODUCT } from '../product/product.ts';
import type { AnnexRow } from './annexEntry.ts';
import { checkConditions } from './checkConditions.ts';
import { demandsOf } from './demands.ts';
import { readAnnexRow } from './readAnnexRow.ts';

const entryOf = (row: Partial<AnnexRow>) => {
  const blank = {
    substance: 'X',
    names: [],
    casNumbers: '',
    warnings: '',
    regulation: '',
    productTypes: '',
    maximum: '',
  };
  const entry = readAnnexRow({ annex: 'III', reference: '999', otherConditions: '', ...blank, ...row });
  if (!entry) throw new Error('The row is read as deleted.');
  return entry;
};
const cream: Product = {
  ...UNKNOWN_PRODUCT,
  category: 'face_care_products_other_than_face_mask',
  isForUnderThree: false,
  isForIntimateUse: false,
  isInhalable: false,
};
const codes = (row: Partial<AnnexRow>, product: Product, printed: object = {}) =>
  checkConditions(entryOf(row), { percent: null, ...printed }, product, 'X').findings.map(
    ({ severity, code }) => `${severity} ${code}`,
  );
const demands = (otherConditions: string) => {
  const entry = entryOf({ otherConditions });
  return demandsOf(entry, entry.conditions);
};

/** Column f and h of III/15a. */
const hydroxide = {
  productTypes:
    '(a) Nail cuticle solvent\n(b) Hair straightener\n(c) pH adjuster for depilatories\n(d) Other uses as pH adjuster',
  maximum: '(a) 5 %\n(b) 2 %',
  otherConditions: '(c) up to pH 12.7\n(d) up to pH 11',
  warnings: '(a) Contains alkali',
};
/** Column h of III/61. */
const amines = {
  otherConditions:
    '- Do not use with nitrosating systems\n- Minimum purity: 99%\n- Maximum secondary amine content: 0.5% (applies to raw materials)\n- Maximum nitrosamine content: 50 microgram/kg\n- Keep in nitrite-free containers',
};

test.each<[string, object]>([
  ['up to pH 11', { ph: { min: null, max: 11 }, rest: '' }],
  ['pH < 12.7', { ph: { min: null, max: 12.7 }, rest: '' }],
  ['ready for use pH 7 to 9.5', { ph: { min: 7, max: 9.5 }, rest: '' }],
  ['pH > 6', { ph: { min: 6, max: null }, rest: '' }],
  [amines.otherConditions, { isPurityAsked: true, forbidsNitrosation: true, rest: '' }],
  [
    'From 1 July 2023 cosmetic products containing that substance and not complying with the restrictions shall not be placed on the Union market.',
    { rest: '' },
  ],
  ['Professional use only', { rest: 'Professional use only' }],
])('column h %j is read', (text, expected) => {
  expect(demands(text)).toMatchObject(expected);
});

test('an entry that only limits the concentration is a note for a product of a known kind', () => {
  expect(codes({ productTypes: 'Other products', maximum: '0,8 %' }, cream)).toEqual(['info LIMIT']);
});

test('the same entry asks for a product of an unknown kind', () => {
  expect(codes({ productTypes: 'Face products', maximum: '0,8 %' }, UNKNOWN_PRODUCT)).toEqual(['warning RESTRICTED']);
});

test('a condition that is not understood asks', () => {
  expect(codes({ maximum: '0,8 %', otherConditions: 'Professional use only' }, cream)).toEqual(['warning RESTRICTED']);
});

test('a limit that is not read asks', () => {
  expect(codes({ maximum: 'as low as possible' }, cream)).toEqual(['warning RESTRICTED']);
});

test('a wording that a part demands asks beside its limit', () => {
  expect(codes({ maximum: '5 %', warnings: 'Contains alkali' }, cream)).toEqual(['info LIMIT', 'warning RESTRICTED']);
});

test('a footnote in the column of warnings is no wording that a label bears', () => {
  const warnings = '(15 ) This limit applies to the substance and not to the finished cosmetic product.’';
  const otherConditions = 'Peroxide value less than 10 mmoles/L (15 )';
  expect(codes({ otherConditions, warnings }, cream)).toEqual(['info RAW_MATERIAL_PURITY']);
});

test.each([
  ['shampoo', 'error OUTSIDE_PRODUCT_TYPES'],
  ['other_hair_styling_products', 'warning RESTRICTED'],
  ['permanent_wave_products', 'warning RESTRICTED'],
  ['hair_relaxer_straightener_products', 'info LIMIT'],
])('a rule for hair straighteners is applied to %s', (category, expected) => {
  expect(codes({ productTypes: 'Hair straighteners', maximum: '2 %' }, { ...cream, category })).toEqual([expected]);
});

/** Part (i) of III/70. */
const anogenital = 'Leave-on products for the anogenital area (baby wipes and intimate wipes)';
test.each<[string, Partial<Product>, string]>([
  ['no concern of a face cream', {}, 'info LIMIT'],
  ['asked about in a product for children under three', { isForUnderThree: true }, 'warning RESTRICTED'],
  ['asked about in a product that may be for intimate use', { isForIntimateUse: null }, 'warning RESTRICTED'],
])('a part for wipes of the anogenital area is %s', (_fact, product, expected) => {
  const row = { productTypes: `(a) Leave-on skin products\n(b) ${anogenital}`, maximum: '(a) 0,15 %\n(b) 0,063 %' };
  expect(codes(row, { ...cream, ...product })).toEqual([expected]);
});

test('the purity of a raw material is a note', () => {
  expect(codes(amines, cream, { meetsNitrosatingAgent: false })).toEqual(['info RAW_MATERIAL_PURITY']);
});

test('an amine beside a nitrosating agent asks', () => {
  expect(codes(amines, cream, { meetsNitrosatingAgent: true })).toEqual(['warning RESTRICTED']);
});

test.each<[string, Product['ph'], string[]]>([
  ['an unknown pH asks', undefined, ['warning RESTRICTED']],
  ['a pH below the limit settles the condition', { min: 4, max: 7 }, ['info PH_WITHIN']],
  ['a range that reaches over the limit asks', { min: 9, max: 12 }, ['warning RESTRICTED']],
  ['a pH above the limit is an error', { min: 11.5, max: 12 }, ['error PH_OUTSIDE']],
  ['a pH without an upper end asks', { min: 4, max: null }, ['warning RESTRICTED']],
])('%s', (_fact, ph, expected) => {
  expect(codes(hydroxide, { ...cream, ...(ph && { ph }) })).toEqual(expected);
});

test.each<[string, Partial<Product>, object, string]>([
  ['behind three names of a cream', {}, { namesBefore: 3 }, 'info PH_OF_CATEGORY'],
  ['among the first three names', {}, { namesBefore: 2 }, 'warning RESTRICTED'],
  ['at a place that is not known', {}, {}, 'warning RESTRICTED'],
  ['printed with a percentage', {}, { namesBefore: 8, percent: 0.1 }, 'warning RESTRICTED'],
  ['in a soap', { category: 'soap_products' }, { namesBefore: 8 }, 'warning RESTRICTED'],
  ['in a product for callosities', { category: 'foot_care_products' }, { namesBefore: 8 }, 'warning RESTRICTED'],
  ['in a product of an unknown category', { category: null }, { namesBefore: 8 }, 'warning RESTRICTED'],
  ['with a pH that reaches over the limit', { ph: { min: 9, max: 12 } }, { namesBefore: 8 }, 'warning RESTRICTED'],
])('a pH adjuster %s', (_where, product, printed, expected) => {
  expect(codes(hydroxide, { ...cream, ...product }, printed)).toEqual([expected]);
});

test('the category settles no pH that an entry limits below 11', () => {
  expect(codes({ otherConditions: 'up to pH 9.5' }, cream, { namesBefore: 8 })).toEqual(['warning RESTRICTED']);
});

test('a spray rule does not concern a product that is no spray', () => {
  expect(
    codes({ productTypes: '(a) Propellant spray products\n(b) Other products', maximum: '(a) 9 %\n(b) 10 %' }, cream),
  ).toEqual(['info LIMIT']);
});

test('a spray rule asks for a product that may be one', () => {
  const spray = { ...cream, isInhalable: true };
  expect(codes({ productTypes: 'Face products with exception of propellant spray products' }, spray)).toEqual([
    'warning RESTRICTED',
  ]);
});
