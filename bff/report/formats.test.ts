import { formatsOf } from './formats.ts';

test.each([
  ['en', ['20–40', '0.1–0.5', '0.48', '<0.1', '1,234,567.50', '12,345']],
  ['sr', ['20–40', '0,1–0,5', '0,48', '<0,1', '1.234.567,50', '12.345']],
  ['sr-Cyrl', ['20–40', '0,1–0,5', '0,48', '<0,1', '1.234.567,50', '12.345']],
] as const)('figures and ranges are written as %s writes them, no digit added or dropped', (language, expected) => {
  const { decimal, count } = formatsOf(language);
  const written = ['20-40', '0.1-0.5', '0.48', '<0.1', '1234567.50'].map(decimal);
  expect([...written, count(12345)]).toEqual(expected);
});

test('a minus sign is no dash of a range', () => {
  expect(formatsOf('en').decimal('-5')).toBe('-5');
});

test.each([
  ['en', '1 March 2027'],
  ['sr', '1. mart 2027.'],
  ['sr-Cyrl', '1. март 2027.'],
] as const)('a day is written out in %s, the same day wherever the server stands', (language, expected) => {
  const { day } = formatsOf(language);
  expect(day('2027-03-01')).toBe(expected);
  expect(day(new Date('2027-03-01T23:59:59Z'))).toBe(expected);
  expect(day(null)).toBe('');
});

test('a place of a text without a value stays', () => {
  expect(formatsOf('en').fill('{part} of {whole}', { part: '2' })).toBe('2 of {whole}');
});
