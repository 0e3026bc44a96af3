/** A date of minimum durability: month and year, with or without the day. */
export type DurabilityDate = { readonly year: number; readonly month: number; readonly day: number | null };

/**
 * Reads a date of minimum durability: 'month/year' or 'day/month/year' (Article 19(1)(c)), with slash, point, dash or
 * blank, or the forms 2027-03 and 2027-03-15. Null for anything else and for days that do not exist.
 */
export function readDate(text: string): DurabilityDate | null {
  const numbers = text
    .trim()
    .replace(/\.$/, '')
    .split(/[\s./-]+/)
    .map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : NaN));
  if (numbers.length < 2 || numbers.length > 3 || numbers.some(Number.isNaN)) return null;
  const ordered = (numbers[0] ?? 0) > 31 ? numbers : [...numbers].reverse();
  const [year = 0, month = 0, day = null] = ordered;
  const fullYear = year < 100 ? 2000 + year : year;
  const isReal =
    fullYear >= 1990 &&
    fullYear <= 2100 &&
    month >= 1 &&
    month <= 12 &&
    (day === null || (day >= 1 && day <= new Date(Date.UTC(fullYear, month, 0)).getUTCDate()));
  return isReal ? { year: fullYear, month, day } : null;
}
