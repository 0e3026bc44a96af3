import type { Product } from '../../product/product.ts';
import { UNKNOWN_PRODUCT } from '../../product/product.ts';
import { buildAnnexIndex } from '../annexIndex.ts';
import { checkAnnexes } from '../checkAnnexes.ts';
import { readAnnexRow } from '../readAnnexRow.ts';
import type { Basis } from './annexLimit.ts';
import { basisFactor } from './basisFactor.ts';
import { checkSums } from './checkSums.ts';
import { formulas } from './formulas.ts';
import { known, limitRows } from './limitRows.testing.ts';
import { isStillTrue } from './limitsByHand.ts';
import { molarMass } from './molarMass.ts';
import { sumGroups } from './sumGroups.ts';

const index = buildAnnexIndex(limitRows.map(readAnnexRow).filter((entry) => entry !== null));
const [body, cream, shampoo, mouthwash, sun, deodorant] = [
  'body_care_products',
  'face_care_products_other_than_face_mask',
  'shampoo',
  'mouth_wash',
  'sun_protection_products',
  'products_with_antiperspirant_activity',
].map((category) => known(category));

const codes = (inciName: string, percent: number | null, product = UNKNOWN_PRODUCT, isNano = false) =>
  checkAnnexes(index, { inciName, casNumbers: [] }, { percent, isNano }, product).map(
    ({ severity, code, params }) => `${severity} ${code} ${String(params.entry)}`,
  );

test.each<[string, string, number, Product | undefined, string]>([
  ['a limit of the product type', 'SALICYLIC ACID', 1, body, 'III/98'],
  ['skin products', 'HYDROGEN PEROXIDE', 5, cream, 'III/12'],
  ['oral products', 'HYDROGEN PEROXIDE', 1, mouthwash, 'III/12'],
  ['the stricter of two parts that apply', 'IODOPROPYNYL BUTYLCARBAMATE', 0.01, deodorant, 'V/56'],
  ['every part of an unknown product', 'OCTOCRYLENE', 11, undefined, 'VI/10'],
  ['a single ester as acid', 'METHYLPARABEN', 0.7, cream, 'V/12'],
  ['the sum of an entry by one ingredient', 'PROPYLPARABEN', 0.5, cream, 'V/12a'],
  ['a UV filter that is a pigment too', 'TITANIUM DIOXIDE', 30, sun, 'VI/27'],
])('over %s: %s', (_, name, percent, product, entry) => {
  expect(codes(name, percent, product)).toContain(`error OVER_LIMIT ${entry}`);
});

test.each<[string, string, number, Product | undefined]>([
  ['general use, perhaps not professional use', 'THIOGLYCOLIC ACID', 9, known('permanent_wave_products')],
  ['sprays, perhaps not others', 'OCTOCRYLENE', 9.5, known('sun_protection_products', { isInhalable: null })],
  ['a basis without a known formula', 'TEA-SORBATE COMPLEX', 0.7, cream],
  ['a UV filter, perhaps a pigment', 'TITANIUM DIOXIDE', 30, known('foundation')],
])('above the limit of %s asks: %s', (_, name, percent, product) => {
  const found = codes(name, percent, product);
  expect(found.some((code) => code.startsWith('warning LIMIT_NOT_READ'))).toBe(true);
  expect(found.filter((code) => code.startsWith('error'))).toEqual([]);
});

test('within one function is not over another', () => {
  expect(codes('SALICYLIC ACID', 1.5, cream).filter((code) => code.startsWith('error'))).toEqual([]);
  expect(codes('SALICYLIC ACID', 2.1, cream)).toContain('error OVER_LIMIT III/98');
});

test.each<[string, string, Product]>([
  ['body lotion', 'IODOPROPYNYL BUTYLCARBAMATE', body ?? UNKNOWN_PRODUCT],
  [
    'a leave-on product for under three',
    'IODOPROPYNYL BUTYLCARBAMATE',
    known('hand_care_products', { isForUnderThree: true }),
  ],
])('forbidden in %s: %s', (_, name, product) => {
  expect(codes(name, null, product)).toContain('error FORBIDDEN_USE V/56');
});

test('an exception of a forbidden use is read', () => {
  const babyShampoo = known('shampoo', { isForUnderThree: true });
  expect(codes('IODOPROPYNYL BUTYLCARBAMATE', null, babyShampoo)).toEqual(['info LIMIT V/56']);
});

test('a product that an entry excepts by name is outside, whatever another entry allows', () => {
  expect(codes('TRICLOCARBAN', null, mouthwash)).toContain('error OUTSIDE_PRODUCT_TYPES V/23');
  expect(codes('TRICLOCARBAN', null, shampoo).filter((code) => code.startsWith('error'))).toEqual([]);
});

test('a substance with an entry of its own is outside it, although a wider entry allows the product', () => {
  expect(codes('STRONTIUM PEROXIDE', 1, cream)).toContain('error OUTSIDE_PRODUCT_TYPES III/64');
  expect(codes('STRONTIUM PEROXIDE', 1, shampoo).filter((code) => code.startsWith('error'))).toEqual([]);
});

