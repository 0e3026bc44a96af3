import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

const SAFETY = `query ($input: MarginOfSafetyInput!) { marginOfSafety(input: $input) {
  systemicExposureMgPerKgDay systemicPointOfDepartureMgPerKgDay marginOfSafety requiredMargin verdict acceptable highestSafeConcentrationPercent
} }`;
const EXPOSURE =
  'query ($input: MarginOfExposureInput!) { marginOfExposure(input: $input) { marginOfExposure requiredMargin isRequiredMarginVerified verdict acceptable } }';
const AMOUNT =
  'query ($input: SystemicExposureByAmountInput!) { systemicExposureByAmount(input: $input) { systemicExposureMgPerKgDay } }';
const AGGREGATE =
  'query ($input: AggregateExposureInput!) { aggregateExposure(input: $input) { systemicExposureMgPerKgDay parts { name systemicExposureMgPerKgDay sharePercent } } }';
const CONCERN = `query ($input: ThresholdOfToxicologicalConcernInput!) { thresholdOfToxicologicalConcern(input: $input) {
  threshold { ttcClass ugPerKgDay ugPerPersonDay source isVerified } sharePercent acceptable
} }`;
const PERIOD =
  'query ($input: PreservationPeriodInput!) { preservationPeriod(input: $input) { sum monthsBySum months caps { kind months } source isVerified } }';
const COMPARE = `query ($input: CompareListsInput!) { compareLists(input: $input) {
  onlyInA { text at } onlyInB { text at } inBoth { a { text } b { at } isMoved } nearMatches { a { text } b { text } distance } repeatedInA { at } repeatedInB { at }
} }`;

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const ask = async (query: string, input: object, person: Person = 'konsultant') => {
  const { data, code, errors } = await bff.askAs<Record<string, Record<string, unknown>> | null>(person, query, {
    variables: { input },
  });
  return { value: Object.values(data ?? {})[0], code, fields: errors[0]?.extensions.fields };
};

/** A baby wipe from a published safety report: 0.523 g four times a day on 6 kg. */
const wipe = {
  exposureMgPerKgDay: 348.6666666666667,
  concentrationPercent: 0.48,
  dermalAbsorptionPercent: 100,
  pointOfDepartureMgPerKgDay: 500,
  oralAbsorptionPercent: 100,
};

// Worked examples from published reports and opinions, each with the rounding of its source.
test.each([
  ['phenoxyethanol in a baby wipe', wipe, 1.6736, 298.757, 'ABOVE', 0.0002],
  [
    'citric acid in a baby wipe',
    { ...wipe, concentrationPercent: 0.002, pointOfDepartureMgPerKgDay: 1200 },
    0.00697333,
    172_084,
    'ABOVE',
    0.0002,
  ],
  [
    'panthenol in a body gel',
    {
      exposureMgPerKgDay: 130.33333333333334,
      concentrationPercent: 0.5,
      dermalAbsorptionPercent: 50,
      pointOfDepartureMgPerKgDay: 200,
      oralAbsorptionPercent: 100,
    },
    0.325833,
    613.811,
    'ABOVE',
    0.0001,
  ],
  [
    'homosalate, 10 % on the whole body',
    {
      exposureMgPerKgDay: 300,
      concentrationPercent: 10,
      dermalAbsorptionPercent: 5.3,
      pointOfDepartureMgPerKgDay: 20,
      oralAbsorptionPercent: 50,
    },
    1.59,
    6.28931,
    'BELOW',
    0.01,
  ],
  [
    'homosalate, 7.34 % in a face cream',
    {
      exposureMgPerKgDay: 24.14,
      concentrationPercent: 7.34,
      dermalAbsorptionPercent: 5.3,
      pointOfDepartureMgPerKgDay: 20,
      oralAbsorptionPercent: 50,
    },
    0.0939094,
    106.486,
    'ABOVE',
    0.01,
  ],
])('margin of safety: %s', async (_name, input, sed, mos, verdict, tolerance) => {
  const { value } = await ask(SAFETY, input);
  expect(Math.abs((value?.['systemicExposureMgPerKgDay'] as number) / sed - 1)).toBeLessThanOrEqual(tolerance);
  expect(Math.abs((value?.['marginOfSafety'] as number) / mos - 1)).toBeLessThanOrEqual(tolerance);
  expect(value).toMatchObject({ verdict, acceptable: verdict === 'ABOVE', requiredMargin: 100 });
});

