import type { CheckFinding } from '../../../subjects/check/findingText.ts';

/** Particulars that every label bears, in the order of the form: Article 19(1) of Regulation (EC) No 1223/2009. */
const MANDATORY = [
  'ingredients',
  'responsiblePerson',
  'nominalContent',
  'paoMonths',
  'batch',
  'productFunction',
] as const;
export type MandatoryItem = (typeof MANDATORY)[number] | 'countryOfOrigin';

/** A mandatory item, and whether it is typed. */
export interface ListedItem {
  item: MandatoryItem;
  isTyped: boolean;
}

const itemOf = ({ code, params }: CheckFinding) =>
  code === 'ITEM_MISSING' || code === 'DURABILITY_MISSING'
    ? (params.find(({ name }) => name === 'item')?.value ?? null)
    : null;

/**
 * Takes what is only not typed yet out of the findings of a new label: an empty form has done nothing wrong. The
 * country of origin is listed where it is missing, because not every label needs it.
 */
export function splitUntyped(findings: readonly CheckFinding[]): { items: ListedItem[]; others: CheckFinding[] } {
  const missing = new Set(findings.map(itemOf));
  const due: readonly MandatoryItem[] = missing.has('countryOfOrigin') ? [...MANDATORY, 'countryOfOrigin'] : MANDATORY;
  return {
    items: due.map((item) => ({ item, isTyped: !missing.has(item) })),
    others: findings.filter((finding) => itemOf(finding) === null),
  };
}

/** The result of what is typed so far; null while nothing is wrong and something is still to be typed. */
export function resultSoFar(
  items: readonly ListedItem[],
  others: readonly CheckFinding[],
): 'GREEN' | 'YELLOW' | 'RED' | null {
  const open = others.filter(({ signOff }) => signOff === null);
  if (open.some(({ severity }) => severity === 'ERROR')) return 'RED';
  if (open.some(({ severity }) => severity === 'WARNING')) return 'YELLOW';
  return items.every(({ isTyped }) => isTyped) ? 'GREEN' : null;
}
