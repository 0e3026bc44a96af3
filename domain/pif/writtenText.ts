/**
 * What nobody sees: control and format characters, marks that stand for themselves, the letters that are blank by their
 * nature (Hangul fillers, the empty Braille cell), and markup, which is printed nowhere.
 */
const MARKUP = /<[^<>]{0,100}>|&#?\w{1,10};/g;
const INVISIBLE = /[\p{C}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/gu;
const LETTERS = /[\p{L}\p{N}]/gu;

/** A text without what nobody sees; blanks in a row count once. */
const visibleText = (text: string): string =>
  text.normalize('NFC').replace(MARKUP, ' ').replace(/\s+/g, ' ').replace(INVISIBLE, '').replace(/ +/g, ' ').trim();

const lettersOf = (text: string): number => (visibleText(text).match(LETTERS) ?? []).length;

/** A shorter word says nothing: a dot or a dash in the place of a reasoning. */
const MIN_LETTERS = 2;
/** How many characters a reason in place of data has at least: design of the gate, section 2. */
const MIN_REASON_LENGTH = 20;

const kindsOf = (text: string): number => new Set(visibleText(text).toLowerCase().match(LETTERS)).size;
/** Twenty characters of any language have more kinds of letters; a key that was held down has not. */
const MIN_KINDS = 5;

/** Whether a person wrote something that can be read. */
export const isWritten = (text: string | null | undefined): boolean => lettersOf(text ?? '') >= MIN_LETTERS;

/**
 * Whether a text says why: "ok" does not, nor do twenty dots, nor one letter twenty times. At least half of it are
 * letters, of more than a few kinds.
 */
export const isReason = (text: string | null | undefined): boolean =>
  Array.from(visibleText(text ?? '')).length >= MIN_REASON_LENGTH &&
  lettersOf(text ?? '') >= MIN_REASON_LENGTH / 2 &&
  kindsOf(text ?? '') >= MIN_KINDS;
