import { MAX_ROWS, readSheet } from './readSheet.ts';
import type { SheetProblem, SheetRow } from './sheetRow.ts';

const HEADINGS = [
  'Trade name',
  'Manufacturer',
  'Type',
  'INCI',
  'Max %',
  'Valid documents',
  'Reason',
  'Microbiology',
  'Impurities',
  'CMR',
  'CMR quantity',
  'Nano',
];
const SERBIAN = [
  'Trgovački naziv',
  'Proizvođač',
  'Vrsta',
  'INCI',
  'Maks. %',
  'Ispravna dokumenta',
  'Razlog',
  'Mikrobiologija',
  'Nečistoće',
  'CMR',
  'Količina CMR',
  'Nano',
];

function read(cells: readonly (readonly string[])[]) {
  const sheet = readSheet(cells);
  if (!sheet.ok) throw new Error(sheet.code);
  return sheet;
}
const short = ({ line, column, code, value, isError }: SheetProblem) => [
  line,
  column,
  code,
  value,
  isError ? 'error' : 'warning',
];
const problemsOf = (...lines: string[][]) =>
  read([HEADINGS, ...lines]).rows.flatMap(({ problems }) => problems.map(short));
const one = (headings: string[], ...lines: string[][]) => read([headings, ...lines]).rows[0];

test.each([
  [
    'English',
    HEADINGS,
    [
      'Glycerol 99',
      'ACME',
      'Extract or vegetable oil',
      'Glycerin; Aqua',
      '99.5; 0,5 %',
      'no',
      'COA expired',
      '< 100 CFU/g',
      'none',
      'Present',
      '5 ppm',
      'Yes',
    ],
  ],
  [
    'Serbian',
    SERBIAN,
    [
      'Glycerol 99',
      'ACME',
      'ekstrakt',
      'Glycerin\nAqua',
      '99,5\n0,5',
      'Ne',
      'COA expired',
      '< 100 CFU/g',
      'none',
      'Ima',
      '5 ppm',
      'da',
    ],
  ],
])('a raw material in one row, in %s', (_language, headings, line) => {
  expect(one(headings, line)).toEqual({
    line: 2,
    problems: [],
    values: {
      tradeName: 'Glycerol 99',
      manufacturer: 'ACME',
      type: 'EXTRACT_OIL',
      composition: [
        { inciName: 'Glycerin', maxConcentration: '99.5' },
        { inciName: 'Aqua', maxConcentration: '0.5' },
      ],
      hasValidDocuments: false,
      statusDescription: 'COA expired',
      microbiology: '< 100 CFU/g',
      impurities: 'none',
      cmrStatus: 'PRESENT',
      cmrQuantity: '5 ppm',
      isNano: true,
    },
  });
});

test('headings may follow titles, in any order and with unknown columns', () => {
  const sheet = read([
    ['Sirovine 2026'],
    [],
    ['', 'Xyz', 'SASTAV', 'Sirovina ', 'Xyz'],
    ['', '12', 'Aqua, 1,2-Hexanediol', 'Voda', '12'],
  ]);
  expect(sheet).toMatchObject({ columns: ['INCI_NAMES', 'TRADE_NAME'], unknownColumns: ['Xyz', 'Xyz'] });
  expect(sheet.rows[0]).toMatchObject({
    line: 4,
    values: { tradeName: 'Voda', composition: [{ inciName: 'Aqua' }, { inciName: '1,2-Hexanediol' }] },
  });
});

test.each([
  ['AQUA,GLYCERIN,1,2-HEXANEDIOL', '60,39,1', ['AQUA 60', 'GLYCERIN 39', '1,2-HEXANEDIOL 1']],
  ['AQUA,GLYCERIN', '60,40', ['AQUA 60', 'GLYCERIN 40']],
  ['AQUA, GLYCERIN', '60,5, 39,5', ['AQUA 60.5', 'GLYCERIN 39.5']],
  ['1,2-HEXANEDIOL', '1,5', ['1,2-HEXANEDIOL 1.5']],
  ['AQUA,GLYCERIN', '', ['AQUA ', 'GLYCERIN ']],
  ['EXTRACT,DRIED;', '1,5', ['EXTRACT,DRIED 1.5']],
])('commas without spaces separate names and percentages but do not split them: %s', (names, percentages, expected) => {
  const { composition = [] } = one(['Name', 'INCI', '%'], ['A', names, percentages])?.values ?? {};
  expect(composition.map(({ inciName, maxConcentration }) => `${inciName} ${maxConcentration}`)).toEqual(expected);
});

