import { readFragranceSheet } from './readFragranceSheet.ts';

const HEADINGS = ['Perfume', 'Code', 'Supplier', 'Kind', 'Date', 'Allergen', 'CAS', '% w/w', 'LOD'];
const sheet = (...rows: string[][]) => {
  const read = readFragranceSheet([HEADINGS, ...rows]);
  if (!read.ok) throw new Error(read.code);
  return read;
};
const problems = (...rows: string[][]) =>
  sheet(...rows).fragrances.flatMap((one) => one.problems.map(({ line, code, value }) => [line, code, value]));
const row = (name: string, inci: string, percent: string, limit = '') => [
  name,
  '',
  '',
  '',
  '',
  inci,
  '',
  percent,
  limit,
];

test('lines without a name belong to the perfume above, and lines of one name together', () => {
  const { fragrances } = sheet(
    ['Rose 7', 'R-7', 'Iberchem', 'Perfume', '3.2.2026.', 'Linalool', '78-70-6', '2,5', ''],
    row('', 'Coumarin', 'n.d.', '0,001'),
    row('Mint', 'Limonene', '<0.01'),
    row('ROSE 7', 'Citral', '0.3', '0.001'),
  );
  expect(fragrances).toEqual([
    {
      line: 2,
      name: 'Rose 7',
      code: 'R-7',
      supplier: 'Iberchem',
      kind: 'PARFUM',
      statementDate: '2026-02-03',
      ambiguousDate: null,
      allergens: [
        { inciName: 'Linalool', casNumber: '78-70-6', percent: '2.5', detectionLimit: null },
        { inciName: 'Coumarin', casNumber: null, percent: null, detectionLimit: '0.001' },
        { inciName: 'Citral', casNumber: null, percent: '0.3', detectionLimit: null },
      ],
      allergenLines: [2, 3, 5],
      problems: [],
    },
    {
      line: 4,
      name: 'Mint',
      code: null,
      supplier: null,
      kind: null,
      statementDate: null,
      ambiguousDate: null,
      allergens: [{ inciName: 'Limonene', casNumber: null, percent: null, detectionLimit: '0.01' }],
      allergenLines: [4],
      problems: [],
    },
  ]);
});

test('headings are found below a title, in Serbian, and unknown ones are named', () => {
  const read = readFragranceSheet([
    ['Izjave o alergenima 2026'],
    ['Parfem ili aroma', 'Vrsta', 'Alergen', 'Procenat', 'Xyz'],
    ['Nana', 'Aroma', 'Limonene', '12', 'x'],
    ['', '', 'Ukupno', '12', ''],
  ]);
  expect(read).toMatchObject({ ok: true, unknownColumns: ['Xyz'] });
  expect(read.ok && read.fragrances.map(({ name, kind, allergens }) => [name, kind, allergens.length])).toEqual([
    ['Nana', 'AROMA', 1],
  ]);
});

test.each<[string, string[][], (string | number | null)[][]]>([
  ['the first line without a perfume', [row('', 'Linalool', '1')], [[2, 'MATERIAL_MISSING', null]]],
  ['an allergen without a share', [row('A', 'Linalool', '')], [[2, 'SHARE_MISSING', 'Linalool']]],
  ['a share that is none', [row('A', 'Linalool', 'some')], [[2, 'NOT_A_NUMBER', 'some']]],
  ['a limit that is none', [row('A', 'Linalool', 'n.d.', 'low')], [[2, 'LIMIT_INVALID', 'low']]],
  [
    'an allergen twice with the same CAS number',
    [
      ['A', '', '', '', '', 'Linalool', '78-70-6', '1', ''],
      ['', '', '', '', '', 'LINALOOL', '78-70-6', '2', ''],
    ],
    [[3, 'NAME_TWICE', 'LINALOOL']],
  ],
  ['two isomers', [row('A', 'Linalool', '1'), row('', 'LINALOOL', '2')], [[3, 'ISOMERS_ADDED', 'LINALOOL']]],
  ['a range', [row('A', 'Linalool', '0.1-0.5 %')], [[2, 'UPPER_END', '0.1-0.5 %']]],
  ['more than 100 %', [row('A', 'Linalool', '101')], [[2, 'OVER_100', '101']]],
  ['a sum above 100 %', [row('A', 'Linalool', '60'), row('', 'Citral', '50')], [[2, 'SUM_OVER_100', '60']]],
  ['a share without an allergen', [row('A', '', '1')], [[2, 'NAME_MISSING', null]]],
  [
    'two suppliers of one perfume',
    [
      ['A', '', 'One', '', '', 'Linalool', '', '1', ''],
      ['A', '', 'Two', '', '', 'Citral', '', '1', ''],
    ],
    [[3, 'CONTRADICTION', 'Two']],
  ],
  ['an unknown kind', [['A', '', '', 'Oil', '', 'Linalool', '', '1', '']], [[2, 'KIND_UNKNOWN', 'Oil']]],
  ['a day that is none', [['A', '', '', '', '31.2.2026', 'Linalool', '', '1', '']], [[2, 'DATE_INVALID', '31.2.2026']]],
  ['a wrong CAS number', [['A', '', '', '', '', 'Linalool', '78-70-5', '1', '']], [[2, 'CAS_INVALID', '78-70-5']]],
  ['a name that is too long', [row('A'.repeat(201), 'Linalool', '1')], [[2, 'TOO_LONG', 'A'.repeat(200)]]],
])('%s is a problem of its line', (_what, rows, expected) => {
  expect(problems(...rows)).toEqual(expected);
});

