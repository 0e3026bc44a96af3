import { isPhInOrder, readPh } from './ph.ts';

test.each([
  ['5.5', 5.5],
  ['5,55', 5.55],
  [' 7 ', 7],
  ['0', 0],
  ['14', 14],
])('%p is a pH', (text, value) => {
  expect(readPh(text)).toBe(value);
});

test.each(['', '14.01', '-1', '5.555', '5-6', 'acid', '5 %'])('%p is no pH', (text) => {
  expect(readPh(text)).toBeNull();
});

test.each([
  [5, 6, true],
  [6, 6, true],
  [6, 5, false],
  [null, 5, true],
  [5, undefined, true],
])('from %p to %p: in order %p', (min, max, expected) => {
  expect(isPhInOrder(min, max)).toBe(expected);
});
