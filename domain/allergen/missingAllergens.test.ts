import { inciKey } from '../inci/inciKey.ts';
import { allergenNamed } from './allergenOf.ts';
import { daysLeftForStock, hidesAllergens, missingAllergens, reprintStates } from './missingAllergens.ts';

/** A day between the two ends of the transition. */
const TODAY = '2026-11-22';
const named = (...names: string[]) =>
  names.map((name) => {
    const allergen = allergenNamed(name);
    if (!allergen) throw new Error(`${name} is no allergen`);
    return allergen;
  });
const keys = (printed: string[]) => new Set(printed.map(inciKey));
const missing = (over: string[], printed: string[]) =>
  missingAllergens(named(...over), keys(printed)).map(({ name, isMissingOnStock }) => [name, isMissingOnStock]);
const states = (over: string[], printed: string[], on: string, isKnown = true) => {
  const { newBatches, stock, later } = reprintStates(missingAllergens(named(...over), keys(printed)), isKnown, on);
  return [newBatches, stock, later];
};

// Example E7 of the design: (placed, judged) (2026-07-31, 2026-11-22) no; (2026-08-01, same) yes; (2026-07-31,
// 2028-07-31) no; (2026-07-31, 2028-08-01) yes.
test('a new entry is missing on new batches and from August 2028, and not on stock, as in example E7', () => {
  expect(states(['Linalyl Acetate'], ['AQUA', 'PARFUM'], TODAY)).toEqual(['missing', 'complete', 'missing']);
});

test.each([
  ['2026-07-31', 'complete'],
  ['2026-08-01', 'missing'],
  ['2028-08-01', 'missing'],
])('a batch placed on %s without a new entry is %s', (on, state) => {
  expect(states(['Linalyl Acetate'], ['PARFUM'], on)[0]).toBe(state);
});

test.each(['2026-07-31', TODAY, '2028-08-01'])('an original entry is missing everywhere on %s', (on) => {
  expect(states(['Linalool'], ['PARFUM'], on)).toEqual(['missing', 'missing', 'missing']);
});

test('a label that shows the names is complete', () => {
  expect(states(['Linalool', 'Linalyl Acetate'], ['PARFUM', 'LINALYL ACETATE', 'linalool'], TODAY)).toEqual([
    'complete',
    'complete',
    'complete',
  ]);
});

test('a member of a group does not stand for the group', () => {
  expect(missing(['alpha-Damascone'], ['PARFUM', 'alpha-Damascone'])).toEqual([['Rose Ketones', false]]);
  expect(missing(['alpha-Damascone'], ['Parfum', 'ROSE KETONES'])).toEqual([]);
});

test('a name that is missing on stock is told apart from one that is new', () => {
  expect(missing(['Linalool', 'Linalyl Acetate'], [])).toEqual([
    ['Linalool', true],
    ['Linalyl Acetate', false],
  ]);
});

test('a prohibited allergen is no name to be added', () => {
  expect(missing(['Butylphenyl Methylpropional'], [])).toEqual([]);
});

test('nothing missing is no answer while not all allergens are known', () => {
  expect(states([], [], TODAY, false)).toEqual(['unknown', 'unknown', 'unknown']);
  expect(states(['Linalyl Acetate'], [], TODAY, false)).toEqual(['missing', 'unknown', 'missing']);
});

test('stock has its last day on 31 July 2028', () => {
  expect(['2028-07-30', '2028-07-31', '2028-08-01', '2030-01-01'].map(daysLeftForStock)).toEqual([2, 1, 0, 0]);
  expect(daysLeftForStock(TODAY)).toBe(618);
});

test.each([
  ['PARFUM', true],
  ['Parfum (Fragrance)', true],
  ['LAVANDULA ANGUSTIFOLIA OIL', true],
  ['LINALOOL', false],
  ['AQUA', false],
])('whether %s hides allergens: %s', (name, isHiding) => {
  expect(hidesAllergens({ inciName: name, casNumbers: [] })).toBe(isHiding);
});

test('an oil hides allergens under any name that has its CAS number', () => {
  expect(hidesAllergens({ inciName: 'Oil of lavender', casNumbers: ['8000-28-0'] })).toBe(true);
});
