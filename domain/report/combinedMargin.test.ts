import { exposureDefaults } from '../exposure/exposureDefaults.ts';
import { type CombinedProduct, EXPOSURE_PRODUCTS } from '../pif/combinedProducts.ts';
import type { ExposedGroup } from '../pif/exposedGroups.ts';
import { line } from '../formula/examples.testing.ts';
import { missingOf, oneSubstance, reportLine, rowOf } from './examples.testing.ts';
import { blockersOfSafe } from './blockers.ts';
import { safetyReport } from './safetyReport.ts';
import { snapshotConsequences } from './snapshotConsequences.ts';

const FACE = 'face_care_products_other_than_face_mask';
const known = { noael: 500, dermal: 50, oral: 50 };
const cream = (percent = '0.9', toxicology = known) => oneSubstance(percent, null, toxicology, FACE);
const named = (more: Partial<CombinedProduct> = {}): CombinedProduct => ({
  inciName: 'Phenoxyethanol',
  productName: 'Body lotion A',
  exposureProduct: 'BODY_LOTION',
  percent: '1',
  ...more,
});
const lotion = named();
const reportWith = (
  products: readonly CombinedProduct[],
  { percent = '0.9', toxicology = known, groups = [] as readonly ExposedGroup[] } = {},
) => {
  const input = cream(percent, toxicology);
  return safetyReport({
    ...input,
    partA: { ...input.partA, combinedProducts: products, exposedGroups: groups },
  });
};
const combinedOf = (...of: Parameters<typeof reportWith>) => rowOf(reportWith(...of), 'Phenoxyethanol').combined;

test('each kind of product is a row of the exposure table', () => {
  expect(EXPOSURE_PRODUCTS).toEqual(exposureDefaults.map(({ key }) => key.toUpperCase()));
});

// Face cream: 24.14 × 0.9/100 × 50/100 = 0.10863 mg/kg bw/day (example E3 of the design). PODsys = 500 × 50/100 = 250.
// Body lotion at 1 %: 123.2 × 0.01 × 0.5 = 0.616; shampoo at 0.5 %: 1.51 × 0.005 × 0.5 = 0.003775; lipstick at 0.4 %,
// of which 50 % more is swallowed: 0.9 × 0.004 × (0.5 + 0.5) = 0.0036; hand cream at 0.8 %: 32.7 × 0.008 × 0.5 =
// 0.1308; a sunscreen at 1 % with an exposure of its own, 36: 36 × 0.01 × 0.5 = 0.18. One other: 0.10863 + 0.616 =
// 0.72463; 250 / 0.72463 = 345.004. In the cream stays safe 0.9 × (250/100 − 0.616) / 0.10863 = 1.6956 / 0.10863 =
// 15.6089 %. Five others: 0.10863 + 0.616 + 0.003775 + 0.0036 + 0.1308 + 0.18 = 1.042805; 250 / 1.042805 = 239.7380;
// highest 0.9 × (2.5 − 0.934175) / 0.10863 = 1.4092425 / 0.10863 = 12.9729 %.
const five = [
  lotion,
  named({ productName: 'Shampoo B', exposureProduct: 'SHAMPOO', percent: '0.5' }),
  named({ productName: 'Lip balm C', exposureProduct: 'LIPSTICK', percent: '0.4' }),
  named({ productName: 'Hand cream D', exposureProduct: 'HAND_CREAM', percent: '0,8' }),
  named({
    productName: 'Sunscreen E',
    exposureProduct: 'SUNSCREEN',
    exposureMgPerKgDay: '36',
    exposureSource: 'Own survey of 2025',
  }),
];
test.each([
  ['one', [lotion], '0.72463', '345.004', '15.6089'],
  ['five', five, '1.04281', '239.738', '12.9729'],
])('the own product and %s other have one margin', (_, products, dose, margin, highest) => {
  expect(combinedOf(products)).toMatchObject({
    systemicExposure: { value: dose },
    margin: { value: margin },
    verdict: 'PASSES',
    highestSafePercent: { value: highest },
  });
});

test('without the deleted one of five the margin is that of the other four', () => {
  // 1.042805 − 0.616 = 0.426805; 250 / 0.426805 = 585.7476.
  expect(combinedOf(five.filter((one) => one !== lotion))?.margin?.value).toBe('585.748');
});

