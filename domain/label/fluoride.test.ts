import { completeParticulars } from './particulars.testing.ts';
import { readAnnexRow } from '../annex/readAnnexRow.ts';
import { UNKNOWN_PRODUCT, type Product } from '../product/product.ts';
import { checkLabel } from './checkLabel.ts';
import { buildKnowledge } from './knowledge.ts';
import type { Particulars } from './particulars.ts';

const TODAY = '2026-11-22';
const CHILDREN =
  'For any toothpaste containing 0,1 - 0,15 % fluoride calculated as F, unless it is already labelled as contra-indicated for children (e.g. ‘for adult use only’), the following labelling is obligatory:\n‘Children of 6 years and younger: Use a pea sized amount for supervised brushing to minimize swallowing. In case of intake of fluoride from other sources consult a dentist or doctor.’';
/** Annex III/31 as the Commission publishes it. */
const fluoride = readAnnexRow({
  annex: 'III',
  reference: '31',
  substance: 'Sodium fluoride',
  names: ['SODIUM FLUORIDE'],
  casNumbers: '7681-49-4',
  productTypes: 'Oral products',
  maximum:
    '0,15 % calculated as F.\nWhen mixed with other fluorine compounds permitted under this Annex, total F concentration must not exceed 0,15 %',
  otherConditions: '',
  warnings: `Contains sodium fluoride.\n${CHILDREN}`,
  regulation: '(EC) 2009/1223',
});
const knowledge = buildKnowledge(
  ['AQUA', 'GLYCERIN', 'SODIUM FLUORIDE'].map((inciName) => ({ inciName, casNumbers: [] })),
  fluoride ? [fluoride] : [],
);
const toothpaste: Product = {
  ...UNKNOWN_PRODUCT,
  category: 'toothpaste',
  isForUnderThree: false,
  isForIntimateUse: false,
  isInhalable: false,
};
const particulars: Particulars = { ...completeParticulars, markets: ['EU'] as const, productFunction: 'Toothpaste' };
const WORDINGS =
  'Contains sodium fluoride. Children of 6 years and younger: Use a pea sized amount for supervised brushing to minimize swallowing. In case of intake of fluoride from other sources consult a dentist or doctor.';
const found = (ingredients: string, labelText: string | null) =>
  checkLabel({ ingredients, product: toothpaste, particulars: { ...particulars, labelText } }, knowledge, TODAY)
    .findings.filter(({ severity }) => severity !== 'info')
    .map(({ code }) => code);

test('a fluoride within its limit and with its wordings leaves nothing to ask', () => {
  expect(found('Aqua, Glycerin, Sodium Fluoride 0.32%', WORDINGS)).toEqual([]);
});

test('a missing wording is asked for by itself', () => {
  expect(new Set(found('Aqua, Glycerin, Sodium Fluoride 0.32%', null))).toEqual(new Set(['WARNING_MISSING']));
});

test('without a percentage the limit is a note, as that of a preservative', () => {
  const label = { ingredients: 'Aqua, Glycerin, Sodium Fluoride', product: toothpaste, particulars };
  expect(found(label.ingredients, WORDINGS)).toEqual([]);
  expect(checkLabel(label, knowledge, TODAY).findings).toContainEqual(
    expect.objectContaining({ code: 'LIMIT', severity: 'info', ingredient: 'SODIUM FLUORIDE' }),
  );
});

test('the wordings do not excuse a fluoride over its limit', () => {
  expect(found('Aqua, Glycerin, Sodium Fluoride 0.4%', WORDINGS)).toContain('OVER_LIMIT');
});
