import { pairRows } from './pairRows.ts';

const pairsOf = (before: object[], after: object[]) => [...pairRows(before, after, ['id', 'text']).pairs].sort();

test('rows with the same id are one row wherever they stand and whatever was changed in them', () => {
  const before = [
    { id: 1, text: 'Heat' },
    { id: 2, text: 'Mix' },
  ];
  const after = [
    { id: 2, text: 'Mix slowly' },
    { id: 1, text: 'Heat to 70 °C' },
  ];
  expect(pairsOf(before, after)).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(pairRows(before, after, ['id']).moved.size).toBe(1);
});

test('a row without an id is known again by its text', () => {
  const before = [
    { text: 'Heat', phase: 'A' },
    { text: 'Mix', phase: 'A' },
  ];
  const after = [
    { text: 'Mix', phase: 'B' },
    { text: 'Heat', phase: 'B' },
  ];
  expect(pairsOf(before, after)).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test('what has neither the same id nor the same text is paired by its place', () => {
  expect(pairsOf([{ text: 'Mix' }], [{ text: 'Shake' }])).toEqual([[0, 0]]);
  expect(pairRows([{ text: 'Mix' }], [{ text: 'Shake' }], ['text']).moved.size).toBe(0);
});
