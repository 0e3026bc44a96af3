import { concentrationText } from './concentrationText.ts';

const format = (locale: string) => (value: number) => new Intl.NumberFormat(locale).format(value);

test.each([
  ['99.50', '99,50 %', '99.50 %'],
  ['<0.1', '<0,1 %', '<0.1 %'],
  ['0.5-1', '0,5-1 %', '0.5-1 %'],
  ['q.s.', 'q.s. %', 'q.s. %'],
  ['ca. 5 %', 'ca. 5 %', 'ca. 5 %'],
  ['', null, null],
  [null, null, null],
])('%j is written as %j in Serbian and as %j in English', (entered, serbian, english) => {
  expect(concentrationText(entered, format('sr-Latn-RS'))).toBe(serbian);
  expect(concentrationText(entered, format('en-GB'))).toBe(english);
});
