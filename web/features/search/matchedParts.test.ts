import { holdsWords, matchedParts } from './matchedParts.ts';

/** The parts with brackets around what matches. */
const marked = (text: string, search: string) =>
  matchedParts(text, search)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

test.each([
  ['Sapun sa lavandom', 'lavand', 'Sapun sa [lavand]om'],
  ['LAVANDULA OIL', 'lavand oil', '[LAVAND]ULA [OIL]'],
  ['Šampon „Đumbir“', 'sampon djum', '[Šampon] „[Đum]bir“'],
  ['Đumbir', 'đu', '[Đu]mbir'],
  ['Sampon', 'šampon', '[Sampon]'],
  ['S\u030campon', 'samp', '[Šamp]on'],
  ['aaa', 'aa', '[aa]a'],
  ['Krema', 'kre ema', '[Krema]'],
  ['Krema', 'xyz', 'Krema'],
  ['Krema', '  ', 'Krema'],
  ['', 'krema', ''],
  ['56-81-5', '56-81', '[56-81]-5'],
])('in "%s" the search "%s" is marked as "%s"', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});

test.each([
  ['Šampon za kosu', 'kosu sam', true],
  ['Šampon za kosu', 'kosa', false],
  ['Šampon', '', true],
])('"%s" holds all of "%s": %s', (text, search, expected) => {
  expect(holdsWords(text, search)).toBe(expected);
});
