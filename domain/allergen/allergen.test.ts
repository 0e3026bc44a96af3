import fc from 'fast-check';
import { isCasNumber } from '../inci/registryNumbers.ts';
import { allergenHeld, allergenNamed, allergenOf } from './allergenOf.ts';
import { ALLERGEN_SOURCES, allergens } from './allergens.ts';
import type { Contribution } from './allergensToDeclare.ts';
import { allergensToDeclare } from './allergensToDeclare.ts';
import { otherNames } from './otherNames.ts';
import { decimalOf } from '../quantity/decimal.ts';
import { declarationDuty, exceedsThreshold } from './declaration.ts';
import { checkAllergen, checkPerfume } from './checkAllergens.ts';

const [BEFORE, AFTER] = ['2026-07-31', '2026-08-01'];
const named = (inciName: string, casNumbers: string[] = []) => ({ inciName, casNumbers });
const part = (inciName: string, percentInMaterial: number | null, more: Partial<Contribution> = {}): Contribution => ({
  material: 'perfume',
  materialPercent: 0.15,
  inciName,
  casNumbers: [],
  percentInMaterial,
  detectionLimitPercent: null,
  ...more,
});
const declared = (parts: Contribution[], use: 'leave-on' | 'rinse-off', on = AFTER) => {
  const result = allergensToDeclare(parts, use, on, on);
  return result.ok ? result.value : [];
};
const over = (parts: Contribution[], use: 'leave-on' | 'rinse-off') =>
  declared(parts, use)
    .filter(({ isOver }) => isOver)
    .map(({ allergen }) => allergen.labelName);

test('the list has 24 original, 12 older, 45 new and 2 prohibited entries', () => {
  const count = (...sets: string[]) => allergens.filter(({ set }) => sets.includes(set)).length;
  expect([count('original', 'originalReplaced'), count('existing'), count('new'), count('prohibited')]).toEqual([
    24, 12, 45, 2,
  ]);
});

test('the 174 CAS numbers have correct check digits', () => {
  const numbers = allergens.flatMap(({ casNumbers }) => casNumbers);
  expect(numbers).toHaveLength(174);
  expect(numbers.filter((number) => !isCasNumber(number))).toEqual([]);
});

test('every entry has a source', () => {
  expect(allergens.filter(({ source }) => !ALLERGEN_SOURCES[source])).toEqual([]);
});

test.each([
  ['Neral', 'Citral'],
  ['l-Limonene', 'Limonene'],
  ['DIPENTENE', 'Limonene'],
  ['alpha-Pinene', 'Pinene'],
  ['beta-Damascone', 'Rose Ketones'],
  ['Ylang Ylang oil', 'Cananga Odorata Oil/Extract'],
])('a supplier that writes %s means %s, which a label must name so', (name, labelName) => {
  expect(allergenHeld(named(name))?.labelName).toBe(labelName);
  expect(over([part(name, 10)], 'leave-on')).toEqual([labelName]);
});

test('names of one entry add up: .0006 % of Neral and .0006 % of Geranial are above .001 % of Citral', () => {
  const line = (name: string) => part(name, 0.4);
  expect(over([line('Neral')], 'leave-on')).toEqual([]);
  expect(over([line('Neral'), line('Geranial')], 'leave-on')).toEqual(['Citral']);
});

test('every other name is of the entry that it stands under and is no name of a label', () => {
  const wrong = Object.entries(otherNames).flatMap(([entry, names]) =>
    names.filter((name) => allergenHeld(named(name))?.entry !== entry || allergenNamed(name) !== null),
  );
  expect(wrong).toEqual([]);
});

test('no name belongs to two entries', () => {
  const names = allergens.flatMap(({ entry, members, exportMembers }) =>
    [...members, ...exportMembers].map((name) => [name.toLowerCase(), entry] as const),
  );
  expect(
    names.filter(([name, entry]) => names.some(([other, another]) => other === name && another !== entry)),
  ).toEqual([]);
});

test.each([
  ['Alpha-Damascone', 'Rose Ketones'],
  ['LAVANDULA ANGUSTIFOLIA OIL', 'Lavandula Oil/Extract'],
  ['Rose Ketones', 'Rose Ketones'],
  ['Linalool', 'Linalool'],
  ['CITRUS AURANTIUM DULCIS FLOWER OIL', 'Citrus Aurantium Flower Oil'],
  ['CITRUS SINENSIS PEEL OIL', 'Citrus Aurantium Peel Oil'],
  ['Pinus Mugo Twig Leaf Oil', 'Pinus Mugo'],
])('%s is declared as %s', (name, labelName) => {
  expect(allergenNamed(name)?.labelName).toBe(labelName);
});

