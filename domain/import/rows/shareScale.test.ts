import { readFormulaSheet } from '../../formula-import/readFormulaSheet.ts';
import { readFragranceSheet } from '../../fragrance-import/readFragranceSheet.ts';
import { readSheet } from '../../raw-material-import/readSheet.ts';
import { shareScalesOf } from './shareScale.ts';

const formula = (heading: string, ...amounts: string[]) => {
  const sheet = readFormulaSheet([['Trade name', heading], ...amounts.map((amount, at) => [`Material ${at}`, amount])]);
  if (!sheet.ok) throw new Error(sheet.code);
  return sheet;
};
const material = (heading: string, ...amounts: string[]) => {
  const sheet = readSheet([
    ['Trade name', 'INCI', heading],
    ...amounts.map((amount, at) => [at === 0 ? 'Blend' : '', `NAME ${at}`, amount]),
  ]);
  if (!sheet.ok) throw new Error(sheet.code);
  const [row] = sheet.rows;
  return {
    shares: row?.values.composition?.map(({ maxConcentration }) => maxConcentration),
    problems: row?.problems.map(({ code, value, isError }) => [code, value, isError]),
  };
};

describe.each([
  'Mass fraction',
  'w/w fraction',
  'Maseni udeo',
  'Masena frakcija',
  'Massenanteil',
  'Fraction massique',
  'Share',
  'Udeo',
])('under "%s"', (heading) => {
  test('figures of a formula that add up to 1 are fractions, and those that add up to 100 percentages', () => {
    expect(formula(heading, '0.935', '0.05', '0.015').rows.map(({ amount }) => amount)).toEqual(['93.5', '5', '1.5']);
    expect(formula(heading, '93.5', '5', '1.5').rows.map(({ amount }) => amount)).toEqual(['93.5', '5', '1.5']);
  });

  test('small figures beside a row that fills up are asked about with both meanings', () => {
    const [, row] = formula(heading, 'q.s. to 100', '0.05').rows;
    expect([row?.amount, row?.problems]).toEqual([
      '0.05',
      [{ code: 'FRACTION_OR_PERCENT', column: 'PERCENT', value: '0.05 % / 5 %', isError: true }],
    ]);
  });

  test('a composition that adds up to 1 is one of fractions, and one that adds up to 100 of percentages', () => {
    expect(material(heading, '0.935', '0.05', '0.015')).toEqual({
      shares: ['93.5', '5', '1.5'],
      problems: [['FRACTIONS_READ', '0.015 = 1.5 %', false]],
    });
    expect(material(heading, '93.5', '5', '1.5')).toEqual({ shares: ['93.5', '5', '1.5'], problems: [] });
  });

  test('a composition of small figures whose sum says nothing is asked about', () => {
    expect(material(heading, '0.5', '0.05')).toEqual({
      shares: ['0.5', '0.05'],
      problems: [['FRACTION_OR_PERCENT', '0.05 % / 5 %', true]],
    });
  });
});

test('what says percent is percent, and noteworthy where the figures of a composition add up to 1', () => {
  expect(material('Max. %', '0.5', '0.05')).toEqual({ shares: ['0.5', '0.05'], problems: [] });
  expect(material('Share', '0.5 %', '0.5 %')).toEqual({ shares: ['0.5', '0.5'], problems: [] });
  expect(material('Max. %', '0.9', '0.1').problems).toEqual([['FRACTION_OR_PERCENT', '0.1 % / 10 %', false]]);
  expect(formula('%', 'q.s. to 100', '0.05').rows[1]?.problems).toEqual([]);
});

test.each([
  [[[0.9, 0.1]], ['FRACTIONS']],
  [
    [[0.9, 0.1], [0.3]],
    ['FRACTIONS', 'FRACTIONS'],
  ],
  [
    [[0.9, 0.1], []],
    ['FRACTIONS', 'PERCENT'],
  ],
  [
    [[0.9, 0.1], [1.03]],
    ['UNCLEAR', 'PERCENT'],
  ],
  [
    [
      [0.5, 0.3],
      [60, 40],
    ],
    ['PERCENT', 'PERCENT'],
  ],
  [[[0.9, 0.079]], ['UNCLEAR']],
  [[[0.9, 0.121]], ['UNCLEAR']],
  [[[1]], ['UNCLEAR']],
  [[[90, 10]], ['PERCENT']],
  [[], []],
] as const)('compositions of %j are %j', (compositions, scales) => {
  expect(shareScalesOf(compositions, false)).toEqual(scales);
});

test('in a column of percentages a composition that adds up to 1 is asked about, the others are stored', () => {
  const sheet = readSheet([
    ['Trade name', 'INCI', 'Share'],
    ['First', 'AQUA', '0.8'],
    ['', 'GLYCERIN', '0.2'],
    ['Second', 'AQUA', '60'],
    ['', 'GLYCERIN', '40'],
  ]);
  const problems = sheet.ok ? sheet.rows.map((row) => row.problems.map(({ code, isError }) => [code, isError])) : [];
  expect(problems).toEqual([[['FRACTION_OR_PERCENT', true]], []]);
});

test('a sheet of fractions gives what the same sheet in percent gives', () => {
  const parts = [1, 7, 12.5, 33.3, 80, 99].map((first) => [first, 100 - first]);
  for (const [first = 0, second = 0] of parts) {
    const asFractions = material('Share', String(first / 100), String(Number((second / 100).toFixed(6))));
    expect(asFractions.shares?.map(Number)).toEqual([first, second].map((one) => Number(one.toFixed(6))));
  }
});

test('fractions of an allergen statement are asked about, since they add up to nothing', () => {
  const problemsOf = (heading: string, ...shares: string[]) => {
    const sheet = readFragranceSheet([
      ['Perfume', 'Allergen', heading],
      ...shares.map((share, at) => ['Rose', ['Linalool', 'Citral', 'Geraniol'][at] ?? '', share]),
    ]);
    return sheet.ok ? sheet.fragrances[0]?.problems.map(({ code, value }) => [code, value]) : sheet.code;
  };
  expect(problemsOf('Mass fraction', '0.02', '0.001')).toEqual([
    ['FRACTION_OR_PERCENT', '0.02'],
    ['FRACTION_OR_PERCENT', '0.001'],
  ]);
  expect(problemsOf('Mass fraction', '2.5', '0.1')).toEqual([]);
  expect(problemsOf('Share', '0.6', '0,4')).toEqual([
    ['FRACTION_OR_PERCENT', '0.6'],
    ['FRACTION_OR_PERCENT', '0,4'],
  ]);
  expect(problemsOf('Share', '0.6', '0.1')).toEqual([]);
  expect(problemsOf('Share (%)', '0.6', '0.4')).toEqual([]);
  expect(problemsOf('%', '0.02', '0.1')).toEqual([]);
});
