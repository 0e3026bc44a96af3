import fc from 'fast-check';
import { readFragranceSheet } from '../fragrance-import/readFragranceSheet.ts';
import type { Use } from '../product/productCategories.ts';
import type { FragrancePart } from './declareAllergens.ts';
import { declareAllergens } from './declareAllergens.ts';
import { checkStatement } from './allergenStatement.ts';
import { readStatement } from './readStatement.ts';

const line = (inciName: string, percent: string | null, detectionLimit: string | null = null) => ({
  inciName,
  casNumber: null,
  percent,
  detectionLimit,
});
const part = (name: string, percent: number, shares: Readonly<Record<string, string>>): FragrancePart => ({
  name,
  percent,
  allergens: Object.entries(shares).map(([inciName, share]) => line(inciName, share)),
});

/**
 * Example E6 of the design: two perfumes, an essential oil that is an entry itself, and an allergen added as a
 * preservative.
 */
const P1: FragrancePart = {
  name: 'P1',
  percent: 0.3,
  allergens: [
    line('Linalool', '2'),
    line('Limonene', '0.5'),
    line('Citronellol', '0.3'),
    line('Geraniol', '0.1'),
    line('Coumarin', null, '0.5'),
    line('Hexamethylindanopyran', '1.2'),
    line('Linalyl Acetate', '3'),
    line('Alpha-Damascone', '0.2'),
    line('Delta-Damascone', '0.2'),
  ],
};
const LAVENDER = part('lavender oil', 0.05, {
  Linalool: '35',
  'Linalyl Acetate': '38',
  Limonene: '0.4',
  'Lavandula Angustifolia Oil': '100',
});
const E6 = [P1, LAVENDER, part('Benzyl Alcohol', 0.4, { 'Benzyl Alcohol': '100' }), part('P2', 0.1, { Eugenol: '1' })];

function declare(parts: readonly FragrancePart[], use: Use, worstCase = false) {
  const result = declareAllergens(parts, use, { worstCase, on: '2026-11-22' });
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.value;
}
const amounts = (lines: readonly { name: string; percent: string }[]) =>
  lines.map(({ name, percent }) => `${name} ${percent}`);

test('a leave-on product declares the seven allergens of example E6 above 0.001 %', () => {
  expect(amounts(declare(E6, 'leave-on').declared)).toEqual([
    'Benzyl Alcohol 0.4',
    'Lavandula Oil/Extract 0.05',
    'Linalyl Acetate 0.028',
    'Linalool 0.0235',
    'Hexamethylindanopyran 0.0036',
    'Limonene 0.0017',
    'Rose Ketones 0.0012',
  ]);
});

test('what lies at or below the threshold of example E6 is not declared', () => {
  expect(amounts(declare(E6, 'leave-on').notDeclared)).toEqual([
    'Eugenol 0.001',
    'Citronellol 0.0009',
    'Geraniol 0.0003',
    'Coumarin 0',
  ]);
});

test('a rinse-off product declares the four allergens of example E6 above 0.01 %', () => {
  for (const worstCase of [false, true])
    expect(amounts(declare(E6, 'rinse-off', worstCase).declared)).toEqual([
      'Benzyl Alcohol 0.4',
      'Lavandula Oil/Extract 0.05',
      'Linalyl Acetate 0.028',
      'Linalool 0.0235',
    ]);
});

test('in the worst case an allergen that was not detected is declared with its limit of detection', () => {
  const { declared } = declare(E6, 'leave-on', true);
  expect(declared.filter(({ isWorstCase }) => isWorstCase)).toMatchObject([{ name: 'Coumarin', percent: '0.0015' }]);
  expect(declared).toHaveLength(8);
});

test('an allergen that was not detected, without a limit of detection, is not known even in the worst case', () => {
  const open = {
    ...part('P3', 1, {}),
    allergens: [{ inciName: 'Coumarin', casNumber: null, percent: null, detectionLimit: null }],
  };
  const { declared, notDeclared } = declare([open, part('P4', 0.1, { Eugenol: '1' })], 'leave-on', true);
  expect(declared).toEqual([]);
  expect(notDeclared.map(({ name, isNotKnown }) => [name, isNotKnown])).toEqual([
    ['Eugenol', false],
    ['Coumarin', true],
  ]);
});

test('the working names every source with its two shares', () => {
  const linalool = declare(E6, 'leave-on').declared.find(({ name }) => name === 'Linalool');
  expect(
    linalool?.sources.map(({ material, materialPercent, percentInMaterial }) => [
      material,
      materialPercent,
      percentInMaterial,
    ]),
  ).toEqual([
    ['P1', '0.3', '2'],
    ['lavender oil', '0.05', '35'],
  ]);
});

