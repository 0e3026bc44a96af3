import type { InciIngredient } from '../inci/inciIndex.ts';
import type { Knowledge } from '../label/knowledge.ts';
import { checkWarnings } from '../label/warnings/checkWarnings.ts';
import type { Product } from '../product/product.ts';

/** A wording that an annex wants on the label: Article 19(1)(d), column i of Annexes III, V and VI. */
export type ReportWarning = {
  readonly english: string;
  /** A working translation that nobody verified; null where there is none. */
  readonly serbian: string | null;
  /** That asks for it, the first of several; null where the kind of the product does. */
  readonly ingredient: string | null;
  readonly reference: string;
  /** What has to be known besides before it is certainly due; null: it is. */
  readonly condition: string | null;
  /** Above which percentage it is due, of the condition "above". */
  readonly limit: string | null;
  /** Null without a label. */
  readonly isPrinted: boolean | null;
};

/** An ingredient of the list with its highest percentage; null: not known. */
export type WarnedSubstance = { readonly ingredient: InciIngredient; readonly percent: number | null };

/**
 * The wordings that the annexes want on the label of a product (Article 19(1)(d) of Regulation (EC) No 1223/2009), one
 * row for each statement, with whether the texts of the label bear it. `texts`: label text and precautions, null
 * without a label. Our figure: only ingredients that the list names ask for a wording, not constituents of perfumes and
 * oils. Recommendations are no duty and stand with the label. Never throws.
 */
export function reportWarnings(
  substances: readonly WarnedSubstance[],
  texts: readonly (string | null)[] | null,
  { annexes }: Pick<Knowledge, 'annexes'>,
  product: Product,
): ReportWarning[] {
  const names = substances.map((one) => ({ ...one, match: 'exact' as const, start: 0, end: 0 }));
  const wanted = (printed: readonly (string | null)[]) =>
    checkWarnings(names, printed, annexes, product).flatMap(({ code, ingredient, reference, params }) => {
      if (code !== 'WARNING_MISSING') return [];
      const condition = params['condition'] ? String(params['condition']) : null;
      // A wording as the annex has it is one, whatever its lines.
      const linesOf = (text: unknown) =>
        typeof text !== 'string' ? [] : condition === 'notRead' ? [text] : text.split('\n');
      const serbian = linesOf(params['serbian']);
      return linesOf(params['english']).map((english, at) => ({
        english,
        serbian: serbian[at] ?? null,
        ingredient,
        reference,
        condition,
        limit: typeof params['limit'] === 'number' ? String(params['limit']) : null,
      }));
    });
  const missing = texts && new Set(wanted(texts).map(({ english }) => english));
  return wanted([]).map((one) => ({ ...one, isPrinted: missing && !missing.has(one.english) }));
}

/** Where a wanted warning stands: printed, explained by the assessor, or neither. */
export type WarningState = 'PRINTED' | 'EXPLAINED' | 'MISSING';
export type CheckedWarning = ReportWarning & { readonly state: WarningState; readonly explanation: string | null };

const key = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * The wanted warnings with what the assessor says of those that are not printed; an explanation names the wording in
 * either language.
 */
export function checkReportWarnings(
  warnings: readonly ReportWarning[],
  explained: readonly { readonly warning: string; readonly explanation: string }[],
): CheckedWarning[] {
  const explanations = new Map(explained.map(({ warning, explanation }) => [key(warning), explanation]));
  return warnings.map((one) => {
    const explanation =
      explanations.get(key(one.english)) ??
      (one.serbian === null ? null : (explanations.get(key(one.serbian)) ?? null));
    const state = one.isPrinted === true ? 'PRINTED' : explanation?.trim() ? 'EXPLAINED' : 'MISSING';
    return { ...one, state, explanation };
  });
}