// Example E3 of the design, to the last digit printed there.
test.each([
  [[24.14, 0.9, 50, 500, 50], '0.108630', '2301.39', 'ABOVE'],
  [[269, 0.9, 50, 500, 50], '1.21050', '206.526', 'ABOVE'],
  [[100, 1, 50, 100, 50], '0.500000', '100.000', 'AT'],
  [[123.2, 10, 100, 450, 100], '12.3200', '36.5260', 'BELOW'],
] as const)('margin of safety of %j in example E3', async ([a, c, dap, pod, oral], sed, margin, verdict) => {
  const { value } = await ask(SAFETY, {
    exposureMgPerKgDay: a,
    concentrationPercent: c,
    dermalAbsorptionPercent: dap,
    pointOfDepartureMgPerKgDay: pod,
    oralAbsorptionPercent: oral,
  });
  expect((value?.['systemicExposureMgPerKgDay'] as number).toPrecision(6)).toBe(sed);
  expect((value?.['marginOfSafety'] as number).toPrecision(6)).toBe(margin);
  expect(value).toMatchObject({ verdict, acceptable: verdict === 'ABOVE' });
  if (verdict === 'BELOW') expect((value?.['highestSafeConcentrationPercent'] as number).toPrecision(5)).toBe('3.6526');
});

test('what is swallowed of a mouthwash is added where the caller says so', async () => {
  const mouthwash = {
    exposureMgPerKgDay: 32.54,
    concentrationPercent: 1,
    dermalAbsorptionPercent: 1,
    pointOfDepartureMgPerKgDay: 10,
    oralAbsorptionPercent: 50,
  };
  expect((await ask(SAFETY, mouthwash)).value).toMatchObject({ verdict: 'ABOVE' });
  const { value } = await ask(SAFETY, { ...mouthwash, isSwallowed: true });
  expect(value).toMatchObject({ verdict: 'BELOW' });
  expect((value?.['marginOfSafety'] as number).toPrecision(6)).toBe('30.1288');
});

test('at the highest safe concentration the margin equals the required one', async () => {
  const { value } = await ask(SAFETY, wipe);
  const concentrationPercent = value?.['highestSafeConcentrationPercent'] as number;
  const { value: there } = await ask(SAFETY, { ...wipe, concentrationPercent });
  expect(there).toMatchObject({ verdict: 'AT', acceptable: false });
  expect(
    (await ask(SAFETY, { ...wipe, concentrationPercent, required: { margin: 25, reason: ' human kinetics ' } })).value,
  ).toMatchObject({ requiredMargin: 25, verdict: 'ABOVE' });
});

test.each([
  [{ dermalAbsorptionPercent: 60, oralAbsorptionPercent: 50 }, ['dermalAbsorptionPercent']],
  [{ exposureMgPerKgDay: 0 }, ['exposureMgPerKgDay']],
  [{ exposureMgPerKgDay: -1, concentrationPercent: 100.1 }, ['exposureMgPerKgDay', 'concentrationPercent']],
  [{ pointOfDepartureMgPerKgDay: -5 }, ['pointOfDepartureMgPerKgDay']],
  [{ oralAbsorptionPercent: 101 }, ['oralAbsorptionPercent']],
  [{ required: { margin: 0, reason: 'x' } }, ['required.margin']],
  [{ required: { margin: 25, reason: '  ' } }, ['required.reason']],
  [{ required: { margin: 25, reason: 'a\u0000b' } }, ['required.reason']],
  [{ concentrationPercent: '1,5' }, ['concentrationPercent']],
  [{ exposureMgPerKgDay: null }, ['exposureMgPerKgDay']],
  [{ exposureMgPerKgDay: 1e-320, concentrationPercent: 1e-9 }, ['']],
])('margin of safety with %j is rejected with its fields', async (wrong, paths) => {
  const { code, fields, value } = await ask(SAFETY, { ...wipe, ...wrong });
  expect([code, value ?? null]).toEqual(['BAD_USER_INPUT', null]);
  expect(fields?.map(({ path }) => path)).toEqual(paths.map((path) => (path ? `input.${path}` : 'input')));
  for (const { message } of fields ?? []) expect(message).toMatch(/^[A-Z].{5,80}$/);
});

