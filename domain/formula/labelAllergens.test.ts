import { UNKNOWN_PRODUCT, type Product } from '../product/product.ts';
import { buildKnowledge } from '../label/knowledge.ts';
import { readText } from '../inci/matchNames.ts';
import { line, material, perfume } from './examples.testing.ts';
import type { FormulaLine } from './formula.ts';
import { identifyBy } from './identify.ts';
import { checkLabelAllergens, type LabelAllergens } from './labelAllergens.ts';
import { labelAllergenFindings } from './labelAllergenFindings.ts';

const TODAY = '2026-11-22';
const DAYS = { placedOn: TODAY, on: TODAY };
const cream: Product = { ...UNKNOWN_PRODUCT, use: 'leave-on' };
const rinsed: Product = { ...UNKNOWN_PRODUCT, use: 'rinse-off' };
const known = (inciName: string, casNumbers: string[] = [], synonyms: string[] = []) => ({
  inciName,
  casNumbers,
  synonyms,
});
const knowledge = buildKnowledge(
  [
    known('AQUA'),
    known('GLYCERIN'),
    known('PARFUM'),
    known('LINALOOL', ['78-70-6'], ['Linalyl alcohol']),
    known('COUMARIN', ['91-64-5']),
    known('LINALYL ACETATE', ['115-95-7']),
    known('CITRAL', ['5392-40-5']),
    known('ALPHA-DAMASCONE', ['43052-87-5']),
    known('DELTA-DAMASCONE', ['57378-68-4']),
    known('LAVANDULA ANGUSTIFOLIA OIL', ['8000-28-0'], ['Lavender spirit']),
  ],
  [],
);
const identify = identifyBy(knowledge);

type Share = [inciName: string, percent: string | null, limit?: string, casNumber?: string];
const withStatement = (name: string, allergens: Share[]) => ({
  ...material(name, 'Parfum 100', 'PARFUM'),
  fragrance: {
    name,
    certificate: null,
    allergens: allergens.map(([inciName, percent, detectionLimit = null, casNumber = null]) => ({
      inciName,
      casNumber,
      percent,
      detectionLimit: detectionLimit ?? null,
    })),
  },
});
const rose = withStatement('Ruža', [
  ['Linalool', '2'],
  ['Linalyl Acetate', '3'],
  ['Coumarin', null, '0.5'],
]);

/** A label of a formula, or of its list alone. */
function check(text: string, lines: FormulaLine[] | null, product = cream): LabelAllergens {
  const formula = lines && { lines, category: null, use: null };
  return checkLabelAllergens({ names: readText(knowledge.index, text).matched, product, formula }, identify, TODAY);
}
const missing = (checked: LabelAllergens) => checked.missing.map(({ name }) => name);
const ofFormula = (lines: FormulaLine[], product = cream) => {
  const checked = check('AQUA', lines, product);
  return { over: missing(checked), unknownIn: checked.unknownIn };
};
const ofList = (text: string, product = cream) => {
  const checked = check(text, null, product);
  return { over: missing(checked), unknownIn: checked.unknownIn };
};
const findings = (checked: LabelAllergens) =>
  labelAllergenFindings(checked, DAYS).map(({ code, severity, ingredient }) => [code, severity, ingredient]);

test('the statement of a perfume decides, undetected allergens at their limit', () => {
  expect(ofFormula([line('99.7', 'Aqua'), line('0.3', rose)])).toEqual({
    over: ['Coumarin', 'Linalool', 'Linalyl Acetate'],
    unknownIn: [],
  });
});

test('a rinse-off product has the higher threshold', () => {
  expect(ofFormula([line('99.7', 'Aqua'), line('0.3', rose)], rinsed).over).toEqual([]);
  expect(ofFormula([line('99', 'Aqua'), line('1', rose)], rinsed).over).toEqual(['Linalool', 'Linalyl Acetate']);
});

test('category and use of the formula count where the label says neither', () => {
  const formula = { lines: [line('0.3', rose), line('99.7', 'Aqua')], category: null, use: 'rinse-off' } as const;
  const { names } = { names: readText(knowledge.index, 'AQUA').matched };
  expect(checkLabelAllergens({ names, product: UNKNOWN_PRODUCT, formula }, identify, TODAY).missing).toEqual([]);
});

