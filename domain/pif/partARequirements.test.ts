import { MICROBIOLOGY_ROWS } from './fields/partA.ts';
import { type PartAFacts, type PartAProduct, partARequirements } from './partARequirements.ts';

const empty: PartAFacts = {
  ph: {},
  stabilityTests: [],
  microbiology: [],
  challengeTest: {},
  packParts: [],
  exposure: {},
  effects: [],
};
const product: PartAProduct = { ingredientNames: ['Aqua'], hasStabilityFile: false };
const states = (change: Partial<PartAFacts>, about: Partial<PartAProduct> = {}) =>
  Object.fromEntries(
    partARequirements({ ...empty, ...change }, { ...product, ...about }).map(({ field, state }) => [field, state]),
  );

test('of an empty part everything is missing but the exposure of the category', () => {
  expect(states({})).toEqual({
    appearance: 'MISSING',
    ph: 'MISSING',
    stability: 'MISSING',
    durability: 'MISSING',
    microbiology: 'MISSING',
    challenge: 'MISSING',
    pack: 'MISSING',
    exposure: 'DONE',
    effects: 'MISSING',
  });
});

test('a product without water has no pH, one of unknown composition has', () => {
  expect(states({}, { ingredientNames: ['Prunus Amygdalus Dulcis Oil'] })).not.toHaveProperty('ph');
  expect(states({}, { ingredientNames: null })).toHaveProperty('ph', 'MISSING');
});

test('a stability test needs its report, a reasoning does not', () => {
  const stabilityTests = [{ result: 'No change' }];
  expect(states({ stabilityTests })['stability']).toBe('QUESTION');
  expect(states({ stabilityTests }, { hasStabilityFile: true })['stability']).toBe('DONE');
  expect(states({ stabilityReasoning: 'Like product X.' })['stability']).toBe('DONE');
  expect(states({ stabilityTests: [{ result: ' ' }] }, { hasStabilityFile: true })['stability']).toBe('MISSING');
});

test('all five rows of ISO 17516 are wanted, or a reasoning', () => {
  const rows = MICROBIOLOGY_ROWS.map((row) => ({ row, result: 'absent' }));
  expect(states({ microbiology: rows })['microbiology']).toBe('DONE');
  expect(states({ microbiology: rows.slice(1) })['microbiology']).toBe('MISSING');
  expect(states({ microbiologyReasoning: 'Anhydrous.' })['microbiology']).toBe('DONE');
});

test('a row outside its limit is a question, whatever the reasoning says', () => {
  const microbiology = [{ row: 'TOTAL_COUNT' as const, result: '5000', isWithin: false }];
  expect(states({ microbiology, microbiologyReasoning: 'Anhydrous.' })['microbiology']).toBe('QUESTION');
});

test.each([
  ['CRITERION_A', undefined, 'DONE'],
  ['CRITERION_B', undefined, 'QUESTION'],
  ['CRITERION_B', 'Airless pack', 'DONE'],
  ['FAILED', 'Airless pack', 'QUESTION'],
  ['LOW_RISK', undefined, 'MISSING'],
  ['LOW_RISK', 'Water activity 0.5', 'DONE'],
] as const)('challenge test %s with reasoning %s: %s', (outcome, reasoning, state) => {
  expect(states({ challengeTest: { outcome, reasoning } })['challenge']).toBe(state);
});

test('a secondary pack alone is no pack', () => {
  expect(states({ packParts: [{ kind: 'SECONDARY' }] })['pack']).toBe('MISSING');
  expect(states({ packParts: [{ kind: 'PRIMARY' }] })['pack']).toBe('DONE');
});

test("figures of one's own need a reason, a child's product has its own amount and weight", () => {
  expect(states({ exposure: { gramsPerDay: '2' } })['exposure']).toBe('QUESTION');
  expect(states({ exposure: { gramsPerDay: '2', reasoning: 'Measured' } })['exposure']).toBe('DONE');
  const child = { isForUnderThree: true };
  expect(states({}, child)['exposure']).toBe('MISSING');
  const reasoning = 'Infant';
  expect(states({ exposure: { gramsPerDay: '2', reasoning } }, child)['exposure']).toBe('MISSING');
  expect(states({ exposure: { bodyWeightKg: '5', reasoning } }, child)['exposure']).toBe('MISSING');
  expect(states({ exposure: { gramsPerDay: '2', bodyWeightKg: '5', reasoning: 'Infant' } }, child)['exposure']).toBe(
    'DONE',
  );
});
