import { isWanted, singleLine } from './input.ts';

test.each([
  [' Krem ', 'Krem'],
  ['\u200bKrem\u00ad', 'Krem'],
  ['\ufeff \u2060', ''],
  ['\u00a0Krem za\u00a0lice\u00a0', 'Krem za\u00a0lice'],
  // A joiner between two signs makes them one.
  ['👩\u200d🔬', '👩\u200d🔬'],
])('a line %j is kept as %j', (text, kept) => {
  expect(singleLine(100).parse(text)).toBe(kept);
});

test.each(['', ' ', '\u200b', '\u2060 \u00ad'])('%j says nothing', (text) => {
  const [says] = isWanted('Missing');
  expect(says(text)).toBe(false);
});