test.each<[string, string, string | null]>([
  ['ROSA CANINA FRUIT OIL', '84696-47-9', null],
  ['ROSA DAMASCENA FLOWER WATER', '90106-38-0', null],
  ['ROSA DAMASCENA EXTRACT', '90106-38-0', 'Rose Flower Oil/Extract'],
  ['ROSE FLOWER OIL', '8007-01-0', 'Rose Flower Oil/Extract'],
  ['JASMINUM OFFICINALE FLOWER/LEAF EXTRACT', '84776-64-7', 'Jasmine Oil/Extract'],
  ['JASMINUM OFFICINALE FLOWER', '84776-64-7', null],
  ['EUGENIA CARYOPHYLLUS FLOWER EXTRACT', '84961-50-2', null],
  ['EUCALYPTUS CITRIODORA OIL', '8000-48-4', null],
  ['CITRUS AURANTIUM BERGAMIA FRUIT OIL', '89957-91-5', 'Citrus Aurantium Bergamia Peel Oil'],
  ['CITRUS AURANTIUM DULCIS OIL', '8008-57-9', 'Citrus Aurantium Peel Oil'],
  ['TRANS-2-DECENAL DIMETHYL ACETAL', '5392-40-5', 'Citral'],
])('by the CAS number of a plant, %s (%s) is %s', (inciName, cas, expected) => {
  expect(allergenOf(named(inciName, [cas]))?.labelName ?? null).toBe(expected);
});

test('a CAS number identifies an entry only if no other entry has it', () => {
  expect(allergenOf(named('SOMETHING', ['78-70-6']))?.labelName).toBe('Linalool');
  expect(allergenOf(named('ORANGE OIL', ['8028-48-6']))).toBeNull();
  expect(allergenOf(named('AQUA', ['7732-18-5']))).toBeNull();
});

test.each([
  [0.001, 'leave-on', false],
  [0.0010001, 'leave-on', true],
  [0.01, 'rinse-off', false],
  [0.0100001, 'rinse-off', true],
  [0.00100000000001, 'leave-on', true],
] as const)('%d %% in a %s product exceeds: %s', (percent, use, exceeds) => {
  expect(exceedsThreshold(decimalOf(percent), use)).toBe(exceeds);
});

test('a sum of exactly the threshold does not exceed it', () => {
  const thirds = ['one', 'other', 'third'].map((material) =>
    part('EUGENOL', 0.1, { material, materialPercent: 1 / 4 }),
  );
  const rest = part('EUGENOL', 0.25, { material: 'rest', materialPercent: 0.1 });
  expect([declared([...thirds, rest], 'leave-on')[0]?.percent, over([...thirds, rest], 'leave-on')]).toEqual([
    0.001,
    [],
  ]);
});

test('the worked example of the domain notes is reproduced', () => {
  const parts = [part('CITRONELLOL', 24.62), part('GERANIOL', 5.59)];
  expect(declared(parts, 'leave-on').map(({ percent }) => percent.toFixed(6))).toEqual(['0.008385', '0.036930']);
  expect(over(parts, 'leave-on')).toEqual(['Geraniol', 'Citronellol']);
  expect(over(parts, 'rinse-off')).toEqual(['Citronellol']);
});

test('contributions of group members and several raw materials add up', () => {
  expect(over([part('ALPHA-DAMASCONE', 0.4), part('DELTA-DAMASCONE', 0.4)], 'leave-on')).toEqual(['Rose Ketones']);
  const benzylAlcohol = [
    part('BENZYL ALCOHOL', 0.5),
    part('BENZYL ALCOHOL', 100, { material: 'preservative', materialPercent: 0.8 }),
  ];
  expect(declared(benzylAlcohol, 'leave-on')[0]?.percent).toBeCloseTo(0.80075, 8);
  expect(declared([part('AQUA', 50)], 'leave-on')).toEqual([]);
});

test('a substance below its detection limit counts with that limit in the worst case', () => {
  const [citral] = declared([part('CITRAL', null, { detectionLimitPercent: 1 })], 'leave-on');
  expect([citral?.percent, citral?.isOver, citral?.worstCasePercent, citral?.isOverInWorstCase]).toEqual([
    0,
    false,
    0.0015,
    true,
  ]);
});