test('the problem of a repeated row comes first', () => {
  const faulty = [
    'A',
    '',
    '',
    Array.from({ length: 60 }, () => 'Aqua').join(';'),
    Array.from({ length: 60 }, () => 'x').join(';'),
  ];
  const [, second] = read([HEADINGS, ['A', '', '', 'Aqua', '5'], faulty]).rows;
  const problems = second?.problems.map(short) ?? [];
  expect([problems.length, problems[0]]).toEqual([50, [3, 'TRADE_NAME', 'TWICE_IN_FILE', '2', 'error']]);
});

test('a problem quotes its value on one line without half characters', () => {
  const reason = `${'a'.repeat(199)}😀`;
  expect(problemsOf(['A', '', 'x\0\ny', 'Aqua', '', 'yes', reason])).toEqual([
    [2, 'TYPE', 'UNKNOWN_TYPE', 'x y', 'error'],
    [2, 'STATUS_DESCRIPTION', 'REASON_IGNORED', 'a'.repeat(199), 'warning'],
  ]);
});

test('an empty cell says nothing, but that a raw material has no manufacturer', () => {
  expect(one(['Name', 'Manufacturer', 'Code', 'CMR', 'Nano', 'Type'], ['Voda', '', '', '', '', ''])?.values).toEqual({
    tradeName: 'Voda',
    manufacturer: '',
  });
});

test.each([
  ['', 'Total', '100'],
  ['UKUPNO:', '', '100 %'],
])('the total %j below a composition is left out and reported', (...total) => {
  const sheet = read([['Trade name', 'INCI', '%'], ['Mix', 'Aqua', '100'], total, ['', '* typical values', '']]);
  expect(sheet.rows.map(({ values }) => values.composition)).toEqual([[{ inciName: 'Aqua', maxConcentration: '100' }]]);
  expect(sheet.rows[0]?.problems.map(({ line, code }) => [line, code])).toEqual([
    [3, 'TOTAL_LEFT_OUT'],
    [4, 'REMARK_LEFT_OUT'],
  ]);
});

test('rows without a trade name continue the composition', () => {
  const sheet = read([
    ['Trade name', 'Manufacturer', 'INCI', '%'],
    ['Mix', 'ACME', 'Aqua', '60'],
    ['', '', 'Glycerin', '<0.1'],
    ['', 'ACME', 'Alcohol; Parfum', '30; 1'],
    ['Other', '', 'Aqua', ''],
  ]);
  expect(sheet.rows).toHaveLength(2);
  expect(
    sheet.rows[0]?.values.composition?.map(({ inciName, maxConcentration }) => `${inciName} ${maxConcentration}`),
  ).toEqual(['Aqua 60', 'Glycerin <0.1', 'Alcohol 30', 'Parfum 1']);
  expect(sheet.rows[1]).toMatchObject({
    line: 5,
    values: { composition: [{ inciName: 'Aqua', maxConcentration: '' }] },
  });
});

