import { UNKNOWN_PRODUCT, type Product } from '../product/product.ts';
import { line, material, perfume } from './examples.testing.ts';
import type { FormulaLine } from './formula.ts';
import { allergensOfFormula, allergensOfList } from './productAllergens.ts';

const TODAY = '2026-11-22';
const cream: Product = { ...UNKNOWN_PRODUCT, use: 'leave-on' };
const rinsed: Product = { ...UNKNOWN_PRODUCT, use: 'rinse-off' };
const withStatement = (name: string, allergens: [inciName: string, percent: string | null, limit?: string][]) => ({
  ...material(name, 'Parfum 100', 'PARFUM'),
  fragrance: {
    name,
    certificate: null,
    allergens: allergens.map(([inciName, percent, detectionLimit = null]) => ({
      inciName,
      casNumber: null,
      percent,
      detectionLimit,
    })),
  },
});
const rose = withStatement('Ruža', [
  ['Linalool', '2'],
  ['Linalyl Acetate', '3'],
  ['Coumarin', null, '0.5'],
]);
const ofFormula = (lines: FormulaLine[], product = cream) => {
  const { overThreshold, unknownIn } = allergensOfFormula(lines, product, TODAY);
  return { over: overThreshold.map(({ labelName }) => labelName), unknownIn };
};
const ofList = (printed: string[], percentages: [name: string, percent: number][] = [], product = cream) => {
  const known = percentages.map(([name, percent]) => ({ name, percent }));
  const { overThreshold, unknownIn } = allergensOfList(printed, known, product, TODAY);
  return { over: overThreshold.map(({ labelName }) => labelName), unknownIn };
};

test('the statement of a perfume decides, undetected allergens at their limit', () => {
  expect(ofFormula([line('99.7', 'Aqua'), line('0.3', rose)])).toEqual({
    over: ['Coumarin', 'Linalool', 'Linalyl Acetate'],
    unknownIn: [],
  });
});

test('a rinse-off product has the higher threshold', () => {
  expect(ofFormula([line('99.7', 'Aqua'), line('0.3', rose)], rinsed).over).toEqual([]);
  expect(ofFormula([line('99', 'Aqua'), line('1', rose)], rinsed).over).toEqual(['Linalool', 'Linalyl Acetate']);
});

test('a perfume without a statement leaves its allergens unknown', () => {
  expect(ofFormula([line('99.7', 'Aqua'), line('0.3', perfume)])).toEqual({ over: [], unknownIn: ['Parfem Cveće'] });
});

test('a perfume whose composition names allergens is known by them', () => {
  const stated = material('Parfem B', 'Parfum 100, Linalool 2', 'PARFUM');
  expect(ofFormula([line('99.7', 'Aqua'), line('0.3', stated)])).toEqual({ over: ['Linalool'], unknownIn: [] });
});

test('an allergen of a composition without a share leaves the answer open', () => {
  const vague = material('Mešavina', 'Parfum 100, Linalool', 'PARFUM');
  expect(ofFormula([line('1', vague)]).unknownIn).toEqual(['Mešavina']);
});

test('a line without a raw material leaves the answer open', () => {
  const provisional = { ...line('1', 'Aqua'), material: null, name: 'Nova sirovina' };
  expect(ofFormula([provisional]).unknownIn).toEqual(['Nova sirovina']);
});

test('an essential oil counts as its group, and its constituents are unknown', () => {
  const oil = material('Ulje lavande', 'Lavandula Angustifolia Oil 100', 'EXTRACT_OIL');
  expect(ofFormula([line('0.05', oil)])).toEqual({ over: ['Lavandula Oil/Extract'], unknownIn: ['Ulje lavande'] });
});

test('without a formula perfume is not known', () => {
  expect(ofList(['AQUA', 'PARFUM', 'LINALOOL'])).toEqual({ over: [], unknownIn: ['PARFUM'] });
});

test('without a formula and without perfume the list is all there is', () => {
  expect(ofList(['AQUA', 'GLYCERIN', 'LINALOOL'])).toEqual({ over: [], unknownIn: [] });
});

test('a member of a group without a percentage leaves the answer open', () => {
  expect(ofList(['AQUA', 'ALPHA-DAMASCONE']).unknownIn).toEqual(['ALPHA-DAMASCONE']);
  expect(ofList(['AQUA', 'ALPHA-DAMASCONE', 'ROSE KETONES']).unknownIn).toEqual([]);
});

test('members of a group are added up by their percentages', () => {
  const printed = ['AQUA', 'ALPHA-DAMASCONE', 'DELTA-DAMASCONE'];
  const percentages: [string, number][] = [
    ['ALPHA-DAMASCONE', 0.0006],
    ['DELTA-DAMASCONE', 0.0006],
  ];
  expect(ofList(printed, percentages)).toEqual({ over: ['Rose Ketones'], unknownIn: [] });
  expect(ofList(printed, percentages, rinsed).over).toEqual([]);
});
