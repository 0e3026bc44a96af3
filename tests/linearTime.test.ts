import { expectLinearTime } from './support/linearTime.ts';

/** Takes a number of steps; the sum is returned so that no compiler leaves the loop out. */
function take(count: number): number {
  let sum = 0;
  for (let step = 0; step < count; step++) sum = (sum + step) % 1_000;
  return sum;
}

test('a function with a step for each character is linear', () => {
  expect(() => expectLinearTime((length) => take(50 * length))).not.toThrow();
});

test('a function with a step for each pair of characters is not', () => {
  expect(() => expectLinearTime((length) => take(length ** 2))).toThrow('more than linear');
});

test('neither is an expression that tries every way to divide a text', () => {
  expect(() => expectLinearTime((length) => /^(aaa?)+$/.test(`${'a'.repeat(length)}b`))).toThrow('more than linear');
});

test('and an expression that starts anew at every character', () => {
  expect(() => expectLinearTime((length) => /a+b/.test('a'.repeat(length)))).toThrow('more than linear');
});
