import fc from 'fast-check';
import { add, compare, decimalOf, divide, formatDecimal, percentOf, readDecimal, toNumber, ZERO } from './decimal.ts';

const decimal = (text: string) => readDecimal(text) ?? ZERO;

test.each([
  ['2,52 %', '2.52'],
  ['.5', '0.5'],
  ['007.500', '7.5'],
  ['+1', '1'],
  ['100.00', '100'],
])('%s is read as %s', (text, written) => {
  expect(formatDecimal(decimal(text))).toBe(written);
});

test.each(['', '.', '-1', '1e3', '1.234,5', '5-6', '<1', 'n.d.'])('"%s" is no decimal number', (text) => {
  expect(readDecimal(text)).toBeNull();
});

test('a sum of decimal fractions is exact', () => {
  expect(formatDecimal(add(decimal('0.1'), decimal('0.2')))).toBe('0.3');
  expect(compare(add(decimal('0.0007'), decimal('0.0003')), decimal('0.001'))).toBe(0);
});

test('a share of a share is exact', () => {
  expect(formatDecimal(percentOf(decimal('0.333333'), decimal('0.333333')))).toBe('0.00111110888889');
});

test.each([
  ['0.3', '0.73', 3, '0.411'],
  ['1', '3', 2, '0.33'],
  ['1', '8', 2, '0.13'],
])('%s / %s with %d decimals is %s', (dividend, divisor, decimals, quotient) => {
  expect(formatDecimal(divide(decimal(dividend), decimal(divisor), decimals))).toBe(quotient);
});

test.each([1e-7, 0.1, 1e21, 12.5, 0])('the number %d is taken as it is written', (value) => {
  expect(toNumber(decimalOf(value))).toBe(value);
});

test('what is written is read as the same number', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.integer({ min: 0, max: 15 }), (units, scale) => {
      expect(compare(decimal(formatDecimal({ units, scale })), { units, scale })).toBe(0);
    }),
    { seed: 1, numRuns: 200 },
  );
});