test.each([
  ['an unknown perfume', perfume],
  ['an allergen without a share', material('Mešavina', 'Parfum 100, Linalool', 'PARFUM')],
  ['an essential oil', material('Ulje lavande', 'Lavandula Angustifolia Oil 100', 'EXTRACT_OIL')],
  ['an essential oil under another name', material('Lavanda', 'Lavender spirit 100', 'EXTRACT_OIL')],
  ['a name that nobody knows', material('Tajna', 'Qwertyol 100')],
  ['no composition', { ...material('Prazno', 'Aqua 100'), components: [] }],
  ['a statement with a name that nobody knows', withStatement('Nečitko', [['Qwertyol', '2']])],
])('a raw material with %s leaves the answer open', (_, of) => {
  expect(ofFormula([line('0.05', of)]).unknownIn).toEqual([of.name]);
});

test('a line without a raw material leaves the answer open', () => {
  const provisional = { ...line('1', 'Aqua'), material: null, name: 'Nova sirovina' };
  expect(ofFormula([provisional]).unknownIn).toEqual(['Nova sirovina']);
});

test('an allergen that its statement names by a synonym counts', () => {
  const stated = withStatement('Cvet', [['Linalyl alcohol', '2']]);
  expect(ofFormula([line('0.3', stated)])).toEqual({ over: ['Linalool'], unknownIn: [] });
});

test('an allergen that its statement names by a CAS number alone counts', () => {
  const stated = withStatement('Cvet', [['Ingredient 7', '2', undefined, '78-70-6']]);
  expect(ofFormula([line('0.3', stated)])).toEqual({ over: ['Linalool'], unknownIn: [] });
});

test('an allergen that a composition names by a synonym counts', () => {
  expect(ofFormula([line('1', material('Baza', 'Linalyl alcohol 100'))]).over).toEqual(['Linalool']);
});

test('a perfume whose composition names allergens is known by them', () => {
  const stated = material('Parfem B', 'Parfum 100, Linalool 2', 'PARFUM');
  expect(ofFormula([line('99.7', 'Aqua'), line('0.3', stated)])).toEqual({ over: ['Linalool'], unknownIn: [] });
});

test.each(['abc', '120', '-1'])('a share of %s in a statement is said to be invalid, and never none', (share) => {
  const checked = check('AQUA, PARFUM, LINALOOL', [line('0.3', withStatement('Loš', [['Citral', share]]))]);
  expect([checked.invalidIn, checked.unknownIn]).toEqual([['Loš'], ['Loš']]);
  expect(findings(checked)).toEqual([['SHARE_INVALID', 'error', null]]);
});

test('a valid share beside an invalid one still counts', () => {
  const mixed = withStatement('Loš', [
    ['Citral', 'abc'],
    ['Linalool', '2'],
  ]);
  expect(missing(check('AQUA', [line('0.3', mixed)]))).toEqual(['Linalool']);
});

test('a line whose share cannot be read is said to be invalid', () => {
  const checked = check('AQUA, PARFUM', [{ ...line('0.3', rose), percent: 0, isUnread: true }]);
  expect([checked.invalidIn, checked.unknownIn]).toEqual([['Ruža'], ['Ruža']]);
});

test('without a formula perfume and names that nobody knows are open', () => {
  expect(ofList('AQUA, PARFUM, LINALOOL')).toEqual({ over: [], unknownIn: ['PARFUM'] });
  expect(ofList('AQUA, GLYCERIN, QWERTYOL')).toEqual({ over: [], unknownIn: ['QWERTYOL'] });
});

test('an oil that is printed under a synonym is open, too', () => {
  expect(ofList('AQUA, GLYCERIN, LAVENDER SPIRIT').unknownIn).toEqual(['LAVENDER SPIRIT']);
});

test('without a formula and without perfume the list is all there is', () => {
  expect(ofList('AQUA, GLYCERIN, LINALOOL')).toEqual({ over: [], unknownIn: [] });
});

test('a member of a group without a percentage leaves the answer open', () => {
  expect(ofList('AQUA, GLYCERIN, ALPHA-DAMASCONE').unknownIn).toEqual(['ALPHA-DAMASCONE']);
  expect(ofList('AQUA, ALPHA-DAMASCONE, ROSE KETONES').unknownIn).toEqual([]);
});

