import { readFormulaSheet } from '../../formula-import/readFormulaSheet.ts';
import { readSheet } from '../../raw-material-import/readSheet.ts';
import { joinEnds } from './joinEnds.ts';

test.each([
  ['60', '80', '60 - 80'],
  ['60', '', '≥ 60'],
  ['', '80', '≤ 80'],
  ['–', '80', '≤ 80'],
  ['0', '5', '0 - 5'],
  ['5', '5', '5'],
  ['≥10', '<25', '≥10 - <25'],
  ['', '<25', '<25'],
  ['', 'q.s.', 'q.s.'],
  ['', '90/10', '90/10'],
  ['=60', '=80', '60 - 80'],
  ['60; 5', '80; 10', '60 - 80; 5 - 10'],
  ['60; 5', '80', '60; 5 - 80'],
  ['', '', ''],
])('%j and %j are %j', (lower, upper, joined) => {
  expect(joinEnds(lower, upper)).toBe(joined);
});

const HEADINGS = [
  ['Min %', 'Max %'],
  ['min', 'max'],
  ['od', 'do'],
  ['Od (%)', 'Do (%)'],
  ['from', 'to'],
  ['von', 'bis'],
  ['Untergrenze', 'Obergrenze'],
  ['Donja granica %', 'Gornja granica %'],
  ['Lower limit', 'Upper limit'],
] as const;

test.each(HEADINGS)('below "%s" and "%s" stand the ends of one range', (lower, upper) => {
  const sheet = readSheet([
    ['Trade name', 'INCI', lower, upper],
    ['Blend', 'AQUA', '60', '80'],
    ['', 'GLYCERIN', '', '10'],
    ['', 'ALCOHOL', '5', ''],
    ['', 'TOCOPHEROL', '3', '3'],
  ]);
  const [row] = sheet.ok ? sheet.rows : [];
  expect(row?.values.composition?.map(({ maxConcentration }) => maxConcentration)).toEqual([
    '60-80',
    '≤10',
    '5-100',
    '3',
  ]);
  expect(row?.problems.map(({ code, line, isError }) => [code, line, isError])).toEqual([['LOWER_END_ONLY', 4, false]]);
});

test('ends that are the wrong way round are a problem of their row', () => {
  const sheet = readSheet([
    ['Trade name', 'INCI', 'Min %', 'Max %'],
    ['Blend', 'AQUA', '80', '60'],
  ]);
  expect(sheet.ok && sheet.rows[0]?.problems).toMatchObject([
    { code: 'NOT_A_NUMBER', value: '80 - 60', isError: true },
  ]);
});

test('a range of a formula is asked about, and ends beside an amount are left aside', () => {
  const read = (...cells: string[][]) => {
    const sheet = readFormulaSheet(cells);
    return sheet.ok ? sheet.rows.map(({ amount, problems }) => [amount, ...problems.map(({ value }) => value)]) : sheet;
  };
  expect(read(['Name', 'Min %', 'Max %'], ['Water', '60', '80'], ['Oil', '', '40'])).toEqual([
    ['', '60 - 80'],
    ['', '≤ 40'],
  ]);
  expect(read(['Name', 'Min %', 'Max %', '%'], ['Water', '60', '80', '70'], ['Oil', '20', '40', '30'])).toEqual([
    ['70'],
    ['30'],
  ]);
});
