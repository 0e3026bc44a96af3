import { inciKey } from '../inci/inciKey.ts';
import { readNumber } from '../quantity/readNumber.ts';

/** What is known of an ingredient beside the printed list: its concentration in the ready for use product, % w/w. */
export type IngredientPercentage = {
  /** INCI name, or the printed name of what is not recognised; a nano form ends with [nano]. */
  readonly name: string;
  readonly percent: number;
};

/** A name of a list, as far as a percentage belongs to it. */
export type NameWithPercentage = {
  /** As printed. */
  readonly name: string;
  readonly inciName: string | null;
  readonly isNano: boolean;
};

/** Ours: the smallest limits of the annexes have four decimals (0.0015 %), so a formula needs no more. */
const DECIMALS = 4;

/** Whether a number is a percentage above 0 and up to 100 with at most four decimals. */
export const isPercentage = (value: number): boolean =>
  value > 0 && value <= 100 && Number(value.toFixed(DECIMALS)) === value;

/**
 * Reads a percentage as typed, with comma or point, with or without the sign. Null for a blank field and for what is
 * none.
 */
export function readPercentage(text: string): number | null {
  const read = readNumber('percent', text, { largest: 100 });
  return read.ok && isPercentage(read.value) ? read.value : null;
}

/** The sum in %, without the error of binary fractions. More than 100 cannot be. */
export const sumOfPercentages = (percentages: readonly { readonly percent: number }[]): number =>
  Number(percentages.reduce((sum, { percent }) => sum + percent, 0).toFixed(DECIMALS));

/** Under which name the percentage of an ingredient is kept. */
export const percentageName = ({ name, inciName, isNano }: NameWithPercentage): string =>
  `${inciName ?? name}${isNano ? ' [nano]' : ''}`;

/** Equal for two writings of one name; a name without Latin letters is compared as it is. */
export const percentageKey = (name: string): string => inciKey(name) || name.trim().toLowerCase();

/** Finds the percentage that belongs to a name of a list, by its INCI name or as printed. */
export function percentageLookup<T extends { readonly name: string }>(
  percentages: readonly T[],
): (name: NameWithPercentage) => T | undefined {
  const byKey = new Map(percentages.map((one) => [percentageKey(one.name), one]));
  return (name) =>
    byKey.get(percentageKey(percentageName(name))) ??
    byKey.get(percentageKey(percentageName({ ...name, inciName: null })));
}
