import { hasSerbianCyrillic, inSerbianLatin } from '../inci/serbianLatin.ts';
import { compare, type Decimal, ZERO } from './decimal.ts';
import { type Numeral, readNumeral, shift } from './readNumeral.ts';
import { type Measure, type Unit, unitOf } from './units.ts';

/** An amount: percent where it is a share, grams where it is a mass, and as it is written where nothing says which. */
export interface Quantity {
  readonly kind: 'amount';
  readonly measure: Measure | 'BARE';
  /** As it is written or as the heading says; null where nothing says it. */
  readonly unit: Unit | null;
  /** Equal, unless a range or a limit is written. */
  readonly min: Decimal;
  readonly max: Decimal;
  /**
   * What says that `max` is only the upper end: "<", "≤", or "max" and its like; ">" or "≥" where the figure, which is
   * `min` and `max`, is only the lower end; '' elsewhere.
   */
  readonly limit: '' | '<' | '≤' | 'max' | '>' | '≥';
  readonly isRange: boolean;
  /** Whether the figure, or an end of the range, is itself left out: "<", ">", "less than". */
  readonly isStrict: boolean;
}

export type QuantityErrorCode = 'MISSING' | 'NOT_A_NUMBER' | 'NEGATIVE' | 'AMBIGUOUS';

/** What an amount says, or why it cannot be read. */
export type ReadQuantity =
  | Quantity
  /** Not detected, with the limit of detection where it is stated. */
  | { readonly kind: 'absent'; readonly limit: Quantity | null }
  /** Present, and nobody says how much. */
  | { readonly kind: 'traces' }
  | { readonly kind: 'error'; readonly code: QuantityErrorCode };

/** What is known of the amounts of a column. */
export interface QuantityContext {
  /** The unit of its heading, for amounts without one of their own: 'ppm', 'mg/kg', 'g'. */
  readonly unit?: string | null;
  /** The unit that a column of units states for this row. An amount with another one of its own cannot be read. */
  readonly rowUnit?: string | null;
  /** Whether an amount without a unit cannot be above 100, as in a column of percentages. */
  readonly isPercentage?: boolean;
  /** The sign before the decimals, where other amounts of the column show it. */
  readonly decimalSign?: string | null;
}

const fail = (code: QuantityErrorCode): ReadQuantity => ({ kind: 'error', code });

