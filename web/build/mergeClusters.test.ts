import { mergeClusters, type Cluster } from './mergeClusters.ts';

const cluster = (pages: string, size: number, modules: string[], imports: string[] = []): Cluster => ({
  pages: new Set(pages),
  modules,
  imports: new Set(imports),
  size,
});
const merged = (clusters: Cluster[]) =>
  mergeClusters(clusters, (page) => page === 'L')
    .map(({ pages, modules }) => `${[...pages].sort().join('')}: ${[...modules].sort().join(' ')}`)
    .sort();

test('small files that the same pages need become one', () => {
  expect(merged([cluster('ab', 1_000, ['x']), cluster('abc', 1_000, ['y']), cluster('bc', 1_000, ['z'])])).toEqual([
    'abc: x y z',
  ]);
});

test('code that would cost the other pages more than a file stays apart', () => {
  expect(merged([cluster('ab', 1_000, ['x']), cluster('a', 100_000, ['y'])])).toEqual(['a: y', 'ab: x']);
});

test('files that no page needs together stay apart, however small', () => {
  expect(merged([cluster('a', 1, ['x']), cluster('b', 1, ['y'])])).toEqual(['a: x', 'b: y']);
});

test('a list counts more than other pages', () => {
  expect(merged([cluster('ab', 1_000, ['x']), cluster('a', 15_000, ['y'])])).toEqual(['ab: x y']);
  expect(merged([cluster('La', 1_000, ['x']), cluster('a', 15_000, ['y'])])).toEqual(['La: x', 'a: y']);
});

test('what a merged file imports is counted for every page that loads the file', () => {
  const [both, rare] = [cluster('ab', 1_000, ['x']), cluster('a', 1_000, ['y'], ['z'])];
  expect(merged([both, rare, cluster('a', 1_000_000, ['z'])])).toEqual(['a: y z', 'ab: x'].sort());
  expect(merged([both, rare, cluster('a', 100, ['z'])])).toEqual(['ab: x y z']);
});
