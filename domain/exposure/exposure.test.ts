import type { Result } from '../result.ts';
import { productCategories } from '../product/productCategories.ts';
import { aggregateExposure } from './aggregateExposure.ts';
import { bodyWeights } from './bodyWeights.ts';
import { defaults } from './defaults.ts';
import { AGGREGATE_EXPOSURE, AGGREGATE_SOURCE, exposureDefaults, sourceOfExposure } from './exposureDefaults.ts';
import { marginOfExposure } from './marginOfExposure.ts';
import { skinSurfaceAreas, sourceOfArea } from './skinSurfaceAreas.ts';
import { productExposure, sedByAmount } from './systemicExposure.ts';
import type { TtcInput } from './ttc.ts';
import { assessByTtc, ttcExclusions } from './ttc.ts';

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.value;
}
const errorsOf = (result: Result<unknown>) =>
  result.ok ? [] : result.errors.map(({ field, code }) => `${field} ${code}`);

test('the 17 products of Table 5 add up to the sums of the domain notes', () => {
  const products = exposureDefaults.filter(({ isInAggregate }) => isInAggregate);
  const sum = (pick: (product: (typeof products)[number]) => number | null) =>
    products.reduce((total, product) => total + (pick(product) ?? 0), 0);
  expect(products).toHaveLength(17);
  expect(sum(({ exposureGPerDay }) => exposureGPerDay)).toBeCloseTo(17.38, 2);
  expect(sum(({ exposureMgPerKgDay }) => exposureMgPerKgDay)).toBeCloseTo(268.82, 2);
  expect(AGGREGATE_EXPOSURE.exposureMgPerKgDay).toBe(269);
});

test('every figure without a published source is marked as unverified', () => {
  for (const { sccsTable, verified } of exposureDefaults) expect(verified).toBe(sccsTable !== 'text');
  for (const { source, verified } of bodyWeights) expect(source.includes('OWN')).toBe(!verified);
  expect(
    skinSurfaceAreas
      .filter(({ verified }) => verified)
      .map(({ key, areaCm2, frequencyPerDay }) => [key, areaCm2, frequencyPerDay]),
  ).toEqual([
    ['body_lotion', 15670, 2.28],
    ['face_cream', 565, 2.14],
  ]);
});

test('a source names the document, the table and the row', () => {
  const find = (key: string) => exposureDefaults.filter((one) => one.key === key).map(sourceOfExposure);
  expect(find('face_cream')).toEqual([
    { document: 'SCCS/1647/22', table: '3A', row: { of: 'exposureProduct', key: 'face_cream' } },
  ]);
  expect(find('sunscreen')).toEqual([{ document: 'SCCS/1647/22' }]);
  expect(skinSurfaceAreas.filter(({ key }) => key === 'mascara').map(sourceOfArea)).toEqual([
    { document: 'SCCS/1647/22', table: '4', row: { of: 'skin', key: 'mascara' } },
  ]);
});

test('no source is an address or a note of ours', () => {
  const sources = [
    AGGREGATE_SOURCE,
    ...exposureDefaults.map(sourceOfExposure),
    ...skinSurfaceAreas.map(sourceOfArea),
    ...Object.values(defaults).map(({ source }) => source),
    ...[true, false].map(
      (hasGenotoxicityAlert) => valueOf(assessByTtc({ ...plain, hasGenotoxicityAlert })).threshold.source,
    ),
  ];
  expect(JSON.stringify(sources)).not.toMatch(/https?:|github|\bOWN\b|specification/i);
});

test('the exposure product of every category exists', () => {
  const known = new Set([...exposureDefaults.map(({ key }) => key), ...skinSurfaceAreas.map(({ key }) => key)]);
  expect(
    productCategories
      .filter(({ exposureProduct }) => exposureProduct !== null && !known.has(exposureProduct))
      .map(({ code }) => code),
  ).toEqual([]);
  expect(productCategories).toHaveLength(82);
});

test('the exposure to a baby wipe matches the published report', () => {
  expect(valueOf(productExposure({ amountGPerDay: 2.092, retentionFactor: 1, bodyWeightKg: 6 }))).toBeCloseTo(
    348.667,
    3,
  );
});