const NOT_DETECTED =
  /^(?:n\.? ?d\.?|n\/d|n\.? ?n\.?|(?:not|non|none) (?:detect(?:ed|able|é)|found|present|rilevat[oa]|rilevabile)|(?:no|non?) d[eé]tect(?:ado|ada|é|ée)|nije (?:detektovano|detektirano|detektovan|nađeno|nadjeno|nađen|prisutno|prisutan)|nicht nachweisbar|absent|absence|odsutno|odsutan|below detection limit|ispod (?:granice detekcije|lod)|bdl|blq|none|[-–—]$|[<≤] ?(?:lod|loq)|(?:lod|loq|limit of detection|detection limit|granica detekcije)(?=[ :=<≤(]))(?=$|[ (:=<≤,;])/i;
const AROUND_LIMIT = /[():=;]|,(?!\d)|\b(?:limit|lod|loq|granica|detekcije|of detection|detection)\b/gi;
const TRACES = /^\(?(?:traces?|tr\.|u tragovima|tragovi|u trag\.?|spuren?|tracce|trazas|traza)\)?$/i;
const STRICT = /^(?:<(?!=)|less than|below|under|manje od|ispod|unter|weniger als|moins de|meno di|menos de)/i;
const AT_MOST = /^(?:≤|<=|=<|⩽)/;
const MAXIMUM =
  /^(?:max(?:imum|imal)?\.?|maks(?:imum|imalno)?\.?|up to|not more than|no more than|nmt|at most|najviše|ne više od|bis(?: zu)?|do|jusqu['’]?[aà]|fino a|hasta)(?=[ \d]|$)/i;
const MORE = /^(?:>(?!=)|more than|over|above|više od|iznad|preko|über|mehr als|plus de|più di|más de)/i;
const AT_LEAST =
  /^(?:≥|>=|=>|⩾|at least|not less than|no less than|nlt|min(?:imum|imal|imalno)?\.?(?=[ \d])|najmanje|ne manje od|mind(?:estens|\.)|au moins|almeno|al menos)/i;
const MAXIMUM_BEHIND = / ?\(?\b(?:max(?:imum)?|maks)\.?\)?$/i;
const FROM = /^(?:from|od|von|de|da|desde|between)(?= )/i;
/** Between the ends of a range. The minus of "1.2E-3" and "1.2 x 10-3" is none. */
const BETWEEN =
  /(?<=\S) ?(?:–|—|−|\.{2,3}|…|÷|(?<=[ \d%])(?:to|do|bis|à|and|a|až)(?=[ \d<≤])) ?|(?<=\S)(?<!\de)(?<![x×·*] ?10 ?\^?) ?-(?=[ \d.,<≤=]) ?/i;
/** What may stand before the upper end of a range: "≥ 10 - < 25". */
const UPPER_END = /^(?:≤|<=|=<|⩽|<) ?/;
/** A number and what stands behind it. */
const FIGURE =
  /^(?<figure>[+-]?(?:[\d.,'’]|(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))){1,40}(?:e[+-]?\d{1,2}| ?[x×·] ?10 ?\^? ?[+-]?\d{1,2})?)(?<unit>.{0,40})$/i;
const MAX_LENGTH = 120;

/**
 * Reads an amount as sheets, statements and people write it: a number, a range or a limit, with a unit or without,
 * "n.d." or traces. Exact. One sign followed by exactly three digits ("3,200") may part thousands: it does in units
 * smaller than a per mille, of which nobody writes thousandths; it does not where a thousand is impossible, as of
 * percent; elsewhere the other amounts of the column tell, or the amount is AMBIGUOUS. Ours: no standard says it.
 */
export function readQuantity(written: string, context: QuantityContext = {}): ReadQuantity {
  const text = (hasSerbianCyrillic(written) ? inSerbianLatin(written) : written).replace(/\s+/g, ' ').trim();
  if (text === '') return fail('MISSING');
  if (text.length > MAX_LENGTH) return fail('NOT_A_NUMBER');
  if (TRACES.test(text)) return { kind: 'traces' };
  const absent = NOT_DETECTED.exec(text)?.[0];
  if (absent !== undefined) return readAbsent(text.slice(absent.length), context);
  const strict = STRICT.exec(text)?.[0];
  const most = AT_MOST.exec(text)?.[0];
  const maximum = MAXIMUM.exec(text)?.[0];
  const more = MORE.exec(text)?.[0];
  const least = AT_LEAST.exec(text)?.[0];
  const isMaximum = maximum !== undefined || MAXIMUM_BEHIND.test(text);
  const sign = strict ?? most ?? maximum ?? more ?? least ?? '';
  const stated = text.slice(sign.length).replace(MAXIMUM_BEHIND, '').trim();
  const [first = '', ...others] = stated
    .replace(FROM, '')
    .split(BETWEEN)
    .map((end) => end.trim());
  const ends = [first, ...others.map((end) => end.replace(UPPER_END, ''))];
  const lower = more ? '>' : least || FROM.test(stated) ? '≥' : '';
  const limit = strict ? '<' : most ? '≤' : isMaximum ? 'max' : others.length === 0 ? lower : '';
  const isStrict = Boolean(strict ?? more) || others.some((end) => STRICT.test(end));
  return readEnds(ends, { limit, isStrict }, context);
}

function readAbsent(rest: string, context: QuantityContext): ReadQuantity {
  const text = rest
    .replace(AROUND_LIMIT, ' ')
    .replace(/[<≤]=?/, ' ')
    .trim();
  if (text === '') return { kind: 'absent', limit: null };
  const limit = readQuantity(text, context);
  return limit.kind === 'amount' && !limit.isRange && !isLowerEnd(limit)
    ? { kind: 'absent', limit }
    : limit.kind === 'error'
      ? limit
      : fail('NOT_A_NUMBER');
}

function readEnds(
  ends: readonly string[],
  { limit, isStrict }: Pick<Quantity, 'limit' | 'isStrict'>,
  context: QuantityContext,
): ReadQuantity {
  const [first = '', second, ...more] = ends;
  if (more.length > 0 || (second !== undefined && limit !== '')) return fail('NOT_A_NUMBER');
  const last = partsOf(second ?? first);
  const begin = partsOf(first);
  if (!last || !begin) return fail('NOT_A_NUMBER');
  if (last.numeral.isNegative || begin.numeral.isNegative)
    return fail(isZero(last) && isZero(begin) ? 'NOT_A_NUMBER' : 'NEGATIVE');
  // "85-95 %" has its unit behind the second number.
  const unit = toUnit(last.unit, context);
  const firstUnit = begin.unit === '' ? unit : toUnit(begin.unit, context);
  if (unit === 'unknown' || firstUnit === 'unknown' || unit?.measure !== firstUnit?.measure)
    return fail('NOT_A_NUMBER');
  const max = inUnit(last.numeral, unit, context);
  const min = inUnit(begin.numeral, firstUnit, context);
  if (max === null || min === null) return fail('AMBIGUOUS');
  if (compare(min, max) > 0) return fail('NOT_A_NUMBER');
  const isRange = second !== undefined;
  return {
    kind: 'amount',
    measure: unit?.measure ?? 'BARE',
    unit,
    min: limit === '<' || limit === '≤' || limit === 'max' ? ZERO : min,
    max,
    limit,
    isRange,
    isStrict,
  };
}

/** Whether only the lower end of an amount is stated. */
export const isLowerEnd = ({ limit }: Quantity): boolean => limit === '>' || limit === '≥';

const isZero = ({ numeral }: { numeral: Numeral }): boolean => numeral.value.units === 0n;

function partsOf(text: string): { numeral: Numeral; unit: string } | null {
  const { figure = '', unit = '' } = FIGURE.exec(text)?.groups ?? {};
  const numeral = readNumeral(figure);
  return numeral && { numeral: isMinusZero(numeral) ? { ...numeral, isNegative: false } : numeral, unit: unit.trim() };
}

const isMinusZero = ({ isNegative, value }: Numeral): boolean => isNegative && value.units === 0n;

function toUnit(written: string, { unit, rowUnit }: QuantityContext): Unit | null | 'unknown' {
  const stated = [written.replace(/^\((.*)\)$/, '$1'), rowUnit ?? ''].filter(Boolean);
  const [first = null, second = first] = (stated.length > 0 ? stated : unit ? [unit] : []).map(
    (text) => unitOf(text) ?? 'unknown',
  );
  if (first === null || first === 'unknown' || second === null || second === 'unknown') return first && 'unknown';
  return first.measure === second.measure && first.power === second.power ? first : 'unknown';
}

/** The power of ten of the smallest share of which nobody has thousands; 100 % are 1,000 ‰. */
const PER_MILLE = -1;
const HUNDRED: Decimal = { units: 100n, scale: 0 };

/** The value in percent, grams or as it is written; null where it may be either of two. */
function inUnit(numeral: Numeral, unit: Unit | null, context: QuantityContext): Decimal | null {
  const power = unit?.power ?? 0;
  const { value, inThousands } = numeral;
  if (inThousands === null) return shift(value, power);
  const thousands = shift(inThousands, power);
  const isShare = unit?.measure === 'SHARE' || (unit === null && context.isPercentage === true);
  if (isShare && compare(thousands, HUNDRED) > 0) return shift(value, power);
  if (isShare && power < PER_MILLE) return thousands;
  if (context.decimalSign) return numeral.sign === context.decimalSign ? shift(value, power) : thousands;
  return null;
}

/** Figures in a text, each whole. */
const FIGURES = /(?<![\d.,'’])\d{1,3}(?:[ '’]\d{3}(?!\d)){1,4}[.,]\d{1,20}|(?<![\d.,'’])[\d.,'’]{1,30}/g;

/** The sign that stands before the decimals in the amounts of a column; null where none shows it, or both do. */
export function decimalSignOf(amounts: readonly string[]): string | null {
  const signs = amounts.flatMap((text) =>
    (text.slice(0, MAX_LENGTH).match(FIGURES) ?? []).flatMap((figure) => {
      const numeral = readNumeral(figure);
      return numeral?.inThousands === null && numeral.sign !== null ? [numeral.sign] : [];
    }),
  );
  return new Set(signs).size === 1 ? (signs[0] ?? null) : null;
}
