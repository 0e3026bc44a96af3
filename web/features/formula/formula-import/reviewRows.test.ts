import {
  type ImportRow,
  initialRows,
  isScaleOpen,
  readComposed,
  type ReviewRow,
  reviewRows,
  scaleRows,
  settleFractions,
  toLineInput,
} from './reviewRows.ts';

const material = {
  __typename: 'FormulaImportMaterial' as const,
  slug: 'voda',
  tradeName: 'Voda',
  manufacturer: 'Mi',
  inciNames: ['AQUA'],
};
const read = (line: number, rest: Partial<ImportRow> = {}): ImportRow => ({
  line,
  kind: 'NEW',
  match: null,
  rawMaterial: null,
  suggestions: [],
  phase: 'A',
  code: '',
  tradeName: `Row ${line}`,
  manufacturer: '',
  function: '',
  cas: '',
  composition: [{ inciName: 'Aqua', maxConcentration: '99.5' }],
  amount: '50',
  scaledAmount: null,
  isRemainder: false,
  isCalculated: false,
  problems: [],
  ...rest,
});
const review = (rows: ImportRow[], change: (rows: ReviewRow[]) => ReviewRow[] = (same) => same) =>
  reviewRows(change(initialRows(rows)), new Map(rows.map((row) => [row.line, row])));
const errorsOf = (...given: Parameters<typeof review>) => Object.fromEntries(review(...given).errors);

test('a row becomes what was found for it, and a suggestion is left to the person', () => {
  const rows = [read(2, { rawMaterial: material }), read(3, { suggestions: [material] }), read(4)];
  expect(initialRows(rows).map(({ choice }) => choice)).toEqual(['EXISTING', 'UNDECIDED', 'NEW']);
  expect(errorsOf(rows)).toMatchObject({ 3: ['UNDECIDED'] });
});

test('a row without a trade name is named by the beginning of its INCI names', () => {
  const composition = Array.from({ length: 30 }, () => ({ inciName: 'Glycerin', maxConcentration: null }));
  const [row] = initialRows([read(2, { tradeName: '', composition })]);
  expect(row?.tradeName).toMatch(/^Glycerin, Glycerin/);
  expect(row?.tradeName).toHaveLength(200);
});

test('a row that is left out is no line and has no errors', () => {
  const rows = [read(2, { amount: '100' }), read(3, { amount: 'abc' })];
  const reviewed = review(rows, (all) => all.map((row) => (row.line === 3 ? { ...row, choice: 'LEFT_OUT' } : row)));
  expect([reviewed.lines.length, reviewed.errors.size, reviewed.sum]).toEqual([1, 0, 100_000_000]);
});

test.each<[string, Partial<ImportRow>, string[]]>([
  ['without an amount', { amount: '' }, ['MISSING']],
  ['with letters as its amount', { amount: 'abc' }, ['NOT_A_NUMBER']],
  ['of grams', { amount: '500' }, ['OVER_100']],
  ['without INCI names', { composition: [] }, ['INCI_MISSING']],
  ['without any name', { tradeName: '', composition: [] }, ['NAME_MISSING']],
  [
    'with a text that was cut',
    { problems: [{ column: null, code: 'TOO_LONG', value: null, isError: true }] },
    ['NOT_REVIEWED'],
  ],
  [
    'with an amount of some of its lines',
    { problems: [{ column: 'PERCENT', code: 'NOT_A_NUMBER', value: 'abc', isError: true }] },
    ['PART_UNREADABLE'],
  ],
])('a new row %s cannot be entered', (_name, rest, codes) => {
  expect(errorsOf([read(2, rest)])).toEqual({ 2: codes });
});

test('the cut text of a row may stand once somebody has looked at it', () => {
  const row = read(2, { problems: [{ column: null, code: 'TOO_LONG', value: null, isError: true }] });
  expect(errorsOf([row], (all) => all.map((one) => ({ ...one, isTouched: true })))).toEqual({});
});

