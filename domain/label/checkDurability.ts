import type { Finding, Params } from '../finding.ts';
import { finding } from '../finding.ts';
import type { Item, Particulars } from './particulars.ts';
import { itemReference } from './particulars.ts';
import { readDate } from './readDate.ts';

/** Up to this minimum durability a date is printed, above it the period after opening: Article 19(1)(c). Months. */
export const DATE_UP_TO_MONTHS = 30;
/** No period after opening on the market is longer. OWN, unverified: a bound against slips of the finger. */
const MAX_PAO_MONTHS = 60;

/**
 * Checks date of minimum durability and period after opening: up to 30 months of durability a date is mandatory; above,
 * the open-jar symbol with a period, except where opening means nothing (single use, no contact with the outside, no
 * deterioration). Without known durability one of the two has to be there. Article 19(1)(c) of Regulation (EC) No
 * 1223/2009; Article 15 of the Serbian rulebook.
 */
export function checkDurability(particulars: Particulars): Finding[] {
  const { markets, paoMonths, bestBefore, minimumDurabilityMonths: durability, isPaoIrrelevant } = particulars;
  const report = (
    code: Finding['code'],
    severity: Finding['severity'],
    action: Finding['action'],
    item: Item,
    params: Params = {},
  ) => finding(code, severity, itemReference(item, markets), action, { item, ...params });
  const hasDate = bestBefore !== null && bestBefore.trim() !== '';
  const date =
    hasDate && !readDate(bestBefore)
      ? [report('ITEM_UNREADABLE', 'warning', 'CORRECT_ITEM', 'bestBefore', { text: bestBefore.slice(0, 200) })]
      : [];
  const isPaoReal = paoMonths === null || (Number.isFinite(paoMonths) && paoMonths > 0 && paoMonths <= MAX_PAO_MONTHS);
  const isPaoTooLong = paoMonths !== null && durability !== null && paoMonths > durability;
  const pao =
    isPaoReal && !isPaoTooLong
      ? []
      : [
          report('ITEM_UNREADABLE', 'warning', 'CORRECT_ITEM', 'paoMonths', {
            text: String(paoMonths),
            most: durability ?? MAX_PAO_MONTHS,
          }),
        ];
  const read = [...date, ...pao];
  if (durability !== null && durability <= DATE_UP_TO_MONTHS) {
    return hasDate
      ? read
      : [...read, report('DATE_REQUIRED', 'error', 'ADD_ITEM', 'bestBefore', { durability, upTo: DATE_UP_TO_MONTHS })];
  }
  if (paoMonths !== null)
    return isPaoIrrelevant ? [...read, report('PAO_NOT_NEEDED', 'info', 'NOTHING', 'paoMonths')] : read;
  if (isPaoIrrelevant) return read;
  if (durability !== null)
    return [...read, report('PAO_REQUIRED', 'error', 'ADD_ITEM', 'paoMonths', { durability, upTo: DATE_UP_TO_MONTHS })];
  return hasDate
    ? read
    : [...read, report('DURABILITY_MISSING', 'error', 'ADD_ITEM', 'paoMonths', { upTo: DATE_UP_TO_MONTHS })];
}
