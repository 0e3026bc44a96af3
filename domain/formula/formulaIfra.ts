import type { Finding } from '../finding.ts';
import { finding } from '../finding.ts';
import type { IfraCategory } from '../ifra/categories.ts';
import { ifraCategoryOf } from '../ifra/categories.ts';
import type { IfraCheck, IfraUse } from '../ifra/checkIfra.ts';
import { checkIfra } from '../ifra/checkIfra.ts';
import type { Product } from '../product/product.ts';
import type { FormulaLine } from './formula.ts';
import { HUNDRED, formatPercent } from './percent.ts';

/** The standards are the industry's own; a product has to be safe by Article 3 of the regulation, whatever they say. */
const IFRA_REFERENCE = 'IFRA Standards; Regulation (EC) No 1223/2009, Article 3';

/** A perfume or aroma of a formula: all its lines together. */
export type FormulaFragrance = IfraUse & {
  /** Slug of the raw material. */
  readonly key: string;
  /** Numbers of its lines, from 0. */
  readonly lines: readonly number[];
  /** Whether a perfume or aroma is linked with the raw material. */
  readonly isLinked: boolean;
};

/** The perfumes and aromas of a formula with the limits of their IFRA certificates. */
export type FormulaIfra = {
  /** Of the product category; null where it is not known or an assessor has to decide. Then there are no verdicts. */
  readonly category: IfraCategory | null;
  readonly fragrances: readonly FormulaFragrance[];
  /** A verdict for each of `fragrances`; null without a category. */
  readonly check: IfraCheck | null;
};

/**
 * Compares the perfumes and aromas of a formula with their newest IFRA certificates. The same raw material in several
 * lines counts once, with the sum of the lines.
 */
export function ifraOf(lines: readonly FormulaLine[], product: Product): FormulaIfra {
  const places = new Map<string, number[]>();
  lines.forEach(({ material, percent }, at) => {
    if ((material?.type === 'PARFUM' || material?.type === 'AROMA') && percent > 0)
      places.set(material.key, [...(places.get(material.key) ?? []), at]);
  });
  const fragrances = [...places].map(([key, at]): FormulaFragrance => {
    const sum = at.reduce((total, place) => total + (lines[place]?.percent ?? 0), 0);
    const first = lines[at[0] ?? 0];
    const fragrance = first?.material?.fragrance ?? null;
    return {
      key,
      lines: at,
      isLinked: fragrance !== null,
      name: fragrance?.name ?? first?.name ?? '',
      percent: sum / (HUNDRED / 100),
      certificate: fragrance?.certificate ?? null,
    };
  });
  const category = ifraCategoryOf(product);
  return { category, fragrances, check: category && fragrances.length > 0 ? checkIfra(fragrances, category) : null };
}

/**
 * What the certificates forbid: a use above the limit of the category or not permitted there; several perfumes that use
 * up their limits together are a question for the suppliers (OWN). No finding where there is no verdict: the screen
 * shows why.
 */
export function ifraFindings({ category, fragrances, check }: FormulaIfra): Finding[] {
  if (!check || !category) return [];
  const findings = fragrances.flatMap(({ name, percent, lines }, at): Finding[] => {
    const verdict = check.verdicts[at];
    if (verdict?.state !== 'exceeded' && verdict?.state !== 'notPermitted') return [];
    const params = {
      name,
      percent: formatPercent(Math.round(percent * (HUNDRED / 100))),
      maximum: verdict.maximum,
      category,
      line: lines.map((line) => line + 1).join(', '),
    };
    return [
      verdict.state === 'exceeded'
        ? finding('IFRA_EXCEEDED', 'error', IFRA_REFERENCE, 'LOWER_CONCENTRATION', params)
        : finding('IFRA_NOT_PERMITTED', 'error', IFRA_REFERENCE, 'CORRECT_FORMULA', params),
    ];
  });
  if (!check.isCombinedOver) return findings;
  const params = { percent: check.combinedPercent, category, line: null };
  return [...findings, finding('IFRA_TOGETHER', 'warning', IFRA_REFERENCE, 'ASK_FRAGRANCE_SUPPLIER', params)];
}
