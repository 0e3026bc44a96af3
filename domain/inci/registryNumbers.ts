const COLOUR_INDEX = /^c[i1l]?\s?\.?\s?[i1l]?\s?\.?\s?(?:no\.?|n°|#)?\s?(\d{5})(?:\s?:\s?(\d))?(?!\d)\D*$/i;
const BARE_COLOUR_INDEX = /^([1-7]\d{4})(?::(\d))?$/;

/**
 * The colour index number that a name consists of, or begins with when no other number follows: 'Cl 77891', 'C.I.
 * 77891', 'CI77891 (Titanium Dioxide)' and '77891' give '77891', 'CI 15850:1' gives '15850:1'. Null when there is none.
 */
export function colourIndexOf(name: string): string | null {
  const found = COLOUR_INDEX.exec(name) ?? BARE_COLOUR_INDEX.exec(name);
  return found ? `${found[1] ?? ''}${found[2] ? `:${found[2]}` : ''}` : null;
}

/**
 * Whether a text has the form of a CAS number and its check digit is right (Chemical Abstracts Service, registry number
 * format).
 */
export function isCasNumber(text: string): boolean {
  const found = /^(\d{2,7})-(\d\d)-(\d)$/.exec(text.trim());
  if (!found) return false;
  const digits = `${found[1] ?? ''}${found[2] ?? ''}`;
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at + 1), 0);
  return sum % 10 === Number(found[3]);
}

/**
 * Whether a text has the form of an EC number and its check digit is right: the sum of the first six digits, each times
 * its place, modulo 11 (European Chemicals Agency, EC Inventory).
 */
export function isEcNumber(text: string): boolean {
  if (!/^\d{3}-\d{3}-\d$/.test(text.trim())) return false;
  const digits = Array.from(text.replace(/\D/g, ''), Number);
  const sum = digits.slice(0, 6).reduce((total, digit, at) => total + digit * (at + 1), 0);
  return sum % 11 === digits[6];
}
