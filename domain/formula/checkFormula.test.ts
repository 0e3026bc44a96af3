import { limitRows } from '../annex/limits/limitRows.testing.ts';
import { readAnnexRow } from '../annex/readAnnexRow.ts';
import { buildKnowledge } from '../label/knowledge.ts';
import { UNKNOWN_PRODUCT, type Product } from '../product/product.ts';
import { checkFormula } from './checkFormula.ts';
import { compareFormulas, type ComparedFormula } from './compareFormulas.ts';
import { line, material, scented, wipes } from './examples.testing.ts';
import type { FormulaLine } from './formula.ts';
import { formatPercent } from './percent.ts';

const names = [
  ['AQUA', '7732-18-5'],
  ['GLYCERIN', '56-81-5'],
  ['OCTOCRYLENE', '6197-30-4'],
  ['METHYLPARABEN', '99-76-3'],
  ['ETHYLPARABEN', '120-47-8'],
  ['BUTYLPARABEN', '94-26-8'],
  ['PARFUM', ''],
  ['BUTYLPHENYL METHYLPROPIONAL', '80-54-6'],
  ['TRICLOCARBAN', '101-20-2'],
] as const;
const knowledge = buildKnowledge(
  names.map(([inciName, cas]) => ({ inciName, casNumbers: cas === '' ? [] : [cas] })),
  limitRows.map(readAnnexRow).filter((entry) => entry !== null),
);
const lotion: Product = {
  category: 'body_care_products',
  use: 'leave-on',
  isForUnderThree: false,
  isForIntimateUse: false,
  isInhalable: false,
};
const check = (lines: readonly FormulaLine[], product = lotion) =>
  checkFormula(lines, product, knowledge, '2026-11-22');
const found = (lines: readonly FormulaLine[], product?: Product) =>
  check(lines, product).findings.map(({ code, ingredient }) => (ingredient ? `${code} ${ingredient}` : code));
const finding = (lines: readonly FormulaLine[], code: string) => check(lines).findings.find((one) => one.code === code);

test('a complete formula within all limits has no finding', () => {
  expect(check([line('90', 'Aqua'), line('10', 'Glycerin')])).toMatchObject({ findings: [], result: 'GREEN' });
});

test('a sum that is not 100 % is reported with what is missing', () => {
  expect(finding([line('90', 'Aqua'), line('9.5', 'Glycerin')], 'SUM_NOT_100')).toMatchObject({
    severity: 'error',
    params: { sum: '99.5', difference: '0.5', isOver: false },
  });
});

test('a sum that misses 100 % by 0.01 % is accepted', () => {
  expect(found([line('90', 'Aqua'), line('9.99', 'Glycerin')])).toEqual([]);
  expect(found([line('90', 'Aqua'), line('9.989999', 'Glycerin')])).toEqual(['SUM_NOT_100']);
});

test('a composition that stays below 99.9 % is reported once for its material', () => {
  const short = material('Glicerin 86', 'Glycerin 86, Aqua 13.8');
  const lines = [line('50', 'Aqua'), line('25', short), line('25', short)];
  expect(found(lines)).toEqual(['COMPOSITION_SHORT', 'REPEATED_MATERIAL']);
  expect(finding(lines, 'COMPOSITION_SHORT')?.params).toEqual({ name: 'Glicerin 86', line: '2, 3', sum: '99.8' });
});

test('shares that are not known are reported for each substance', () => {
  expect(found([line('90', 'Aqua'), line('10', material('Mix', 'Glycerin, Octocrylene'))])).toEqual([
    'CONCENTRATION_UNKNOWN GLYCERIN',
    'CONCENTRATION_UNKNOWN OCTOCRYLENE',
    'LIMIT OCTOCRYLENE',
  ]);
});

test('names written as one component are listed each for itself, and their shares are not known', () => {
  const mix = { ...material('Mix', ''), components: [{ inciName: 'Glycerin, Octocrylene', maxConcentration: '100' }] };
  const { list, findings } = check([line('60', 'Aqua'), line('40', mix)]);
  expect(list.map(({ text }) => text)).toEqual(['AQUA', 'GLYCERIN', 'OCTOCRYLENE']);
  expect(findings.map(({ code, ingredient }) => `${code} ${ingredient}`)).toEqual([
    'CONCENTRATION_UNKNOWN GLYCERIN',
    'CONCENTRATION_UNKNOWN OCTOCRYLENE',
    'LIMIT OCTOCRYLENE',
  ]);
});

test('a known amount above the limit is over it even where more is not known', () => {
  const lines = [line('50', 'Aqua'), line('20', 'Octocrylene'), line('30', material('Mix', 'Glycerin, Octocrylene'))];
  expect(found(lines)).toContain('OVER_LIMIT OCTOCRYLENE');
});

test('a line without a raw material is reported', () => {
  const unmatched: FormulaLine = { material: null, name: 'Tajna mešavina', percent: 10_000_000, function: null };
  expect(finding([line('90', 'Aqua'), unmatched], 'LINE_UNMATCHED')?.params).toEqual({
    name: 'Tajna mešavina',
    line: '2',
  });
});

