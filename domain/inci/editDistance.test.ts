import fc from 'fast-check';
import { editDistance } from './editDistance.ts';

test.each<[string, string, number]>([
  ['glycerin', 'glycerin', 0],
  ['glicerin', 'glycerin', 1],
  ['glycrein', 'glycerin', 1],
  ['glycerine', 'glycerin', 1],
  ['pheoxyethanl', 'phenoxyethanol', 2],
  ['', 'abc', 3],
  ['ab', 'ba', 1],
])('%s and %s are %i apart', (one, other, distance) => {
  expect(editDistance(one, other, 5)).toBe(distance);
});

test('stops counting above the limit', () => {
  expect(editDistance('kitten', 'sitting', 3)).toBe(3);
  expect(editDistance('kitten', 'sitting', 2)).toBe(3);
  expect(editDistance('a'.repeat(100), 'b'.repeat(100), 3)).toBe(4);
});

/** The same measure without any shortcut. */
function plainDistance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, down) =>
    Array.from({ length: other.length + 1 }, (__, across) => down + across),
  );
  const at = (down: number, across: number) => table[down]?.[across] ?? Infinity;
  for (let down = 1; down <= one.length; down++) {
    for (let across = 1; across <= other.length; across++) {
      const same = one[down - 1] === other[across - 1] ? 0 : 1;
      const swapped =
        down > 1 && across > 1 && one[down - 1] === other[across - 2] && one[down - 2] === other[across - 1];
      const edited = Math.min(at(down - 1, across) + 1, at(down, across - 1) + 1, at(down - 1, across - 1) + same);
      const row = table[down];
      if (row) row[across] = swapped ? Math.min(edited, at(down - 2, across - 2) + 1) : edited;
    }
  }
  return at(one.length, other.length);
}

test('the distance of any two words agrees with the textbook algorithm', () => {
  // Three letters only, so that most of two words is alike.
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (one, other, limit) => {
      const expected = Math.min(plainDistance(one, other), limit + 1);
      expect(editDistance(one, other, limit)).toBe(expected);
      expect(editDistance(other, one, limit)).toBe(expected);
    }),
    { seed: 1, numRuns: 2000 },
  );
});
