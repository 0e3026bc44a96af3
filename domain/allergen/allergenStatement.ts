import { isCasNumber } from '../inci/registryNumbers.ts';
import { inciKey } from '../inci/inciKey.ts';
import { ZERO, add, compare, decimalOf, readDecimal } from '../quantity/decimal.ts';
import { allergenNamed } from './allergenOf.ts';

/** What a fragrance material gives to a product: smell or taste. The types of raw materials of the same names. */
export const fragranceKinds = ['PARFUM', 'AROMA'] as const;

/** One line of a supplier's allergen statement. */
export type FragranceAllergen = {
  readonly inciName: string;
  /** Null where the statement gives none. */
  readonly casNumber: string | null;
  /**
   * Share in the material, % w/w, as a decimal number ('2.35'); null when it was not detected or is below the limit of
   * detection.
   */
  readonly percent: string | null;
  /** Limit of detection, % w/w of the material; null where the statement gives none. Only where `percent` is null. */
  readonly detectionLimit: string | null;
};

/**
 * Limits of a fragrance material: lengths in characters, lines of a statement (Annex III has 81 entries with about 170
 * members).
 */
export const FRAGRANCE_LIMITS = { name: 200, code: 60, supplier: 200, allergens: 200, inciName: 200 } as const;

/** Decimals of a share; more are refused, not rounded. */
const DECIMALS = 6;

export type AllergenErrorCode =
  | 'NAME_MISSING'
  | 'NAME_TWICE'
  | 'NAME_TOO_LONG'
  | 'CAS_INVALID'
  | 'NOT_A_NUMBER'
  | 'OVER_100'
  | 'TOO_MANY_DECIMALS'
  | 'SUM_OVER_100';

/** What is wrong with a line; with the whole statement where `index` is null. */
export type AllergenError = {
  readonly index: number | null;
  readonly field: keyof FragranceAllergen;
  readonly code: AllergenErrorCode;
};

/** Whether a share can be taken: a decimal number from 0 to 100 with at most 6 decimals; null when it can. */
function percentError(text: string): AllergenErrorCode | null {
  const read = readDecimal(text);
  if (!read) return 'NOT_A_NUMBER';
  if (compare(read, decimalOf(100)) > 0) return 'OVER_100';
  return read.scale > DECIMALS ? 'TOO_MANY_DECIMALS' : null;
}

/**
 * Oils, extracts and balsams are mixtures, whose constituents the statement lists once more in their own lines:
 * lavender oil 100 % with linalool 35 %. They are left out of the sum.
 */
const isMixture = (name: string): boolean =>
  /oil|extract|absolute|turpentine|pinus|balsam|resin|water/i.test(`${name} ${allergenNamed(name)?.labelName ?? ''}`);

/**
 * What is wrong with an allergen statement; empty when it can be stored. An unknown INCI name is no error: the screen
 * asks.
 */
export function checkStatement(allergens: readonly FragranceAllergen[]): AllergenError[] {
  const seen = new Set<string>();
  const errors = allergens.flatMap((allergen, index): AllergenError[] => {
    const { inciName, casNumber } = allergen;
    const error = (field: keyof FragranceAllergen, code: AllergenErrorCode | null) =>
      code === null ? [] : [{ index, field, code }];
    const key = inciKey(inciName);
    const isTwice = key !== '' && seen.has(key);
    seen.add(key);
    const name =
      key === ''
        ? 'NAME_MISSING'
        : inciName.length > FRAGRANCE_LIMITS.inciName
          ? 'NAME_TOO_LONG'
          : isTwice
            ? 'NAME_TWICE'
            : null;
    return [
      ...error('inciName', name),
      ...error('casNumber', casNumber === null || isCasNumber(casNumber) ? null : 'CAS_INVALID'),
      ...(['percent', 'detectionLimit'] as const).flatMap((field) => {
        const text = allergen[field];
        return error(field, text === null ? null : percentError(text));
      }),
    ];
  });
  const sum = allergens
    .filter(({ inciName }) => !isMixture(inciName))
    .reduce((total, { percent }) => add(total, readDecimal(percent ?? '') ?? ZERO), ZERO);
  return errors.length === 0 && compare(sum, decimalOf(100)) > 0
    ? [...errors, { index: null, field: 'percent', code: 'SUM_OVER_100' }]
    : errors;
}