test('two rows that fill up to 100 are both named', () => {
  const rows = [read(2, { isRemainder: true, amount: '' }), read(3, { isRemainder: true, amount: '' })];
  expect(errorsOf(rows)).toEqual({ 2: ['SECOND_REMAINDER'], 3: ['SECOND_REMAINDER'] });
});

test('rows of the same new raw material enter it once', () => {
  const same = { tradeName: 'Voda ' };
  expect(review([read(2, same), read(3, same), read(4)]).newCount).toBe(2);
});

// Example E9 of the design.
test('the row that fills up to 100 gets what the others leave, once all of them can be read', () => {
  const rows = [read(2, { amount: '5' }), read(3, { amount: '3.5' }), read(4, { isRemainder: true, amount: '' })];
  expect(review(rows).rest).toBe(91_500_000);
  expect(review([read(2, { amount: 'x' }), read(4, { isRemainder: true, amount: '' })]).rest).toBeNull();
});

// Example E9 of the design.
test('amounts that may be fractions are open until a person says what they are', () => {
  const problem = { code: 'FRACTION_OR_PERCENT', column: 'PERCENT', value: '0.05 % / 5 %', isError: true };
  const rows = [read(2, { amount: '', isRemainder: true }), read(3, { amount: '0.05', problems: [problem] })];
  expect(errorsOf(rows)).toEqual({ 3: ['FRACTION_OR_PERCENT'] });
  const settled = (areFractions: boolean) => settleFractions(initialRows(rows), review(rows), areFractions);
  expect([true, false].map((areFractions) => settled(areFractions)[1]?.amount)).toEqual(['5', '0.05']);
  expect(errorsOf(rows, () => settled(true))).toEqual({});
});

test('the grams of a batch are scaled to 100 %, without the rows that are left out', () => {
  const rows = [
    read(2, { amount: '500' }),
    read(3, { amount: '300' }),
    read(4, { amount: '200' }),
    read(5, { amount: '7' }),
  ];
  const scaled = scaleRows(initialRows(rows).map((row) => (row.line === 5 ? { ...row, choice: 'LEFT_OUT' } : row)));
  expect(scaled.map(({ amount }) => amount)).toEqual(['50', '30', '20', '7']);
});

test('a composition is one INCI name in each line with its share', () => {
  expect(readComposed('Glycerin; 99,5\n\n Aqua ')).toEqual([
    { inciName: 'Glycerin', maxConcentration: '99.5' },
    { inciName: 'Aqua', maxConcentration: null },
  ]);
  expect(readComposed('Glycerin; abc')).toBeNull();
});

test('a line is sent with one kind of raw material', () => {
  const [row] = initialRows([read(2)]);
  if (!row) throw new Error('no row');
  const base = { line: 2, percent: '50', isRemainder: false, phase: 'A', function: '' };
  expect(toLineInput({ ...row, choice: 'EXISTING', material })).toEqual({ ...base, rawMaterialSlug: 'voda' });
  expect(toLineInput({ ...row, choice: 'NAME' })).toEqual({ ...base, provisionalName: 'Row 2' });
  expect(toLineInput(row)).toEqual({
    ...base,
    newMaterial: {
      tradeName: 'Row 2',
      manufacturer: '',
      code: '',
      composition: [{ inciName: 'Aqua', maxConcentration: '99.5' }],
    },
  });
});

test('nothing is scaled to 100 % while nobody has said whether amounts are fractions', () => {
  const problem = { column: 'PERCENT', code: 'FRACTION_OR_PERCENT', value: '0.05 % / 5 %', isError: true };
  const rows = [read(2, { amount: '0.05', problems: [problem] }), read(3, { amount: '0.5' })];
  const open = review(rows);
  expect(isScaleOpen(open)).toBe(true);
  expect(isScaleOpen(review(rows, (all) => settleFractions(all, open, true)))).toBe(false);
});
