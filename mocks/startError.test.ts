import { startErrorText } from './startError.ts';

const FULL = 'The disk that holds DATA_DIR is full; make room and start again';

test.each([
  ['a full disk', Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }), FULL],
  ['a full disk below the embedded database', { name: 'ErrnoError', errno: 51 }, FULL],
  ['another object', { name: 'ErrnoError', errno: 44 }, "The start failed with { name: 'ErrnoError', errno: 44 }"],
  ['a text', 'no', "The start failed with 'no'"],
  ['nothing', undefined, 'The start failed with undefined'],
])('%s is told as a sentence', (_what, thrown, expected) => {
  expect(startErrorText(thrown)).toBe(expected);
});

test('an unexpected error shows where it came from', () => {
  expect(startErrorText(new TypeError('broken'))).toMatch(/^TypeError: broken\n\s+at /);
});
