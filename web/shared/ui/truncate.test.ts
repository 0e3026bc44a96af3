import { truncate } from './truncate.ts';

test('cuts to the length, ellipsis included, and never through a character', () => {
  expect(truncate('Krema', 5)).toBe('Krema');
  expect(truncate('Kremica', 5)).toBe('Krem…');
  expect(truncate('Kre ma za lice', 5)).toBe('Kre…');
  expect(truncate('abc💧💧', 5)).toBe('abc…');
  expect(truncate('x'.repeat(59), 58)).toHaveLength(58);
});
