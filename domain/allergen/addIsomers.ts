import { inciKey } from '../inci/inciKey.ts';
import { add, formatDecimal, readDecimal } from '../quantity/decimal.ts';
import type { FragranceAllergen } from './allergenStatement.ts';

/**
 * Adds up rows of one INCI name, which statements have for isomers (limonene, citronellol), each with its CAS number.
 * Rows with the same number stay apart: they are one substance twice. `rows` is each entry with the index of the row
 * that it was added to; the index of its own row elsewhere.
 */
export function addIsomers(allergens: readonly FragranceAllergen[]): {
  allergens: FragranceAllergen[];
  rows: number[];
} {
  const result: FragranceAllergen[] = [];
  const rows = allergens.map((allergen) => {
    const at = result.findIndex((one) => isIsomer(one, allergen));
    const other = result[at];
    if (other) result[at] = sumOf(other, allergen);
    else result.push(allergen);
    return other ? at : result.length - 1;
  });
  return { allergens: result, rows };
}

const isIsomer = (one: FragranceAllergen, other: FragranceAllergen): boolean =>
  inciKey(one.inciName) !== '' &&
  inciKey(one.inciName) === inciKey(other.inciName) &&
  (one.casNumber === null || one.casNumber !== other.casNumber);

function sumOf(one: FragranceAllergen, other: FragranceAllergen): FragranceAllergen {
  if (one.percent === null && other.percent === null)
    return { ...one, detectionLimit: plus(one.detectionLimit, other.detectionLimit) };
  // What was not detected adds nothing to what was.
  const percent =
    one.percent === null || other.percent === null ? (one.percent ?? other.percent) : plus(one.percent, other.percent);
  return { ...one, percent, detectionLimit: null };
}

/** Null where one of them is not known, or is no number, which the check of the statement tells. */
function plus(one: string | null, other: string | null): string | null {
  const [left, right] = [readDecimal(one ?? ''), readDecimal(other ?? '')];
  return left && right ? formatDecimal(add(left, right)) : null;
}