test.each([
  [['', 'ACME', '', 'Aqua', '1'], [[2, 'TRADE_NAME', 'NAME_MISSING', null, 'error']]],
  [['A', '', '', '', ''], []],
  [
    ['A', '', '', '', '5'],
    [
      [2, 'INCI_NAMES', 'INCI_MISSING', '5', 'error'],
      [2, 'INCI_NAMES', 'COMPOSITION_MISSING', null, 'error'],
    ],
  ],
  [['A', '', '', 'Aqua;;Parfum', '1;2;3'], [[2, 'INCI_NAMES', 'INCI_MISSING', '2', 'error']]],
  [['A', '', '', 'Aqua; Glycerin', '5'], [[2, 'MAX_CONCENTRATIONS', 'COUNT_MISMATCH', '5', 'error']]],
  [['A', '', '', 'Aqua', '5; 6'], [[2, 'MAX_CONCENTRATIONS', 'COUNT_MISMATCH', '5; 6', 'error']]],
  [['A', '', '', 'Aqua', 'much'], [[2, 'MAX_CONCENTRATIONS', 'NOT_A_NUMBER', 'much', 'error']]],
  [['A', '', '', 'Aqua', '-1'], [[2, 'MAX_CONCENTRATIONS', 'NEGATIVE', '-1', 'error']]],
  [['A', '', '', 'Aqua', '100,1'], [[2, 'MAX_CONCENTRATIONS', 'CONCENTRATION_OVER_100', '100,1', 'error']]],
  [['A', '', '', 'Aqua; Glycerin', '60; 41'], [[2, 'MAX_CONCENTRATIONS', 'SUM_OVER_100', '101', 'warning']]],
  [['A', '', '', 'Aqua; Glycerin', '60-80; 30-50'], []],
  [['A', '', '', 'Aqua; Glycerin', '60-80; 41-50'], [[2, 'MAX_CONCENTRATIONS', 'SUM_OVER_100', '101', 'warning']]],
  [['A', '', '', 'Aqua', '96.5–102 %'], [[2, 'MAX_CONCENTRATIONS', 'ASSAY_OVER_100', '96.5–102 %', 'warning']]],
  [['A', '', '', 'Phenoxyethanol 85-95 % & Ethylhexylglycerin 5-15 %', ''], []],
  [['A', '', 'liquid', 'Aqua', ''], [[2, 'TYPE', 'UNKNOWN_TYPE', 'liquid', 'error']]],
  [['A', '', '', 'Aqua', '', 'perhaps'], [[2, 'VALID_DOCUMENTS', 'UNKNOWN_VALUE', 'perhaps', 'error']]],
  [['A', '', '', 'Aqua', '', 'yes', 'expired'], [[2, 'STATUS_DESCRIPTION', 'REASON_IGNORED', 'expired', 'warning']]],
  [
    ['A', '', '', 'Aqua', '', '', '', '', '', 'nema', '5 ppm'],
    [[2, 'CMR_QUANTITY', 'CMR_QUANTITY_IGNORED', '5 ppm', 'warning']],
  ],
  [['A'.repeat(201), '', '', 'Aqua'], [[2, 'TRADE_NAME', 'TOO_LONG', 'A'.repeat(200), 'error']]],
  [['A', '', '', 'B'.repeat(301)], [[2, 'INCI_NAMES', 'TOO_LONG', 'B'.repeat(200), 'error']]],
  [
    ['A', '', '', Array.from({ length: 501 }, (_, at) => `Name ${at}`).join(';')],
    [[2, 'INCI_NAMES', 'TOO_MANY_COMPONENTS', '501', 'error']],
  ],
])('the problems of %j', (line, problems) => {
  expect(problemsOf(line)).toEqual(problems);
});

test('repeated raw materials are recognised regardless of case and spaces', () => {
  const lines = [
    ['Glycerol 99', 'ACME', '', 'Glycerin'],
    ['GLYCEROL  99 ', 'Acme', '', 'Glycerin'],
    ['Glycerol 99', 'Other', '', 'Glycerin'],
  ];
  expect(problemsOf(...lines)).toEqual([
    [2, 'TRADE_NAME', 'TWICE_IN_FILE', '3', 'error'],
    [3, 'TRADE_NAME', 'TWICE_IN_FILE', '2', 'error'],
  ]);
});

const compositionOf = (row: SheetRow | undefined) =>
  row?.values.composition?.map(({ inciName, maxConcentration }) => `${inciName} ${maxConcentration}`.trim());

