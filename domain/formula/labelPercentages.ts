import { MAX_LABEL_NAME_LENGTH, MAX_LABEL_NAMES } from '../label/limits.ts';
import { percentageKey, percentageName, type IngredientPercentage } from '../label/percentages.ts';
import { formatDecimal, readDecimal } from './percent.ts';

/** A substance of a formula as far as a label takes its percentage. */
type Substance = {
  readonly inciName: string;
  readonly isNano: boolean;
  readonly isListed: boolean;
  /** Sum of the upper ends in percent, as text with a decimal point; null when a share is not known. */
  readonly maxPercent?: string | null | undefined;
};

/** A fragrance allergen that the list names. */
type Allergen = { readonly labelName: string; readonly percent: string; readonly isDeclared: boolean };

/** Decimals of a percentage of a label. */
const DECIMALS = 4;
const WHOLE = 100n * 10n ** BigInt(DECIMALS);

/**
 * A percentage in units of 10^-4 %, rounded up, because limits must hold for what is there. Null for what cannot be
 * read.
 */
function unitsOf(percent: string): bigint | null {
  const read = readDecimal(percent, DECIMALS);
  return read && (read.isExact ? read.units : read.units + 1n);
}

/**
 * The percentages that the label of a formula keeps beside its list: the highest ones, by which limits are checked
 * (`pif.md`, section 3, `maxPercent`). What is not known is left out. Upper ends of ranges may add up to more than 100
 * %, which a label does not take: then the largest are left out until the rest fits (ours). That hides nothing, because
 * an ingredient without a percentage is asked about.
 */
export function labelPercentages(
  substances: readonly Substance[],
  allergens: readonly Allergen[],
): IngredientPercentage[] {
  const listed = [
    ...substances
      .filter(({ isListed }) => isListed)
      .map(({ inciName, isNano, maxPercent }) => ({
        name: percentageName({ name: inciName, inciName, isNano }),
        percent: maxPercent ?? null,
      })),
    ...allergens.filter(({ isDeclared }) => isDeclared).map(({ labelName, percent }) => ({ name: labelName, percent })),
  ];
  const byKey = new Map<string, { name: string; units: bigint }>();
  for (const { name, percent } of listed) {
    const units = percent === null ? null : unitsOf(percent);
    const key = percentageKey(name);
    const before = byKey.get(key);
    if (units === null || units <= 0n || units > WHOLE || name.length > MAX_LABEL_NAME_LENGTH) continue;
    // An allergen that is an ingredient of its own too: its sum over all materials is the higher one.
    if (!before || before.units < units) byKey.set(key, { name, units });
  }
  const largestFirst = [...byKey.values()].sort((one, other) => (one.units > other.units ? -1 : 1));
  let sum = largestFirst.reduce((total, { units }) => total + units, 0n);
  while (sum > WHOLE) sum -= largestFirst.shift()?.units ?? sum;
  return largestFirst
    .slice(0, MAX_LABEL_NAMES)
    .map(({ name, units }) => ({ name, percent: Number(formatDecimal(units, DECIMALS)) }));
}
