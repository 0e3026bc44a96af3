import { readFormulaSheet } from './readFormulaSheet.ts';

const read = (headings: string[], ...rows: string[][]) => {
  const sheet = readFormulaSheet([headings, ...rows]);
  if (!sheet.ok) throw new Error(sheet.code);
  const [row] = sheet.rows;
  return {
    name: row?.tradeName,
    components: row?.components.map(({ inciName, maxConcentration }) => `${inciName} ${maxConcentration}`),
    amount: row?.amount,
    problems: row?.problems.map(({ code }) => code),
  };
};

test.each<[string, string, string]>([
  ['10 %', 'DPG', 'Linalool (10 % in Dipropylene Glycol)'],
  ['10', 'DPG', 'Linalool (10 % in Dipropylene Glycol)'],
  ['10 % in DPG', '', 'Linalool (10 % in Dipropylene Glycol)'],
])('a dilution of %s with the solvent %j is another raw material with its solvent', (dilution, solvent, name) => {
  const headings = ['Raw material', 'INCI', 'Dilution %', 'Solvent', '%'];
  expect(read(headings, ['Linalool', 'Linalool', dilution, solvent, '5'], ['Water', 'Aqua', '', '', '95'])).toEqual({
    name,
    components: ['Linalool 10', 'Dipropylene Glycol 90'],
    amount: '5',
    problems: ['DILUTED'],
  });
});

test.each([
  ['Sodium Lactate (60 % in water)', ['Sodium Lactate 60', 'Aqua 40'], ['DILUTED']],
  ['Sodium Lactate 60% in water', ['Sodium Lactate 60', 'Aqua 40'], ['DILUTED']],
  ['Sodium Lactate, Dil. 50 %', ['Sodium Lactate '], ['DILUTION_OPEN']],
  ['Sodium Lactate 60% DPG', ['Sodium Lactate 60', 'Dipropylene Glycol 40'], ['DILUTED']],
  ["Sodium Lactate 60 % dans l'eau", ['Sodium Lactate 60', 'Aqua 40'], ['DILUTED']],
  ['Sodium Lactate 60 % rastvor u vodi', ['Sodium Lactate 60', 'Aqua 40'], ['DILUTED']],
  ['Sodium Lactate 60%ig in Wasser', ['Sodium Lactate 60', 'Aqua 40'], ['DILUTED']],
  ['Sodium Lactate 60% solution', ['Sodium Lactate '], ['DILUTION_OPEN']],
  ['Sodium Lactate 60% sol.', ['Sodium Lactate '], ['DILUTION_OPEN']],
  ['Sodium Lactate (sol. 60%)', ['Sodium Lactate '], ['DILUTION_OPEN']],
  ['Sodium Lactate 99 % Ph. Eur.', ['Sodium Lactate '], []],
  ['Sodium Lactate 60 % in bulk', ['Sodium Lactate '], ['DILUTION_OPEN']],
  ['Sodium Lactate 60 % constructor', ['Sodium Lactate '], []],
  ['Aerosol 60 %', ['Sodium Lactate '], []],
  ['Sodium Lactate 99.5 %', ['Sodium Lactate '], []],
  ['Sodium Lactate', ['Sodium Lactate '], []],
])('the name %s says of its composition %j', (name, components, problems) => {
  expect(read(['Raw material', 'INCI', '%'], [name, 'Sodium Lactate', '5'])).toEqual({
    name,
    components,
    amount: '5',
    problems,
  });
});

test.each(['0.1', '120 %', 'strong', '5-10 %', '10 %'])(
  'a dilution of %s without a solvent is asked about',
  (dilution) => {
    const row = read(['Raw material', 'INCI', 'Dilution %', '%'], ['Linalool', 'Linalool', dilution, '5']);
    expect(row).toMatchObject({ name: 'Linalool', problems: ['DILUTION_OPEN'] });
  },
);

test.each(['', '100', '100 %'])('a dilution of %j is none', (dilution) => {
  const row = read(['Raw material', 'INCI', 'Dilution %', '%'], ['Linalool', 'Linalool', dilution, '5']);
  expect(row).toMatchObject({ components: ['Linalool '], problems: [] });
});

test('a composition that the sheet states is that of what was weighed', () => {
  const row = read(['Raw material', 'INCI', '%'], ['Lactate (60 % in water)', 'Sodium Lactate; Aqua', '5']);
  expect(row).toMatchObject({ components: ['Sodium Lactate ', 'Aqua '], problems: [] });
});
