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
  /** What the line "to 100" gets; null where there is none. */
  remainder: Millionths | null;
  /** What is wrong with each line, by its id. */
  errors: ReadonlyMap<number, LineError['code']>;
  /** How the product is used: as stated, else as usual for its category. */
  use: Use | null;
  formula: ComputedFormula;
  lines: readonly FormulaLine[];
  /** The typed lines that it was computed from: later ones differ at most in what changes nothing. */
  typedLines: readonly EditorLine[];
  /** Findings about the formula itself. Those of the annexes need the ingredient data, which only the server has. */
  findings: readonly Finding[];
}

/** The product as far as a formula knows it. */
const productOf = ({ use, ...facts }: FormulaValues['facts']): Product => ({
  ...facts,
  use: use === null ? null : use === 'LEAVE_ON' ? 'leave-on' : 'rinse-off',
});

/** The shares of the lines: one that cannot be read counts as 0, and the line "to 100" gets what the others leave. */
export function percentsOf(lines: readonly EditorLine[]): Millionths[] {
  const stated = lines.map(({ percent, isRemainder }) => {
    const read = isRemainder ? null : readPercent(percent);
    return read?.ok ? read.millionths : 0;
  });
  const rest = Math.max(0, HUNDRED - stated.reduce((sum, one) => sum + one, 0));
  return lines.map(({ isRemainder }, at) => (isRemainder ? rest : (stated[at] ?? 0)));
}

const noErrors: ReadonlyMap<number, LineError['code']> = new Map();

/** What is wrong with each line, by its id. The same map whenever nothing is. */
export function lineErrorsOf(lines: readonly EditorLine[]): ReadonlyMap<number, LineError['code']> {
  const read = readLines(lines);
  if (read.ok) return noErrors;
  const errors = new Map<number, LineError['code']>();
  for (const { code, lines: places } of read.errors)
    for (const place of places) {
      const line = lines[place];
      if (line && !errors.has(line.id)) errors.set(line.id, code);
    }
  return errors;
}

/**
 * Computes the ingredient list and the findings from what is typed, in the browser, so that no key press waits for the
 * server.
 */
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
    remainder: percents[lines.findIndex(({ isRemainder }) => isRemainder)] ?? null,
    errors: lineErrorsOf(lines),
    use: usualUseOf(product),
    formula,
    lines: domainLines,
    typedLines: lines,
    findings: checkLines(domainLines, formula),
  };
}

/**
 * Whether what follows from two sets of lines is the same: they differ in phases, or in functions that change nothing.
 */
const isComputedAlike = (one: readonly EditorLine[], other: readonly EditorLine[]): boolean =>
  one.length === other.length &&
  one.every((line, at) => {
    const against = other[at];
    if (line === against) return true;
    return (
      against !== undefined &&
      (['id', 'material', 'provisionalName', 'percent', 'isRemainder'] as const).every(
        (key) => line[key] === against[key],
      ) &&
      lineFunctionOf(line.function || null) === lineFunctionOf(against.function || null)
    );
  });

/** A `computeValues` that answers with what it computed last as long as nothing that counts has changed. */
export function rememberComputed(): typeof computeValues {
  let last:
    undefined | { lines: readonly EditorLine[]; facts: FormulaValues['facts']; on: IsoDate; computed: ComputedValues };
  return ({ lines, facts }, on) => {
    if (last?.facts !== facts || last.on !== on || !isComputedAlike(last.lines, lines))
      last = { lines, facts, on, computed: computeValues({ lines, facts }, on) };
    return last.computed;
  };
}
