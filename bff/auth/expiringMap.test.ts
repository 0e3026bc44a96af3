import { ExpiringMap } from './expiringMap.ts';

test('an entry ends by itself', () => {
  const time = { now: 0 };
  const map = new ExpiringMap<string>(10, () => time.now);
  map.set('a', 'x', 100);
  time.now = 99;
  expect(map.get('a')).toBe('x');
  time.now = 100;
  expect(map.get('a')).toBeUndefined();
});

test('when it is full, the entry unused for longest goes', () => {
  const map = new ExpiringMap<number>(2, () => 0);
  map.set('a', 1, 100);
  map.set('b', 2, 100);
  map.get('a');
  map.set('c', 3, 100);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
});

test('entries can be removed by what they hold', () => {
  const map = new ExpiringMap<number>(10, () => 0);
  for (const value of [1, 2, 3]) map.set(String(value), value, 100);
  map.deleteWhere((value) => value > 1);
  expect([map.get('1'), map.get('2'), map.get('3')]).toEqual([1, undefined, undefined]);
});
