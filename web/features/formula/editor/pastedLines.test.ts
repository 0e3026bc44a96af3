import fc from 'fast-check';
import { readFormulaSheet } from '../../../../domain/formula-import/readFormulaSheet.ts';
import { readPastedLines, scaledLines } from './pastedLines.ts';

const percents = (text: string) => readPastedLines(text).lines.map(({ percent }) => percent);

test('name and percentage are read from cells parted by tabs', () => {
  expect(readPastedLines('Voda\t70\r\nGlicerin 86,5 %\t30').lines).toEqual([
    { name: 'Voda', phase: '', percent: '70', isRemainder: false },
    { name: 'Glicerin 86,5 %', phase: '', percent: '30', isRemainder: false },
  ]);
});

test('a phase before the name is read', () => {
  expect(readPastedLines('A\tVoda\t99\nB\tParfem\t1').lines.map(({ phase, name }) => [phase, name])).toEqual([
    ['A', 'Voda'],
    ['B', 'Parfem'],
  ]);
});

test.each(['q.s.', 'q.s. to 100', 'ad 100', 'do 100', 'QS', 'qsp 100', 'up to 100', 'balance', 'Rest auf 100'])(
  '"%s" fills up to 100',
  (word) => {
    const { lines, kind } = readPastedLines(`Glicerin\t5\nVoda\t${word}`);
    expect(lines[1]).toEqual({ name: 'Voda', phase: '', percent: '', isRemainder: true });
    expect(kind).toBeNull();
  },
);

test('headings, totals and captions of a phase are left out', () => {
  expect(percents('Sirovina\t%\nA\nVoda\t95\nGlicerin\t5\nUkupno\t100\n\n')).toEqual(['95', '5']);
});

test('fractions become percentages', () => {
  const { lines, kind } = readPastedLines('a\t0.7\nb\t0,25\nc\t0.05');
  expect(kind).toBe('fractions');
  expect(lines.map(({ percent }) => percent)).toEqual(['70', '25', '5']);
});

test('grams stay as they are until they are scaled', () => {
  const pasted = readPastedLines('a\t500\nb\t300\nc\t200');
  expect(pasted.kind).toBe('other');
  expect(pasted.lines.map(({ percent }) => percent)).toEqual(['500', '300', '200']);
  expect(scaledLines(pasted).map(({ percent }) => percent)).toEqual(['50', '30', '20']);
});

test('a percentage that cannot be read stays as it was pasted', () => {
  const { lines, kind } = readPastedLines('Voda\t95\nA\tGlicerin\t5,5,5');
  expect(lines[1]).toEqual({ name: 'Glicerin', phase: 'A', percent: '5,5,5', isRemainder: false });
  expect(kind).toBeNull();
});

test('a text in the column of the percentages stays as it was pasted', () => {
  const { lines, kind } = readPastedLines('Faza\tSirovina\t%\nA\tVoda\t95\nA\tKarbomer\nB\tPEG\tabc\nB\tOSA\t5');
  expect(lines.map(({ phase, name, percent }) => [phase, name, percent])).toEqual([
    ['A', 'Voda', '95'],
    ['A', 'Karbomer', ''],
    ['B', 'PEG', 'abc'],
    ['B', 'OSA', '5'],
  ]);
  expect(kind).toBeNull();
  expect(readPastedLines('Voda\t95\nPEG\tabc').lines[1]).toMatchObject({ name: 'PEG', percent: 'abc' });
});

test('a row without a percentage keeps its name', () => {
  expect(readPastedLines('Voda\t70\nCarbopol').lines[1]).toMatchObject({ name: 'Carbopol', percent: '' });
});

test('a first column that numbers the lines is no column of percentages', () => {
  const rows = (text: string) => readPastedLines(text).lines.map(({ name, percent }) => [name, percent]);
  expect(rows('1\tVoda\t95\n2\tKarbomer\t\n3\tGlicerin\t5')).toEqual([
    ['Voda', '95'],
    ['Karbomer', ''],
    ['Glicerin', '5'],
  ]);
  expect(rows('70\tVoda\n25\tGlicerin\nKarbomer\tUltrez')).toEqual([
    ['Voda', '70'],
    ['Glicerin', '25'],
    ['Karbomer', ''],
  ]);
});

test('prices behind the percentages are none', () => {
  expect(percents('Voda\t70\t0.50\nGlicerin\t30\t2.80')).toEqual(['70', '30']);
  expect(percents('Raw material\t%\tPrice\nVoda\t60\t0.50\nGlicerin\t30\t2.80')).toEqual(['60', '30']);
});

test('import and paste read the same amount from the same row, with headings or without', () => {
  const amount = fc.constantFrom(
    '12.5',
    '12,5 %',
    '12.5 % (w/w)',
    '125,000 ppm',
    '1.25E1',
    '125 g/kg',
    '12.500 %',
    '12,50',
  );
  const rest = fc.constantFrom('87.5', '87,5 %', 'q.s. to 100', 'ad 100', 'balance');
  fc.assert(
    fc.property(amount, rest, (first, second) => {
      const rows = [
        ['Glicerin', first],
        ['Voda', second],
      ];
      const sheet = readFormulaSheet([['Name', '%'], ...rows]);
      const imported = sheet.ok ? sheet.rows.map(({ amount: one, isRemainder }) => [one, isRemainder]) : [];
      const text = rows.map((row) => row.join('\t')).join('\n');
      for (const pasted of [text, `Name\t%\n${text}`])
        expect(readPastedLines(pasted).lines.map(({ percent, isRemainder }) => [percent, isRemainder])).toEqual(
          imported,
        );
    }),
  );
});

test('what was weighed diluted in an unknown solvent gets no percentage by itself', () => {
  expect(percents('Name\tDilution %\t%\nLinalool\t10\t5\nVoda\t\t95')).toEqual(['', '95']);
});

test.each([
  ['BHT\tAntioxidant\t0.1\nMCT\tOil\t99.9', ['BHT', 'MCT'], ['', '']],
  ['A\tBHT\t0.1\nB1\tMCT\t99.9', ['BHT', 'MCT'], ['A', 'B1']],
  ['Oil\t57-55-6\t30\nWater\t7732-18-5\t70', ['Oil', 'Water'], ['', '']],
  ['Oil\t500\tg\nWater\t500\tg', ['Oil', 'Water'], ['', '']],
  ['Oil\t30,00\t*organic\nWater\t70,00\t', ['Oil', 'Water'], ['', '']],
  ['Oil\t30\nWater\t70\nTotal\t100\npH\t5.5\nViscosity\t4500', ['Oil', 'Water'], ['', '']],
])('names of rows without headings are names: %j', (text, names, phases) => {
  const { lines } = readPastedLines(text);
  expect([lines.map(({ name }) => name), lines.map(({ phase }) => phase)]).toEqual([names, phases]);
});
