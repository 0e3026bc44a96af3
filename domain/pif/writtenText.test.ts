import { isReason, isWritten } from './writtenText.ts';

const INVISIBLE = [
  ...['\u200B', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u3164', '\u115F', '\u180E', '\u034F', '\u200E', '\u2062'],
  ...['\uFE0F', '\u{E0020}', '\u17B4', '\u0001', '\u0301', '\u2800', '\uFFA0', '\u00A0', '\n', ' '],
  ...['&nbsp;', '&#8203;', '<br>', '<p></p>', '.', '-'],
];

test.each(INVISIBLE)('%j is nothing that a person wrote, however often', (text) => {
  expect([1, 25].map((times) => isWritten(text.repeat(times)))).toEqual([false, false]);
  expect(isReason(text.repeat(25))).toBe(false);
  // Nor does it make a short word longer.
  expect(isReason(`ok${text.repeat(25)}`)).toBe(false);
  expect(isReason(`a${text.repeat(25)}b`)).toBe(false);
});

test('a word is written, and a sentence is a reason, in every script', () => {
  expect(['No', 'Нема.', '无影响', 'Ž1'].map(isWritten)).toEqual([true, true, true, true]);
  expect(isReason('Šećer nije štetan za kožu')).toBe(true);
  expect(isReason('Sastojak hrane do 0,2 %.')).toBe(true);
  expect([
    isReason('abcde'.repeat(4)),
    isReason('abcde'.repeat(4).slice(1)),
    isReason(null),
    isWritten(undefined),
  ]).toEqual([true, false, false, false]);
});

test('letters with marks of their own are as long as they look', () => {
  const letters = ['s', 'c', 'z', 'a', 'e'].map((letter) => `${letter}\u030C`).join('');
  expect(isReason(letters.repeat(4).slice(2))).toBe(false);
  expect(isReason(letters.repeat(4))).toBe(true);
});

test.each(['a'.repeat(37), 'ab'.repeat(20), 'lalalalalalalalalalala', '1111111111111111111111'])(
  '%s is no reason: a key that was held down says nothing',
  (text) => expect(isReason(text)).toBe(false),
);
