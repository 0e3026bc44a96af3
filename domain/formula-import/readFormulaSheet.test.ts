import { readFormulaSheet } from './readFormulaSheet.ts';

const read = (...cells: string[][]) => {
  const sheet = readFormulaSheet(cells);
  if (!sheet.ok) throw new Error(sheet.code);
  return sheet;
};
const simple = (...amounts: string[]) =>
  read(['Trade name', '%'], ...amounts.map((amount, at) => [`Material ${at}`, amount]));
const amounts = ({ rows }: ReturnType<typeof read>) =>
  rows.map(({ amount, isRemainder }) => (isRemainder ? 'to 100' : amount));
const codes = ({ rows }: ReturnType<typeof read>) => rows.map(({ problems }) => problems.map(({ code }) => code));

test('"q.s. to 100" of example E9 is the line that fills up, and a total of 100 agrees with it', () => {
  const sheet = read(
    ['Raw material', '%'],
    ['Glycerin', '5'],
    ['Oil', '3.5'],
    ['Water', 'q.s. to 100'],
    ['Total', '100'],
  );
  expect(amounts(sheet)).toEqual(['5', '3.5', 'to 100']);
  expect(sheet.scale).toBe('PERCENT');
  expect(sheet.total).toEqual({ line: 5, value: '100', isEqual: true });
});

test('fractions that add up to 1 are multiplied by 100, as in example E9', () => {
  const sheet = simple('0.7', '0,25', '0.05');
  expect([sheet.scale, amounts(sheet)]).toEqual(['FRACTIONS', ['70', '25', '5']]);
});

test('the grams of a batch stay as they are, as in example E9', () => {
  const sheet = read(['Sirovina', 'g'], ['Voda', '500'], ['Ulje', '300 g'], ['Glicerin', '200']);
  expect([sheet.scale, amounts(sheet)]).toEqual(['OTHER', ['500', '300', '200']]);
});

test('grams come with the percentages that they are of all, which percentages do not', () => {
  const offers = (...texts: string[]) => simple(...texts).rows.map(({ scaledAmount }) => scaledAmount);
  expect(offers('500', '300', '200')).toEqual(['50', '30', '20']);
  expect(offers('1', '1', '1')).toEqual(['33.333334', '33.333333', '33.333333']);
  expect(offers('50', '30', '20')).toEqual([null, null, null]);
});

test.each([
  ['0.98', 'FRACTIONS'],
  ['1.02', 'FRACTIONS'],
  ['0.97', 'OTHER'],
  ['1.03', 'OTHER'],
  ['99.99', 'PERCENT'],
  ['100.01', 'PERCENT'],
  ['99.98', 'OTHER'],
])('a sum of %s is read as %s', (sum, scale) => {
  expect(simple(sum).scale).toBe(scale);
});

test.each([
  'q.s.',
  'qs',
  'Q.S. TO 100',
  'q.s. ad 100 %',
  'ad 100',
  'do 100',
  'do 100%',
  'qsp 100',
  'Ostatak',
  '=ad 100',
])('%s fills up to 100', (text) => {
  expect(amounts(simple('5', text))).toEqual(['5', 'to 100']);
});

test('100 alone is an amount', () => {
  expect(amounts(simple('100'))).toEqual(['100']);
});

test('"q.s." beside "ad 100" is an amount that nobody wrote', () => {
  const sheet = simple('ad 100', 'q.s.');
  expect(amounts(sheet)).toEqual(['to 100', '']);
  expect(codes(sheet)).toEqual([[], ['SATIS_WITHOUT_AMOUNT']]);
});

test('two lines that fill up to 100 are both named', () => {
  expect(codes(simple('ad 100', 'do 100'))).toEqual([['SECOND_REMAINDER'], ['SECOND_REMAINDER']]);
});

test('a calculated cell counts by its stored value and is marked', () => {
  const { rows } = simple('5', '=95');
  expect(rows.map(({ amount, isCalculated }) => [amount, isCalculated])).toEqual([
    ['5', false],
    ['95', true],
  ]);
});

test('looked-up texts count by their stored values', () => {
  const [row] = read(
    ['Trade name', 'INCI', '% in raw material', '%'],
    ['=Blend', '=Aqua; Glycerin', '=60; 40', '100'],
  ).rows;
  expect(row).toMatchObject({
    tradeName: 'Blend',
    components: [
      { inciName: 'Aqua', maxConcentration: '60' },
      { inciName: 'Glycerin', maxConcentration: '40' },
    ],
  });
});

test.each(['=', '=100-SUM(B2:B5)'])('a calculated cell without a stored value (%s) is a problem', (cell) => {
  expect(codes(simple('5', cell))).toEqual([[], ['NO_STORED_VALUE']]);
});

