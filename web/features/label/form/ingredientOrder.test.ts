import * as fc from 'fast-check';
import { parseInciText } from '../../../../domain/inci/parseInciText.ts';
import { addName, addNames, moveName, removeName, replaceName } from './ingredientOrder.ts';

const namesOf = (text: string) => parseInciText(text).names.map(({ name }) => name);

test.each([
  ['Aqua, Glycerin, Parfum', 0, 2, 'Glycerin, Parfum, Aqua'],
  ['Aqua, Glycerin, Parfum', 2, 0, 'Parfum, Aqua, Glycerin'],
  ['Ingredients: Aqua, Glycerin, Parfum.', 1, 0, 'Ingredients: Glycerin, Aqua, Parfum.'],
  ['Aqua; Glycerin;\nParfum; Linalool', 3, 1, 'Aqua; Linalool;\nGlycerin; Parfum'],
  ['Aqua, Titanium Dioxide [nano], Parfum', 1, 2, 'Aqua, Parfum, Titanium Dioxide [nano]'],
  ['Aqua, Glycerin 5%, Panthenol (1,5 %), Parfum*', 3, 1, 'Aqua, Parfum*, Glycerin 5%, Panthenol (1,5 %)'],
  ['Aqua, 5% Glycerin, Parfum', 1, 0, '5% Glycerin, Aqua, Parfum'],
  ['Aqua, Urea (100 ppm), Parfum', 1, 2, 'Aqua, Parfum, Urea (100 ppm)'],
  ['Aqua, Urea 1-5 %, Parfum', 1, 0, 'Urea 1-5 %, Aqua, Parfum'],
  ['Aqua, Urea 3 mg/kg, Parfum', 2, 0, 'Parfum, Aqua, Urea 3 mg/kg'],
  ['Aqua, 1,2-Hexanediol, Parfum', 1, 2, 'Aqua, Parfum, 1,2-Hexanediol'],
])('%j: the name at %i moved to %i', (text, from, to, expected) => {
  expect(moveName(text, from, to)).toBe(expected);
});

test.each([
  [0, 0],
  [0, 9],
  [9, 0],
  [-1, 1],
])('from %i to %i there is nothing to move', (from, to) => {
  expect(moveName('Aqua, Glycerin', from, to)).toBe('Aqua, Glycerin');
});

test('names of a check are moved and removed by their own positions', () => {
  const names = [
    { start: 0, end: 4 },
    { start: 5, end: 13 },
    { start: 15, end: 21 },
  ];
  expect(moveName('Aqua Glycerin, Parfum', 0, 1, names)).toBe('Glycerin Aqua, Parfum');
  expect(removeName('Aqua Glycerin, Parfum', 1, names)).toBe('Aqua Parfum');
});

test('moving a name keeps all names and puts the moved one at its new position', () => {
  const name = fc.constantFrom(
    'Aqua',
    'Glycerin',
    'Parfum',
    'Linalool',
    'CI 77891',
    'Sodium Benzoate',
    'Titanium Dioxide [nano]',
    'Panthenol 2 %',
  );
  const list = fc.record({
    names: fc.array(name, { minLength: 2, maxLength: 12 }),
    separator: fc.constantFrom(', ', '; ', ' • ', ',\n'),
  });
  fc.assert(
    fc.property(list, fc.nat(), fc.nat(), ({ names, separator }, one, other) => {
      const text = names.join(separator);
      const before = namesOf(text);
      const [from, to] = [one % before.length, other % before.length];
      const expected = [...before];
      expected.splice(to, 0, ...expected.splice(from, 1));
      expect(namesOf(moveName(text, from, to))).toEqual(expected);
      expect(moveName(moveName(text, from, to), to, from)).toBe(text);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['Aqua, Glycerin, Parfum', 0, 'Glycerin, Parfum'],
  ['Aqua, Glycerin 5%, Parfum', 1, 'Aqua, Parfum'],
  ['Aqua, Glycerin, Parfum.', 2, 'Aqua, Glycerin.'],
  ['Aqua', 0, ''],
  ['Aqua', 3, 'Aqua'],
])('%j without the name at %i', (text, at, expected) => {
  expect(removeName(text, at)).toBe(expected);
});

test.each([
  ['', 'Parfum'],
  ['Aqua', 'Aqua, Parfum'],
  ['Aqua, ', 'Aqua, Parfum'],
  ['Aqua;', 'Aqua; Parfum'],
  ['Aqua, Glycerin.', 'Aqua, Glycerin, Parfum.'],
  ['Sastojci:', 'Sastojci: Parfum'],
])('%j with a name added', (text, expected) => {
  expect(addName(text, 'Parfum')).toBe(expected);
});

test.each([
  ['Aqua, Glicerin, Parfum', 6, 'Aqua, GLYCERIN, Parfum'],
  ['Glicerin, Aqua, Glicerin', 16, 'Glicerin, Aqua, GLYCERIN'],
  ['Glicerin, Aqua, Glicerin', 2, 'GLYCERIN, Aqua, Glicerin'],
  ['Aqua, Glicerin monostearat', 6, 'Aqua, Glicerin monostearat'],
])('in %j the name that stood at %i is put right', (text, stoodAt, expected) => {
  expect(replaceName(text, 'Glicerin', stoodAt, 'GLYCERIN')).toBe(expected);
});

test.each([
  ['Aqua, Parfum', 'Aqua, Parfum, Linalool, Citral'],
  ['AQUA, PARFUM', 'AQUA, PARFUM, LINALOOL, CITRAL'],
  ['AQUA, ZINC OXIDE [nano]', 'AQUA, ZINC OXIDE [nano], LINALOOL, CITRAL'],
  ['AQUA, PARFUM.', 'AQUA, PARFUM, LINALOOL, CITRAL.'],
  ['AQUA, PARFUM, CI 77491, CI 77492', 'AQUA, PARFUM, LINALOOL, CITRAL, CI 77491, CI 77492'],
  ['AQUA, LINALOOL, CI 77491', 'AQUA, LINALOOL, CITRAL, CI 77491'],
  ['', 'Linalool, Citral'],
])('allergens are added to "%s" before the colourants and in its style', (text, result) => {
  expect(addNames(text, ['Linalool', 'Citral'])).toBe(result);
});