test('201 allergens are too many', () => {
  const rows = Array.from({ length: 201 }, (_, at) => row('A', `Substance ${'x'.repeat(at + 1)}`, '0.1'));
  expect(problems(...rows)).toContainEqual([202, 'TOO_MANY_ALLERGENS', null]);
});

test.each([
  ['NO_HEADINGS', [['Name', 'CAS']]],
  ['NO_ROWS', [HEADINGS]],
  ['TOO_MANY_ROWS', [HEADINGS, ...Array.from({ length: 501 }, (_, at) => row(`P${at}`, 'Linalool', '1'))]],
])('a sheet that cannot be read: %s', (code, cells) => {
  expect(readFragranceSheet(cells)).toEqual({ ok: false, code });
});

const dated = (date: string) => sheet(['A', '', '', '', date, 'Linalool', '', '1', '']).fragrances[0];

test.each([
  ['2026-02-03', '2026-02-03'],
  ['2026-02-03 14:30', '2026-02-03'],
  ['2026/2/3', '2026-02-03'],
  ['3.2.2026.', '2026-02-03'],
  ['03. 02. 2026', '2026-02-03'],
  ['3.2.26', '2026-02-03'],
  ['25/3/2026', '2026-03-25'],
  ['3/25/26', '2026-03-25'],
  ['3/3/2026', '2026-03-03'],
  ['13-02-2026', '2026-02-13'],
])('the date %s is the day %s', (text, day) => {
  expect(dated(text)).toMatchObject({ statementDate: day, ambiguousDate: null, problems: [] });
});

test.each(['2/3/2026', '02/03/26', '2-3-2026'])('the date %s may be either of two days', (text) => {
  expect(dated(text)).toMatchObject({
    statementDate: null,
    ambiguousDate: { DAY_FIRST: '2026-03-02', MONTH_FIRST: '2026-02-03' },
    problems: [],
  });
});

test('a perfume without allergens is a line with its name', () => {
  expect(sheet(['Plain', 'P-1', '', '', '', '', '', '', '']).fragrances).toMatchObject([
    { name: 'Plain', allergens: [], problems: [] },
  ]);
});

const single = (...cells: string[][]) => {
  const read = readFragranceSheet(cells);
  return read.ok ? read.fragrances : [];
};

test.each<[string, string[][], object]>([
  [
    'labels',
    [['Product: Rose 7'], ['Supplier', 'Iberchem'], ['Date: 3.2.2026']],
    { name: 'Rose 7', supplier: 'Iberchem', statementDate: '2026-02-03', problems: [] },
  ],
  [
    'a title',
    [['Allergen statement – Rose 7']],
    { name: 'Rose 7', problems: [{ code: 'NAME_FROM_TITLE', isError: false }] },
  ],
  ['nothing', [], { name: '', problems: [{ code: 'MATERIAL_MISSING' }] }],
])('a statement of one perfume has its name above the table: %s', (_what, above, expected) => {
  const table = [
    ['Name', 'CAS No.', 'Level (%)'],
    ['Linalool', '78-70-6', '2.5'],
    ['Citral', '5392-40-5', 'n.d.'],
  ];
  expect(single(...above, ...table)).toMatchObject([
    { ...expected, allergens: [{ inciName: 'Linalool' }, { inciName: 'Citral' }] },
  ]);
});

test.each([
  ['ppm', '125,000', '12.5'],
  ['Max ppm', '3.200', '0.32'],
  ['Conc. (mg/kg)', '3 200', '0.32'],
  ['% in fragrance', '12.500', '12.5'],
  ['Level (%)', '125,000 ppm', '12.5'],
  ['ppm', '12.5 %', '12.5'],
])('below %s, %s is %s %%', (heading, figure, percent) => {
  const [fragrance] = single(['Perfume', 'Allergen', heading], ['Rose', 'Linalool', figure]);
  expect(fragrance?.allergens).toMatchObject([{ percent }]);
});

test('isomers add up', () => {
  const [fragrance] = single(
    ['Perfume', 'Allergen', 'CAS', '%'],
    ['Rose', 'Limonene', '138-86-3', '0.1'],
    ['Rose', 'Limonene', '5989-27-5', '0.2'],
    ['Rose', 'Limonene', '5989-54-8', 'n.d.'],
  );
  expect(fragrance?.allergens).toEqual([
    { inciName: 'Limonene', casNumber: '138-86-3', percent: '0.3', detectionLimit: null },
  ]);
});

test.each([
  ['Concentration', '50', 'ppm', '0.005', []],
  ['Concentration', '5', '%', '5', []],
  ['Concentration', '5', 'drops', null, ['NOT_A_NUMBER']],
  ['Concentration', '5 %', 'ppm', null, ['NOT_A_NUMBER']],
  ['Concentration (%)', '5', 'ppm', null, ['NOT_A_NUMBER']],
])('below %s, %s with the unit "%s" is %s', (heading, figure, unit, percent, problems) => {
  const [fragrance] = single(['Fragrance', 'Allergen', heading, 'Unit'], ['Rose', 'Limonene', figure, unit]);
  expect(fragrance?.allergens).toMatchObject([{ percent }]);
  expect(fragrance?.problems.map(({ code }) => code)).toEqual(problems);
});

test.each(['Sum of allergens', 'Summe', 'Gesamt', 'Somme', 'Totale', 'УКУПНО', 'Укупно', 'Total allergens'])(
  'the sum %s is no allergen',
  (sum) => {
    const [fragrance] = single(['Fragrance', 'Allergen', '%'], ['Rose', 'Limonene', '5'], ['Rose', sum, '5']);
    expect(fragrance?.allergens.map(({ inciName }) => inciName)).toEqual(['Limonene']);
  },
);
