import type { ExposedGroup, PopulationGroup } from '../pif/exposedGroups.ts';
import { childFigures, POPULATION_GROUPS } from '../pif/exposedGroups.ts';
import { missingOf, oneSubstance, rowOf } from './examples.testing.ts';
import { safetyReport } from './safetyReport.ts';
import type { SafetyReportInput } from './safetyReportInput.ts';

const faceCream = 'face_care_products_other_than_face_mask';

/** 1 % of a substance in a face cream: NOAEL 500, both absorptions 50 %, so PODsys is 250 mg/kg bw/day. */
function cream(groups: readonly ExposedGroup[], more: Partial<SafetyReportInput> = {}): SafetyReportInput {
  const input = oneSubstance('1', null, { noael: 500, dermal: 50, oral: 50 }, faceCream);
  return { ...input, ...more, partA: { ...input.partA, exposedGroups: groups } };
}
const typed = (group: PopulationGroup, gramsPerDay: string, bodyWeightKg: string): ExposedGroup => ({
  group,
  amountBasis: 'TYPED',
  gramsPerDay,
  amountSource: 'Use study of the maker, 2025',
  weightBasis: 'TYPED',
  bodyWeightKg,
  weightSource: 'Weighed in the study',
});
const scaled = (group: PopulationGroup): ExposedGroup => ({ group, amountBasis: 'SCALED', weightBasis: 'TABLE' });
const reportOf = (groups: readonly ExposedGroup[], more: Partial<SafetyReportInput> = {}) =>
  safetyReport(cream(groups, more));
const marginOf = (groups: readonly ExposedGroup[]) => rowOf(reportOf(groups), 'Phenoxyethanol').own?.margin?.value;
const exposureOf = (groups: readonly ExposedGroup[]) => reportOf(groups).exposure?.exposure?.value;

/**
 * Worked by hand with A = g × 1000 × share that stays / kg, or 24.14 mg/kg of adults (SCCS/1647/22, Table 3A, face
 * cream) × surface per weight (`rules.md` B2: 2.3, 1.8, 1.6, 1.5, 1.3), SED = A × 1/100 × 50/100 and MoS = 250 / SED.
 */
describe('worked examples of age groups', () => {
  test.each<[string, readonly ExposedGroup[], string, string]>([
    // Case 3 of the issue: 1.54 × 1000 / 23 = 66.9565; SED 0.334783; 250 / 0.334783 = 746.75.
    ['children of 23 kg with 1.54 g', [typed('CHILD_3_10', '1.54', '23')], '66.9565', '746.753'],
    // The row itself: 24.14; SED 0.1207; 250 / 0.1207 = 2071.251.
    ['adults', [{ group: 'ADULT' }], '24.14', '2071.25'],
    ['pregnant women', [{ group: 'PREGNANT' }], '24.14', '2071.25'],
    ['elderly people', [{ group: 'ELDERLY' }], '24.14', '2071.25'],
    // 24.14 × 2.3 = 55.522; SED 0.27761; 250 / 0.27761 = 900.5439.
    ['under 3 months by surface', [scaled('INFANT_0_3')], '55.522', '900.544'],
    // 24.14 × 1.8 = 43.452; 250 / 0.21726 = 1150.695.
    ['3 to 6 months by surface', [scaled('INFANT_3_6')], '43.452', '1150.7'],
    // 24.14 × 1.6 = 38.624; 250 / 0.19312 = 1294.532.
    ['6 to 12 months by surface', [scaled('INFANT_6_12')], '38.624', '1294.53'],
    // Between 12 and 36 months the ratio of 12 months: the same.
    ['toddlers by surface', [scaled('TODDLER_12_36')], '38.624', '1294.53'],
    // 24.14 × 1.5 = 36.21; 250 / 0.18105 = 1380.834.
    ['children by surface', [scaled('CHILD_3_10')], '36.21', '1380.83'],
    // 24.14 × 1.3 = 31.382; 250 / 0.15691 = 1593.27.
    ['adolescents by surface', [scaled('ADOLESCENT_11_17')], '31.382', '1593.27'],
    // 1 × 1000 / 23.1 = 43.2900; 250 / 0.21645 = 1155.
    ['children of the table', [{ ...typed('CHILD_3_10', '1', ''), weightBasis: 'TABLE' }], '43.29', '1155'],
    // 3 × 1000 × 0.1 / 60 = 5; 250 / 0.025 = 10000.
    [
      'professional users of 3 g of which a tenth stays',
      [{ ...typed('PROFESSIONAL', '3', '60'), retentionFactor: '0.1' }],
      '5',
      '10000',
    ],
    // 1.54 × 1000 / 50 = 30.8: a typed weight with the amount of the category; 250 / 0.154 = 1623.377.
    [
      'pregnant women of 50 kg',
      [{ group: 'PREGNANT', weightBasis: 'TYPED', bodyWeightKg: '50', weightSource: 'Early pregnancy, own survey' }],
      '30.8',
      '1623.38',
    ],
    // The infant's 55.522 is above the child's 36.21 and the adult's 24.14.
    [
      'the smallest margin of three groups',
      [{ group: 'ADULT' }, scaled('CHILD_3_10'), scaled('INFANT_0_3')],
      '55.522',
      '900.544',
    ],
  ])('%s', (_, groups, exposure, margin) => {
    expect(exposureOf(groups)).toBe(exposure);
    expect(marginOf(groups)).toBe(margin);
  });
});

