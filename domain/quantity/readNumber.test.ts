import fc from 'fast-check';
import { readNumber, writeNumber } from './readNumber.ts';

const read = (text: string) => {
  const result = readNumber('field', text);
  return result.ok ? result.value : result.errors[0]?.code;
};

test.each<[string, number | string]>([
  ['0,15', 0.15],
  ['0.15', 0.15],
  [' 12 ', 12],
  ['7,5 %', 7.5],
  ['7.5%', 7.5],
  ['-3', -3],
  [',5', 0.5],
  ['5.', 5],
  ['007', 7],
  ['', 'MISSING'],
  ['  ', 'MISSING'],
  ['%', 'MISSING'],
  ['abc', 'NOT_A_NUMBER'],
  ['1.234,5', 'NOT_A_NUMBER'],
  ['1 000', 'NOT_A_NUMBER'],
  ['5-6', 'NOT_A_NUMBER'],
  ['1e3', 'NOT_A_NUMBER'],
  ['NaN', 'NOT_A_NUMBER'],
  ['Infinity', 'NOT_A_NUMBER'],
  ['0x1f', 'NOT_A_NUMBER'],
  ['١٢', 'NOT_A_NUMBER'],
  ['1'.repeat(400), 'NOT_A_NUMBER'],
])('%j is %p', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each<[string, Parameters<typeof readNumber>[2], number | string]>([
  ['1,000', {}, 'AMBIGUOUS'],
  ['1.000', {}, 'AMBIGUOUS'],
  ['-1,000', {}, 'AMBIGUOUS'],
  [' 250.125 ', {}, 'AMBIGUOUS'],
  ['0,125', {}, 0.125],
  ['1,00', {}, 1],
  ['1,0000', {}, 1],
  ['1234,567', {}, 1234.567],
  ['1,000 %', { largest: 100 }, 1],
  ['1,000', { largest: 999 }, 1],
  ['1,000', { largest: 1_000 }, 'AMBIGUOUS'],
  ['1.125', { decimalSign: '.' }, 1.125],
  ['1,125', { decimalSign: '.' }, 'AMBIGUOUS'],
])('%j in the context %j is %p', (text, context, expected) => {
  const result = readNumber('field', text, context);
  expect(result.ok ? result.value : result.errors[0]?.code).toBe(expected);
});

test('a number that is written is read as itself', () => {
  fc.assert(
    fc.property(fc.tuple(fc.nat(10_000_000), fc.integer({ min: 0, max: 6 })), ([units, scale]) => {
      const value = units / 10 ** scale;
      expect([writeNumber(value), writeNumber(value).replace('.', ',')].map(read)).toEqual([value, value]);
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('any number is read with a decimal comma or point', () => {
  const numbers = fc
    .tuple(fc.double({ min: -1000, max: 1000, noNaN: true }), fc.integer({ min: 0, max: 6 }))
    .map(([number, digits]) => number.toFixed(digits === 3 ? 4 : digits));
  fc.assert(
    fc.property(numbers, (written) => {
      expect([read(written), read(written.replace('.', ','))]).toEqual([Number(written), Number(written)]);
    }),
    { seed: 1, numRuns: 500 },
  );
});