test.each<[Basis, string, number]>([
  ['acid', 'SODIUM BENZOATE', 0.8474],
  ['acid', 'CALCIUM SORBATE', 0.8549],
  ['fluorine', 'SODIUM FLUORIDE', 0.4525],
  ['fluorine', 'SODIUM MONOFLUOROPHOSPHATE', 0.132],
  ['retinol', 'RETINYL PALMITATE', 0.5458],
  ['hydrogenPeroxide', 'UREA PEROXIDE', 0.3616],
  ['mercury', 'THIMEROSAL', 0.4955],
])('%s in %s is %d of its mass', (basis, name, factor) => {
  const { least, most } = basisFactor(basis, name);
  expect(least).toBeCloseTo(factor, 3);
  expect(most).toBe(least);
});

test('a hydrate and its anhydrous form give a range', () => {
  const { least, most } = basisFactor('zinc', 'ZINC SULFATE');
  expect(least).toBeCloseTo(0.2274, 3);
  expect(most).toBeCloseTo(0.405, 3);
});

test('every formula holds as much of its basis as it says', () => {
  const wrong = [...formulas].filter(([, { basisFormula, forms }]) =>
    // An ester or salt of an acid takes up one hydrogen less for each unit, never more than two.
    forms.some(({ formula, units }) => molarMass(formula) < units * (molarMass(basisFormula) - 20)),
  );
  expect(wrong.map(([key]) => key)).toEqual([]);
  expect(formulas.size).toBeGreaterThan(130);
});

test('figures entered by hand hold only while the text has them', () => {
  const rows = [{ part: '', productTypes: null, percent: 0.14 }];
  expect(isStillTrue(rows, '- 0,14% (as acid) for the sum')).toBe(true);
  expect(isStillTrue(rows, '- 0,19% (as acid) for the sum')).toBe(false);
  expect(isStillTrue([{ part: '', productTypes: null, percent: 4 }], '0.4 % and 14 %')).toBe(false);
});

describe('sums', () => {
  const sums = (product: Product | undefined, ...summands: [string, number, boolean?][]) =>
    checkSums(
      index,
      summands.map(([inciName, percent, isNano = false]) => ({
        ingredient: { inciName, casNumbers: [] },
        percent,
        isNano,
        origin: inciName,
      })),
      product ?? UNKNOWN_PRODUCT,
    ).map(
      ({ finding: { severity, code, params } }) => `${severity} ${code} ${String(params.entry)} ${String(params.sum)}`,
    );

  test.each<[string, Product | undefined, [string, number, boolean?][], string[]]>([
    [
      'two esters',
      cream,
      [
        ['METHYLPARABEN', 0.44],
        ['ETHYLPARABEN', 0.5],
      ],
      ['error OVER_LIMIT_TOGETHER V/12 0.815'],
    ],
    [
      'two esters within',
      cream,
      [
        ['METHYLPARABEN', 0.4],
        ['ETHYLPARABEN', 0.4],
      ],
      [],
    ],
    [
      'propyl and butyl',
      cream,
      [
        ['PROPYLPARABEN', 0.1],
        ['BUTYLPARABEN', 0.1],
      ],
      ['error OVER_LIMIT_TOGETHER V/12a 0.1478'],
    ],
    [
      'nano and not nano',
      sun,
      [
        ['TITANIUM DIOXIDE', 15],
        ['TITANIUM DIOXIDE', 12, true],
      ],
      ['error OVER_LIMIT_TOGETHER VI/27a 27'],
    ],
    [
      'a pigment',
      cream,
      [
        ['TITANIUM DIOXIDE', 15],
        ['TITANIUM DIOXIDE', 12, true],
      ],
      ['warning OVER_LIMIT_TOGETHER VI/27a 27'],
    ],
    [
      'another function',
      cream,
      [
        ['SALICYLIC ACID', 0.9],
        ['SODIUM SALICYLATE', 0.9],
      ],
      [],
    ],
    [
      'both functions',
      cream,
      [
        ['SALICYLIC ACID', 1.5],
        ['SODIUM SALICYLATE', 1],
      ],
      ['error OVER_LIMIT_TOGETHER V/3 2.363', 'error OVER_LIMIT_TOGETHER III/98 2.5'],
    ],
    [
      'a mixture',
      shampoo,
      [
        ['METHYLCHLOROISOTHIAZOLINONE', 0.0011],
        ['METHYLISOTHIAZOLINONE', 0.0008],
      ],
      ['error OVER_LIMIT_TOGETHER V/39 0.0019'],
    ],
  ])('%s', (_, product, summands, expected) => {
    expect(sums(product, ...summands)).toEqual(expected);
  });

  test('one ingredient is no sum', () => {
    expect(sums(cream, ['METHYLPARABEN', 3])).toEqual([]);
  });

  test('no group names an entry twice', () => {
    expect(sumGroups.filter(({ entries }) => new Set(entries).size !== entries.length)).toEqual([]);
  });
});
