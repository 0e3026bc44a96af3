import type { Finding, Params } from '../finding.ts';
import type { PhRange, Product } from '../product/product.ts';
import type { AnnexCondition, AnnexEntry, PrintedIngredient } from './annexEntry.ts';
import { demandsOf, isMaximumUnread } from './demands.ts';
import { isSettledByCategory } from './phOfCategory.ts';

/** An entry with the product and the ingredient that its demands are checked for. */
export type Subject = {
  readonly entry: AnnexEntry;
  /** The parts of the entry that certainly apply to the product. */
  readonly parts: readonly AnnexCondition[];
  /** Whether a known percentage has decided the limit already. */
  readonly isDecided: boolean;
  readonly printed: Omit<PrintedIngredient, 'isNano'>;
  readonly product: Product;
  /** Makes a finding about the entry. */
  readonly report: (
    code: Finding['code'],
    severity: Finding['severity'],
    action: Finding['action'],
    more?: Params,
  ) => Finding;
};

/** Whether the whole range of a product lies within what an entry demands, wholly outside, or neither is known. */
function phFits(demanded: PhRange, actual: PhRange | undefined): 'within' | 'outside' | 'open' {
  const { min = null, max = null } = actual ?? {};
  const isAbove = demanded.max !== null && min !== null && min > demanded.max;
  const isBelow = demanded.min !== null && max !== null && max < demanded.min;
  if (isAbove || isBelow) return 'outside';
  const keepsMax = demanded.max === null || (max !== null && max <= demanded.max);
  const keepsMin = demanded.min === null || (min !== null && min >= demanded.min);
  return keepsMax && keepsMin ? 'within' : 'open';
}

/**
 * Decides an entry of Annex III whose part is known to apply, demand by demand: a limit is noted as in Annexes IV to
 * VI, the purity of the raw material is for its certificate, the pH is compared with that of the product or, where that
 * is not known, judged by its category. Null when something is left that only a person can verify; the entry then is
 * asked about as a whole.
 */
export function checkDemands({ entry, parts, isDecided, printed, product, report }: Subject): Finding[] | null {
  const { isPurityAsked, forbidsNitrosation, ph, rest } = demandsOf(entry, parts);
  const isUnread = parts.some(isMaximumUnread);
  const mayNitrosate = forbidsNitrosation && printed.meetsNitrosatingAgent !== false;
  if (rest !== '' || isUnread || mayNitrosate) return null;
  const fits = ph ? phFits(ph, product.ph) : null;
  const isSettled = fits === 'open' && ph !== null && isSettledByCategory(ph, printed, product);
  if (fits === 'open' && !isSettled) return null;
  const isLimited = !isDecided && parts.some(({ limit }) => limit !== null);
  const range = ph && { phMin: ph.min, phMax: ph.max };
  return [
    ...(fits === 'outside' ? [report('PH_OUTSIDE', 'error', 'CORRECT_PH', { ...range })] : []),
    ...(fits === 'within' ? [report('PH_WITHIN', 'info', 'NOTHING', { ...range })] : []),
    ...(isSettled ? [report('PH_OF_CATEGORY', 'info', 'RECORD_PH', { ...range, verified: false })] : []),
    ...(isLimited ? [report('LIMIT', 'info', 'VERIFY_CONCENTRATION')] : []),
    ...(isPurityAsked ? [report('RAW_MATERIAL_PURITY', 'info', 'VERIFY_PURITY')] : []),
  ];
}
