import type { IsoDate } from '../../../../domain/allergen/declaration.ts';
import type { Finding } from '../../../../domain/finding.ts';
import { checkLines } from '../../../../domain/formula/checkFormula.ts';
import type { ComputedFormula } from '../../../../domain/formula/computeFormula.ts';
import { computeFormula } from '../../../../domain/formula/computeFormula.ts';
import type { FormulaLine, LineError } from '../../../../domain/formula/formula.ts';
import { lineFunctionOf, readLines } from '../../../../domain/formula/formula.ts';
import type { Millionths } from '../../../../domain/formula/percent.ts';
import { HUNDRED, readPercent } from '../../../../domain/formula/percent.ts';
import { useOf as usualUseOf, type Product } from '../../../../domain/product/product.ts';
import type { Use } from '../../../../domain/product/productCategories.ts';
import type { EditorLine, FormulaValues } from './editorState.ts';
import { lineName } from './editorState.ts';

/** What follows from the typed values. */
export interface ComputedValues {
  /** Share of each line in millionths of a percent; 0 where it cannot be read. */
  percents: readonly Millionths[];
  sum: Millionths;
  /** What is wrong with each line, by its id. */
  errors: ReadonlyMap<number, LineError['code']>;
  /** How the product is used: as stated, else as usual for its category. */
  use: Use | null;
  formula: ComputedFormula;
  lines: readonly FormulaLine[];
  /** Findings about the formula itself. Those of the annexes need the ingredient data, which only the server has. */
  findings: readonly Finding[];
}

/** The product as far as a formula knows it. */
const productOf = ({ use, ...facts }: FormulaValues['facts']): Product => ({
  ...facts,
  use: use === null ? null : use === 'LEAVE_ON' ? 'leave-on' : 'rinse-off',
});

/** The shares of the lines: one that cannot be read counts as 0, and the line "to 100" gets what the others leave. */
function percentsOf(lines: readonly EditorLine[]): Millionths[] {
  const stated = lines.map(({ percent, isRemainder }) => {
    const read = isRemainder ? null : readPercent(percent);
    return read?.ok ? read.millionths : 0;
  });
  const rest = Math.max(0, HUNDRED - stated.reduce((sum, one) => sum + one, 0));
  return lines.map(({ isRemainder }, at) => (isRemainder ? rest : (stated[at] ?? 0)));
}

/** What is wrong with each line, by its id. */
export function lineErrorsOf(lines: readonly EditorLine[]): Map<number, LineError['code']> {
  const read = readLines(lines);
  const errors = new Map<number, LineError['code']>();
  if (!read.ok)
    for (const { code, lines: places } of read.errors)
      for (const place of places) {
        const line = lines[place];
        if (line && !errors.has(line.id)) errors.set(line.id, code);
      }
  return errors;
}

/** Computes the ingredient list and the findings from what is typed, in the browser, so that no key press waits for the server. */
export function computeValues({ lines, facts }: Pick<FormulaValues, 'lines' | 'facts'>, on: IsoDate): ComputedValues {
  const percents = percentsOf(lines);
  const domainLines = lines.map((line, at): FormulaLine => ({
    material: line.material,
    name: lineName(line),
    percent: percents[at] ?? 0,
    function: lineFunctionOf(line.function || null),
  }));
  const product = productOf(facts);
  const formula = computeFormula(domainLines, product, on);
  return {
    percents,
    sum: formula.sum,
    errors: lineErrorsOf(lines),
    use: usualUseOf(product),
    formula,
    lines: domainLines,
    findings: checkLines(domainLines, formula),
  };
}