test('the report says which group decides, and has the margin of each', () => {
  const report = reportOf([{ group: 'ADULT' }, scaled('INFANT_0_3')]);
  expect(report.exposure).toMatchObject({ group: 'INFANT_0_3' });
  const row = rowOf(report, 'Phenoxyethanol');
  expect(row.own?.group).toBe('INFANT_0_3');
  expect(row.groupMargins?.map(({ group, margin }) => [group, margin?.value])).toEqual([
    ['ADULT', '2071.25'],
    ['INFANT_0_3', '900.544'],
  ]);
});

test('figures of the tables are said to be unverified, with their source', () => {
  const [group] = reportOf([scaled('CHILD_3_10')]).exposure?.groups ?? [];
  expect(group).toMatchObject({
    basis: 'SCALED',
    bodyWeightKg: { value: '23.1', source: 'EFSA Journal 2012;10(3):2579', isVerified: false },
    surfaceRatio: { value: '1.5', isVerified: false },
    exposure: { isVerified: false },
  });
});

test('a file without groups has the report that it had', () => {
  const input = cream([]);
  const { exposedGroups: _, ...before } = input.partA;
  expect(safetyReport(input)).toEqual(safetyReport({ ...input, partA: before }));
  expect(JSON.stringify(safetyReport(input))).not.toMatch(/groupMargins|"groups"/);
});