test('a calculated value is rounded to six decimals and says so, a typed one is not', () => {
  const sheet = simple('=33.33333333333333', '66.6666667');
  expect(amounts(sheet)).toEqual(['33.333333', '66.6666667']);
  expect(codes(sheet)).toEqual([['ROUNDED'], ['TOO_MANY_DECIMALS']]);
});

test.each([
  ['', 'AMOUNT_MISSING'],
  ['5,5,5', 'NOT_A_NUMBER'],
  ['-1', 'NOT_POSITIVE'],
  ['0', 'NOT_POSITIVE'],
  ['abc', 'NOT_A_NUMBER'],
])('the amount "%s" has the problem %s', (amount, code) => {
  expect(codes(simple('5', amount))).toEqual([[], [code]]);
});

test.each(['Total', 'UKUPNO:', 'Suma', 'Σ', 'Zbir (%)'])('%s is compared with the sum and left out', (word) => {
  const sheet = read(['INCI', '%'], ['Aqua', '70'], ['Glycerin', '30'], [word, '101']);
  expect(sheet.rows).toHaveLength(2);
  expect(sheet.total).toEqual({ line: 4, value: '101', isEqual: false });
});

test('a raw material whose name begins like a total is none', () => {
  expect(read(['Name', '%'], ['Total Care Complex', '100']).rows).toHaveLength(1);
});

test('sums of a phase and remarks below the sum of all are left out and listed', () => {
  const sheet = read(['Name', '%'], ['Aqua', '100'], ['Total A', '100'], ['Total', '100'], ['Mix for ten minutes', '']);
  expect(sheet.rows).toHaveLength(1);
  expect(sheet.leftOut).toEqual([
    { line: 3, reason: 'SUBTOTAL', text: 'Total A 100' },
    { line: 5, reason: 'NOTE', text: 'Mix for ten minutes' },
  ]);
});

test.each([['A'], ['Faza A'], ['PHASE A: water']])('the caption "%s" is the phase of the lines below', (caption) => {
  const sheet = read(['Name', '%'], [caption], ['Aqua', '60'], ['Glycerin', '10'], ['B'], ['Oil', '30']);
  expect(sheet.rows.map(({ phase }) => phase)).toEqual(['A', 'A', 'B']);
});

test.each([
  ['Water phase', 'Water'],
  ['Uljna faza:', 'Uljna'],
  ['Phase: oil', 'oil'],
  ['VODENA FAZA', 'VODENA'],
])('the caption "%s" is the phase %s', (caption, phase) => {
  const { rows } = read(['Name', 'INCI', '%'], [caption], ['Water', 'Aqua', '60'], ['B'], ['Oil', 'Olus', '40']);
  expect(rows.map((row) => [row.phase, row.tradeName, row.problems])).toEqual([
    [phase, 'Water', []],
    ['B', 'Oil', []],
  ]);
});

test('a word alone in the column of phases is the phase of the lines below', () => {
  const { rows } = read(['Faza', 'Sirovina', '%'], ['Vodena'], ['', 'Voda', '60'], ['', 'Glicerin', '40']);
  expect(rows.map(({ phase, tradeName }) => [phase, tradeName])).toEqual([
    ['Vodena', 'Voda'],
    ['Vodena', 'Glicerin'],
  ]);
});

test('a raw material alone in its line is no caption', () => {
  expect(codes(read(['Name', '%'], ['Water', '100'], ['Preservatives']))).toEqual([[], ['AMOUNT_MISSING']]);
});

test('a dash says that a line has no phase', () => {
  const { rows } = read(['Phase', 'Name', '%'], ['A', 'Water', '60'], ['–', 'Oil', '30'], ['', 'Wax', '10']);
  expect(rows.map(({ phase }) => phase)).toEqual(['A', '', '']);
});

test.each([
  ['5', 'q.s.'],
  ['5', 'to 100'],
  ['q.s. to 100', '5'],
])('a composition with the amounts %s and %s has a problem, because one of them would be lost', (first, second) => {
  const sheet = read(
    ['Name', 'INCI', '%'],
    ['Blend', 'Glycerin', first],
    ['', 'Olus', second],
    ['Water', 'Aqua', '70'],
  );
  expect(sheet.rows[0]?.problems).toEqual([
    { code: 'AMOUNT_BESIDE_REMAINDER', column: 'PERCENT', value: '5', isError: true },
  ]);
});

test('an amount beside "to 100" that is what the others leave is no problem', () => {
  const sheet = read(['Name', '%', 'To 100'], ['Water', '95', 'yes'], ['Glycerin', '5', '']);
  expect([amounts(sheet), codes(sheet)]).toEqual([
    ['to 100', '5'],
    [[], []],
  ]);
});

