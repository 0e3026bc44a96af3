import fc from 'fast-check';
import { HUNDRED, formatAmount, formatDecimal, formatPercent, readPercent } from './percent.ts';

const codeOf = (text: string) => {
  const read = readPercent(text);
  return read.ok ? null : read.code;
};

test.each([
  ['5,5', 5_500_000],
  ['5.5 %', 5_500_000],
  [' 100 ', HUNDRED],
  ['0.000001', 1],
  [',25', 250_000],
  ['1.5000000', 1_500_000],
])('%p is read as a percentage', (text, millionths) => {
  expect(readPercent(text)).toEqual({ ok: true, millionths });
});

test.each([
  ['', 'MISSING'],
  ['5,5,5', 'NOT_A_NUMBER'],
  ['abc', 'NOT_A_NUMBER'],
  ['1e3', 'NOT_A_NUMBER'],
  ['.', 'NOT_A_NUMBER'],
  ['-1', 'NOT_POSITIVE'],
  ['0', 'NOT_POSITIVE'],
  ['101', 'OVER_100'],
  ['100.000001', 'OVER_100'],
  ['1.1234567', 'TOO_MANY_DECIMALS'],
  ['0.0000001', 'TOO_MANY_DECIMALS'],
])('%p is refused with %s', (text, code) => {
  expect(codeOf(text)).toBe(code);
});

test('every percentage is read back from its text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: HUNDRED }), (millionths) => {
      expect(readPercent(formatPercent(millionths))).toEqual({ ok: true, millionths });
    }),
  );
});

test('amounts are rounded half up to six decimals', () => {
  expect(formatAmount(10n ** 16n / 3n)).toBe('0.333333');
  expect(formatAmount(5n * 10n ** 9n)).toBe('0.000001');
  expect(formatAmount(10n ** 16n / 3n, 3)).toBe('0.333');
});

test('a negative difference keeps its sign', () => {
  expect(formatPercent(-500_000)).toBe('-0.5');
  expect(formatDecimal(12n, 0)).toBe('12');
});
