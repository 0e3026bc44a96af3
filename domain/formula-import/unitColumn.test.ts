import { readFormulaSheet } from './readFormulaSheet.ts';

const read = (...cells: string[][]) => {
  const sheet = readFormulaSheet(cells);
  if (!sheet.ok) throw new Error(sheet.code);
  return sheet;
};
const amounts = ({ rows }: ReturnType<typeof read>) =>
  rows.map(({ amount, isRemainder }) => (isRemainder ? 'to 100' : amount));
const codes = ({ rows }: ReturnType<typeof read>) => rows.map(({ problems }) => problems.map(({ code }) => code));

test('the unit of a column of units is that of the amount of its row', () => {
  const sheet = read(
    ['Trade name', 'Amount', 'Unit'],
    ['Voda', '1.5', 'kg'],
    ['Oil', '500', 'g'],
    ['Perf', '200', 'mg'],
  );
  expect([amounts(sheet), codes(sheet)]).toEqual([
    ['1500', '500', '0.2'],
    [[], [], []],
  ]);
});

test.each([
  ['a unit that nobody knows', 'Amount', '5', 'pcs', ['NOT_A_NUMBER']],
  ['another one than the amount has', 'Amount', '5 %', 'g', ['NOT_A_NUMBER']],
  ['another one than the heading has', 'Amount (g)', '5', 'kg', ['NOT_A_NUMBER']],
  ['the same as the heading has', 'Amount (g)', '5', 'g', []],
  ['none', 'Amount', '5', '', ['UNITS_DIFFER']],
])('a row with %s', (_what, heading, amount, unit, expected) => {
  const sheet = read(
    ['Name', heading, 'Unit'],
    ['Water', unit === '' ? '1' : '95', unit === '' ? 'kg' : 'g'],
    ['Oil', amount, unit],
  );
  expect(codes(sheet)[1]).toEqual(expected);
});

test('units beside grams say nothing of percentages', () => {
  const sheet = read(['Name', 'Amount', 'Unit', '%'], ['Water', '0.5', 'kg', '50'], ['Oil', '500', 'g', '50']);
  expect([amounts(sheet), codes(sheet)]).toEqual([
    ['50', '50'],
    [[], []],
  ]);
});

test('under "Mass fraction (%)" stand percentages', () => {
  expect(amounts(read(['Name', 'Mass fraction (%)'], ['Water', '95'], ['Oil', '5']))).toEqual(['95', '5']);
});
