import { FORMULA_LIMITS } from '../formula/limits.ts';
import { isRemark } from '../import/rows/totals.ts';

/** "A", "A1", "Phase A", "FAZA B:", "Faza B - uljna". */
const LETTER =
  /^(?:(?:phase|faza|part|fase|teil|фаза|φάση) ?(?<named>\p{L}\d?|\d{1,2})(?![\p{L}\d]).{0,200}|(?<letter>\p{L}\d?)[.:)]?)$/iu;
/** "Water phase", "Uljna faza:", "Oil phase (75 °C)", "Phase: oil". */
const WORDS =
  /^(?:(?<before>\S.{0,100}?) ?(?:phase|faza|fase|фаза|φάση)(?: ?[([][^)\]]{0,60}[)\]]|[ ,@–-]{1,4}(?:at |na |bei )?[<>≤≥~]? ?\d{1,3}(?: ?[–-] ?\d{1,3})? ?°? ?C)? ?[:.]?|(?:phase|faza|fase|фаза) ?[:–-] ?(?<behind>\S.{0,100}))$/iu;
/** A text that is longer is no caption and no name. */
const MAX_CAPTION = 60;

/** The phase that a caption names by a letter, a number or the word "phase"; null for any other text. */
export function phaseOfCaption(text: string): string | null {
  const { named, letter } = LETTER.exec(text)?.groups ?? {};
  if (named || letter) return (named ?? letter ?? '').toUpperCase();
  const { before, behind } = WORDS.exec(text)?.groups ?? {};
  return before ?? behind ?? null;
}

/** Letters of other alphabets that look like Latin ones. */
const LOOKALIKES = new Map(
  Array.from('АВЕКМНОРСТХЈІΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', (letter, at): [string, string] => [
    letter,
    'ABEKMHOPCTXJIABEZHIKMNOPTYX'.charAt(at),
  ]),
);
const LETTER_ALONE = /^(\p{Lu})(\d?)$/u;

/**
 * The Latin letter that a phase of a Cyrillic or Greek letter is the same as, where the sheet writes others in Latin
 * letters: "А" beside "A". In a sheet that has "Б", too, "В" is the third letter and no "B". `phases` are all of the
 * sheet.
 */
export function sameLetter(phases: readonly string[]): (phase: string) => string {
  const letters = phases.flatMap((phase) => LETTER_ALONE.exec(phase)?.[1] ?? []);
  if (!letters.some((letter) => /[A-Z]/.test(letter))) return (phase) => phase;
  const hasOwn = letters.some((letter) => /[^A-Z]/.test(letter) && !LOOKALIKES.has(letter));
  return (phase) => {
    const [, letter = '', digit = ''] = LETTER_ALONE.exec(phase) ?? [];
    const latin = LOOKALIKES.get(letter);
    return latin !== undefined && (latin === 'A' || !hasOwn) ? latin + digit : phase;
  };
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
