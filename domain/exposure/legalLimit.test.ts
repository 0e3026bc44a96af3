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

test('an entry that is not divided gives its limit for every product', () => {
  expect(legalLimits([phenoxyethanol], 'face_cream').limits).toEqual([
    { entry: 'V/29', part: '', productTypes: '', maximum: '1.0%', percents: [1] },
  ]);
});

test.each([
  ['shampoo', ['a']],
  ['body_lotion', ['c']],
  ['toothpaste_adult', ['b']],
  ['own', ['a', 'b', 'c']],
])('only the parts of an entry that may apply to %s are given', (product, parts) => {
  expect(legalLimits([benzoate], product).limits.map(({ part }) => part)).toEqual(parts);
});

test('every figure of a maximum is given', () => {
  expect(legalLimits([paraben], 'face_cream').limits[0]?.percents).toEqual([0.4, 0.8]);
});

test.each([
  ['a smaller safe concentration than the limit', 0.9, [phenoxyethanol], 'margin'],
  ['a safe concentration equal to the limit', 1, [phenoxyethanol], 'margin'],
  ['a larger safe concentration than the limit', 1.1, [phenoxyethanol], 'limit'],
  ['a safe concentration between two figures of the entry', 0.6, [paraben], 'undecided'],
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
  expect(bindingOf(concentration, legalLimits(rows, 'face_cream'))).toBe(binding);
});
