import { completeParticulars } from './particulars.testing.ts';
import { readAnnexRow } from '../annex/readAnnexRow.ts';
import { UNKNOWN_PRODUCT, type Product } from '../product/product.ts';
import { checkIngredientList } from './checkIngredientList.ts';
import { checkLabel } from './checkLabel.ts';
import { buildKnowledge } from './knowledge.ts';

const TODAY = '2026-11-23';
const entries = [
  readAnnexRow({
    annex: 'III',
    reference: '376',
    substance: 'Retinol',
    names: ['RETINOL'],
    casNumbers: '68-26-8',
    productTypes: '(a) Body lotion\n(b) other leave-on and rinse-off products',
    maximum: '(a) 0,05 % Retinol Equivalent (RE)\n(b) 0,3 % RE',
    otherConditions:
      'From 1 November 2025 cosmetic products containing that substance and not complying with the conditions shall not be placed on the Union market.',
    warnings:
      'For any cosmetic product containing Retinol the following labelling is obligatory: ‘Contains Vitamin A. Consider your daily intake before use’.',
    regulation: '(EU) 2024/996',
  }),
  readAnnexRow({
    annex: 'III',
    reference: '15a',
    substance: 'Sodium hydroxide',
    names: ['SODIUM HYDROXIDE'],
    casNumbers: '1310-73-2',
    productTypes: '(c) pH adjuster for depilatories\n(d) Other uses as pH adjuster',
    maximum: '',
    otherConditions: '(c) up to pH 12.7\n(d) up to pH 11',
    warnings: '(c) Keep out of reach of children\nAvoid contact with eyes',
    regulation: '(EC) 2009/1223',
  }),
].filter((entry) => entry !== null);
const knowledge = buildKnowledge(
  ['AQUA', 'GLYCERIN', 'RETINOL', 'SODIUM HYDROXIDE'].map((inciName) => ({ inciName, casNumbers: [] })),
  entries,
);
const known = (category: string, ph?: Product['ph']): Product => ({
  ...UNKNOWN_PRODUCT,
  category,
  isForUnderThree: false,
  isForIntimateUse: false,
  isInhalable: false,
  ...(ph && { ph }),
});
const particulars = { ...completeParticulars, markets: ['EU'] as const, productFunction: 'Cream' };
const FACE = 'face_care_products_other_than_face_mask';
const ofLabel = (ingredients: string, labelText: string | null) =>
  checkLabel({ ingredients, product: known(FACE), particulars: { ...particulars, labelText } }, knowledge, TODAY)
    .findings.filter(({ severity }) => severity !== 'info')
    .map(({ code }) => code);
const WORDING = 'Contains vitamin A. Consider your daily intake before use.';

test('an entry of which only the wording is left asks for nothing where the label bears it', () => {
  expect(ofLabel('Aqua, Glycerin, Retinol 0.1 %', WORDING)).toEqual([]);
});

test('the wording that the label lacks is missing', () => {
  expect(ofLabel('Aqua, Glycerin, Retinol 0.1 %', null)).toEqual(['WARNING_MISSING']);
});

test('a limit that no percentage decides is a note, as that of a preservative', () => {
  const { findings } = checkIngredientList('Aqua, Glycerin, Retinol', known(FACE), knowledge, TODAY);
  expect(findings.map(({ severity, code, params }) => [severity, code, params['maximum']])).toEqual([
    ['info', 'LIMIT', '0,3 % RE'],
    ['info', 'RESTRICTED', '0,3 % RE'],
  ]);
});

test('in a product that may be a body lotion both limits are named', () => {
  const product = { ...known('other_skin_cleansing_products'), use: 'leave-on' as const };
  const { findings } = checkIngredientList('Aqua, Glycerin, Retinol', product, knowledge, TODAY);
  expect(findings.find(({ code }) => code === 'LIMIT')?.params['maximum']).toBe(
    '0,05 % Retinol Equivalent (RE)\n0,3 % RE',
  );
});

test('in a product of unknown kind the conditions are asked about', () => {
  const { findings } = checkIngredientList('Aqua, Glycerin, Retinol', UNKNOWN_PRODUCT, knowledge, TODAY);
  expect(findings.map(({ severity, code }) => `${severity} ${code}`)).toContain('warning RESTRICTED');
});

test('a list without its label notes the wording', () => {
  const { findings } = checkIngredientList('Aqua, Glycerin, Retinol 0.1 %', known(FACE), knowledge, TODAY);
  expect(findings.map(({ severity, params }) => [severity, params['isWordingOnly']])).toContainEqual(['info', true]);
});

test('a pH above that of the entry is an error beside its wording', () => {
  const product = known('chemical_depilatories', { min: 13, max: 13.5 });
  const { findings } = checkIngredientList('Aqua, Glycerin, Sodium Hydroxide', product, knowledge, TODAY);
  expect(findings.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual(['PH_OUTSIDE']);
});
