import { readContent } from './readContent.ts';
import { readDate } from './readDate.ts';

test.each<[string, string | null]>([
  ['03/2027', '2027-3-null'],
  ['15/03/2027', '2027-3-15'],
  ['15. 03. 2027.', '2027-3-15'],
  ['2027-03', '2027-3-null'],
  ['2027-03-15', '2027-3-15'],
  ['03.27', '2027-3-null'],
  ['29/02/2028', '2028-2-29'],
  ['29/02/2027', null],
  ['13/2027', null],
  ['0/2027', null],
  ['2027', null],
  ['march 2027', null],
  ['', null],
  ['1/2/3/2027', null],
  ['15/03/20277', null],
])('reads the date %j', (text, expected) => {
  const date = readDate(text);
  expect(date && `${date.year}-${date.month}-${String(date.day)}`).toBe(expected);
});

test.each<[string, string | null]>([
  ['50 ml', '50 ml'],
  ['50ml', '50 ml'],
  ['1,5 L', '1.5 l'],
  ['2 x 30 g', '30 g'],
  ['1.7 fl oz / 50 ml e', '50 ml'],
  ['20 kom', '20 pieces'],
  ['72 wipes', '72 pieces'],
  ['0 ml', null],
  ['ml', null],
  ['50', null],
  ['5 foo', null],
])('reads the content %j', (text, expected) => {
  const content = readContent(text);
  expect(content && `${content.amount} ${content.unit}`).toBe(expected);
});
