import { sumOfPercentages } from '../label/percentages.ts';
import { labelPercentages } from './labelPercentages.ts';

const substance = (inciName: string, maxPercent: string | null, more: object = {}) => ({
  inciName,
  isNano: false,
  isListed: true,
  maxPercent,
  ...more,
});

test('the highest percentage of each listed substance is kept, the largest first', () => {
  expect(labelPercentages([substance('GLYCERIN', '5'), substance('AQUA', '90.5')], [])).toEqual([
    { name: 'AQUA', percent: 90.5 },
    { name: 'GLYCERIN', percent: 5 },
  ]);
});

test('more than four decimals are rounded up', () => {
  expect(labelPercentages([substance('PHENOXYETHANOL', '0.480001')], [])).toEqual([
    { name: 'PHENOXYETHANOL', percent: 0.4801 },
  ]);
});

test('a trace below the fourth decimal counts as the smallest percentage', () => {
  expect(labelPercentages([substance('BHT', '0.000004')], [])).toEqual([{ name: 'BHT', percent: 0.0001 }]);
});

test('what is not known, nothing, and what the list does not name are left out', () => {
  const unknown = [substance('A', null), substance('B', '0'), substance('C', '1', { isListed: false })];
  expect(labelPercentages(unknown, [])).toEqual([]);
});

test('a nano form is named as one', () => {
  expect(labelPercentages([substance('TITANIUM DIOXIDE', '1.6', { isNano: true })], [])).toEqual([
    { name: 'TITANIUM DIOXIDE [nano]', percent: 1.6 },
  ]);
});

test('of more than 100 % together the largest are left out', () => {
  const known = labelPercentages(
    [substance('AQUA', '98.9144'), substance('PHENOXYETHANOL', '0.48'), substance('GLYCERIN', '0.7')],
    [],
  );
  expect(known.map(({ name }) => name)).toEqual(['GLYCERIN', 'PHENOXYETHANOL']);
  expect(sumOfPercentages(known)).toBe(1.18);
});

test('exactly 100 % together stays whole', () => {
  expect(labelPercentages([substance('AQUA', '99.5'), substance('GLYCERIN', '0.5')], [])).toHaveLength(2);
});

test('an allergen of a perfume brings its sum where the list names it', () => {
  const allergens = [
    { labelName: 'Linalool', percent: '0.0235', isDeclared: true },
    { labelName: 'Geraniol', percent: '0.0003', isDeclared: false },
  ];
  expect(labelPercentages([], allergens)).toEqual([{ name: 'Linalool', percent: 0.0235 }]);
});

test('an allergen that is an ingredient too keeps the higher of the two', () => {
  const allergens = [{ labelName: 'Benzyl Alcohol', percent: '0.45', isDeclared: true }];
  expect(labelPercentages([substance('BENZYL ALCOHOL', '0.4')], allergens)).toEqual([
    { name: 'Benzyl Alcohol', percent: 0.45 },
  ]);
});
