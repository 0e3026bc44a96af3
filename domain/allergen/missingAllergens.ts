import type { InciIngredient } from '../inci/inciIndex.ts';
import { inciKey } from '../inci/inciKey.ts';
import { allergenOf } from './allergenOf.ts';
import type { Allergen } from './allergens.ts';
import type { IsoDate } from './declaration.ts';
import { declarationDuty, FIRST_DAY_FOR_ALL, LAST_AVAILABLE, LAST_PLACING } from './declaration.ts';

/**
 * The three questions about a label: for batches that are placed on the market today, for stock that was placed until
 * 31 July 2026 and may be made available until 31 July 2028, and for everything from 1 August 2028 on. A unit is placed
 * once, when it is first supplied, so each question is about a batch: Regulation (EU) 2023/1545, column h of its
 * entries, and the Blue Guide (OJ C 247, 29.6.2022), section 2.3.
 */
export const REPRINT_COLUMNS = ['newBatches', 'stock', 'later'] as const;
export type ReprintColumn = (typeof REPRINT_COLUMNS)[number];

/**
 * Whether the label shows every name; unknown where nothing is missing, but not all allergens of the product are known.
 */
export type ReprintState = 'complete' | 'missing' | 'unknown';
export type ReprintStates = Readonly<Record<ReprintColumn, ReprintState>>;

/** A name that the label has to show and does not. */
export type MissingAllergen = {
  /** The name that the label must show: that of the group where Annex III demands one. */
  readonly name: string;
  /** Entry of Annex III. */
  readonly entry: string;
  /** Whether it is missing on stock too; otherwise only on new batches, and on everything from 1 August 2028. */
  readonly isMissingOnStock: boolean;
};

/**
 * Whether a label lacks the name of an allergen above its threshold on a batch. A prohibited one is none to be printed.
 */
export const isMissing = (allergen: Allergen, printed: ReadonlySet<string>, days: Days): boolean =>
  declarationDuty(allergen, days.placedOn, days.on).isDue && !isNamed(allergen, printed, days);

/** When a batch is placed on the market, and the day of the check. */
export type Days = { readonly placedOn: IsoDate; readonly on: IsoDate };

const STOCK: Days = { placedOn: LAST_PLACING, on: LAST_AVAILABLE };
const LATER: Days = { placedOn: LAST_PLACING, on: FIRST_DAY_FOR_ALL };

/** Whether a batch has to follow the entries as Regulation (EU) 2023/1545 words them. */
const followsNewText = ({ placedOn, on }: Days): boolean => declarationDuty({ set: 'new' }, placedOn, on).isDue;

/**
 * Whether printed names satisfy an entry: by its name; by any member where no group name is demanded, or only the
 * former text is in force.
 */
function isNamed(allergen: Allergen, printed: ReadonlySet<string>, days: Days): boolean {
  if (printed.has(inciKey(allergen.labelName))) return true;
  const needsGroupName = allergen.isGroup && (allergen.set !== 'originalReplaced' || followsNewText(days));
  return (
    !needsGroupName && [...allergen.members, ...allergen.exportMembers].some((member) => printed.has(inciKey(member)))
  );
}

/**
 * Whether a label bears a name of an allergen at all, be it the one that it must bear or that of a member. `printed`:
 * keys of all printed names.
 */
export const bearsName = ({ labelName, members }: Allergen, printed: ReadonlySet<string>): boolean =>
  [labelName, ...members].some((name) => printed.has(inciKey(name)));

/**
 * The names that a label lacks of the allergens that exceed their threshold, in the order given. `printed`: keys of all
 * printed names.
 */
export function missingAllergens(
  overThreshold: readonly Allergen[],
  printed: ReadonlySet<string>,
): readonly MissingAllergen[] {
  return overThreshold
    .filter((allergen) => isMissing(allergen, printed, LATER))
    .map((allergen) => ({
      name: allergen.labelName,
      entry: allergen.entry,
      isMissingOnStock: isMissing(allergen, printed, STOCK),
    }));
}

/** The columns of a label on a day. `isKnown`: whether all allergens of the product are known. */
export function reprintStates(
  missing: readonly Pick<MissingAllergen, 'isMissingOnStock'>[],
  isKnown: boolean,
  on: IsoDate,
): ReprintStates {
  const stateOf = (isMissing: boolean): ReprintState => (isMissing ? 'missing' : isKnown ? 'complete' : 'unknown');
  const stock = stateOf(missing.some(({ isMissingOnStock }) => isMissingOnStock));
  const later = stateOf(missing.length > 0);
  return { newBatches: followsNewText({ placedOn: on, on }) ? later : stock, stock, later };
}

/** Days that stock may still be made available, the last one included; 0 when they are over. */
export function daysLeftForStock(on: IsoDate): number {
  return Math.max(0, Math.round((Date.parse(FIRST_DAY_FOR_ALL) - Date.parse(on)) / 86_400_000));
}

/**
 * Entries that name an oil or an extract of a plant. What such an ingredient holds of other allergens only its supplier
 * can say.
 */
const PLANT_PREPARATION = /\b(?:oil|extract|turpentine)\b|^pinus /i;

/**
 * Whether an ingredient holds allergens that its name does not tell: a perfume, an aroma, or an oil or extract that is
 * an entry itself. OWN selection, unverified: other plant extracts hold allergens too, as a rule below the thresholds.
 */
export function hidesAllergens(ingredient: Pick<InciIngredient, 'inciName' | 'casNumbers'>): boolean {
  if (/^(?:parfum|aroma|fragrance|flavou?r)+$/.test(inciKey(ingredient.inciName))) return true;
  const allergen = allergenOf(ingredient);
  return allergen !== null && PLANT_PREPARATION.test(allergen.labelName);
}
