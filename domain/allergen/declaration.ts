import { daysAfter } from '../day.ts';
import type { Use } from '../product/productCategories.ts';
import type { Decimal } from '../quantity/decimal.ts';
import { compare, decimalOf } from '../quantity/decimal.ts';
import type { Allergen } from './allergens.ts';

/** Day in the form 2026-07-31. */
export type IsoDate = string;

/** The regulation and where it stands. */
export const ALLERGEN_REFERENCE =
  'Regulation (EU) 2023/1545, amending Annex III to Regulation (EC) No 1223/2009 (OJ L 188, 27.7.2023)';

/**
 * Last day on which a product with the former list may be placed on the Union market: Regulation (EU) 2023/1545, column
 * h of its entries.
 */
export const LAST_PLACING: IsoDate = '2026-07-31';

/** Last day on which such a product may be made available on the Union market: as above. */
export const LAST_AVAILABLE: IsoDate = '2028-07-31';

/** The first day on which every product must comply, whenever it was placed: the day after. */
export const FIRST_DAY_FOR_ALL: IsoDate = daysAfter(LAST_AVAILABLE, 1);

const THRESHOLD: Readonly<Record<Use, number>> = { 'leave-on': 0.001, 'rinse-off': 0.01 };

/**
 * Above how many % w/w of the ready for use product an allergen has to be declared: 0.001 leave-on, 0.01 rinse-off
 * (Annex III, column h).
 */
export function declarationThreshold(use: Use): number {
  return THRESHOLD[use];
}

/** Whether a concentration in % w/w exceeds the threshold. "Exceeds": exactly 0.001 % (0.01 %) is not declared. */
export function exceedsThreshold(percent: Decimal, use: Use): boolean {
  return compare(percent, decimalOf(THRESHOLD[use])) > 0;
}

/** When an allergen above its threshold has to stand on the label under its present name. */
export type DeclarationDuty = {
  /** Whether it has to today. */
  readonly isDue: boolean;
  /** Last day of placing products on the market without it, or null when there never was one. */
  readonly lastPlacing: IsoDate | null;
  /** Last day of making such products available, or null. */
  readonly lastAvailable: IsoDate | null;
};

/**
 * Whether an allergen has to be declared under its entry. The original ones always had to; older and new entries of
 * Regulation (EU) 2023/1545 for products placed on the market after 31 July 2026 and for every product made available
 * after 31 July 2028. Entries that were replaced keep being declared, until then under the former text. A prohibited
 * one is never due: it may not be there.
 *
 * `placedOn`: day of placing this product on the Union market. `on`: day of the check.
 */
export function declarationDuty(allergen: Pick<Allergen, 'set'>, placedOn: IsoDate, on: IsoDate): DeclarationDuty {
  if (allergen.set === 'prohibited') return { isDue: false, lastPlacing: null, lastAvailable: null };
  if (allergen.set === 'original') return { isDue: true, lastPlacing: null, lastAvailable: null };
  const isDue = allergen.set === 'originalReplaced' || placedOn > LAST_PLACING || on > LAST_AVAILABLE;
  return { isDue, lastPlacing: LAST_PLACING, lastAvailable: LAST_AVAILABLE };
}
