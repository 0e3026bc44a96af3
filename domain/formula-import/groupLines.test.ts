import { readFormulaSheet } from './readFormulaSheet.ts';

const read = (...cells: string[][]) => {
  const sheet = readFormulaSheet(cells);
  if (!sheet.ok) throw new Error(sheet.code);
  return sheet;
};
const codes = ({ rows }: ReturnType<typeof read>) => rows.map(({ problems }) => problems.map(({ code }) => code));

test.each([
  ['a text in capital letters', ['Name', '%'], ['COOL DOWN'], 'COOL DOWN'],
  ['a text that ends with a colon', ['Name', '%'], ['Cool down:'], 'Cool down'],
  ['a text where the others have INCI names', ['Name', 'INCI', '%'], ['Cool down'], 'Cool down'],
  ['a text before the names', ['#', 'Name', '%'], ['Cool down'], 'Cool down'],
  ['a long text', ['Name', 'INCI', '%'], ['Heat sensitive ingredients'], 'Heat'],
  ['a letter beside the word', ['Phase', 'Name', '%'], ['C', 'Cool down phase'], 'C'],
])('%s alone in its line amid the table is a caption', (_what, headings, caption, phase) => {
  const at = headings.indexOf('Name');
  const row = (name: string, inci: string, amount: string) =>
    headings.map((heading, place) => (place === at ? name : heading === 'INCI' ? inci : heading === '%' ? amount : ''));
  const sheet = read(headings, row('Water', 'Aqua', '60'), caption, row('Oil', 'Olus', '40'));
  expect(sheet.rows.map((one) => [one.tradeName, one.phase, one.problems])).toEqual([
    ['Water', '', []],
    ['Oil', phase, []],
  ]);
  expect(sheet.leftOut).toEqual([{ line: 3, reason: 'CAPTION', text: caption.join(' ') }]);
});

test('a raw material whose amount is missing amid a table of names and amounts is none', () => {
  expect(codes(read(['Name', '%'], ['Water', '60'], ['Oil', ''], ['Wax', '40']))).toEqual([[], ['AMOUNT_MISSING'], []]);
  expect(codes(read(['INCI', '%'], ['AQUA', '60'], ['OLUS', ''], ['CERA', '40']))).toEqual([
    [],
    ['AMOUNT_MISSING'],
    [],
  ]);
});

test('what stands below a total that equals the sum is no line and listed', () => {
  const sheet = read(
    ['Name', '%'],
    ['Water', '95'],
    ['Oil', '5'],
    ['Total', '100'],
    ['Viscosity', '4500'],
    ['pH', '5.5'],
  );
  expect([sheet.rows.length, sheet.scale]).toEqual([2, 'PERCENT']);
  expect(sheet.leftOut).toEqual([
    { line: 5, reason: 'BELOW_TOTAL', text: 'Viscosity 4500' },
    { line: 6, reason: 'BELOW_TOTAL', text: 'pH 5.5' },
  ]);
});

test('what stands below a total that is not the sum stays', () => {
  expect(read(['Name', '%'], ['Water', '60'], ['Total', '100'], ['Oil', '40']).rows).toHaveLength(2);
});

test('a caption with the sum of its phase is no raw material', () => {
  const sheet = read(['Name', '%'], ['Water phase', '60'], ['Water', '60'], ['Oil phase', '40'], ['Oil', '40']);
  expect(sheet.rows.map(({ tradeName, phase }) => `${phase} ${tradeName}`)).toEqual(['Water Water', 'Oil Oil']);
  expect(sheet.leftOut.map(({ reason }) => reason)).toEqual(['SUBTOTAL', 'SUBTOTAL']);
});

test.each(['Gesamt', 'TOTAL %', 'Total:', 'Grand total', 'Totale', 'Somme', 'Ukupno (%)', 'Total 100 %'])(
  '%s names the sum of all',
  (word) => {
    expect(read(['Name', '%'], ['Water', '100'], [word, '100'])).toMatchObject({ total: { line: 3, isEqual: true } });
  },
);

test('the sheet with phase, ingredient, INCI and weight is read', () => {
  const { rows } = read(
    ['Phase', 'Ingredient', 'INCI', 'Weight %'],
    ['A', 'Deionised water', 'Aqua', 'up to 100'],
    ['', 'Preservative', 'Phenoxyethanol & Ethylhexylglycerin', '1'],
  );
  expect(rows).toMatchObject([
    { phase: 'A', tradeName: 'Deionised water', isRemainder: true },
    { phase: 'A', components: [{ inciName: 'Phenoxyethanol' }, { inciName: 'Ethylhexylglycerin' }], amount: '1' },
  ]);
});
