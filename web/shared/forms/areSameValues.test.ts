import { areSameValues } from './areSameValues.ts';

test.each<[string, unknown, unknown, boolean]>([
  ['the same in another order', { name: 'A', code: null }, { code: null, name: 'A' }, true],
  ['blanks around a text', { name: ' A' }, { name: 'A ' }, true],
  ['another text', { name: 'A' }, { name: 'B' }, false],
  ['another order of rows', { rows: [{ name: 'A' }, { name: 'B' }] }, { rows: [{ name: 'B' }, { name: 'A' }] }, false],
  ['a file that is not stored yet', { photo: new Blob(['x']) }, { photo: null }, false],
])('%s', (_what, one, other, expected) => {
  expect(areSameValues(one, other)).toBe(expected);
});
