import { isSampled } from './sampler.ts';

/** A trace whose random part is in the middle of all. */
const MIDDLE = '4bf92f3577b34da6a308000000000000';

test.each([
  ['always_on', 0, false, true],
  ['always_off', 1, true, false],
  ['traceidratio', 0.4, true, false],
  ['traceidratio', 0.6, false, true],
  ['parentbased_always_on', 0, undefined, true],
  ['parentbased_always_on', 0, false, false],
  ['parentbased_always_off', 1, undefined, false],
  ['parentbased_always_off', 1, true, true],
  ['parentbased_traceidratio', 0.4, undefined, false],
  ['parentbased_traceidratio', 0.6, undefined, true],
  ['parentbased_traceidratio', 0, true, true],
] as const)('%s with a ratio of %p, after a caller that says %p, gives %p', (name, ratio, parent, expected) => {
  expect(isSampled(name, ratio, MIDDLE, parent)).toBe(expected);
});

test.each([
  [0, '0', false],
  [1, 'f', true],
])('a ratio of %i holds for every trace', (ratio, digit, expected) => {
  expect(isSampled('traceidratio', ratio, digit.repeat(32))).toBe(expected);
});
