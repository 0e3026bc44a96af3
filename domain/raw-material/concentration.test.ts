import fc from 'fast-check';
import { concentrationBetween, readConcentration, sumOfConcentrations } from './concentration.ts';

test.each<[string, string, number | null, boolean]>([
  ['1,5', '1.5', 1.5, false],
  ['1.5', '1.5', 1.5, false],
  ['1.5 %', '1.5', 1.5, false],
  [' 5 % ', '5', 5, false],
  ['1.50', '1.50', 1.5, false],
  ['+007,5%', '7.5', 7.5, false],
  ['5.', '5', 5, false],
  [',5', '0.5', 0.5, false],
  ['0', '0', 0, false],
  ['-0', '0', 0, false],
  ['100', '100', 100, false],
  ['0.0000001', '0.0000001', 1e-7, false],
  ['<0.1', '<0.1', 0.1, true],
  ['≤ 0,1', '≤0.1', 0.1, true],
  ['<= 0,1 %', '≤0.1', 0.1, true],
  ['<100', '<100', 100, true],
  ['0,1-0,5', '0.1-0.5', 0.5, false],
  ['0.1 – 0.5 %', '0.1-0.5', 0.5, false],
  ['1 % - 5 %', '1-5', 5, false],
  ['5-5', '5-5', 5, false],
  ['', '', null, false],
  ['  ', '', null, false],
  ['250 ppm', '0.025', 0.025, false],
  ['125,000 ppm', '12.5', 12.5, false],
  ['12.500', '12.500', 12.5, false],
  ['5 % (w/w)', '5', 5, false],
  ['max. 5 %', '≤5', 5, true],
  ['85 to 95 %', '85-95', 95, false],
  ['n.d. (LOD 10 ppm)', '<0.001', 0.001, true],
  ['96.5–102 %', '96.5-100', 100, false],
])('%j is read as %j', (written, text, percent, isLimit) => {
  expect(readConcentration(written)).toMatchObject({ ok: true, text, percent, isLimit });
});

test.each<[string, object | null]>([
  ['20 – 40 %', { min: '20', max: '40' }],
  ['<0,1', { min: '0', max: '0.1' }],
  ['≤ 0,10', { min: '0', max: '0.10' }],
  ['40', { min: '40', max: '40' }],
  ['≥10 - <25 %', { min: '10', max: '25' }],
  ['≥ 90', { min: '90', max: '100' }],
  ['> 90 %', { min: '90', max: '100' }],
  ['≥ 100', { min: '100', max: '100' }],
  ['', null],
])('%j has the ends %j', (written, ends) => {
  expect(readConcentration(written)).toMatchObject({ ends });
});

test.each<[number, number, string | null]>([
  [20, 40, '20-40'],
  [0, 0.1, '0-0.1'],
  [40, 40, '40'],
  [0.000001, 100, '0.000001-100'],
  [0, 0, '0'],
  [40, 20, null],
  [-1, 20, null],
  [0, 100.5, null],
  [0, 0.0000001, null],
])('from %d to %d %% is written %j', (min, max, text) => {
  expect(concentrationBetween(min, max)).toBe(text);
});

test.each<[string, string]>([
  ['-1', 'NEGATIVE'],
  ['-0,5 %', 'NEGATIVE'],
  ['<-1', 'NEGATIVE'],
  ['100.01', 'OVER_100'],
  ['<100,5', 'OVER_100'],
  ['5-101', 'OVER_100'],
  ['1e3', 'OVER_100'],
  ['abc', 'NOT_A_NUMBER'],
  ['1.2.3', 'NOT_A_NUMBER'],
  ['٣', 'NOT_A_NUMBER'],
  ['%', 'NOT_A_NUMBER'],
  ['<', 'NOT_A_NUMBER'],
  ['<<1', 'NOT_A_NUMBER'],
  ['q.s.', 'NOT_A_NUMBER'],
  ['0,5-0,1', 'NOT_A_NUMBER'],
  ['1-2-3', 'NOT_A_NUMBER'],
  ['1--2', 'NOT_A_NUMBER'],
  ['<1-2', 'NOT_A_NUMBER'],
  ['1-', 'NOT_A_NUMBER'],
  ['NaN', 'NOT_A_NUMBER'],
  ['Infinity', 'NOT_A_NUMBER'],
  ['1 000', 'OVER_100'],
  ['n.d.', 'NOT_A_NUMBER'],
  ['traces', 'NOT_A_NUMBER'],
  ['5 g', 'NOT_A_NUMBER'],
  ['96.5-111', 'OVER_100'],
  ['49-102', 'OVER_100'],
  ['102', 'OVER_100'],
  ['1%5', 'NOT_A_NUMBER'],
  [`${'<'.repeat(5000)}1`, 'NOT_A_NUMBER'],
  ['-'.repeat(5000), 'NOT_A_NUMBER'],
])('%j is invalid', (written, code) => {
  expect(readConcentration(written)).toEqual({ ok: false, code });
});

test('any valid text is normalised to a text that reads the same', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[<≤=]{0,2} ?-?\d{0,3}[.,]?\d{0,4} ?[-–]? ?\d{0,3}[.,]?\d{0,3} ?%?$/),
  );
  fc.assert(
    fc.property(anything, (written) => {
      const read = readConcentration(written);
      if (!read.ok) return;
      expect(readConcentration(read.text)).toEqual(read);
      expect(read.percent ?? 0).toBeGreaterThanOrEqual(0);
      expect(read.percent ?? 0).toBeLessThanOrEqual(100);
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test('a sum adds the readable concentrations without rounding errors', () => {
  expect(sumOfConcentrations(['0.1', '0.2', '', null, 'q.s.'])).toBe(0.3);
  expect(sumOfConcentrations(['<0.1', '1-5', '94,9'])).toBe(100);
  expect(sumOfConcentrations([])).toBe(0);
});
