import { marginScale } from './marginScale.ts';

test('the scale ends at whole powers of ten', () => {
  const scale = marginScale([36.5, 100, 9000]);
  expect([10, 100, 1000, 10_000].map((value) => Math.round(scale(value)))).toEqual([0, 33, 67, 100]);
});

test('one value at a power of ten has a scale', () => {
  expect(marginScale([100])(100)).toBe(0);
});
