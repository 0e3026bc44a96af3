import fc from 'fast-check';
import { compareLists } from './compareLists.ts';
import { textKey } from './ingredientKey.ts';

const texts = (items: readonly { readonly text: string }[]) => items.map(({ text }) => text);
const moved = (a: string[], b: string[]) =>
  compareLists(a, b)
    .inBoth.filter(({ isMoved }) => isMoved)
    .map((pair) => pair.a.text);

test('items are divided into those of one list, of both lists and near matches', () => {
  const { onlyInA, onlyInB, inBoth, nearMatches } = compareLists(
    ['Aqua', 'Glycerin', 'Phenoxyethanl', 'Mica'],
    ['AQUA', 'Phenoxyethanol', 'Glycerin ', 'Parfum'],
  );
  expect([texts(onlyInA), texts(onlyInB)]).toEqual([
    ['Phenoxyethanl', 'Mica'],
    ['Phenoxyethanol', 'Parfum'],
  ]);
  expect(inBoth.map(({ a, b, isMoved }) => [a.at, b.at, isMoved])).toEqual([
    [0, 0, false],
    [1, 2, false],
  ]);
  expect(nearMatches.map(({ a, b, distance }) => [a.text, b.text, distance])).toEqual([
    ['Phenoxyethanl', 'Phenoxyethanol', 1],
  ]);
});

test('items that a moved item passes do not count as moved', () => {
  expect(moved(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'])).toEqual(['a']);
  expect(moved(['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd'])).toEqual([]);
  expect(moved(['a', 'b', 'x', 'c'], ['y', 'a', 'b', 'c'])).toEqual([]);
});

test('repeated names are paired one by one and reported', () => {
  const { onlyInA, inBoth, repeatedInA } = compareLists(['Mica', 'Aqua', 'mica'], ['Mica']);
  expect([texts(onlyInA), inBoth.length, texts(repeatedInA)]).toEqual([['Aqua', 'mica'], 1, ['mica']]);
});

test('names of the same ingredient are in both lists', () => {
  const { onlyInA, onlyInB, inBoth } = compareLists(
    ['AQUA', 'Glycerin', 'CI 77891'],
    ['Water', 'Glycerine', 'Titanium Dioxide', 'Mica'],
  );
  expect([onlyInA, texts(onlyInB), inBoth.length]).toEqual([[], ['Mica'], 3]);
});

test('lines of text are compared as they are', () => {
  expect(compareLists(['Water'], ['AQUA'], textKey).inBoth).toEqual([]);
});

test('two names of one ingredient in a list are reported as repeated', () => {
  expect(texts(compareLists(['Aqua', 'Mica', 'Water'], []).repeatedInA)).toEqual(['Water']);
});

test('names without Latin letters are compared as they are', () => {
  expect(compareLists(['Вода', '水'], ['вода']).inBoth).toHaveLength(1);
  expect(texts(compareLists(['Вода', '水'], ['вода']).onlyInA)).toEqual(['水']);
});

test('every item of any two lists occurs in the result once', () => {
  const item = fc.constantFrom('Aqua', 'AQUA', 'Glycerin', 'Mica', 'Parfum', 'Limonene', 'Limonen', '', '—');
  const list = fc.array(item, { maxLength: 12, size: 'max' });
  fc.assert(
    fc.property(list, list, (a, b) => {
      const [there, back] = [compareLists(a, b), compareLists(b, a)];
      expect(
        [...there.onlyInA, ...there.inBoth.map((pair) => pair.a)].map(({ at }) => at).sort((x, y) => x - y),
      ).toEqual(a.map((_, at) => at));
      expect(
        [...there.onlyInB, ...there.inBoth.map((pair) => pair.b)].map(({ at }) => at).sort((x, y) => x - y),
      ).toEqual(b.map((_, at) => at));
      expect(texts(back.onlyInA)).toEqual(texts(there.onlyInB));
      expect(back.inBoth).toHaveLength(there.inBoth.length);
      const stays = there.inBoth.filter(({ isMoved }) => !isMoved).map((pair) => pair.b.at);
      expect(stays).toEqual([...stays].sort((x, y) => x - y));
      expect(compareLists(a, a).inBoth.every(({ isMoved, a: one, b: other }) => !isMoved && one.at === other.at)).toBe(
        true,
      );
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('lists are cut at 5,000 items', () => {
  const long = Array.from({ length: 6000 }, (_, at) => `ingredient number ${at}`);
  expect(
    compareLists(
      long,
      long.map((name) => `${name}a`),
    ).onlyInA,
  ).toHaveLength(5000);
});
