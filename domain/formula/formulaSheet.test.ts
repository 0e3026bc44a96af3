import { readFormulaSheet } from '../formula-import/readFormulaSheet.ts';
import { toFormulaSheet, type SheetFormula } from './formulaSheet.ts';

const formula: SheetFormula = {
  name: '=Krema',
  code: 'F-12',
  company: 'Lavanda',
  revision: 3,
  lines: [
    {
      phase: 'A',
      code: 'EM-7',
      name: 'Emulgator',
      inciNames: ['Glyceryl Stearate', 'PEG-100 Stearate'],
      manufacturer: 'Kemolux',
      function: 'emulgator',
      percent: '4.25',
    },
    {
      phase: null,
      code: null,
      name: 'Voda',
      inciNames: ['Aqua'],
      manufacturer: null,
      function: null,
      percent: '95.75',
    },
  ],
  sum: '100',
  ingredientText: 'Aqua, Glyceryl Stearate, PEG-100 Stearate',
};

test.each(['en', 'sr'] as const)('a formula in %s is read again by the import', (language) => {
  const read = readFormulaSheet(toFormulaSheet(formula, language));
  expect(read).toMatchObject({
    ok: true,
    rows: [
      {
        phase: 'A',
        code: 'EM-7',
        tradeName: 'Emulgator',
        manufacturer: 'Kemolux',
        function: 'emulgator',
        amount: '4.25',
        components: [{ inciName: 'Glyceryl Stearate' }, { inciName: 'PEG-100 Stearate' }],
      },
      { tradeName: 'Voda', amount: '95.75', components: [{ inciName: 'Aqua' }] },
    ],
    scale: 'PERCENT',
    total: { isEqual: true },
    leftOutLines: [],
  });
});

test('percentages have the decimal sign of the language', () => {
  expect(toFormulaSheet(formula, 'sr').map((row) => row[6])).toContain('4,25');
  expect(toFormulaSheet(formula, 'en').map((row) => row[6])).toContain('4.25');
});

test('a cell that begins like a calculation is disarmed', () => {
  expect(toFormulaSheet(formula, 'en')[0]).toContain("'=Krema");
});
