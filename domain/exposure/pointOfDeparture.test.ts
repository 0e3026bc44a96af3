import { compareFractions, formatFraction, fractionOf } from '../quantity/fraction.ts';
import { decimalOf } from '../quantity/decimal.ts';
import { readDose } from './doseUnits.ts';
import {
  adjustPoint,
  NOTHING_STATED,
  POINT_ROUTES,
  POINT_TYPES,
  pointFactors,
  STUDY_DURATIONS,
  type PointDetails,
} from './pointOfDeparture.ts';

function adjusted(value: number, details: Partial<PointDetails>) {
  const result = adjustPoint(value, pointFactors({ ...NOTHING_STATED, ...details }));
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  const steps = result.value.steps.map(({ factor }) => factor.written).join(' ');
  return [formatFraction(result.value.value, { digits: 6, decimals: 0 }), steps];
}

/**
 * Worked by hand from the factors of SCCS/1647/22 as the rules of the domain name them: a LOAEL ÷ 3, 28 days ÷ 3, five
 * days a week × 5/7, none from 90 days to chronic, and none for what is not stated.
 */
test.each<[what: string, value: number, details: Partial<PointDetails>, after: string, steps: string]>([
  ['a value from before types were kept', 300, {}, '300', ''],
  ['NOAEL, oral, 90 days', 300, { type: 'NOAEL', route: 'ORAL', duration: 'DAYS_90' }, '300', ''],
  ['NOEL, chronic', 40, { type: 'NOEL', duration: 'CHRONIC' }, '40', ''],
  ['BMDL, 90 days', 12.5, { type: 'BMDL', duration: 'DAYS_90' }, '12.5', ''],
  // 60 / 3 = 20, as homosalate: LOAEL 60 (SCCS/1638/21).
  ['LOAEL, 90 days', 60, { type: 'LOAEL', duration: 'DAYS_90' }, '20', '÷ 3'],
  // 100 / 3 = 33.333…
  ['NOAEL, 28 days', 100, { type: 'NOAEL', duration: 'DAYS_28' }, '33.3333', '÷ 3'],
  // 90 / 3 / 3 = 10
  ['LOAEL, 28 days', 90, { type: 'LOAEL', duration: 'DAYS_28' }, '10', '÷ 3 ÷ 3'],
  // 70 × 5/7 = 50
  ['NOAEL, five days a week', 70, { type: 'NOAEL', daysPerWeek: 5 }, '50', '× 5/7'],
  ['NOAEL, seven days a week', 70, { type: 'NOAEL', daysPerWeek: 7 }, '70', ''],
  // 63 / 3 / 3 × 5/7 = 5
  ['LOAEL, 28 days, five a week', 63, { type: 'LOAEL', duration: 'DAYS_28', daysPerWeek: 5 }, '5', '÷ 3 ÷ 3 × 5/7'],
  // 1000 / 3 × 5/7 = 238.095…
  ['LOAEL, dermal, five a week', 1000, { type: 'LOAEL', route: 'DERMAL', daysPerWeek: 5 }, '238.095', '÷ 3 × 5/7'],
  ['developmental toxicity', 75, { duration: 'DEVELOPMENTAL' }, '75', ''],
  // A T25 is no dose without an effect, but its factor is in the margin that is asked.
  ['T25, chronic', 5, { type: 'T25', duration: 'CHRONIC' }, '5', ''],
])('%s', (_, value, details, after, steps) => expect(adjusted(value, details)).toEqual([after, steps]));

test('no combination raises a value', () => {
  const values = [1e-6, 0.1, 1, 7, 1000, 1_000_000];
  for (const type of [null, ...POINT_TYPES])
    for (const duration of [null, ...STUDY_DURATIONS])
      for (const route of [null, ...POINT_ROUTES])
        for (const daysPerWeek of [null, 5, 7])
          for (const value of values) {
            const result = adjustPoint(value, pointFactors({ ...NOTHING_STATED, type, duration, route, daysPerWeek }));
            if (!result.ok) throw new Error('A stated value has factors');
            expect(compareFractions(result.value.value, fractionOf(decimalOf(value)))).toBeLessThanOrEqual(0);
            expect(result.value.value.numerator > 0n).toBe(true);
          }
});

test.each([0, -5, NaN, Infinity])('a value of %d is refused', (value) =>
  expect(adjustPoint(value, [])).toMatchObject({ ok: false }),
);

test.each<[string, bigint, bigint]>([
  ['zero', 0n, 1n],
  ['negative', -1n, 3n],
  ['one that would raise the value', 4n, 3n],
  ['one without a divisor', 1n, 0n],
])('a factor that is %s is refused', (_, numerator, denominator) => {
  const [factor] = pointFactors({ ...NOTHING_STATED, type: 'LOAEL' });
  if (!factor) throw new Error('A LOAEL has a factor');
  expect(adjustPoint(100, [{ ...factor, factor: { numerator, denominator } }])).toMatchObject({
    ok: false,
    errors: [{ code: 'OUT_OF_RANGE', field: 'factors.0' }],
  });
});

test.each<[string, number | 'UNIT' | null]>([
  ['500', 500],
  ['12,5', 12.5],
  ['500 µg/kg', 0.5],
  ['500 μg/kg bw/day', 0.5],
  ['500ug/kg', 0.5],
  ['0,2 g/kg', 200],
  ['3 mg/kg bw per day', 3],
  ['1500 ppm', 'UNIT'],
  ['500 mg', 'UNIT'],
  ['20 mg/person/day', 'UNIT'],
  ['5 mg/m3', 'UNIT'],
  ['1 000', null],
  ['1e3', null],
  ['about 5', null],
  ['', null],
])('a dose typed as %p', (text, value) => expect(readDose(text, '.')).toBe(value));

test.each<[string, string, number | null]>([
  ['1,000', '.', null],
  ['1.125', '.', 1.125],
  ['1.000', ',', null],
  ['1,125', ',', 1.125],
  ['0.125', ',', 0.125],
])('a dose typed as %s where "%s" is the decimal sign', (text, sign, value) => {
  expect(readDose(text, sign)).toBe(value);
});
