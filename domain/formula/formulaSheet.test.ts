import { readFormulaSheet } from '../formula-import/readFormulaSheet.ts';
import { parse } from 'csv-parse/sync';
import { toCsv } from '../raw-material-import/toCsv.ts';
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
      isRemainder: false,
    },
    {
      phase: null,
      code: null,
      name: 'Voda',
      inciNames: ['Aqua'],
      manufacturer: null,
      function: null,
      percent: '95.75',
      isRemainder: true,
    },
  ],
  sum: '100',
  ingredientText: 'Aqua, Glyceryl Stearate, PEG-100 Stearate',
};

test.each(['en', 'sr'] as const)('a formula in %s is read again by the import', (language) => {
  const csv = toCsv(toFormulaSheet(formula, language), language);
  const read = readFormulaSheet(parse(csv, { bom: true, delimiter: [',', ';'], relax_column_count: true }));
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
      { phase: '', tradeName: 'Voda', amount: '', isRemainder: true, components: [{ inciName: 'Aqua' }] },
    ],
    scale: 'PERCENT',
    total: { isEqual: true },
    leftOut: [],
  });
});

test('a text file has the decimal sign of the language, and percent signs, so that no fraction is meant', () => {
  const rowOf = (language: 'en' | 'sr') => toCsv(toFormulaSheet(formula, language), language).split('\r\n');
  expect(rowOf('sr')).toContain('A;EM-7;Emulgator;Glyceryl Stearate (and) PEG-100 Stearate;Kemolux;emulgator;"4,25%";');
  expect(rowOf('en')).toContain('–,,Voda,Aqua,,,95.75%,yes');
});

test('a cell that begins like a calculation is disarmed', () => {
  expect(toFormulaSheet(formula, 'en')[0]).toContain("'=Krema");
});