test.each([
  [
    'THRESHOLD',
    10,
    0.0549451,
    182,
    { requiredMargin: 100, isRequiredMarginVerified: true, verdict: 'ABOVE', acceptable: true },
  ],
  [
    'BMDL10',
    100,
    0.01,
    10_000,
    { requiredMargin: 10_000, isRequiredMarginVerified: false, verdict: 'AT', acceptable: true },
  ],
  ['T25', 100, 0.01, 10_000, { requiredMargin: 25_000, verdict: 'BELOW', acceptable: false }],
])('margin of exposure, %s', async (basis, pointOfDepartureMgPerKgDay, exposureMgPerKgDay, margin, expected) => {
  const { value } = await ask(EXPOSURE, { basis, pointOfDepartureMgPerKgDay, exposureMgPerKgDay });
  expect(value).toMatchObject(expected);
  expect(value?.['marginOfExposure']).toBeCloseTo(margin, 2);
});

test('systemic exposure by the absorbed amount converts µg to mg', async () => {
  const { value } = await ask(AMOUNT, {
    absorbedUgPerCm2: 1.5,
    areaCm2: 15_670,
    frequencyPerDay: 2.28,
    bodyWeightKg: 60,
  });
  expect(value?.['systemicExposureMgPerKgDay']).toBeCloseTo(0.89319, 5);
  expect(
    (await ask(AMOUNT, { absorbedUgPerCm2: 1.5, areaCm2: -1, frequencyPerDay: 2.28, bodyWeightKg: 0 })).fields?.map(
      ({ path }) => path,
    ),
  ).toEqual(['input.areaCm2', 'input.bodyWeightKg']);
});

test('aggregate exposure is the sum over the products, and an error names the product by its index', async () => {
  const lotion = {
    name: ' Body lotion ',
    exposureMgPerKgDay: 123.2,
    concentrationPercent: 0.5,
    dermalAbsorptionPercent: 50,
  };
  const shampoo = { name: 'Shampoo', exposureMgPerKgDay: 1.51, concentrationPercent: 1, dermalAbsorptionPercent: 50 };
  const { value } = await ask(AGGREGATE, { products: [lotion, shampoo] });
  expect(value?.['systemicExposureMgPerKgDay']).toBeCloseTo(0.31555, 8);
  expect(value?.['parts']).toMatchObject([{ name: 'Body lotion' }, { name: 'Shampoo' }]);
  expect((await ask(AGGREGATE, { products: [lotion, { ...shampoo, concentrationPercent: 0 }] })).fields).toMatchObject([
    { path: 'input.products.1.concentrationPercent' },
  ]);
  expect((await ask(AGGREGATE, { products: [] })).fields).toMatchObject([{ path: 'input.products' }]);
  expect((await ask(AGGREGATE, { products: Array.from({ length: 101 }, () => lotion) })).fields).toMatchObject([
    { path: 'input.products' },
  ]);
});

const substance = {
  exposureUgPerKgDay: 2,
  cramerClass: 'II',
  hasGenotoxicityAlert: false,
  isOrganophosphateOrCarbamate: false,
  exclusions: [],
};

