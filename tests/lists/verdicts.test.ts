import { checkIngredientList } from '../../domain/label/checkIngredientList.ts';
import type { Product } from '../../domain/product/product.ts';
import { demoKnowledge } from '../../mocks/demo-data/checkDemoLabel.ts';

const known = (category: string): Product => ({
  category,
  use: null,
  isForUnderThree: false,
  isForIntimateUse: false,
  isInhalable: false,
});
const check = (text: string, category = 'body_care_products') =>
  checkIngredientList(text, known(category), demoKnowledge(), '2026-11-22');
const serious = (text: string, category?: string) =>
  check(text, category)
    .findings.filter(({ severity }) => severity !== 'info')
    .map(({ severity, code, params }) => `${severity} ${code} ${String(params['entry'] ?? params['name'] ?? '')}`);

const MASK = 'Night Mask: Aqua, Glycerin, Kaolin, Panthenol, Phenoxyethanol';
const CREAM = 'Aqua, Glycerin, Cetyl Alcohol, Panthenol, Phenoxyethanol';

test.each([
  ['a set bears a list for each product', `${MASK}\nDay Cream: ${CREAM}`, []],
  [
    'a name is repeated in the list of one product',
    `${MASK}\nDay Cream: ${CREAM}, Glycerin`,
    ['warning DUPLICATE Glycerin'],
  ],
  [
    'a heading without a list of its own',
    `${CREAM}\nPreserved by: Phenoxyethanol`,
    ['warning DUPLICATE Phenoxyethanol'],
  ],
  [
    'a heading of a part of the list',
    `${CREAM}\nActive: ${CREAM}`,
    ['Aqua', 'Glycerin', 'Cetyl Alcohol', 'Panthenol', 'Phenoxyethanol'].map((name) => `warning DUPLICATE ${name}`),
  ],
  ['the group of an allergen in brackets', 'Aqua, Lavandula Angustifolia Oil (Lavandula Oil/Extract)', []],
  [
    'another group in brackets',
    'Aqua, Lavandula Angustifolia Oil (Rose Ketones)',
    ['warning ALLERGEN_GROUP_NAME III/360'],
  ],
])('%s', (_, text, expected) => {
  expect(serious(text)).toEqual(expected);
});

/**
 * Two entries of one substance: for soap, anti-dandruff shampoo and deodorant 0.8 % (III/197), as a preservative 0.4 %,
 * not on the lips (V/58).
 */
test.each([
  ['hair_conditioner', '', []],
  ['hair_conditioner', ' 0.5 %', ['error OVER_LIMIT V/58']],
  ['antidandruff_products', ' 0.5 %', ['warning RESTRICTED III/197']],
  ['lip_care_products', '', ['error FORBIDDEN_USE V/58']],
])('ethyl lauroyl arginate in %s%s', (category, percent, expected) => {
  const found = serious(`Aqua, Glycerin, Ethyl Lauroyl Arginate HCl${percent}`, category);
  // The starter knowledge knows it from the annexes alone.
  expect(found.filter((one) => !one.includes('NAME_OF_ANNEX'))).toEqual(expected);
});

test.each([
  ['Picramic Acid', 'III/280'],
  ['Sodium Picramate', 'III/280'],
  ['HC Blue No. 16', 'III/282'],
  ['Disperse Blue 377', 'III/271'],
])('%s is for hair dyes only (%s)', (name, entry) => {
  expect(serious(`Aqua, Glycerin, ${name}`)).toContain(`error OUTSIDE_PRODUCT_TYPES ${entry}`);
});

/** A heading takes no ingredient with it when the separator before it is missing. */
test.each([
  ['Night Mask: Aqua, Glycerin, Butylphenyl Methylpropional\nDay Cream: Aqua, Glycerin'],
  ['Aqua, Glycerin, Butylphenyl Methylpropional Day Cream: Aqua, Panthenol'],
  ['Aqua, Glycerin, Butylphenyl Methylpropional (Lilial)\nSastojci kreme: Aqua, Panthenol'],
  ['Butylphenyl Methylpropional\nDay Cream: Aqua, Panthenol'],
])('%j is red', (text) => {
  const { result, names } = check(text);
  expect(result).toBe('RED');
  expect(names.map(({ ingredient }) => ingredient?.inciName)).toContain('BUTYLPHENYL METHYLPROPIONAL');
});

test('a heading that begins with the name of an ingredient is no ingredient', () => {
  expect(check('Honey Night Cream: Aqua, Glycerin').names.map(({ name }) => name)).toEqual(['Aqua', 'Glycerin']);
});

/**
 * Whatever a text is taken for, a banned name in it is never passed over; neither do names within names become bans.
 */
test.each([
  ['Aqua, Glycerin, Butylphenyl Methylpropional\nIron Oxides (CI 77491), Panthenol', 'RED'],
  ['Aqua, Butylphenyl Methylpropional / Iron Oxides (CI 77491), Panthenol', 'RED'],
  ['Aqua, CI 77891 (Titanium Dioxide) and Isobutylparaben, Panthenol', 'RED'],
  ['Aqua, Iron Oxides (CI 77491, Isobutylparaben, CI 77492), Panthenol', 'RED'],
  ['Aqua, Panthenol, sadrži Butylphenyl Methylpropional, Glycerin', 'RED'],
  ['Aqua, Glycerin (from Butylphenyl Methylpropional), Panthenol', 'YELLOW'],
  ['Aqua, Mercury / Yeast Ferment, Panthenol', 'YELLOW'],
  ['Aqua, Acrylonitrile/Methyl Methacrylate/Vinylidene Chloride Copolymer, Panthenol', 'YELLOW'],
])('%j is %s', (text, result) => {
  expect(check(text).result).toBe(result);
});

/** A name that only Annexes III to VI restrict is asked about where it was not read by itself. */
test.each([
  ['Aqua, Phenoxyethanol\nIron Oxides (CI 77491), Panthenol', 'PHENOXYETHANOL'],
  ['Aqua, CI 77891 (Titanium Dioxide) and Phenoxyethanol, Panthenol', 'PHENOXYETHANOL'],
  ['Aqua, Iron Oxides (CI 77491, Phenoxyethanol, CI 77492), Panthenol', 'PHENOXYETHANOL'],
  ['Aqua, Iron Oxides (CI 77491) / Salicylic Acid, Panthenol', 'SALICYLIC ACID'],
])('%j asks about %s', (text, ingredient) => {
  const { result, findings } = check(text);
  expect(result).toBe('YELLOW');
  expect(findings).toContainEqual(
    expect.objectContaining({
      ingredient,
      severity: 'warning',
      params: expect.objectContaining({ isWithinName: true }) as unknown,
    }),
  );
});

test('two names of one colourant are not asked about', () => {
  expect(
    check('Aqua, CI 77947 / Zinc Oxide, Panthenol').findings.map(({ params }) => params.isWithinName),
  ).not.toContain(true);
});
