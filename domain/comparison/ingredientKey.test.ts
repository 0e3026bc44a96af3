import { colourNames } from '../inci/colourNames.ts';
import { ingredientKey } from './ingredientKey.ts';

test.each([
  ['AQUA', 'Water'],
  ['AQUA', 'Aqua/Water/Eau'],
  ['Aqua', 'Aqua (Water)'],
  ['Glycerin', 'Glycerine'],
  ['CI 77891', 'Titanium Dioxide'],
  ['Titanium Dioxide (CI 77891)', 'titanium  dioxide'],
  ['C.I. 19140', 'Yellow 5'],
  ['Parfum', 'Fragrance'],
  ['MICA', 'CI 77019'],
])('%s and %s are the same ingredient', (one, other) => {
  expect(ingredientKey(one)).toBe(ingredientKey(other));
});

test.each([
  ['Glycerin', 'Caprylic/Capric Triglyceride'],
  ['Glycerin', 'PEG-8/Glycerin'],
  ['Titanium Dioxide', 'Mica (CI 77891)'],
  ['CI 77491', 'CI 77491, CI 77492'],
  ['CI 15850', 'CI 15850:1'],
  ['Cyclopentasiloxane', 'Cyclopentasiloxane (Dimethicone)'],
])('%s and %s are different ingredients', (one, other) => {
  expect(ingredientKey(one)).not.toBe(ingredientKey(other));
});

test('each substance and each number of the table stands in it once', () => {
  expect(new Set(colourNames.flat()).size).toBe(colourNames.length * 2);
});
