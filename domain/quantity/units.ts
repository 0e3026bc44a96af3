/** What a unit measures: a share by mass, in percent, or a mass, in grams. */
export type Measure = 'SHARE' | 'MASS';

/** A unit: so many powers of ten of a percent or of a gram. */
export interface Unit {
  readonly measure: Measure;
  readonly power: number;
}

const GRAM_POWERS = new Map(Object.entries({ ug: -6, mcg: -6, mg: -3, g: 0, kg: 3 }));
const SHARES = new Map(Object.entries({ fraction: 2, '%': 0, '‰': -1, ppm: -4, ppb: -7 }));

/** Words for a percent, in the languages of sheets. */
const PERCENT_WORDS =
  /^(?:%|percent|per ?cent|pct\.?|posto|odsto|procenata?|procenta?|prozent|pour ?cent|por ?ciento|per ?cento)$/;
const GRAM_WORDS = /^(?:gr\.?|grams?|gramm|grammes?|grama|grami)$/;
const RATIO = /^([a-z]{1,3}) ?(?:\/|per|na|pro) ?(1(?:0{1,3})?)? ?(k?g)$/;
/** How a share is said to be one by mass: "w/w", "(m/m)", "wt", "Gew.-", "po masi". */
const BY_MASS =
  /[([]?(?:\b([wmp]) ?\/ ?\1\b|\b(?:wt|gew|mas|mass|weight|massique)\b\.?|\b(?:by|po) (?:weight|mass|masi)\b)-?[)\]]?/;

/**
 * The unit of an amount as people write it: "%", "% (w/w)", "wt.-%", "ppm", "mg/kg", "g/100 g", "kg"; null for what is
 * none, and for units by volume, which only the density converts.
 */
export function unitOf(written: string): Unit | null {
  const text = written.trim().toLowerCase().replace(/[µμ]/g, 'u');
  const plain = text.replace(BY_MASS, '').trim();
  if (PERCENT_WORDS.test(plain) || (plain === '' && text !== '')) return { measure: 'SHARE', power: 0 };
  const share = SHARES.get(plain);
  if (share !== undefined) return { measure: 'SHARE', power: share };
  const mass = GRAM_POWERS.get(GRAM_WORDS.test(plain) ? 'g' : plain);
  if (mass !== undefined) return { measure: 'MASS', power: mass };
  const [, part = '', count = '1', whole = ''] = RATIO.exec(plain) ?? [];
  const [ofPart, ofWhole] = [GRAM_POWERS.get(part), GRAM_POWERS.get(whole)];
  if (ofPart === undefined || ofWhole === undefined) return null;
  return { measure: 'SHARE', power: 2 + ofPart - ofWhole - (count.length - 1) };
}
