import fc from 'fast-check';
import { readNumber } from './readNumber.ts';

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

test('any number is read with a decimal comma or point', () => {
  const numbers = fc
    .tuple(fc.double({ min: -1000, max: 1000, noNaN: true }), fc.integer({ min: 0, max: 6 }))
    .map(([number, digits]) => number.toFixed(digits));
  fc.assert(
    fc.property(numbers, (written) => {
      expect([read(written), read(written.replace('.', ','))]).toEqual([Number(written), Number(written)]);
    }),
    { seed: 1, numRuns: 500 },
  );
});