test('an amount beside "to 100" that is not what the others leave is a problem', () => {
  expect(codes(read(['Name', '%', 'Do 100'], ['Water', '95', 'da'], ['Glycerin', '6', '']))).toEqual([
    ['AMOUNT_BESIDE_REMAINDER'],
    [],
  ]);
});

test('amounts with a percent sign are neither fractions nor grams', () => {
  expect(simple('0.7%', '0.3 %')).toMatchObject({ scale: 'PERCENT', rows: [{ amount: '0.7' }, { amount: '0.3' }] });
  expect(simple('300%', '200%').scale).toBe('PERCENT');
});

test('a raw material of the name of a total is a raw material', () => {
  const { rows, total } = read(
    ['Name', 'INCI', '%'],
    ['Total', 'Aqua', '90'],
    ['Sum A', 'Olus', '10'],
    ['Total', '', '100'],
  );
  expect([rows.map(({ tradeName }) => tradeName), total?.line]).toEqual([['Total', 'Sum A'], 4]);
});

test('a name above the same name with INCI names is another raw material', () => {
  const { rows } = read(['Name', 'INCI', '%'], ['Water', '', '5'], ['Water', 'Aqua', '95']);
  expect(rows.map(({ amount }) => amount)).toEqual(['5', '95']);
});

test('the phase of a merged cell holds for the lines below', () => {
  const sheet = read(['Faza', 'Sirovina', '%'], ['A', 'Voda', '60'], ['', 'Glicerin', '10'], ['B', 'Ulje', '30']);
  expect(sheet.rows.map(({ phase }) => phase)).toEqual(['A', 'A', 'B']);
});

test('the word "phase" behind the name of a phase is no part of it', () => {
  const sheet = read(['Faza', 'Sirovina', '%'], ['Vodena faza', 'Voda', '60'], ['', 'Glicerin', '40']);
  expect(sheet.rows.map(({ phase }) => phase)).toEqual(['Vodena', 'Vodena']);
  expect(codes(sheet)).toEqual([[], []]);
});

test('a caption ends the composition above it', () => {
  const sheet = read(['Name', 'INCI', '%'], ['A'], ['Water', 'Aqua', '60'], ['B'], ['', 'Glycerin', '40']);
  expect(sheet.rows.map(({ phase, amount }) => [phase, amount])).toEqual([
    ['A', '60'],
    ['B', '40'],
  ]);
});

test('"(and)" parts INCI names, and a comma of a chemical name does not', () => {
  const [row] = read(['Trade name', 'INCI', '%'], ['X', 'Aqua (and) 1,2-Hexanediol (and) Glycerin', '100']).rows;
  expect(row?.components.map(({ inciName }) => inciName)).toEqual(['Aqua', '1,2-Hexanediol', 'Glycerin']);
});

test.each([
  ['only in the first', ''],
  ['in each line', 'Emulgade SE-PF'],
])('one line per INCI name with the trade name %s is one row', (_name, repeated) => {
  const { rows } = read(
    ['RM code', 'Trade name', 'INCI', '% in raw material', '% w/w'],
    ['R-1', 'Emulgade SE-PF', 'Glyceryl Stearate', '40-70', '4.5'],
    ['', repeated, 'Ceteareth-20', '10-20', ''],
    ['R-2', 'Voda', 'Aqua', '100', '95.5'],
  );
  expect(rows.map(({ tradeName, amount, components }) => ({ tradeName, amount, components }))).toEqual([
    {
      tradeName: 'Emulgade SE-PF',
      amount: '4.5',
      components: [
        { inciName: 'Glyceryl Stearate', maxConcentration: '40-70' },
        { inciName: 'Ceteareth-20', maxConcentration: '10-20' },
      ],
    },
    { tradeName: 'Voda', amount: '95.5', components: [{ inciName: 'Aqua', maxConcentration: '100' }] },
  ]);
});

test('amounts of the single INCI names are added, and the shares in the raw material follow', () => {
  const { rows } = read(
    ['Trade name', 'INCI', '%'],
    ['P', 'Phenoxyethanol', '0.9'],
    ['P', 'Ethylhexylglycerin', '0.1'],
    ['W', 'Aqua', '99'],
  );
  expect(rows[0]).toMatchObject({
    amount: '1',
    components: [
      { inciName: 'Phenoxyethanol', maxConcentration: '90' },
      { inciName: 'Ethylhexylglycerin', maxConcentration: '10' },
    ],
    problems: [{ code: 'AMOUNTS_ADDED', isError: false }],
  });
});

