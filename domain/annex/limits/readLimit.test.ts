import { figuresIn, readLimit } from './readLimit.ts';

test.each([
  ['1 mg/kg', [0.0001]],
  ['10 ppm', [0.001]],
  ['0,5 mg/kg', [0.00005]],
  ['0.68 % or 6800 ppm', [0.68]],
  ['2,5 % and 0.1%', [0.1, 2.5]],
])('concentrations are read in percent, each once and ascending: %s', (text, expected) => {
  expect(figuresIn(text)).toEqual(expected);
});

test('a text without a concentration states no limit', () => {
  expect(readLimit('See column h')).toBeNull();
  expect(readLimit('0.5 %')).toMatchObject({ percent: 0.5, lowest: 0.5, basis: 'substance' });
});

test('of several figures the highest and the lowest are kept', () => {
  expect(readLimit('(i) 8% (ii) 11%')).toMatchObject({ percent: 11, lowest: 8 });
});