describe('what stops SAFE', () => {
  const gapsOf = (groups: readonly ExposedGroup[], more: Partial<SafetyReportInput> = {}) =>
    (missingOf(reportOf(groups, more), 'A6') ?? []).filter((one) => one.startsWith('AGE_GROUP_EXPOSURE'));
  const child = typed('CHILD_3_10', '1.54', '23');

  test.each<[string, ExposedGroup]>([
    ['nothing is said', { group: 'CHILD_3_10' }],
    ['no weight', { ...child, weightBasis: null }],
    ['0 kg', { ...child, bodyWeightKg: '0' }],
    ['a weight without its source', { ...child, weightSource: ' .' }],
    ['0 g', { ...child, gramsPerDay: '0,0' }],
    ['a negative amount', { ...child, gramsPerDay: '-1' }],
    ['an amount without its source', { ...child, amountSource: null }],
    ['the row of adults', { ...child, amountBasis: 'ADULT_ROW', reasoning: 'They use as much as adults do.' }],
  ])('of a child: %s', (_, group) => {
    expect(gapsOf([group])).toEqual(['AGE_GROUP_EXPOSURE CHILD_3_10']);
  });

  test('of several groups each that lacks figures is named, and the others keep their margins', () => {
    const groups = [{ group: 'ADULT' }, child, { group: 'TODDLER_12_36' }] as const;
    expect(gapsOf(groups)).toEqual(['AGE_GROUP_EXPOSURE TODDLER_12_36']);
    expect(marginOf(groups)).toBe('746.753');
  });

  test('adolescents take the row of adults only with a reason', () => {
    const row = { group: 'ADOLESCENT_11_17', amountBasis: 'ADULT_ROW' } as const;
    expect(gapsOf([row])).toEqual(['AGE_GROUP_EXPOSURE ADOLESCENT_11_17']);
    const whole = { ...row, reasoning: 'From 14 years on, used like adults.' };
    expect(gapsOf([whole])).toEqual([]);
    expect(exposureOf([whole])).toBe('24.14');
  });

  test('an amount with a comma counts', () => {
    expect(gapsOf([{ ...child, gramsPerDay: '1,54' }])).toEqual([]);
    expect(exposureOf([{ ...child, gramsPerDay: '1,54' }])).toBe('66.9565');
  });

  test('children in the free text alone', () => {
    expect(gapsOf([], { population: 'children of 3 to 10' })).toEqual(['AGE_GROUP_EXPOSURE CHILDREN_IN_TEXT']);
    expect(gapsOf([{ group: 'ADULT' }], { population: 'Za decu' })).toEqual(['AGE_GROUP_EXPOSURE CHILDREN_IN_TEXT']);
    expect(gapsOf([child], { population: 'children of 3 to 10' })).toEqual([]);
  });

  test('an answer about children under three that contradicts the groups', () => {
    const product = { ...cream([]).product, isForUnderThree: false };
    const infant = scaled('INFANT_0_3');
    expect(gapsOf([infant], { product })).toEqual(['AGE_GROUP_EXPOSURE UNDER_THREE_DENIED']);
    expect(gapsOf([child], { product: { ...product, isForUnderThree: true } })).toEqual([
      'AGE_GROUP_EXPOSURE UNDER_THREE_UNTICKED',
    ]);
    expect(gapsOf([infant], { product: { ...product, isForUnderThree: true } })).toEqual([]);
  });

  test('a surface without an exposure of adults', () => {
    const product = { ...cream([]).product, category: 'hair_conditioner', use: 'leave-on' } as const;
    expect(gapsOf([scaled('CHILD_3_10')], { product })).toEqual(['AGE_GROUP_EXPOSURE CHILD_3_10']);
  });
});

/** A generator whose cases can be told again. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

describe('properties', () => {
  const next = numbers(41);
  const anyGroup = (): ExposedGroup => {
    const group = POPULATION_GROUPS[next(POPULATION_GROUPS.length)] ?? 'ADULT';
    return childFigures(group) && next(2) === 0
      ? scaled(group)
      : typed(group, `${1 + next(30)}.${next(10)}`, `${3 + next(70)}`);
  };

  test('no smaller body weight gives a larger margin', () => {
    for (let at = 0; at < 40; at += 1) {
      const [grams, weight] = [`${1 + next(20)}`, 4 + next(70)];
      const margin = (kg: number) => Number(marginOf([typed('CHILD_3_10', grams, String(kg))]));
      expect(margin(weight - 1)).toBeLessThanOrEqual(margin(weight));
    }
  });

  test('adding a group never raises the smallest margin', () => {
    for (let at = 0; at < 40; at += 1) {
      const groups = [anyGroup(), anyGroup()];
      const before = Number(marginOf(groups.slice(0, 1)));
      expect(Number(marginOf(groups))).toBeLessThanOrEqual(before);
    }
  });
});
