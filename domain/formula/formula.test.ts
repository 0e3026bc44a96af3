import { lineFunctionOf, readLines } from './formula.ts';
import { HUNDRED } from './percent.ts';
import { batchKilograms, batchWeight, scaleToHundred, sumKindOf } from './scaling.ts';

const stated = (percent: string | null) => ({ percent, isRemainder: false });
const rest = { percent: null, isRemainder: true };
const errorsOf = (lines: Parameters<typeof readLines>[0]) => {
  const read = readLines(lines);
  return read.ok ? [] : read.errors;
};
/** Percent in millionths. */
const percents = (...values: number[]) => values.map((value) => Math.round(value * 1_000_000));

test('the line "to 100" gets what the others leave', () => {
  expect(readLines([stated('5'), stated('3,5'), rest])).toEqual({
    ok: true,
    percents: percents(5, 3.5, 91.5),
    sum: HUNDRED,
  });
});

test('without such a line the sum is that of the lines', () => {
  expect(readLines([stated('5'), stated('3,5')])).toMatchObject({ ok: true, sum: 8_500_000 });
});

test('the line "to 100" may get nothing', () => {
  expect(readLines([stated('100'), rest])).toMatchObject({ ok: true, percents: percents(100, 0) });
});

test('every invalid line is named', () => {
  expect(errorsOf([stated('5,5,5'), stated('1'), stated('-1'), stated('')])).toEqual([
    { code: 'NOT_A_NUMBER', lines: [0], value: null },
    { code: 'NOT_POSITIVE', lines: [2], value: null },
    { code: 'MISSING', lines: [3], value: null },
  ]);
});

test('a second line "to 100" is refused naming both', () => {
  expect(errorsOf([rest, stated('5'), rest])).toEqual([{ code: 'SECOND_REMAINDER', lines: [0, 2], value: null }]);
});

test('a negative remainder is refused with what is too much', () => {
  expect(errorsOf([stated('60'), stated('40.5'), rest])).toEqual([
    { code: 'NEGATIVE_REMAINDER', lines: [2], value: 500_000 },
  ]);
});

test('a formula has at most 300 lines', () => {
  expect(errorsOf(Array.from({ length: 301 }, () => stated('0.1')))).toEqual([
    { code: 'TOO_MANY_LINES', lines: [300], value: 300 },
  ]);
  expect(errorsOf(Array.from({ length: 300 }, () => stated('0.1')))).toEqual([]);
});

test.each([
  ['UV filter', 'uvFilter'],
  ['UV zaštita', 'uvFilter'],
  ['Colourant', 'colourant'],
  ['pigment', 'colourant'],
  ['Bojilo', 'colourant'],
  ['emulgator', null],
  ['nosač boje i mirisa', null],
  [null, null],
])('the function %p is read as %p', (text, use) => {
  expect(lineFunctionOf(text)).toBe(use);
});

test('figures are told apart by their sum', () => {
  expect(sumKindOf(percents(60, 39.99))).toBe('percent');
  expect(sumKindOf(percents(0.7, 0.25, 0.05))).toBe('fractions');
  expect(sumKindOf(percents(500, 300, 200))).toBe('other');
  expect(sumKindOf(percents(60, 39.98))).toBe('other');
});

test('grams and fractions are scaled to percent', () => {
  expect(scaleToHundred(percents(500, 300, 200))).toEqual(percents(50, 30, 20));
  expect(scaleToHundred(percents(0.7, 0.25, 0.05))).toEqual(percents(70, 25, 5));
});

test('scaled figures add up to exactly 100 %', () => {
  expect(scaleToHundred(percents(1, 1, 1))).toEqual([33_333_334, 33_333_333, 33_333_333]);
});

test('the lines of a batch add up to its weight', () => {
  expect(batchKilograms(percents(70, 29.5, 0.5), 250_000_000n)).toEqual(['175', '73.75', '1.25']);
  expect(batchKilograms([33_333_334, 33_333_333, 33_333_333], 1_000_000n)).toEqual([
    '0.333334',
    '0.333333',
    '0.333333',
  ]);
  expect(batchWeight(percents(70, 29.5, 0.5), 250_000_000n)).toBe('250');
  expect(batchWeight(percents(70, 29), 1_500_000n)).toBe('1.485');
});
