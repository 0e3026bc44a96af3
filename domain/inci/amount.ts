import type { Span } from './span.ts';

/** An amount printed with a name. */
export type Amount = {
  /** In % w/w, of a range the higher end; null when the figure says no share of the product ("5 mg"). */
  readonly percent: number | null;
  /** The least that is meant, in % w/w: 1 of "1-5 %", 0 of "up to 5 %". */
  readonly least: number;
  /**
   * Whether `percent` may be less than what is in the product: an amount by volume depends on the density, "at least 1
   * %" has no upper end.
   */
  readonly isOpen: boolean;
};

const NUMBER = String.raw`(?:\d{1,3}(?:[ ']\d{3}){1,2}(?!\d)|\d{1,9}(?:[.,]\d{1,9})?|[.,]\d{1,9}|\d{0,3}[½¼¾])`;
const MASS = String.raw`(?:kg|mg|mcg|ug|µg|μg|ng|g|gr|t|grams?|grama?|milligrams?|miligrama?|kilograms?|kilogram[ai]?)`;
const VOLUME = String.raw`(?:µl|μl|ul|ml|cl|dl|l|lit(?:er|re|ar)s?|mililitara?)`;
const PER = String.raw`(?:\s?\/\s?|\s(?:per|na|u|in|pro|par|por|auf)\s)`;
const RATIO = String.raw`(?:${MASS}|${VOLUME})${PER}(?:1(?:0{1,3})?\s?)?(?:${MASS}|${VOLUME})`;
const BASIS = String.raw`(?:\s?[([]?\s?[wvm]\s?\/\s?[wvm]\s?[)\]]?)`;
const PERCENT = String.raw`(?:(?:vol|wt|gew|mas)\.?-?\s?%|%|percent|per cent|pct\.?|posto|odsto|procen[a]?ta?|prozent|pour ?cent|por ciento|per cento)(?:${BASIS}|\s(?:by|po|of) (?:weight|mass|volume|masi|mase)|\s?(?:vol|mas)\b\.?)?`;
const PARTS = String.raw`(?:‰|promil[ae]?|per mille|ppm|p\.p\.m\.?|ppb|p\.p\.b\.?|(?:parts|delova|dela) (?:per|na) (?:million|billion|milion|milijardu))`;
/** What says how much of something there is and not which share of the product. */
const ALONE = String.raw`(?:kg|mg|mcg|[uµμ]g|ng|gr?|grama?|ml|i\.?\s?[ue]\.?|oz|drops?|kapi|delova|parts)`;
const UNIT = String.raw`(?:${PERCENT}|${RATIO}|${PARTS})`;
const LESS = String.raw`(?:<|≤|up to|ad|q\.?s\.?(?:p\.?)?(?: ad)?|to|auf|do|bis(?: zu)?|jusqu'?à|max(?:imum)?\.?|maks(?:imum|imalno)?\.?|najviše|less than|under|below|not more than|no more than|ispod|manje od|ne više od|hasta|fino a)`;
const MORE = String.raw`(?:>|≥|min(?:imum)?\.?|minimalno|at least|najmanje|barem|bar|more than|over|above|iznad|više od|preko)`;
const ABOUT = String.raw`(?:[~≈=±:]|ca\.?|cca\.?|circa|approx(?:imately|\.)?|about|oko|otprilike|around|etwa|ungefähr|zirka|environ|aproximadamente|približno|from|od|von|de|exactly|tačno|as|kao)`;
const WORD = String.raw`(?:(?:(${LESS})|(${MORE})|${ABOUT})\s{0,2})`;
const DASH = String.raw`\s?(?:-|to|do|bis|à|and|i|\.\.\.?)\s?`;
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d.,]|\d-)${WORD}{0,2}(?<!\p{L})(${NUMBER})(?:\s?${UNIT})?(?:${DASH}${WORD}?(${NUMBER}))?\s?(?:(${UNIT})|(${ALONE}))(?:(?<=%)|(?![\p{L}\d]))`,
  'giu',
);

/** A decimal figure without a unit behind a name: "Retinol 0.3", "(0,3)". */
const BARE = /(?<=^|[\s([])(?:0[.,]\d{1,6}|\d{1,3}\.\d{1,6})(?=\s?[)\],;]|\s*$)|(?<=[([]\s?)\d{2,3}(?=\s?[)\]])/g;

const PARTS_OF_ONE: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

const OF_FLUORINE = /^\s?(?:F(?![\p{L}.])|as F|fluor)/u;

/** Grams of a unit of mass; of a unit of volume those of the amount of water. */
const GRAMS: readonly (readonly [RegExp, number])[] = [
  [/^(?:kg|kilo)/, 1000],
  [/^(?:mcg|[uµμ]g)/, 1e-6],
  [/^(?:mg|mil+igram)/, 1e-3],
  [/^ng/, 1e-9],
  [/^t$/, 1e6],
  [/^g/, 1],
  [/^[uµμ]l/, 1e-3],
  [/^(?:ml|mili)/, 1],
  [/^cl/, 10],
  [/^dl/, 100],
  [/^l/, 1000],
];
const gramsOf = (unit: string) => GRAMS.find(([pattern]) => pattern.test(unit))?.[1] ?? NaN;
const isVolume = (unit: string) => new RegExp(`^${VOLUME}$`, 'iu').test(unit);

/** How many per cent one of a unit is, and whether the density decides. */
function factorOf(unit: string): { readonly factor: number; readonly isByVolume: boolean } {
  const text = unit.toLowerCase();
  if (/^(?:ppm|p\.p\.m|(?:parts|dela|delova) (?:per|na) mil+ion$)/.test(text))
    return { factor: 1e-4, isByVolume: false };
  if (/^(?:ppb|p\.p\.b|parts|delova)/.test(text)) return { factor: 1e-7, isByVolume: false };
  if (/^(?:‰|prom|per mille)/.test(text)) return { factor: 0.1, isByVolume: false };
  const [, amount = '', count = '1', whole = ''] =
    new RegExp(String.raw`^(${MASS}|${VOLUME})${PER}(1(?:0{1,3})?)?\s?(${MASS}|${VOLUME})$`, 'iu').exec(text) ?? [];
  if (amount !== '')
    return {
      factor: (100 * gramsOf(amount)) / (Number(count) * gramsOf(whole)),
      isByVolume: isVolume(amount) || isVolume(whole),
    };
  return { factor: 1, isByVolume: /vol|v\s?\/|\/\s?v/.test(text) };
}

/**
 * The number that a text is. Three figures behind a sign, "1,000 ppm", may be thousands: then the higher is meant,
 * because a limit must hold for whichever is true.
 */
function numberOf(text: string, isPercent: boolean): number {
  const plain = text.replace(/[ ']/g, '');
  const part = PARTS_OF_ONE[plain.slice(-1)];
  if (part !== undefined) return Number(plain.slice(0, -1)) + part;
  if (!isPercent && /^[1-9]\d{0,2}[.,]\d{3}$/.test(plain)) return Number(plain.replace(/[.,]/, ''));
  return Number(plain.replace(',', '.'));
}

/** The amounts in a readable text, each with its place. A closing bracket belongs to one only with its opening one. */
export function amountsIn(text: string): (Span & Amount)[] {
  if (!/\d/.test(text)) return [];
  const bare = [...text.matchAll(BARE)].map(({ index, 0: figure }) => ({
    start: index,
    end: index + figure.length,
    percent: null,
    least: 0,
    isOpen: true,
  }));
  const found = [...text.matchAll(AMOUNT)].map((match) => {
    const [whole, less, more, first = '', lessThan, , second, unit] = match;
    const place = { start: match.index, end: match.index + whole.length };
    if (unit === undefined) return { ...place, percent: null, least: 0, isOpen: true };
    const { factor, isByVolume } = factorOf(unit);
    const isPercent = factor === 1;
    const [from, to] = [first, second ?? first].map((one) =>
      Number((numberOf(one, isPercent) * factor).toPrecision(12)),
    ) as [number, number];
    const isUpTo = less !== undefined || (second === undefined && lessThan !== undefined);
    return {
      ...place,
      percent: Math.max(from, to),
      least: isUpTo ? 0 : Math.min(from, to),
      // "1 % and 0.5 %" is no range, and ppm of fluorine are not ppm of the salt.
      isOpen:
        isByVolume ||
        (more !== undefined && second === undefined) ||
        to < from ||
        OF_FLUORINE.test(text.slice(place.end, place.end + 12)),
    };
  });
  return [...found, ...bare];
}