test('each product says what it brings, with its source', () => {
  expect(
    combinedOf(five)?.products.map((one) => [one.name, one.systemicExposure?.value, one.exposure?.source]),
  ).toEqual([
    ['Body lotion A', '0.616', 'SCCS/1647/22, T. 3A'],
    ['Shampoo B', '0.003775', 'SCCS/1647/22, T. 3A'],
    ['Lip balm C', '0.0036', 'SCCS/1647/22, T. 3A'],
    ['Hand cream D', '0.1308', 'SCCS/1647/22, T. 3A'],
    ['Sunscreen E', '0.18', 'Own survey of 2025'],
  ]);
});

test('the smallest margin decides verdict, blocker and consequence', () => {
  const low = { ...known, noael: 100 };
  const before = reportWith([], { toxicology: low, percent: '0.3' });
  const after = reportWith([named({ percent: '3' })], { toxicology: low, percent: '0.3' });
  // PODsys = 100 × 50/100 = 50. 24.14 × 0.003 × 0.5 = 0.03621; 123.2 × 0.03 × 0.5 = 1.848; 50 / 1.88421 = 26.5363; of
  // all products 269 × 0.003 × 0.5 = 0.4035, 50 / 0.4035 = 123.916.
  const row = rowOf(after, 'Phenoxyethanol');
  expect([row.own?.verdict, row.aggregate?.verdict, row.verdict]).toEqual(['PASSES', 'PASSES', 'FAILS']);
  // The others alone are above what is allowed, 50/100 = 0.5: nothing is safe.
  expect(row.combined?.highestSafePercent?.value).toBe('0');
  const missing = after.sections.find(({ code }) => code === 'A7')?.missing;
  expect(missing).toMatchObject([{ code: 'MARGIN_BELOW', params: { margin: '26.5363', required: '100' } }]);
  const snapshot = (report: object) =>
    JSON.parse(JSON.stringify({ report })) as Parameters<typeof snapshotConsequences>[0];
  expect(snapshotConsequences(snapshot(before), snapshot(after))[0]).toMatchObject({
    figure: 'MARGIN',
    before: '123.916',
    after: '26.5363',
    verdictAfter: 'FAILS',
  });
});

// Of somebody of 40 kg every exposure is g/day × 1000 / 40: the cream 38.5, the lotion 195.5, all products 435. 38.5 ×
// 0.009 × 0.5 = 0.17325; 195.5 × 0.01 × 0.5 = 0.9775; 250 / 1.15075 = 217.2496. 435 × 0.009 × 0.5 = 1.9575.
test('an entered body weight is that of the same person for every product', () => {
  const group = {
    group: 'PREGNANT',
    weightBasis: 'TYPED',
    bodyWeightKg: '40',
    weightSource: 'Survey of 2025',
  } as const;
  const row = rowOf(reportWith([lotion], { groups: [group] }), 'Phenoxyethanol');
  expect(row.combined).toMatchObject({ systemicExposure: { value: '1.15075' }, margin: { value: '217.25' } });
  expect(row.aggregate?.systemicExposure.value).toBe('1.9575');
});

// PODsys = 72.463 × 100 %: 72.463 / 0.72463 = 100 exactly with DAp 50 and oral 100.
test('exactly the required margin is a question', () => {
  const row = combinedOf([lotion], { toxicology: { noael: 72.463, dermal: 50, oral: 100 } });
  expect([row?.margin?.value, row?.verdict]).toEqual(['100', 'QUESTION']);
});

test.each([
  ['a hair dye, which has no exposure', { exposureProduct: 'OXIDATIVE_HAIR_DYE' }],
  ['a spray, whose row leaves out what is breathed in', { exposureProduct: 'DEODORANT_SPRAY' }],
  ['no kind of product', { exposureProduct: null }],
  ['no concentration', { percent: null }],
  ['a concentration of 0', { percent: '0' }],
  ['an exposure without its source', { exposureMgPerKgDay: '10', exposureSource: 'x' }],
] as const)('%s leaves the margin unknown and stops safe', (_, more) => {
  const report = reportWith([lotion, named({ productName: 'Other', ...more })]);
  const row = rowOf(report, 'Phenoxyethanol');
  expect([row.verdict, row.combined?.margin, row.combined?.systemicExposure]).toEqual(['UNKNOWN', null, null]);
  expect(missingOf(report, 'A7')).toEqual(['COMBINED_UNKNOWN PHENOXYETHANOL: Other']);
  const assessed = {
    ...{ report, requirements: [], label: null, statement: 'Safe', reasoning: [], explained: [], comments: [] },
    product: { category: FACE, use: 'leave-on', isForUnderThree: false, isForIntimateUse: false, isInhalable: false },
    // A reason of the assessor does not lift what nobody knows.
    justified: ['PHENOXYETHANOL'],
  } as unknown as Parameters<typeof blockersOfSafe>[0];
  expect(blockersOfSafe(assessed).map(({ code }) => code)).toContain('COMBINED_UNKNOWN');
});