test('a prohibited allergen is told apart', () => {
  const { declared, prohibited } = declare([part('old', 1, { 'Butylphenyl Methylpropional': '4' })], 'leave-on');
  expect([declared, amounts(prohibited)]).toEqual([[], ['Butylphenyl Methylpropional 0.04']]);
});

test('splitting a perfume in two parts changes no sum', () => {
  const share = fc.integer({ min: 0, max: 500_000 }).map((units) => units / 1e6);
  fc.assert(
    fc.property(share, share, (one, other) => {
      const whole = { ...P1, percent: Number((one + other).toFixed(6)) };
      const halves = [
        { ...P1, percent: one },
        { ...P1, percent: other },
      ];
      expect(amounts(declare(halves, 'leave-on', true).declared)).toEqual(
        amounts(declare([whole], 'leave-on', true).declared),
      );
    }),
    { seed: 1, numRuns: 200 },
  );
});

test.each([
  ['Linalool\t78-70-6\t2,35', 'Linalool 78-70-6 2.35 -'],
  ['3\tLinalool\t78-70-6\t2,35 %', 'Linalool 78-70-6 2.35 -'],
  ['78-70-6;Linalool;2.35', 'Linalool 78-70-6 2.35 -'],
  ['Linalool 2,35 %', 'Linalool - 2.35 -'],
  ['Linalool (78-70-6): 2.35%', 'Linalool 78-70-6 2.35 -'],
  ['Coumarin | 91-64-5 | n.d.', 'Coumarin 91-64-5 - -'],
  ['Coumarin\t91-64-5\tND\t0,001', 'Coumarin 91-64-5 - 0.001'],
  ['Coumarin\t<0,001', 'Coumarin - - 0.001'],
  ['Coumarin  < 10 ppm', 'Coumarin - - 0.001'],
  ['Coumarin n.d. (<0.001)', 'Coumarin - - 0.001'],
  ['Methyl 2-Octynoate 0.02', 'Methyl 2-Octynoate - 0.02 -'],
  ['Alpha-Isomethyl Ionone\t127-51-5\t250 mg/kg', 'Alpha-Isomethyl Ionone 127-51-5 0.025 -'],
  ['Linalool\t78-70-6\t125,000 ppm', 'Linalool 78-70-6 12.5 -'],
  ['Linalool 125.000 ppm', 'Linalool - 12.5 -'],
  ['Limonene\t3,200 mg/kg', 'Limonene - 0.32 -'],
  ['Citral\t5392-40-5\tLOD 10 ppm', 'Citral 5392-40-5 - 0.001'],
  ['Citral\tn/d', 'Citral - - -'],
  ['Citral\tabsent', 'Citral - - -'],
  ['Citral\ttraces', 'Citral - - -'],
  ['Citral\t12.5 % (w/w)', 'Citral - 12.5 -'],
  ['Citral\t1.2E-3', 'Citral - 0.0012 -'],
  ['Citral\t0.1-0.5 %', 'Citral - 0.5 -'],
  ['Citral\tmax. 0,5 %', 'Citral - 0.5 -'],
])('the line "%s" of a statement is read', (text, expected) => {
  const { allergens, unread } = readStatement(text);
  expect(unread).toEqual([]);
  expect(
    allergens.map(({ inciName, casNumber, percent, detectionLimit }) =>
      [inciName, casNumber ?? '-', percent ?? '-', detectionLimit ?? '-'].join(' '),
    ),
  ).toEqual([expected]);
});

test('headings and totals of a statement are left out', () => {
  const text = 'INCI name\tCAS\t% in perfume\nLinalool\t78-70-6\t2\nUkupno\t\t2';
  expect(readStatement(text).allergens).toHaveLength(1);
  expect(readStatement(text).unread).toEqual([]);
});

test.each([
  ['Allergen\tCAS\tppm', '125,000', '12.5'],
  ['Allergen\tCAS\tConc. (mg/kg)', '3,200', '0.32'],
  ['Allergen\tCAS\t%', '12.5', '12.5'],
])('the unit of pasted headings (%s) holds for the shares below', (headings, figure, percent) => {
  expect(readStatement(`${headings}\nLinalool\t78-70-6\t${figure}`).allergens).toMatchObject([{ percent }]);
});

test('a line with a CAS number that is wrong is shown as unread: another substance could be meant', () => {
  const read = readStatement('Citral 5392-40-6 0,4\nCitral 5392-40-5 0,4');
  expect(read.unread).toEqual(['Citral 5392-40-6 0,4']);
  expect(read.allergens).toMatchObject([{ inciName: 'Citral', casNumber: '5392-40-5' }]);
});

