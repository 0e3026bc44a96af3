import { annexRows } from '../annex/rows.testing.ts';
import { readAnnexRow } from '../annex/readAnnexRow.ts';
import { UNKNOWN_PRODUCT } from '../product/product.ts';
import { checkIngredientList } from './checkIngredientList.ts';
import { buildKnowledge } from './knowledge.ts';

const knowledge = buildKnowledge(
  ['AQUA', 'GLYCERIN', 'PHENOXYETHANOL'].map((inciName) => ({ inciName, casNumbers: [] })),
  annexRows.map(readAnnexRow).filter((entry) => entry !== null),
);
const lotion = { ...UNKNOWN_PRODUCT, category: 'body_care_products' };
const check = (text: string, percent: number, name = 'PHENOXYETHANOL') =>
  checkIngredientList(text, lotion, knowledge, '2026-11-01', [{ name, percent }]);
const codes = (text: string, percent: number) =>
  check(text, percent)
    .findings.filter(({ ingredient }) => ingredient === 'PHENOXYETHANOL')
    .map(({ code, severity }) => `${severity} ${code}`);

test('a percentage over the limit is an error', () => {
  expect(codes('Aqua, Phenoxyethanol', 1.1)).toContain('error OVER_LIMIT');
});

test('a percentage within the limit settles it', () => {
  expect(codes('Aqua, Phenoxyethanol', 0.9)).toEqual(['info WITHIN_LIMIT']);
});

test('of a printed and a known percentage the higher one decides', () => {
  expect([codes('Aqua, Phenoxyethanol 1.2 %', 0.9), codes('Aqua, Phenoxyethanol 0.9 %', 1.2)]).toEqual([
    expect.arrayContaining(['error OVER_LIMIT']),
    expect.arrayContaining(['error OVER_LIMIT']),
  ]);
});

test('a printed percentage that differs from the known one is a contradiction', () => {
  const { findings } = check('Aqua, Phenoxyethanol 0.5 %', 0.9);
  expect(findings.find(({ code }) => code === 'PERCENT_CONTRADICTED')).toMatchObject({
    severity: 'warning',
    ingredient: 'PHENOXYETHANOL',
    params: { percent: 0.9, printed: 0.5 },
  });
});

test('the same percentage printed and known is no contradiction', () => {
  expect(codes('Aqua, Phenoxyethanol 0.9 %', 0.9)).toEqual(['info WITHIN_LIMIT']);
});

test('a percentage counts once where the name is printed twice', () => {
  const { names } = check('Aqua, Phenoxyethanol, Phenoxyethanol', 0.9);
  expect(names.map(({ percent }) => percent)).toEqual([null, 0.9, null]);
});

test('a percentage of an ingredient that is not in the list is not used', () => {
  expect([
    check('Aqua, Phenoxyethanol', 5, 'GLYCERIN').percentages,
    check('Aqua', 5, 'Aqua').percentages.length,
  ]).toEqual([[], 1]);
});

test('a known percentage answers what the print leaves open', () => {
  expect(codes('Aqua, Phenoxyethanol 5 mg', 0.9)).toEqual(['info WITHIN_LIMIT']);
  const { findings } = check('Aqua, Phenoxyethanol 5 mg', 0.9, 'GLYCERIN');
  expect(findings.map(({ code }) => code)).toContain('AMOUNT_NOT_READ');
});