test('shares below 0 or above 100 are errors of their field', () => {
  const result = allergensToDeclare(
    [part('CITRAL', 101), part('CITRAL', -1, { materialPercent: NaN })],
    'leave-on',
    AFTER,
    AFTER,
  );
  expect(result.ok ? [] : result.errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'contributions.0.percentInMaterial TOO_LARGE',
    'contributions.1.materialPercent NOT_A_NUMBER',
    'contributions.1.percentInMaterial NEGATIVE',
  ]);
});

test.each([
  ['Coumarin', BEFORE, BEFORE, true, null],
  ['Citral', BEFORE, BEFORE, true, '2026-07-31'],
  ['Vanillin', BEFORE, BEFORE, false, '2026-07-31'],
  ['Vanillin', AFTER, AFTER, true, '2026-07-31'],
  ['Vanillin', BEFORE, '2028-07-31', false, '2026-07-31'],
  ['Vanillin', BEFORE, '2028-08-01', true, '2026-07-31'],
  ['Rose Ketones', AFTER, AFTER, true, '2026-07-31'],
  ['Lyral', AFTER, AFTER, false, null],
] as const)('%s placed on %s, checked on %s: due %s', (name, placedOn, on, isDue, lastPlacing) => {
  const allergen = allergenNamed(name === 'Lyral' ? 'Hydroxyisohexyl 3-Cyclohexene Carboxaldehyde' : name);
  if (!allergen) throw new Error('no such allergen');
  const duty = declarationDuty(allergen, placedOn, on);
  expect([duty.isDue, duty.lastPlacing]).toEqual([isDue, lastPlacing]);
});

const findingsFor = (name: string, on: string, printed: string[] = []) =>
  checkAllergen(named(name), new Set(printed), on).map(({ severity, code }) => `${severity} ${code}`);
test('each kind of allergen has its finding', () => {
  expect(findingsFor('BUTYLPHENYL METHYLPROPIONAL', BEFORE)).toEqual(['error ALLERGEN_PROHIBITED']);
  expect(findingsFor('HYDROXYISOHEXYL 3-CYCLOHEXENE CARBOXALDEHYDE', AFTER)).toEqual(['error ALLERGEN_PROHIBITED']);
  expect(findingsFor('LAVANDULA ANGUSTIFOLIA OIL', AFTER)).toEqual(['warning ALLERGEN_GROUP_NAME']);
  expect(findingsFor('LAVANDULA ANGUSTIFOLIA OIL', BEFORE)).toEqual(['info ALLERGEN_GROUP_NAME']);
  expect(findingsFor('LAVANDULA ANGUSTIFOLIA OIL', AFTER, ['lavandulaoilextract'])).toEqual(['info ALLERGEN_DECLARED']);
  expect(findingsFor('LINALOOL', AFTER)).toEqual(['info ALLERGEN_DECLARED']);
  expect(findingsFor('AQUA', AFTER)).toEqual([]);
});

test('the finding of a perfume counts the declared allergens of the original and the new list', () => {
  expect(checkPerfume([named('AQUA'), named('LINALOOL')], AFTER)).toBeNull();
  expect(
    checkPerfume(
      ['PARFUM', 'LINALOOL', 'CITRAL', 'VANILLIN'].map((name) => named(name)),
      AFTER,
    )?.params,
  ).toMatchObject({ original: 2, added: 1, isDue: true });
});

test('the declared amount is the sum of its parts for any shares', () => {
  const name = fc.constantFrom('CITRAL', 'LINALOOL', 'ALPHA-DAMASCONE', 'DELTA-DAMASCONE', 'VANILLIN', 'AQUA');
  const share = (max: number) => fc.double({ min: 0, max, noNaN: true });
  const contribution = fc
    .tuple(name, share(100), share(1))
    .map(([inciName, percent, materialPercent]) => part(inciName, percent, { materialPercent }));
  fc.assert(
    fc.property(fc.array(contribution, { maxLength: 12, size: 'max' }), (parts) => {
      for (const { percent, parts: terms } of declared(parts, 'leave-on'))
        expect(percent).toBeCloseTo(
          terms.reduce((sum, one) => sum + one.percent, 0),
          10,
        );
      expect(over(parts, 'leave-on')).toEqual(expect.arrayContaining(over(parts, 'rinse-off')));
    }),
    { seed: 1, numRuns: 300 },
  );
});
