import type { FormulaMaterial } from '../../domain/formula/compositionShares.ts';
import { checkFormula } from '../../domain/formula/checkFormula.ts';
import { type FormulaLine, lineFunctionOf, readLines } from '../../domain/formula/formula.ts';
import { productCategory } from '../../domain/product/productCategories.ts';
import { CHECK_DATE, demoKnowledge } from './checkDemoLabel.ts';
import { FORMULA_COUNT, formulaAt } from './formulas.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from './raw-material/rawMaterials.ts';

const types = { '0': 'UNCHOSEN', plain: 'PLAIN', parfum: 'PARFUM', aroma: 'AROMA', extractOil: 'EXTRACT_OIL' } as const;
const materials = new Map(
  Array.from({ length: RAW_MATERIAL_COUNT }, (_, index) => rawMaterialAt(index)).map((row) => [
    row.id,
    {
      key: row.slug,
      name: row.tradeName,
      type: types[row.vrsta],
      isNano: row.nano === 1,
      components: row.composition.map(({ inci, maxConc }) => ({ inciName: inci, maxConcentration: maxConc || null })),
    } satisfies FormulaMaterial,
  ]),
);
const demo = Array.from({ length: FORMULA_COUNT }, (_, index) => formulaAt(index));

function check({ revisions }: (typeof demo)[number]) {
  const { lines, category = null, use = null } = revisions.at(-1)!;
  const read = readLines(lines);
  expect(read.ok).toBe(true);
  const typed = lines.map((line, at): FormulaLine => ({
    material: materials.get(line.materialId ?? '') ?? null,
    name: line.name,
    percent: read.ok ? (read.percents[at] ?? 0) : 0,
    function: lineFunctionOf(line.function),
  }));
  const product = { category, use, isForUnderThree: false, isForIntimateUse: false, isInhalable: false };
  return checkFormula(typed, product, demoKnowledge(), CHECK_DATE).findings.map(({ code }) => code);
}

const KINDS = [
  'SUM_NOT_100',
  'LINE_UNMATCHED',
  'REPEATED_MATERIAL',
  'COMPOSITION_SHORT',
  'CONCENTRATION_UNKNOWN',
  'OVER_LIMIT',
] as const;

test('there are 40 formulas with names and categories of their own', () => {
  expect(new Set(demo.map(({ formula }) => formula.slug)).size).toBe(40);
  expect(demo.filter(({ revisions }) => !productCategory(revisions[0]?.category ?? ''))).toEqual([]);
});

test('ten have faults, of every kind that a formula can have by itself', () => {
  const faulty = demo.filter((_, index) => index % 4 === 3).map(check);
  expect(faulty).toHaveLength(10);
  const codes = new Set<string>(faulty.flat());
  expect(KINDS.filter((kind) => !codes.has(kind))).toEqual([]);
});

test('the others add up to 100 % of raw materials whose compositions are complete', () => {
  const codes = new Set<string>(demo.filter((_, index) => index % 4 !== 3).flatMap(check));
  expect([...KINDS, 'PROHIBITED'].filter((kind) => codes.has(kind))).toEqual([]);
});
