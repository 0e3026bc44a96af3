import { annexRows } from '../annex/rows.testing.ts';
import { readAnnexRow } from '../annex/readAnnexRow.ts';
import { buildKnowledge } from '../label/knowledge.ts';
import { checkComposition } from './checkComposition.ts';

const knowledge = buildKnowledge(
  ['GLYCERIN', 'BUTYLPHENYL METHYLPROPIONAL', 'PHENOXYETHANOL', 'SALICYLIC ACID'].map((inciName) => ({
    inciName,
    casNumbers: [],
  })),
  annexRows.map((row) => readAnnexRow(row)).filter((entry) => entry !== null),
);
const check = (...inciNames: string[]) => {
  const { result, findings } = checkComposition({ inciNames, isNano: false }, knowledge, '2026-11-23');
  return [result, ...findings.map(({ code, ingredient }) => `${code} ${ingredient ?? ''}`.trim())];
};

test('a raw material without anything in the annexes is green', () => {
  expect(check('GLYCERIN')).toEqual(['GREEN']);
});

test('a banned substance is red, the worst first', () => {
  expect(check('SALICYLIC ACID', 'BUTYLPHENYL METHYLPROPIONAL').slice(0, 2)).toEqual([
    'RED',
    'PROHIBITED BUTYLPHENYL METHYLPROPIONAL',
  ]);
});

test('what depends on the product is asked about', () => {
  expect(check('SALICYLIC ACID')[0]).toBe('YELLOW');
});

test('a name that nothing is known of is asked about once', () => {
  expect(check('Nepoznata materija', 'Nepoznata materija')).toEqual(['YELLOW', 'UNKNOWN_NAME']);
});