test('systemic exposure is calculated from the amount absorbed per area', () => {
  expect(
    valueOf(sedByAmount({ absorbedUgPerCm2: 1.5, areaCm2: 15670, frequencyPerDay: 2.28, bodyWeightKg: 60 })),
  ).toBeCloseTo((1.5 * 15670 * 2.28) / 60_000, 10);
});

test('every invalid field is named', () => {
  expect(errorsOf(productExposure({ amountGPerDay: 1, retentionFactor: 1.1, bodyWeightKg: 60 }))).toEqual([
    'retentionFactor TOO_LARGE',
  ]);
  expect(errorsOf(sedByAmount({ absorbedUgPerCm2: 0, areaCm2: -1, frequencyPerDay: NaN, bodyWeightKg: 0 }))).toEqual([
    'absorbedUgPerCm2 NOT_POSITIVE',
    'areaCm2 NOT_POSITIVE',
    'frequencyPerDay NOT_A_NUMBER',
    'bodyWeightKg NOT_POSITIVE',
  ]);
  expect(errorsOf(aggregateExposure([]))).toEqual(['products EMPTY']);
  expect(
    errorsOf(
      aggregateExposure([{ name: 'x', exposureMgPerKgDay: 1, concentrationPercent: 1, dermalAbsorptionPercent: 101 }]),
    ),
  ).toEqual(['products.0.dermalAbsorptionPercent TOO_LARGE']);
  expect(errorsOf(marginOfExposure({ pointOfDepartureMgPerKgDay: 1, exposureMgPerKgDay: 0, basis: 't25' }))).toEqual([
    'exposureMgPerKgDay NOT_POSITIVE',
  ]);
});

test('aggregate exposure is the sum of its parts', () => {
  const { systemicExposureMgPerKgDay, parts } = valueOf(
    aggregateExposure([
      { name: 'body lotion', exposureMgPerKgDay: 123.2, concentrationPercent: 0.5, dermalAbsorptionPercent: 50 },
      { name: 'shampoo', exposureMgPerKgDay: 1.51, concentrationPercent: 1, dermalAbsorptionPercent: 50 },
    ]),
  );
  expect(systemicExposureMgPerKgDay).toBeCloseTo(0.308 + 0.00755, 8);
  expect(parts.map(({ name, sharePercent }) => [name, sharePercent.toFixed(2)])).toEqual([
    ['body lotion', '97.61'],
    ['shampoo', '2.39'],
  ]);
});

test.each([
  ['threshold', 1, 'at', false],
  ['bmdl10', 100, 'at', true],
  ['bmdl10', 99, 'below', false],
  ['t25', 250, 'at', true],
  ['threshold', 1.01, 'above', true],
] as const)('margin of exposure, %s: %d over 0.01 is %s', (basis, pod, verdict, acceptable) => {
  const result = valueOf(marginOfExposure({ pointOfDepartureMgPerKgDay: pod, exposureMgPerKgDay: 0.01, basis }));
  expect([result.verdict, result.acceptable]).toEqual([verdict, acceptable]);
});

const plain: TtcInput = {
  exposureUgPerKgDay: 1,
  cramerClass: 'I',
  hasGenotoxicityAlert: false,
  isOrganophosphateOrCarbamate: false,
  exclusions: [],
};
test.each<[string, Partial<TtcInput>, number]>([
  ['Cramer I', {}, 46],
  ['Cramer II as III', { cramerClass: 'II' }, 2.3],
  ['Cramer III', { cramerClass: 'III' }, 2.3],
  ['organophosphates', { isOrganophosphateOrCarbamate: true }, 0.3],
  [
    'an alert for genotoxicity before everything else',
    { hasGenotoxicityAlert: true, isOrganophosphateOrCarbamate: true },
    0.0025,
  ],
])('threshold of toxicological concern for %s', (_, input, threshold) => {
  const above = valueOf(assessByTtc({ ...plain, ...input, exposureUgPerKgDay: threshold * 1.01 }));
  const at = valueOf(assessByTtc({ ...plain, ...input, exposureUgPerKgDay: threshold }));
  expect([above.threshold.ugPerKgDay, above.acceptable, at.acceptable]).toEqual([threshold, false, true]);
});

test.each(ttcExclusions)('the threshold does not apply to: %s', (exclusion) => {
  expect(errorsOf(assessByTtc({ ...plain, exclusions: [exclusion] }))).toEqual(['exclusions EXCLUDED_FROM_TTC']);
});
