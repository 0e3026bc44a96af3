import type { Finding, Params } from '../finding.ts';
import { finding } from '../finding.ts';
import type { Product } from '../product/product.ts';
import type { AnnexCondition, AnnexEntry } from './annexEntry.ts';
import { applicableConditions, isForbidden } from './applies.ts';

/** The outcome of one entry of Annexes III to VI for an ingredient in a product. */
export type ConditionCheck = {
  readonly findings: readonly Finding[];
  /** Whether the product is, or may be, of a type that the entry allows. */
  readonly isInside: boolean;
};

const PURITY = /peroxide value|purity|nitros|free from|impurit/i;

/** Whether an entry of Annex III asks for nothing but the declaration of an allergen, and perhaps the purity of the raw material. */
function isDeclarationOnly(entry: AnnexEntry): boolean {
  return (
    entry.isAllergen &&
    entry.conditions.every(({ maximum, productTypes }) => maximum === '' && !/^only/i.test(productTypes)) &&
    entry.forbiddenUses.length === 0
  );
}

const highestLimit = (conditions: readonly AnnexCondition[]): number | null => {
  const limits = conditions.map(({ maxPercent }) => maxPercent);
  return limits.includes(null) || limits.length === 0 ? null : Math.max(...limits.map((limit) => limit ?? 0));
};

function checkPercent(
  percent: number,
  conditions: readonly AnnexCondition[],
  reference: string,
  params: Params,
): Finding[] {
  const limit = highestLimit(conditions);
  if (limit === null) return [];
  // "as acid": the printed percentage is that of the salt, so the comparison is a hint and not a proof.
  const isComparable = conditions.every(({ calculatedAs }) => calculatedAs === '');
  const withLimit = { ...params, percent, limit };
  if (percent > limit)
    return [finding('OVER_LIMIT', isComparable ? 'error' : 'warning', reference, 'LOWER_CONCENTRATION', withLimit)];
  return isComparable && conditions.every(({ maxPercent }) => percent <= (maxPercent ?? 0))
    ? [finding('WITHIN_LIMIT', 'info', reference, 'NOTHING', withLimit)]
    : [];
}

/**
 * Checks an ingredient by one entry of Annex III (restricted), IV (colourants), V (preservatives) or VI (UV filters):
 * product types of column f, forbidden uses of columns h and i, maximum of column g. Annexes IV to VI are positive lists: outside their
 * product types the substance is not allowed (Article 14(1)(c) to (e)); Annex III limits what it names (Article 14(1)(b)).
 */
export function checkConditions(
  entry: AnnexEntry,
  printed: { readonly percent: number | null },
  product: Product,
): ConditionCheck {
  const reference = `Regulation (EC) No 1223/2009, Annex ${entry.annex}/${entry.reference}`;
  const isRestricted = entry.annex === 'III';
  const states = applicableConditions(entry.conditions, product);
  const relevant = states.filter(({ applies }) => applies !== 'no');
  const shown = (relevant.length > 0 ? relevant : states).map(({ condition }) => condition);
  const texts = (pick: (condition: AnnexCondition) => string) =>
    [...new Set(shown.map(pick).filter(Boolean))].join('\n');
  const params = {
    entry: `${entry.annex}/${entry.reference}`,
    substance: entry.substance,
    productTypes: texts(({ productTypes }) => productTypes),
    maximum: texts(({ maximum }) => maximum),
    otherConditions: entry.otherConditions,
    warnings: entry.warnings,
    regulation: entry.regulation,
  };
  const report = (code: Finding['code'], severity: Finding['severity'], action: Finding['action'], more: Params = {}) =>
    finding(code, severity, reference, action, { ...params, ...more });

  if (relevant.length === 0) {
    const isBan = !isRestricted || shown.some(({ productTypes }) => /^only/i.test(productTypes));
    return {
      isInside: false,
      findings: [report('OUTSIDE_PRODUCT_TYPES', isBan ? 'error' : 'warning', 'VERIFY_PRODUCT_TYPE')],
    };
  }
  if (isDeclarationOnly(entry)) {
    return {
      isInside: true,
      findings: PURITY.test(entry.otherConditions) ? [report('RAW_MATERIAL_PURITY', 'info', 'VERIFY_PURITY')] : [],
    };
  }
  const uses = entry.forbiddenUses.map((forbidden) => ({ use: forbidden.use, is: isForbidden(forbidden, product) }));
  const forbidden = uses
    .filter(({ is }) => is === 'yes')
    .map(({ use }) => report('FORBIDDEN_USE', 'error', 'REMOVE_INGREDIENT', { use }));
  const byPercent = printed.percent === null ? [] : checkPercent(printed.percent, shown, reference, params);
  const isOpen = relevant.some(({ applies }) => applies === 'unknown') || uses.some(({ is }) => is === 'unknown');
  const isWithin = byPercent.some(({ code }) => code === 'WITHIN_LIMIT');
  const rest = (): Finding[] => {
    if (isRestricted && isWithin && !isOpen && entry.otherConditions === '') return [];
    // All the entry forbids is a use to which this product is not put (titanium dioxide powder that cannot be inhaled, III/321).
    const isMet = !isOpen && uses.length > 0 && forbidden.length === 0 && params.maximum === '';
    if (isRestricted) return [report('RESTRICTED', isMet ? 'info' : 'warning', 'VERIFY_CONDITION')];
    if (isOpen) return [report('CONDITIONS_TO_VERIFY', 'warning', 'VERIFY_CONDITION')];
    const isSettled = byPercent.some(({ code, severity }) => code === 'WITHIN_LIMIT' || severity === 'error');
    return params.maximum === '' || isSettled ? [] : [report('LIMIT', 'info', 'VERIFY_CONCENTRATION')];
  };
  return { isInside: true, findings: [...forbidden, ...byPercent, ...rest()] };
}
