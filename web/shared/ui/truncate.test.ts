import { truncate } from './truncate.ts';

test('a long text is cut to the length, including the ellipsis', () => {
  expect(truncate('Krema', 5)).toBe('Krema');
  expect(truncate('Kremica', 5)).toBe('Krem…');
  expect(truncate('Kre ma za lice', 5)).toBe('Kre…');
  expect(truncate('abc💧💧', 5)).toBe('abc…');
  expect(truncate('x'.repeat(59), 58)).toHaveLength(58);
});
