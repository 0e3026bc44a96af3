import { partPages } from './partPages.ts';

const top = 30 / 297;
const middle = (30 + (297 - 55) / 2) / 297;

test('a part takes what is between its beginning and that of the next', () => {
  const places = [
    { page: 3, at: top },
    { page: 4, at: middle },
    { page: 5, at: top },
    { page: 5, at: middle },
  ];
  expect(partPages(['A1', 'A2', 'A7'], places)).toEqual({ pages: 5, parts: { cover: 2, A1: 1.5, A2: 0.5, A7: 0.5 } });
});

test('a report without chapters has no pages of any', () => {
  expect(partPages([], [{ page: 1, at: 0.3 }])).toEqual({ pages: 1, parts: { cover: 0 } });
});