test('rows that repeat the trade name with further INCI names are one raw material', () => {
  const { rows } = read([
    ['Trade name', 'Supplier', 'INCI name', 'Content (% w/w)', 'CAS'],
    ['Mix', 'ACME', 'Aqua', '60 % w/w', '7732-18-5'],
    ['MIX ', 'Acme', 'Glycerin', '30% (w/w)', '56-81-5'],
    ['Mix', '', 'Alcohol', '10', ''],
    ['Other', 'ACME', 'Aqua', '', ''],
  ]);
  expect(rows.map(compositionOf)).toEqual([['Aqua 60', 'Glycerin 30', 'Alcohol 10'], ['Aqua']]);
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
});

test('rows of one trade name that contradict one another are all refused', () => {
  const problems = problemsOf(
    ['Mix', 'ACME', 'Plain', 'Aqua', '60'],
    ['Mix', 'ACME', 'Plain', 'Glycerin', '30'],
    ['Mix', 'ACME', 'Parfum', 'Alcohol', '10'],
  );
  expect(problems).toEqual([
    [2, 'TRADE_NAME', 'TWICE_IN_FILE', '4', 'error'],
    [4, 'TRADE_NAME', 'TWICE_IN_FILE', '2', 'error'],
  ]);
});

test('"(and)" parts the names of a mixture, of which none has the percentage for itself', () => {
  const { rows } = read([
    ['Name', 'INCI', '% w/w'],
    ['A', 'Aqua (and) Glycerin (AND) Alcohol', '60; 30; 10'],
    ['B', 'Aqua (and) Glycerin', '100'],
    ['C', 'Aqua, Glycerin', '100'],
  ]);
  expect(rows.map(compositionOf)).toEqual([
    ['Aqua 60', 'Glycerin 30', 'Alcohol 10'],
    ['Aqua', 'Glycerin'],
    ['Aqua', 'Glycerin'],
  ]);
  expect(rows.flatMap(({ problems }) => problems.map(short))).toEqual([
    [3, 'MAX_CONCENTRATIONS', 'SHARED_CONCENTRATION', '100', 'warning'],
    [4, 'MAX_CONCENTRATIONS', 'COUNT_MISMATCH', '100', 'error'],
  ]);
});

test.each([
  ['ad 100; 5; 0,5-1', ['Aqua 94-94.5', 'Glycerin 5', 'Alcohol 0.5-1'], 'REMAINDER_FILLED', 'ad 100 = 94-94.5 %'],
  ['q.s. to 100 %; 5; <1', ['Aqua 94-95', 'Glycerin 5', 'Alcohol <1'], 'REMAINDER_FILLED', 'q.s. to 100 % = 94-95 %'],
  ['q.s.; 5; 1', ['Aqua', 'Glycerin 5', 'Alcohol 1'], 'REMAINDER_OPEN', 'q.s.'],
  ['ad 100; ; 1', ['Aqua', 'Glycerin', 'Alcohol 1'], 'REMAINDER_OPEN', 'ad 100'],
  ['do 100; 60; 40', ['Aqua', 'Glycerin 60', 'Alcohol 40'], 'REMAINDER_OPEN', 'do 100'],
])('what fills up to 100 %%: %s', (percentages, expected, code, value) => {
  const row = one(['Name', 'INCI', '%'], ['A', 'Aqua; Glycerin; Alcohol', percentages]);
  expect(compositionOf(row)).toEqual(expected);
  expect(row?.problems.map(short)).toEqual([[2, 'MAX_CONCENTRATIONS', code, value, 'warning']]);
});

test('a name that stands twice in a raw material is noted, however it is written', () => {
  const codesOf = (composition: string) =>
    one(['Trade name', 'INCI', 'Max. %'], ['Blend', ...composition.split('|')])?.problems.map(({ code }) => code);
  expect(codesOf('Aqua; Glycerin; AQUA\u200b|50; 10; 30')).toEqual(['NAME_REPEATED']);
  expect(codesOf('Aqua; Glycerin|50; 10')).toEqual([]);
});