test('limits compare with the upper end of a range', () => {
  const filter = (range: string) => [
    line('80', 'Aqua'),
    line('20', material('Filter', `Octocrylene ${range}, Aqua 40-60`)),
  ];
  expect(found(filter('40-50'))).toEqual(['WITHIN_LIMIT OCTOCRYLENE']);
  expect(found(filter('40-51'))).toEqual(['OVER_LIMIT OCTOCRYLENE']);
});

test('amounts of all raw materials count together', () => {
  const lines = [line('90', 'Aqua'), line('5', 'Octocrylene'), line('5', material('Filter', 'Octocrylene 100'))];
  expect(found(lines)).toEqual(['WITHIN_LIMIT OCTOCRYLENE']);
});

test('what the annexes limit together is summed', () => {
  const lines = (percent: string) => [
    line('99', 'Aqua'),
    line('0.43', 'Methylparaben'),
    line('0.14', 'Butylparaben'),
    line(percent, 'Ethylparaben'),
  ];
  const over = (percent: string) => found(lines(percent)).filter((one) => one.startsWith('OVER_LIMIT_TOGETHER'));
  expect(over('0.3')).toEqual([]);
  expect(over('0.43')).toHaveLength(1);
});

test('a prohibited constituent of a perfume is reported', () => {
  const old = material('Parfem', 'Parfum 100, Butylphenyl Methylpropional 1', 'PARFUM');
  const result = check([line('99', 'Aqua'), line('1', old)]);
  expect(result.findings.map(({ code, ingredient }) => [code, ingredient])).toContainEqual([
    'PROHIBITED',
    'BUTYLPHENYL METHYLPROPIONAL',
  ]);
  expect(result.list.map(({ text }) => text)).toEqual(['AQUA', 'PARFUM']);
});

test('a perfume of which nobody stated the allergens is a question and no clean formula', () => {
  const silent = material('Parfem', 'Parfum 100', 'PARFUM');
  const lines = [line('99.2', 'Aqua'), line('0.8', silent)];
  expect(finding(lines, 'ALLERGENS_NOT_KNOWN')).toMatchObject({ severity: 'warning', params: { materials: 'Parfem' } });
  expect(check(lines).result).toBe('YELLOW');
  const stated = [line('99.2', 'Aqua'), line('0.8', scented('Parfem', { Linalool: '2' }))];
  expect(finding(stated, 'ALLERGENS_NOT_KNOWN')).toBeUndefined();
});

test('limits depend on the kind of product', () => {
  const lines = [line('99', 'Aqua'), line('1', 'Triclocarban')];
  expect(found(lines, { ...lotion, category: 'shampoo', use: 'rinse-off' })).not.toContain('OVER_LIMIT TRICLOCARBAN');
  expect(found(lines)).toContain('OVER_LIMIT TRICLOCARBAN');
});

test('a name that the ingredient data do not know is reported with its lines', () => {
  expect(finding([line('99', 'Aqua'), line('1', 'Kokosovo brašno')], 'UNKNOWN_NAME')?.params).toMatchObject({
    name: 'Kokosovo brašno',
    line: '2',
  });
});

test('a formula without lines is checked', () => {
  expect(checkFormula([], UNKNOWN_PRODUCT, knowledge, '2026-11-22')).toMatchObject({ findings: [], list: [] });
});

const compared = (lines: readonly FormulaLine[]): ComparedFormula => {
  const { substances, list, findings } = check(lines);
  return {
    lines: lines.map(({ material: of, name, percent }) => ({
      key: of?.key ?? name,
      name,
      percent,
      phase: null,
      function: null,
    })),
    substances,
    list: list.map(({ text }) => text),
    findings,
  };
};

test('two revisions differ in lines, substances, list and findings', () => {
  const before = compared([line('89', 'Aqua'), line('10', 'Glycerin'), line('1', 'Octocrylene')]);
  const after = compared([line('80', 'Aqua'), line('20', 'Octocrylene')]);
  const { lines, substances, list, findings } = compareFormulas(before, after);
  expect(
    lines.map(({ before: old, after: now }) => [
      old && `${old.name} ${formatPercent(old.percent)}`,
      now && `${now.name} ${formatPercent(now.percent)}`,
    ]),
  ).toEqual([
    ['Aqua 89', 'Aqua 80'],
    ['Octocrylene 1', 'Octocrylene 20'],
    ['Glycerin 10', null],
  ]);
  expect(substances).toHaveLength(3);
  expect(list.onlyInA.map(({ text }) => text)).toEqual(['GLYCERIN']);
  expect(findings.onlyBefore.map(({ code }) => code)).toEqual(['WITHIN_LIMIT']);
  expect(findings.onlyAfter.map(({ code }) => code)).toEqual(['OVER_LIMIT']);
});

test('a revision does not differ from itself', () => {
  const same = compareFormulas(compared(wipes), compared(wipes));
  expect([same.lines, same.substances, same.list.onlyInA, same.findings.onlyAfter]).toEqual([[], [], [], []]);
});

test('repeated lines of a material are compared one by one', () => {
  const before = compared([line('50', 'Aqua'), line('10', 'Glycerin'), line('40', 'Glycerin')]);
  const after = compared([line('50', 'Aqua'), line('10', 'Glycerin'), line('20', 'Glycerin'), line('20', 'Glycerin')]);
  expect(compareFormulas(before, after).lines).toHaveLength(2);
});
