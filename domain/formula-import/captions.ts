import { FORMULA_LIMITS } from '../formula/limits.ts';
import { isRemark } from '../import/rows/totals.ts';

/** "A", "A1", "Phase A", "FAZA B:", "Faza B - uljna". */
const LETTER = /^(?:(?:phase|faza|part|fase|teil) ?(?<named>[A-Z]\d?|\d{1,2})\b.{0,200}|(?<letter>[A-Z]\d?)[.:)]?)$/iu;
/** "Water phase", "Uljna faza:", "Phase: oil". */
const WORDS =
  /^(?:(?<before>\S.{0,100}) ?(?:phase|faza|fase) ?[:.]?|(?:phase|faza|fase) ?[:–-] ?(?<behind>\S.{0,100}))$/iu;
/** A text that is longer is no caption and no name. */
const MAX_CAPTION = 60;

/** The phase that a caption names by a letter, a number or the word "phase"; null for any other text. */
export function phaseOfCaption(text: string): string | null {
  const { named, letter } = LETTER.exec(text)?.groups ?? {};
  if (named || letter) return (named ?? letter ?? '').toUpperCase();
  const { before, behind } = WORDS.exec(text)?.groups ?? {};
  return before ?? behind ?? null;
}

/** Whether a text alone in its line explains and names nothing. */
export const isNote = (text: string): boolean => isRemark(text) || text.length > MAX_CAPTION;

/** Whether a text is written in capital letters alone. */
export const isInCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();

/** A caption as the phase of the lines below, cut to whole words where it is too long for one. */
export function toPhase(caption: string): string {
  const text = caption.replace(/[:.\s]{1,5}$/, '').trim();
  if (text.length <= FORMULA_LIMITS.phase) return text;
  const short = text.slice(0, FORMULA_LIMITS.phase + 1).replace(/\s\S{0,20}$/, '');
  return short.slice(0, FORMULA_LIMITS.phase);
}