test('at most fifty problems of a raw material are reported', () => {
  expect(
    problemsOf(['A', '', '', ...['Aqua', 'x'].map((part) => Array.from({ length: 80 }, () => part).join(';'))]),
  ).toHaveLength(50);
});

test.each([
  ['no line names a trade name', [['Aqua', 'Glycerin']], 'NO_HEADINGS'],
  ['a title alone', [['Raw material']], 'NO_HEADINGS'],
  ['nothing below the headings', [HEADINGS, ['', ' ']], 'NO_ROWS'],
  [
    'too many',
    [['Name', 'INCI'], ...Array.from({ length: MAX_ROWS + 1 }, (_, at) => [`M ${at}`, 'Aqua'])],
    'TOO_MANY_ROWS',
  ],
])('a sheet that cannot be read: %s', (_name, cells, code) => {
  expect(readSheet(cells)).toEqual({ ok: false, code });
});

test.each([
  ['Max ppm', '125,000', '12.5'],
  ['Max. conc. (mg/kg)', '3,200', '0.32'],
  ['Maximum conc. (%)', '12.5', '12.5'],
])('the unit of the heading %s holds for its figures', (heading, figure, percent) => {
  const row = one(['Trade name', 'INCI', heading], ['A', 'Linalool', figure]);
  expect(row?.values.composition).toEqual([{ inciName: 'Linalool', maxConcentration: percent }]);
});

test.each([
  ['Content', '50; 0.1', 'ppm', ['0.005', '0.00001'], []],
  ['Content', '50', '% w/w', ['50'], []],
  ['Content', '50 ppm', 'ppm', ['0.005'], []],
  ['Content', '50', '', ['50'], []],
  ['Content', '50', 'pcs', [''], [[2, 'MAX_CONCENTRATIONS', 'NOT_A_NUMBER', '50 pcs', 'error']]],
  ['Content', '50 %', 'ppm', [''], [[2, 'MAX_CONCENTRATIONS', 'NOT_A_NUMBER', '50 % ppm', 'error']]],
  ['Content (%)', '50', 'ppm', [''], [[2, 'MAX_CONCENTRATIONS', 'NOT_A_NUMBER', '50 % ≠ ppm', 'error']]],
])('below %s, %s with the unit "%s" is %j', (heading, figure, unit, percentages, problems) => {
  const names = ['BHT', 'Tocopherol'].slice(0, percentages.length).join('; ');
  const sheet = read([
    ['Trade name', 'INCI', heading, 'Unit'],
    ['A', names, figure, unit],
  ]);
  const [row] = sheet.rows;
  expect(sheet.columns).toEqual(['TRADE_NAME', 'INCI_NAMES', 'MAX_CONCENTRATIONS']);
  expect(row?.values.composition?.map(({ maxConcentration }) => maxConcentration)).toEqual(percentages);
  expect(row?.problems.map(short)).toEqual(problems);
});

test.each(['Total', 'Summe', 'Gesamt', 'Somme', 'Totale', 'УКУПНО', 'Sum of ingredients'])(
  'the sum %s is no component',
  (sum) => {
    const { rows } = read([
      ['Trade name', 'INCI', '%'],
      ['A', 'Aqua', '60'],
      ['', 'Glycerin', '40'],
      ['', sum, '100'],
      [sum, '', '100'],
    ]);
    expect(rows.map(compositionOf)).toEqual([['Aqua 60', 'Glycerin 40']]);
  },
);

test.each([
  [['70', '30'], '100', ['TOTAL_LEFT_OUT']],
  [['20', '30'], '50', ['INCI_MISSING']],
  [['70', '30'], '99', ['INCI_MISSING']],
])('below the percentages %j, %s without a name is %j', (shares, last, expected) => {
  const lines = shares.map((share, at) => [at === 0 ? 'Blend' : '', `NAME ${at}`, share]);
  const sheet = readSheet([['Trade name', 'INCI', '%'], ...lines, ['', '', last]]);
  expect(sheet.ok && sheet.rows.flatMap(({ problems }) => problems.map(({ code }) => code))).toEqual(expected);
});