test.each([
  ['Limonene\t5989-27-5\t1,5\nLIMONENE\t5989-54-8\t250 ppm', ['Limonene 1.525 -'], ['Limonene']],
  ['Limonene\t1.5\nCitral\t1\nlimonene\t0.5', ['Limonene 2 -', 'Citral 1 -'], ['Limonene']],
  ['Citronellol 106-22-9 n/d\nCitronellol 1117-61-9 0.2', ['Citronellol 0.2 -'], ['Citronellol']],
  ['Citronellol\t106-22-9\tLOD 10 ppm\nCitronellol\t1117-61-9\t<0.001', ['Citronellol - 0.002'], ['Citronellol']],
  ['Citronellol\t106-22-9\ttraces\nCitronellol\t1117-61-9\tLOD 10 ppm', ['Citronellol - -'], ['Citronellol']],
  // The same substance twice is for a person to settle.
  ['Citral\t5392-40-5\t1\nCitral\t5392-40-5\t2', ['Citral 1 -', 'Citral 2 -'], []],
])('lines of one name in %j are added up', (text, expected, names) => {
  const { allergens, added } = readStatement(text);
  expect(
    allergens.map(({ inciName, percent, detectionLimit }) => `${inciName} ${percent ?? '-'} ${detectionLimit ?? '-'}`),
  ).toEqual(expected);
  expect(added).toEqual(names);
});

test('a statement gives the same allergens by paste and by import', () => {
  const rows = fc.array(
    fc.tuple(
      fc.constantFrom('Linalool', 'LINALOOL', 'Limonene', 'Citral'),
      fc.constantFrom('78-70-6', '126-91-0', '5989-27-5', ''),
      fc.constantFrom('1', '0,5', '<0.001', 'n/d', 'traces', 'LOD 10 ppm', '1,250 ppm', 'n.d. (<0.002)', '0.1-0.5'),
    ),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(rows, fc.constantFrom('%', 'ppm'), (lines, unit) => {
      const table = [['Allergen', 'CAS', unit], ...lines];
      const sheet = readFragranceSheet([['Perfume: Rose 7'], ...table]);
      const imported = sheet.ok ? sheet.fragrances.flatMap(({ allergens }) => allergens) : [];
      expect(readStatement(table.map((line) => line.join('\t')).join('\n')).allergens).toEqual(imported);
    }),
    { seed: 1, numRuns: 300 },
  );
});

test('a line of a statement without a share is shown as unread', () => {
  expect(readStatement('Linalool\t2\nSupplier phone 011 123').unread).toEqual(['Supplier phone 011 123']);
  expect(readStatement('Linalool').unread).toEqual(['Linalool']);
});

test.each([
  [[line('Linalool', '101')], ['0 percent OVER_100']],
  [[line('Linalool', '1.1234567')], ['0 percent TOO_MANY_DECIMALS']],
  [[line('', '1')], ['0 inciName NAME_MISSING']],
  [[line('Linalool', '1'), line('LINALOOL', '2')], ['1 inciName NAME_TWICE']],
  [[line('Linalool', '60'), line('Limonene', '40.000001')], ['null percent SUM_OVER_100']],
  [[line('Linalool', '1'), { ...line('Limonene', '1'), casNumber: '138-86-4' }], ['1 casNumber CAS_INVALID']],
  [[line('Linalool', 'abc')], ['0 percent NOT_A_NUMBER']],
])('a faulty statement is refused at its line %#', (allergens, expected) => {
  expect(checkStatement(allergens).map(({ index, field, code }) => `${index} ${field} ${code}`)).toEqual(expected);
});

test('an oil counts beside its own constituents', () => {
  expect(checkStatement(LAVENDER.allergens)).toEqual([]);
});

test.each([
  ['INCI\tLimit\t%\nLinalool\t0.001\t3', 'Linalool 3'],
  ['Allergen\t% in product\t% in fragrance\nLinalool\t0.1\t10', 'Linalool 10'],
  ['INCI\tCAS\tAnnex III no\t%\nLinalool\t78-70-6\t88\t3', 'Linalool 3'],
  ['No\tAllergen\tCAS\tppm\n1\tLinalool\t78-70-6\t125,000', 'Linalool 12.5'],
  ['Allergen\tConcentration\tUnit\nLinalool\t50\tppm', 'Linalool 0.005'],
  ['Linalool\t300\tppm', 'Linalool 0.03'],
  ['Linalool\t3\t0.001', ''],
  ['Limonene (5989-27-5) 1.5 %, Linalool (78-70-6) 0.5 %', ''],
  ['Linalool\t3\nSumme\t3', 'Linalool 3'],
])('the share of a pasted table is that of its column: %j', (text, expected) => {
  const { allergens, unread } = readStatement(text);
  expect(allergens.map(({ inciName, percent }) => `${inciName} ${percent}`).join()).toBe(expected);
  expect(unread).toHaveLength(expected === '' ? 1 : 0);
});