test.each([
  ['95', '5', 'REPEATED_AMOUNT'],
  ['90', '10', 'AMOUNTS_ADDED'],
])('the same amount in every line counts as the sum needs it (%s beside it)', (water, amount, code) => {
  const { rows } = read(
    ['Trade name', 'INCI', '%'],
    ['P', 'Phenoxyethanol', '5'],
    ['P', 'Glycerin', '5'],
    ['W', 'Aqua', water],
  );
  expect([rows[0]?.amount, rows[0]?.problems[0]?.code]).toEqual([amount, code]);
});

test('the same raw material in another phase is another row', () => {
  const { rows } = read(['Phase', 'Name', 'INCI', '%'], ['A', 'Water', 'Aqua', '60'], ['B', 'Water', 'Aqua', '40']);
  expect(rows.map(({ phase, amount }) => [phase, amount])).toEqual([
    ['A', '60'],
    ['B', '40'],
  ]);
});

test('headings are found below titles, in either language, and grams beside percentages are left aside', () => {
  const sheet = read(
    ['Krem za ruke'],
    [''],
    ['Šifra', 'Sirovina', 'Proizvođač', 'Namena', 'g', '% w/w', 'Cena'],
    ['S1', 'Voda', 'Mi', 'Rastvarač', '500', '100', '3'],
  );
  expect(sheet.columns).toEqual(['CODE', 'TRADE_NAME', 'MANUFACTURER', 'FUNCTION', 'PERCENT']);
  // A price is left out for what it is.
  expect(sheet.unknownColumns).toEqual(['g']);
  expect(sheet.rows[0]).toMatchObject({
    line: 4,
    code: 'S1',
    tradeName: 'Voda',
    manufacturer: 'Mi',
    function: 'Rastvarač',
    amount: '100',
  });
});

test.each([
  ['Conc. (%)', 'PERCENT'],
  ['Qty (g)', 'GRAMS'],
])('the heading %s is that of %s', (heading, column) => {
  expect(read(['Name', heading], ['Water', '100']).columns).toEqual(['TRADE_NAME', column]);
});

test.each<[string, string[][], string]>([
  [
    'without amounts',
    [
      ['Name', 'INCI'],
      ['a', 'b'],
    ],
    'NO_HEADINGS',
  ],
  [
    'without names',
    [
      ['%', 'CAS'],
      ['1', '2'],
    ],
    'NO_HEADINGS',
  ],
  ['without rows', [['Name', '%']], 'NO_ROWS'],
  ['with 301 rows', [['Name', '%'], ...Array.from({ length: 301 }, (_, at) => [`N${at}`, '0.1'])], 'TOO_MANY_ROWS'],
])('a sheet %s is refused', (_name, cells, code) => {
  expect(readFormulaSheet(cells)).toEqual({ ok: false, code });
});

test('300 rows are read', () => {
  const lines = Array.from({ length: 300 }, (_, at) => [`N${at}`, '0.1']);
  expect(read(['Name', '%'], ...lines).rows).toHaveLength(300);
});

test('a text over its limit is cut and named', () => {
  const [row] = read(['Name', 'Function', '%'], ['Water', 'x'.repeat(101), '100']).rows;
  expect([row?.function.length, row?.problems[0]?.code, row?.problems[0]?.isError]).toEqual([100, 'TOO_LONG', true]);
});

test.each([
  ['ppm', '500,000', '500000'],
  ['g/kg', '500', '500.000'],
  ['g/100 g', '50', '50.0'],
  ['mg/kg', '500.000', '500 000'],
])('amounts below a heading in %s are shares', (unit, first, second) => {
  const sheet = read(['Name', unit], ['Water', first], ['Oil', second]);
  expect([sheet.scale, amounts(sheet)]).toEqual(['PERCENT', ['50', '50']]);
});

test('kilograms are grams, and a figure without a unit beside them is asked about', () => {
  expect(amounts(read(['Name', 'Quantity (kg)'], ['Water', '1.5'], ['Oil', '0.5']))).toEqual(['1500', '500']);
  expect(codes(read(['Name', 'Quantity'], ['Water', '1.5 kg'], ['Oil', '500']))).toEqual([[], ['UNITS_DIFFER']]);
  expect(codes(read(['Name', 'Quantity'], ['Water', '95 %'], ['Oil', '5 g']))).toEqual([[], ['UNITS_DIFFER']]);
});

test('"1.250,5 g" is read, and "3,200 g" is asked about unless the others show the decimal sign', () => {
  expect(amounts(read(['Name', 'Quantity'], ['Water', '1.250,5 g'], ['Oil', '3,200 g']))).toEqual(['1250.5', '3.2']);
  expect(codes(read(['Name', 'Quantity'], ['Water', '500 g'], ['Oil', '3,200 g']))).toEqual([[], ['AMBIGUOUS_NUMBER']]);
});