test('the threshold of toxicological concern is returned with its source; Cramer II counts as III', async () => {
  expect((await ask(CONCERN, substance)).value).toMatchObject({
    acceptable: true,
    threshold: { ttcClass: 'Cramer III', ugPerKgDay: 2.3, isVerified: true },
  });
  expect((await ask(CONCERN, { ...substance, hasGenotoxicityAlert: true })).value).toMatchObject({
    acceptable: false,
    threshold: { ugPerKgDay: 0.0025 },
  });
});

test('the threshold is rejected for substances that it does not apply to', async () => {
  const { code, fields } = await ask(CONCERN, {
    ...substance,
    exclusions: ['METAL', 'HIGH_POTENCY_CARCINOGEN', 'METAL'],
  });
  expect([code, fields?.map(({ path }) => path)]).toEqual(['BAD_USER_INPUT', ['input.exclusions', 'input.exclusions']]);
});

const scores = {
  formulation: 2,
  packaging: 3,
  volumeAndFrequency: 2,
  applicationArea: 3,
  targetPopulation: 1,
  hasReturningEyeApplicator: false,
  isForUnderThree: false,
};

test('the period after opening follows from the score and is reduced or excluded by special cases', async () => {
  expect((await ask(PERIOD, scores)).value).toMatchObject({
    sum: 11,
    monthsBySum: 12,
    months: 12,
    caps: [],
    isVerified: false,
  });
  expect((await ask(PERIOD, { ...scores, hasReturningEyeApplicator: true })).value).toMatchObject({
    months: 6,
    caps: [{ kind: 'EYE_APPLICATOR', months: 6 }],
  });
  expect((await ask(PERIOD, { ...scores, challengeTest: 'FAILED' })).value).toMatchObject({
    months: null,
    caps: [{ kind: 'CHALLENGE_TEST_FAILED', months: null }],
  });
  expect((await ask(PERIOD, { ...scores, provenDurabilityMonths: 30 })).value).toMatchObject({
    months: null,
    caps: [{ kind: 'DATE_INSTEAD' }],
  });
});

test.each([
  [{ formulation: 0, packaging: 5 }, ['input.formulation', 'input.packaging']],
  [{ targetPopulation: null }, ['input.targetPopulation']],
  [{ provenDurabilityMonths: -1 }, ['input.provenDurabilityMonths']],
])('period after opening with %j is rejected with its fields', async (wrong, paths) => {
  const { code, fields } = await ask(PERIOD, { ...scores, ...wrong });
  expect([code, fields?.map(({ path }) => path)]).toEqual(['BAD_USER_INPUT', paths]);
});

test('a comparison of two lists finds missing, moved and similar items', async () => {
  const { value } = await ask(COMPARE, {
    a: ['Aqua', 'Glycerin', 'Limonene', 'Parfum'],
    b: ['AQUA', 'Parfum', 'Glycerin', 'Limonen', 'parfum'],
  });
  expect(value).toMatchObject({
    onlyInA: [{ text: 'Limonene', at: 2 }],
    onlyInB: [
      { text: 'Limonen', at: 3 },
      { text: 'parfum', at: 4 },
    ],
    nearMatches: [{ a: { text: 'Limonene' }, b: { text: 'Limonen' }, distance: 1 }],
    repeatedInB: [{ at: 4 }],
  });
  expect((value?.['inBoth'] as { isMoved: boolean }[]).filter(({ isMoved }) => isMoved)).toHaveLength(1);
});

test('lists of the maximum size are compared and longer ones rejected', async () => {
  const many = (count: number, of = (at: number) => `n${at}`) => Array.from({ length: count }, (_, at) => of(at));
  expect((await ask(COMPARE, { a: many(5001), b: [] })).fields).toMatchObject([{ path: 'input.a' }]);
  expect((await ask(COMPARE, { a: [], b: ['Aqua', 'x'.repeat(2001)] })).fields).toMatchObject([{ path: 'input.b.1' }]);
  const { value } = await ask(COMPARE, { a: many(5000), b: many(5000, (at) => `m${at}`) });
  expect(value?.['onlyInA']).toHaveLength(5000);
});
