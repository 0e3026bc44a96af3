import { inSerbianLatin } from '../inci/serbianLatin.ts';
import { readNumber } from '../quantity/readNumber.ts';

/**
 * Milligrams per kilogram of body weight and day in one unit of a dose. A dose per person or without its day cannot be
 * told per kilogram and day, and neither can ppm in feed without what the animals ate.
 */
const UNITS: Readonly<Record<string, number>> = { 'µg/kg bw/day': 0.001, 'mg/kg bw/day': 1, 'g/kg bw/day': 1_000 };

/** Body weight in English, Serbian, German, French, Italian and Spanish, without blanks, points and hyphens. */
const BODY_WEIGHT =
  '(?:bw|bodyweight|tt|tm|telesnemase|tjelesnemase|telesnetežine|kg|kgw|körpergewicht|koerpergewicht|pc|poidscorporel|pv|pesocorporeo|pesocorporal)';
const DAY = '(?:day|d|dan|dnevno|tag|jour|j|giorno|die|día|dia)';
const DOSE = new RegExp(`^(µg|mg|g)(?:/|per)kg${BODY_WEIGHT}?(?:/|per|na|pro)?${DAY}$`);

/**
 * A unit in one way of writing: `mg/kg bw per day`, `mg/kg/d`, `mg/kg tm/dan`, `mg/kg KG/Tag` and `mg/kg (b.w.)/day`
 * are the same.
 */
export function toDoseUnit(written: string): string {
  const plain = inSerbianLatin(written)
    .toLowerCase()
    .replaceAll('μ', 'µ')
    .replace(/^ug|^mcg/, 'µg')
    .replace(/⁻¹|\^?-1/g, '')
    .replace(/[·*×]/g, '/')
    .replace(/[\s.()[\]-]/g, '');
  const weight = DOSE.exec(plain)?.[1];
  return weight === undefined ? plain : `${weight}/kg bw/day`;
}

/** What a figure in a unit is multiplied by for mg/kg bw/day; null for a unit that cannot be converted. */
export const doseFactorOf = (unit: string): number | null => UNITS[toDoseUnit(unit)] ?? null;

/** A figure in a unit, mg/kg bw/day; binary fractions are rounded away. */
export const inMgPerKgDay = (value: number, factor: number): number => Number((value * factor).toPrecision(12));

/** The units that a dose may be typed in without saying "a day", because the field says it. */
const TYPED = /^(?:[uµμ]g|mg|g)\/kg$/i;

/**
 * Reads a dose as people type it into a field of mg/kg bw/day: a number, or a number with its unit, such as
 * "500 µg/kg". Null for a number that is none, 'UNIT' for a unit that cannot be converted, such as ppm. Another sign
 * than the decimal sign of the language may part thousands where three digits follow, so that "1,000" is none in
 * English.
 */
export function readDose(text: string, decimalSign: string): number | 'UNIT' | null {
  const [, figure = '', unit = ''] = /^([+-]?[\d.,]+)([a-zµμ% ].*)?$/i.exec(text.trim()) ?? [];
  const read = readNumber('', figure, { decimalSign });
  if (!read.ok || /^(?:e| *)\d/i.test(unit)) return null;
  const named = unit.trim();
  if (named === '') return read.value;
  const factor = doseFactorOf(TYPED.test(named) ? `${named}/day` : named);
  return factor === null ? 'UNIT' : inMgPerKgDay(read.value, factor);
}
