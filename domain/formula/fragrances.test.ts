import type { IfraCertificate, IfraRow } from '../ifra/certificate.ts';
import type { Product } from '../product/product.ts';
import { UNKNOWN_PRODUCT } from '../product/product.ts';
import { checkLines } from './checkFormula.ts';
import { computeFormula } from './computeFormula.ts';
import { line, material, scented, scentedProduct } from './examples.testing.ts';
import type { FormulaLine } from './formula.ts';
import { isToDeclare } from './ingredientList.ts';

const ON = '2026-11-22';
const cream: Product = { ...UNKNOWN_PRODUCT, category: 'face_care_products_other_than_face_mask', use: 'leave-on' };
const compute = (lines: readonly FormulaLine[], product = cream) => computeFormula(lines, product, ON);
const declared = (lines: readonly FormulaLine[], product = cream) =>
  compute(lines, product)
    .allergens.allergens.filter(isToDeclare)
    .map(({ allergen, worstCasePercent }) => `${allergen.labelName} ${worstCasePercent}`)
    .sort();

test('a leave-on formula declares the eight allergens of example E6 by the statements of its perfumes', () => {
  expect(declared(scentedProduct)).toEqual([
    'Benzyl Alcohol 0.4',
    'Coumarin 0.0015',
    'Hexamethylindanopyran 0.0036',
    'Lavandula Oil/Extract 0.05',
    'Limonene 0.0017',
    'Linalool 0.0235',
    'Linalyl Acetate 0.028',
    'Rose Ketones 0.0012',
  ]);
});

test('what stays at or below the threshold of example E6 has its figures in the formula too', () => {
  const { allergens } = compute(scentedProduct).allergens;
  const figures = (isBelow: boolean) =>
    allergens
      .filter((one) => isToDeclare(one) !== isBelow)
      .map(({ allergen, percent, worstCasePercent }) => `${allergen.labelName} ${percent} ${worstCasePercent}`);
  expect(figures(true).sort()).toEqual(['Citronellol 0.0009 0.0009', 'Eugenol 0.001 0.001', 'Geraniol 0.0003 0.0003']);
  expect(figures(false)).toContain('Coumarin 0 0.0015');
});

test('the Rose Ketones of example E6 are two of 0.0006 % that count together', () => {
  const ketones = compute(scentedProduct).allergens.allergens.find(
    ({ allergen }) => allergen.labelName === 'Rose Ketones',
  );
  expect(ketones?.parts.map(({ contribution, percent }) => `${contribution.inciName} ${percent}`)).toEqual([
    'Alpha-Damascone 0.0006',
    'Delta-Damascone 0.0006',
  ]);
});

test('a rinse-off formula declares the four allergens of example E6', () => {
  expect(declared(scentedProduct, { ...cream, use: 'rinse-off' })).toEqual([
    'Benzyl Alcohol 0.4',
    'Lavandula Oil/Extract 0.05',
    'Linalool 0.0235',
    'Linalyl Acetate 0.028',
  ]);
});

test('the list of a formula names the allergens of its perfume by the names of their groups', () => {
  const names = compute(scentedProduct).list.map(({ text }) => text);
  expect(names).toContain('Rose Ketones');
  expect(names.filter((name) => /damascone/i.test(name))).toEqual([]);
});

test('what a perfume does not hold above its limit of detection is no substance of the product', () => {
  expect(compute(scentedProduct).substances.map(({ inciName }) => inciName)).not.toContain('COUMARIN');
});

test('a perfume without a statement counts by its composition', () => {
  const bare = scented('P', {});
  expect(declared([line('1', bare), line('99', 'Aqua')])).toEqual(['Linalool 0.9']);
});

test('what a composition names beside the allergens stays a substance of the product', () => {
  const diluted = {
    ...scented('P', { Linalool: '2' }),
    components: material('', 'Parfum 100, Dipropylene Glycol 40').components,
  };
  const { substances } = compute([line('1', diluted), line('99', 'Aqua')]);
  expect(substances.find(({ inciName }) => /dipropylene/i.test(inciName))?.max).toBe(4n * 10n ** 15n);
});

const limited = (category: string, maximum: string): IfraRow => ({ category, permission: 'LIMITED', maximum });
const certificate = (...rows: readonly IfraRow[]): IfraCertificate => ({ amendment: 49, issuedOn: null, rows });
/** Example E8 of the design. */
const E8 = certificate(limited('5A', '2.52'), limited('5B', '0.5'), limited('5C', '0.73'), limited('9', '1.49'));
const ifraOf = (lines: readonly FormulaLine[], product: Product = cream) => {
  const computed = compute(lines, product);
  const findings = checkLines(lines, computed).filter(({ code }) => code.startsWith('IFRA'));
  return { ...computed.ifra, findings: findings.map(({ code, severity, params }) => ({ code, severity, params })) };
};

test.each([
  ['0.3', 'hand_care_products', 'within', []],
  ['0.73', 'hand_care_products', 'within', []],
  ['0.6', 'face_care_products_other_than_face_mask', 'exceeded', ['IFRA_EXCEEDED']],
])('a perfume of %s %% in %s is %s by example E8', (percent, category, state, codes) => {
  const { check, findings } = ifraOf([line(percent, scented('P', {}, E8))], { ...cream, category });
  expect([check?.verdicts[0]?.state, findings.map(({ code }) => code)]).toEqual([state, codes]);
});

test('the share of a limit that a perfume uses is told', () => {
  const hands = { ...cream, category: 'hand_care_products' };
  expect(ifraOf([line('0.3', scented('P', {}, E8))], hands).check?.verdicts[0]?.usedPercent).toBe('41.1');
});

test('two perfumes that use up their limits together are a question', () => {
  const lines = [
    line('0.3', scented('One', {}, certificate(limited('5B', '0.5')))),
    line('0.35', scented('Two', {}, certificate(limited('5B', '0.7')))),
  ];
  expect(ifraOf(lines).findings).toEqual([
    { code: 'IFRA_TOGETHER', severity: 'warning', params: { percent: '110', category: '5B', line: null } },
  ]);
});

test('a perfume in two lines counts with their sum', () => {
  const perfume = scented('P', {}, E8);
  const { findings } = ifraOf([line('0.3', perfume), line('0.3', perfume)]);
  expect(findings).toMatchObject([{ code: 'IFRA_EXCEEDED', params: { percent: '0.6', maximum: '0.5', line: '1, 2' } }]);
});

test('a perfume that its certificate does not permit in the category is an error', () => {
  const forbidden = certificate({ category: '5B', permission: 'NOT_PERMITTED', maximum: null });
  expect(ifraOf([line('0.1', scented('P', {}, forbidden))]).findings).toMatchObject([
    { code: 'IFRA_NOT_PERMITTED', severity: 'error' },
  ]);
});

test('without a product category there is no verdict', () => {
  expect(ifraOf([line('0.6', scented('P', {}, E8))], UNKNOWN_PRODUCT)).toMatchObject({
    category: null,
    check: null,
    findings: [],
  });
});

test('a formula without perfume has nothing to compare', () => {
  expect(ifraOf([line('100', 'Aqua')])).toMatchObject({ fragrances: [], check: null });
});
