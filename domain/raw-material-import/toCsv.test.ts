import { toCsv } from './toCsv.ts';

/** The lines of a file without its mark and its last line break. */
const linesOf = (file: string) => {
  expect(file.startsWith('\ufeff') && file.endsWith('\r\n')).toBe(true);
  return file.slice(1, -2);
};

test.each([
  ['a quotation mark', '5" tube', '"5"" tube"'],
  ['the sign between cells', 'a;b', '"a;b"'],
  ['a comma', 'a,b', '"a,b"'],
  ['a line break', 'a\nb', '"a\nb"'],
  ['a blank at its end', 'a ', '"a "'],
  ['nothing of the kind', 'a b', 'a b'],
])('a cell with %s is written so that it stays one cell', (_, cell, written) => {
  expect(linesOf(toCsv([[cell]], 'sr'))).toBe(written);
});

test('percentages have the decimal sign of the language, cells its separator', () => {
  const cells = [['Glicerin', { percent: '86.5' }]];
  expect(linesOf(toCsv(cells, 'en'))).toBe('Glicerin,86.5%');
  expect(linesOf(toCsv(cells, 'sr'))).toBe('Glicerin;"86,5%"');
});