// Of a spray all counts as absorbed: 10 × 0.02 × 100/100 = 0.2; 250 / (0.10863 + 0.2) = 810.031.
test('a spray with an exposure of its own is wholly absorbed', () => {
  const spray = { exposureProduct: 'DEODORANT_SPRAY', exposureMgPerKgDay: '10', exposureSource: 'Model', percent: '2' };
  expect(combinedOf([named(spray as Partial<CombinedProduct>)])?.margin?.value).toBe('810.031');
});

// A child of 23 kg with 1.54 g a day: 1540 / 23 = 66.9565 × 0.009 × 0.5 = 0.301304. The lotion with 200 mg/kg bw/day of
// its own: 200 × 0.01 × 0.5 = 1; 250 / 1.301304 = 192.115.
test('a child never takes the row of adults for another product', () => {
  const child: ExposedGroup = {
    ...{ group: 'CHILD_3_10', amountBasis: 'TYPED', gramsPerDay: '1.54', amountSource: 'Measured' },
    ...{ weightBasis: 'TYPED', bodyWeightKg: '23', weightSource: 'EFSA 2012', reasoning: 'Study' },
  };
  const groups = [{ group: 'ADULT' } as const, child];
  const unknown = combinedOf([lotion], { groups });
  expect([unknown?.verdict, unknown?.group]).toEqual(['UNKNOWN', 'CHILD_3_10']);
  const typed = named({ exposureMgPerKgDay: '200', exposureSource: 'Bernard et al. 2018' });
  expect(combinedOf([typed], { groups })).toMatchObject({ margin: { value: '192.115' }, group: 'CHILD_3_10' });
});

test('a substance that the formula does not hold is said, not left out in silence', () => {
  const report = reportWith([lotion, named({ inciName: 'Phenoxyethanoll', productName: 'Mask' })]);
  expect(missingOf(report, 'A7')).toEqual(['COMBINED_UNMATCHED Phenoxyethanoll: Mask']);
});

test('another spelling of the substance is the same substance', () => {
  expect(combinedOf([named({ inciName: ' phenoxyETHANOL ' })])?.products).toHaveLength(1);
});

test('the threshold of toxicological concern is compared with the dose from all of them', () => {
  // 0.08 % without data: the cream brings 24.14 × 0.0008 × 0.5 = 0.009656 mg/kg bw/day, 9.656 µg, below 46 of class I;
  // with 123.2 × 0.0008 × 0.5 = 0.04928 of the lotion 58.936 µg, above it.
  const input = {
    ...cream(),
    lines: [line('0.08', 'Glycerin'), line('99.92', 'Aqua')].map(reportLine),
    ingredients: [],
  };
  const answers = { hasGenotoxicityAlert: false, isOrganophosphateOrCarbamate: false };
  const profiles = [{ inciName: 'Glycerin', cramerClass: 'I' as const, ...answers }];
  const ttcOf = (combinedProducts: readonly CombinedProduct[]) =>
    rowOf(safetyReport({ ...input, partA: { ...input.partA, profiles, combinedProducts } }), 'Glycerin').ttc;
  expect(ttcOf([])).toMatchObject({ exposure: { value: '9.656' }, isBelow: true });
  const other = named({ inciName: 'Glycerin', percent: '0.08' });
  expect(ttcOf([other])).toMatchObject({ exposure: { value: '58.936' }, isBelow: false });
  expect(ttcOf([{ ...other, percent: null }])).toBeNull();
});

test('a report without named products is the same as before there were any', () => {
  expect(rowOf(reportWith([]), 'Phenoxyethanol')).not.toHaveProperty('combined');
});
