import { readNumber } from '../quantity/readNumber.ts';

/**
 * Milligrams per kilogram of body weight and day in one unit of a dose. A dose per person or without its day cannot be
 * told per kilogram and day, and neither can ppm in feed without what the animals ate.
 */
const UNITS: Readonly<Record<string, number>> = { 'µg/kg bw/day': 0.001, 'mg/kg bw/day': 1, 'g/kg bw/day': 1_000 };

/** A unit in one way of writing: `mg/kg bw per day`, `mg/kg/d` and `mg/kg tt/dan` are the same. */
const toUnit = (written: string): string =>
  written
    .toLowerCase()
    .replaceAll('μ', 'µ')
    .replace(/^ug/, 'µg')
    .replace(/ ?(?:\/|per) ?(?:day|dan|d)$/, '/day')
    .replace(/kg(?: ?(?:bw|b\.w\.|tt|tm))?\/day$/, 'kg bw/day');

/** What a figure in a unit is multiplied by for mg/kg bw/day; null for a unit that cannot be converted. */
export const doseFactorOf = (unit: string): number | null => UNITS[toUnit(unit)] ?? null;

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
