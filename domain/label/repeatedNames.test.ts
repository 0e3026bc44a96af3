import { UNKNOWN_PRODUCT } from '../product/product.ts';
import { checkIngredientList } from './checkIngredientList.ts';
import { buildKnowledge } from './knowledge.ts';

const names = [
  'AQUA',
  'GLYCERIN',
  'PARFUM',
  'MEL',
  'PHENOXYETHANOL',
  'CITRIC ACID',
  'GLYCOL DISTEARATE',
  'TITANIUM DIOXIDE',
  'CANDELILLA CERA',
  'CANDELILLA CERA HYDROCARBONS',
  'CI 45410',
  'CI 42090',
  'CI 77891',
];
const knowledge = buildKnowledge(
  names.map((inciName) => ({ inciName, casNumbers: [] })),
  [],
);
const check = (text: string) => checkIngredientList(text, UNKNOWN_PRODUCT, knowledge, '2026-11-01');
const repeated = (text: string) =>
  check(text)
    .findings.filter(({ code }) => code === 'DUPLICATE')
    .map(({ severity, ingredient }) => `${severity} ${ingredient ?? ''}`);

test.each<[string, string, string[]]>([
  ['the explanation of a mark', 'Aqua, Glycerin, Parfum*. *100% Natural Fragrance.', ['info PARFUM']],
  ['the explanation without a full stop', 'Aqua, Parfum*, Glycerin.*100% Natural Fragrance', ['info PARFUM']],
  [
    'the explanation of an origin',
    'Aqua, Mel (Honey)*, Glycerin. *Honey sourced from the garden ** Allergens',
    ['info MEL'],
  ],
  ['a marked name in the list', 'Aqua, Glycerin*, Parfum, *Glycerin', ['warning GLYCERIN']],
  ['two colours of one number', 'Aqua, Glycerin, Ci 45410 (Red 27), Ci 45410 (Red 28 Lake)', ['info CI 45410']],
  ['one colour twice', 'Aqua, Glycerin, Ci 45410 (Red 27), Ci 45410 (Red 27)', ['warning CI 45410']],
  ['a colour once without its name', 'Aqua, Glycerin, Ci 45410 (Red 27), Ci 45410', ['warning CI 45410']],
  [
    'the name of a wax in other languages between slashes',
    'Aqua, Candelilla Wax / Candelilla Cera Hydrocarbons / Cire de Candelilla, Glycerin',
    [],
  ],
])('%s', (_title, text, expected) => {
  expect(repeated(text)).toEqual(expected);
});

test('100 % of a perfume is no concentration that stands too late', () => {
  const { findings } = check('Aqua, Phenoxyethanol 0.5 %, Parfum*. *100% Natural Fragrance.');
  expect(findings.filter(({ code }) => code === 'ORDER_OF_CONCENTRATION')).toEqual([]);
});

test.each([
  ['Aqua, Glycol Distearate CI 42090, Glycerin', ['AQUA', 'GLYCOL DISTEARATE', 'CI 42090', 'GLYCERIN']],
  ['Aqua, Citric Acid C.I. 42090, Glycerin', ['AQUA', 'CITRIC ACID', 'CI 42090', 'GLYCERIN']],
  ['Aqua, Titanium Dioxide CI 77891, Glycerin', ['AQUA', 'CI 77891', 'GLYCERIN']],
  ['Aqua, Blue 1 CI 42090, Glycerin', ['AQUA', 'CI 42090', 'GLYCERIN']],
])('a colour index number behind the name of something else does not hide it: %s', (text, expected) => {
  expect(check(text).names.map(({ ingredient }) => ingredient?.inciName)).toEqual(expected);
});
