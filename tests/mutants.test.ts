import { readFileSync } from 'node:fs';
import { layerOf, testFilesOf } from './mutants/mutant.ts';
import { mutants } from './mutants/mutants.ts';

test.each(mutants)('$name breaks one place of its file', ({ file, find, replacement }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
  expect(replacement).not.toBe(find);
});

test.each(mutants)('$name has tests that may notice', ({ tests, further = [] }) => {
  expect([...tests, ...further].filter((beginning) => testFilesOf([beginning]).length === 0)).toEqual([]);
  expect(new Set(tests.map(layerOf)).size).toBe(1);
});

test('no two breaks have the same name', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
});
