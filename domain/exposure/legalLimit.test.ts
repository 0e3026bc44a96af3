import type { AnnexRow } from '../annex/annexEntry.ts';
import { bindingOf, legalLimits } from './legalLimit.ts';

const row = (annex: AnnexRow['annex'], reference: string, texts: Partial<AnnexRow> = {}): AnnexRow => ({
  annex,
  reference,
  substance: 'A substance',
  names: [],
  casNumbers: '',
  productTypes: '',
  maximum: '',
  otherConditions: '',
  warnings: '',
  regulation: '',
  ...texts,
});
const phenoxyethanol = row('V', '29', { maximum: '1.0%' });
const benzoate = row('V', '1', {
  productTypes: 'a) Rinse-off products, except oral care products\nb) Oral care products\nc) Leave-on products',
  maximum: 'a) 2.5% (acid)\nb) 1.7% (acid)\nc) 0.5% (acid)',
});
const paraben = row('V', '12', {
  maximum: '0,4 % (as acid) for single ester,\n0,8 % (as acid) for mixtures of esters',
});

const iodopropynyl = row('V', '56', {
  productTypes: 'a) Rinse-off products\nb) Leave-on products\nc) Deodorants/antiperspirants',
  maximum: 'a) 0.02%\nb) 0.01%\nc) 0.0075%',
});
const twoFigures = row('V', '99', { maximum: '0.5 % and 0.8 %' });

test('an entry that is not divided gives its limit for every product', () => {
  expect(legalLimits([phenoxyethanol], 'PHENOXYETHANOL', 'face_cream').limits).toEqual([
    {
      entry: 'V/29',
      part: '',
      productTypes: '',
      maximum: '1.0%',
      isCertain: true,
      percents: [1],
      isConverted: false,
    },
  ]);
});

test.each([
  ['shampoo', ['a']],
  ['body_lotion', ['c']],
  ['toothpaste_adult', ['b']],
  ['own', ['a', 'b', 'c']],
])('only the parts of an entry that may apply to %s are given', (product, parts) => {
  expect(legalLimits([benzoate], 'BENZOIC ACID', product).limits.map(({ part }) => part)).toEqual(parts);
});

test('a limit that is calculated as acid is converted to the salt', () => {
  expect(legalLimits([benzoate], 'SODIUM BENZOATE', 'body_lotion').limits).toMatchObject([
    { part: 'c', percents: [0.59], isConverted: true },
  ]);
});

test('of a single ester and a mixture of esters the single one is what limits an ingredient', () => {
  expect(legalLimits([paraben], 'METHYLPARABEN', 'face_cream').limits[0]?.percents).toEqual([0.4406]);
});

test('a part of an entry that only may apply says so', () => {
  expect(legalLimits([benzoate], 'BENZOIC ACID', 'own').limits.map(({ isCertain }) => isCertain)).toEqual([
    false,
    false,
    false,
  ]);
});

test('of two parts that apply to a deodorant the stricter one binds', () => {
  const limits = legalLimits([iodopropynyl], 'IODOPROPYNYL BUTYLCARBAMATE', 'deodorant_non_spray');
  expect(limits.limits.map(({ part, isCertain }) => [part, isCertain])).toEqual([
    ['b', true],
    ['c', true],
  ]);
  expect(bindingOf(0.009, limits)).toBe('limit');
});

test('what exceeds the limit of one function may be within that of another', () => {
  const rows = [row('III', '98', { maximum: '2.0%' }), row('V', '3', { maximum: '0.5%' })];
  expect(bindingOf(1, legalLimits(rows, 'SALICYLIC ACID', 'face_cream'))).toBe('undecided');
});

test.each([
  ['a smaller safe concentration than the limit', 0.9, [phenoxyethanol], 'margin'],
  ['a safe concentration equal to the limit', 1, [phenoxyethanol], 'margin'],
  ['a larger safe concentration than the limit', 1.1, [phenoxyethanol], 'limit'],
  ['a safe concentration between two figures of the entry', 0.6, [twoFigures], 'undecided'],
  ['a safe concentration above every figure of the entry', 0.9, [paraben], 'limit'],
  ['a limit without a percentage', 1, [row('III', '9', { maximum: 'see the note' })], 'undecided'],
  ['an unconditional ban', 0.1, [row('II', '1666'), phenoxyethanol], 'ban'],
  ['a ban with an exception', 0.1, [row('II', '1388', { substance: 'X when used as a fragrance' })], 'undecided'],
  [
    'a ban with an exception above the limit',
    2,
    [row('II', '9', { substance: 'X, except Y' }), phenoxyethanol],
    'limit',
  ],
  ['no entry', 1, [], 'noLimit'],
] as const)('%s: %d %%', (_, concentration, rows, binding) => {
  expect(bindingOf(concentration, legalLimits(rows, 'METHYLPARABEN', 'face_cream'))).toBe(binding);
});
