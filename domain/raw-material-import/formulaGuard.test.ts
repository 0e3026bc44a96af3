import { guardFormula, unguardFormula } from './formulaGuard.ts';

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  "'=1+1",
  '\uff1d1+1',
  '\uff0b1',
  '\uff0d1',
  '\uff20SUM(A1)',
])('a cell that a spreadsheet could run is shown as a text, and read back as it was: %j', (text) => {
  expect(guardFormula(text)).toBe(`'${text}`);
  expect(unguardFormula(guardFormula(text))).toBe(text);
});

test.each(['Glicerin', "L'Huile", "'Glicerin", '5-10', ''])('any other cell stays as it is: %j', (text) => {
  expect(guardFormula(text)).toBe(text);
  expect(unguardFormula(text)).toBe(text);
});