test('members of a group are added up by their percentages', () => {
  const text = 'AQUA, GLYCERIN, ALPHA-DAMASCONE 0.0006 %, DELTA-DAMASCONE 0.0006 %';
  expect(ofList(text)).toEqual({ over: ['Rose Ketones'], unknownIn: [] });
  expect(ofList(text, rinsed).over).toEqual([]);
});

test('names that are lacking come first, then those that are shown, then those that need not be', () => {
  const { allergens } = check('AQUA, CITRAL, LINALOOL, PARFUM', [
    line(
      '0.3',
      withStatement('Cvet', [
        ['Citral', '0.0001'],
        ['Linalool', '2'],
        ['alpha-Damascone', '1'],
      ]),
    ),
  ]);
  expect(allergens.map(({ name, state }) => [name, state])).toEqual([
    ['Rose Ketones', 'missing'],
    ['Linalool', 'declared'],
    ['Citral', 'notNeeded'],
  ]);
});

test('a misspelt name is not the name that has to be there', () => {
  expect(
    missing(check('AQUA, GLYCERIN, LINALYL ACETAT', [line('0.3', withStatement('Cvet', [['Linalyl Acetate', '2']]))])),
  ).toEqual(['Linalyl Acetate']);
});

test('a name that the label lacks is an error, one that only a limit of detection demands a question', () => {
  expect(findings(check('AQUA, PARFUM, LINALYL ACETATE', [line('0.3', rose)]))).toEqual([
    ['ALLERGEN_MISSING', 'warning', 'Coumarin'],
    ['ALLERGEN_MISSING', 'error', 'Linalool'],
  ]);
});

test('where the use is not known only what is over both thresholds is certain', () => {
  const little = withStatement('Cvet', [
    ['Citral', '1'],
    ['Linalool', '20'],
  ]);
  expect(findings(check('AQUA, PARFUM', [line('0.3', little)], UNKNOWN_PRODUCT))).toEqual([
    ['ALLERGEN_MISSING', 'warning', 'Citral'],
    ['ALLERGEN_MISSING', 'error', 'Linalool'],
  ]);
});

test('a perfume of which nothing is known is a question to its supplier', () => {
  expect(findings(check('AQUA, PARFUM', [line('0.3', perfume)]))).toEqual([['ALLERGENS_NOT_KNOWN', 'warning', null]]);
});

test('"n.d." without a limit of detection leaves the answer open, with one it does not', () => {
  const stating = (limit?: string) => withStatement('Cvet', [['Coumarin', null, limit]]);
  expect(findings(check('AQUA, PARFUM', [line('0.3', stating())]))).toEqual([['ALLERGENS_NOT_KNOWN', 'warning', null]]);
  expect(findings(check('AQUA, PARFUM', [line('0.3', stating('0.01'))]))).toEqual([]);
});

test('a prohibited allergen in a perfume is an error although the label does not name it', () => {
  const lilial = withStatement('Cvet', [['Butylphenyl Methylpropional', '0.1']]);
  expect(findings(check('AQUA, PARFUM', [line('0.3', lilial)]))).toEqual([
    ['ALLERGEN_PROHIBITED', 'error', 'Butylphenyl Methylpropional'],
  ]);
});

test('a group whose sum is below the threshold needs no name', () => {
  const little = withStatement('Cvet', [['alpha-Damascone', '0.0001']]);
  expect(findings(check('AQUA, PARFUM, ALPHA-DAMASCONE', [line('0.3', little)]))).toEqual([
    ['ALLERGEN_NOT_NEEDED', 'info', 'Rose Ketones'],
  ]);
});

test('new entries are a remark on a batch of before August 2026', () => {
  const checked = check('AQUA, PARFUM', [line('0.3', rose)]);
  const found = labelAllergenFindings(checked, { placedOn: '2026-07-31', on: TODAY });
  expect(found.map(({ ingredient, severity }) => [ingredient, severity])).toEqual([
    ['Coumarin', 'warning'],
    ['Linalool', 'error'],
    ['Linalyl Acetate', 'info'],
  ]);
});
