import { amountsIn } from './amount.ts';
import {
  BEFORE,
  BEHIND,
  CONTRAST,
  LIST_START,
  NEUTRAL,
  NO,
  NO_SUBSTANCE,
  NO_ZERO,
  SENTENCE_BEHIND,
} from './denialWords.ts';
import type { Span } from './span.ts';

/** What a text says is not in the product, and what it may say so of. */
export type Denials = {
  /** Stretches of which nothing is in the product: "Free from: Isobutylparaben, Formaldehyde." */
  readonly denied: readonly Span[];
  /**
   * What may belong to a denial, "…, without parabens, Formaldehyde", and sentences of which it is not sure that they
   * speak of ingredients: "Do not use with Tretinoin."
   */
  readonly doubtful: readonly Span[];
};

const SENTENCE_END = /[.!?](?=\s|$)|\n(?!\s{0,9}[-•*]?\s{0,3}(?:and|i|und|et|&)\s)/g;
const LIST_SIGN = /[,;•|]/;
/** Signs behind which another thing may be named in a denial. */
const PART = /[,;•|+(]/g;
/** A denial within a list names so many words; what stands behind them may be another name. */
const FEW_WORDS = /^\s*(?:[\p{L}\p{N}'’-]{1,40}\s{1,3}){3}/u;
/** In a text without separators it names one. */
const ONE_WORD = /^\s*[\p{L}\p{N}'’-]{1,40}\s{1,3}/u;
/** Behind a denial without a colon within a list, so few names up to the end of the text may belong to it. */
const MAX_DOUBTFUL = 8;
/** No text has more; one that is nothing but denials must not cost more. */
const MAX_DENIALS = 200;
const MAX_SENTENCE = 4000;
/** A full stop behind one of these or behind a number of a list ends no sentence. */
const ABBREVIATION = /(?:^|[^\p{L}])(?:no|nr|br|denat|c\.i|c|i|var|ca|max|min|n|d)$|(?:^|[\s:])\d{1,2}$/iu;

/** The first place from `from` on that a pattern finds, at most `to`. */
function firstOf(text: string, pattern: RegExp, from: number, to: number): number {
  const found = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(text.slice(from, to));
  return found ? from + found.index : to;
}

function sentenceEnd(text: string, from: number): number {
  for (const { index, 0: sign } of text.slice(from, from + MAX_SENTENCE).matchAll(SENTENCE_END)) {
    const at = from + index;
    if (sign === '.' && ABBREVIATION.test(text.slice(Math.max(0, at - 6), at))) continue;
    // A line that ends with a comma goes on in the next one.
    const before = text.slice(Math.max(from, at - 4), at).trimEnd();
    if (sign === '\n' && (/[,:;(&]$/.test(before) || text.slice(from, at).trim() === '')) continue;
    return at;
  }
  return Math.min(text.length, from + MAX_SENTENCE);
}

/** Where a list of lines under a denial ends: at an empty line or before the next heading. */
function blockEnd(text: string, from: number): number {
  const start = from + (/^[\s:]*/.exec(text.slice(from, from + 20))?.[0].length ?? 0);
  return firstOf(text, /\n[ \t]{0,9}\n|\n[^\n:]{1,60}:/, start, Math.min(text.length, from + MAX_SENTENCE));
}

const closingBracket = (pairs: ReadonlyMap<number, number>, at: number): number => {
  for (let open = at; open >= Math.max(0, at - 400); open--) {
    const close = pairs.get(open);
    if (close !== undefined && close > at) return close;
  }
  return Infinity;
};

/** Whether a denial begins a sentence or a line, and not a piece of a list. */
function beginsSentence(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 6), at);
  return /(?:^|[.!?:*])$/.test(before.trim()) || /(?:^|\n)\s{0,5}[-•]?\s{0,2}$/.test(before);
}

/** Where a denial ends before an amount that is more than nought: with the part of it that has the amount. */
function endBeforeAmount(text: string, from: number, to: number): number {
  const amount = amountsIn(text.slice(from, to)).find(({ percent }) => (percent ?? 1) > 0);
  if (!amount) return to;
  const before = text.slice(from, from + amount.start);
  return from + ([...before.matchAll(PART)].at(-1)?.index ?? 0);
}

/**
 * A word in the genitive, which "bez" asks for in Serbian and Croatian: nouns end in a vowel, adjectives in "-ih",
 * "-og" or "-eg", and in related languages nouns in "-ov" or "-ev". Then the first long word that is in none.
 */
const GENITIVE = /^\s{1,3}\p{Ll}[\p{L}-]{0,40}(?:[aeiouаеиоу]|ih|[oe]g|их|[ое]г)(?![\p{L}\p{N}-])/u;
const NO_GENITIVE =
  /(?<=[\s,;])\p{Ll}[\p{L}-]{4,40}[bcčćdđfghjklmnprsštvzžбвгдђжзјклљмнњпрстћфхцчџш](?<!ih|[oe][gv]|их|[ое][гв])(?![\p{L}\p{N}-])/u;

/**
 * Where a denial ends by its grammar: "bez mirisa hidrohinon" denies perfume, and not "hidrohinon", which is no
 * genitive. Of names in capitals or in Latin alone the grammar says nothing.
 */
function endOfGenitives(word: string, text: string, from: number, to: number): number {
  if (!/^(?:bez|без)/i.test(word)) return to;
  const first = GENITIVE.exec(text.slice(from, to));
  return first ? firstOf(text, NO_GENITIVE, from + first[0].length, to) : to;
}

type Match = { readonly index: number; readonly 0: string };

function denialFrom(text: string, pairs: ReadonlyMap<number, number>, { index, 0: word }: Match): Denials {
  const behind = index + word.length;
  const follows = text.slice(behind, behind + 60);
  const isHeading = /^\s{0,3}:/.test(follows);
  const sentence = /^\s{0,3}:?[ \t]{0,3}\n/.test(follows) ? blockEnd(text, behind) : sentenceEnd(text, behind);
  const most = Math.min(sentence, closingBracket(pairs, index));
  const contrast = firstOf(text, CONTRAST, behind, most);
  const isPiece = /^(?:no|zero|nema|keine?)$/i.test(word) && !isHeading;
  const isWhole = !isPiece && (isHeading || most < sentence || contrast < most || beginsSentence(text, index));
  const end = Math.min(
    endBeforeAmount(text, behind, contrast),
    isWhole ? firstOf(text, LIST_START, behind, most) : most,
  );
  let own = isWhole ? (isHeading ? end : firstOf(text, /;/, behind, end)) : firstOf(text, LIST_SIGN, behind, end);
  if (!isWhole)
    own = Math.min(
      own,
      behind + ((LIST_SIGN.test(text) ? FEW_WORDS : ONE_WORD).exec(text.slice(behind, own))?.[0].length ?? Infinity),
    );
  own = Math.min(own, endOfGenitives(word, text, behind, end));
  const isOfNoSubstance = NO_SUBSTANCE.test(follows);
  if (isOfNoSubstance)
    own = Math.min(own, firstOf(text, /[,;:]/, behind + 2, end), behind + (/^\W*\w+/.exec(follows)?.[0].length ?? 0));
  const rest = text.slice(own, end);
  const isTail = text.slice(end).trim().length <= 1 && rest.split(LIST_SIGN).length - 1 <= MAX_DOUBTFUL;
  const mayGoOn = isOfNoSubstance || isPiece || isWhole || (!word.endsWith('%') && isTail) || !LIST_SIGN.test(rest);
  return { denied: [{ start: index, end: own }], doubtful: own < end && mayGoOn ? [{ start: own, end }] : [] };
}

/** Where the piece of a text that ends at `at` begins: behind the last of some signs. */
function pieceStart(text: string, at: number, signs: RegExp): number {
  const before = text.slice(Math.max(0, at - 300), at);
  const last = [...before.matchAll(signs)].at(-1);
  return last ? at - before.length + last.index + last[0].length : Math.max(0, at - 300);
}
const PIECE = /[,;•|\n([:](?!\s?\d)|\s[-–]\s|\.(?=\s)/g;
const SENTENCE = /[.!?](?=\s)|\n|:(?=\s)/g;

/** The piece before a denial; of a sentence behind the list what stands before the piece may be denied as well. */
function denialBehind(text: string, { index, 0: word }: Match): Denials {
  if (/0[^\d]*$/.test(word) && /\d/.test(word) && NO_ZERO.test(text.slice(Math.max(0, index - 14), index)))
    return { denied: [], doubtful: [] };
  const start = pieceStart(text, index, PIECE);
  const from = pieceStart(text, index, SENTENCE);
  const before = text.slice(from, start);
  const isSentence = from > 0 && from < start && !/(?<!\p{L})(?:aqua|water|voda)(?!\p{L})/iu.test(before);
  return {
    denied: [{ start, end: index + word.length }],
    doubtful: isSentence && before.split(LIST_SIGN).length - 1 <= MAX_DOUBTFUL ? [{ start: from, end: start }] : [],
  };
}

/**
 * Finds what a readable text says is not in the product: behind "free from", "without", "0 %", "bez", before or after a
 * colon, and before "-free", "not added" (Article 19(1)(g) of Regulation (EC) No 1223/2009 lists what the product
 * contains; what is denied is no ingredient). `pairs` are the brackets of the text.
 */
export function findDenials(text: string, pairs: ReadonlyMap<number, number>): Denials {
  const denied: Span[] = [];
  const doubtful: Span[] = [];
  const add = (found: Denials) => {
    denied.push(...found.denied);
    doubtful.push(...found.doubtful);
  };
  for (const match of [...text.matchAll(BEFORE), ...text.matchAll(NO)].slice(0, MAX_DENIALS))
    if (!denied.some(({ start, end }) => match.index >= start && match.index < end))
      add(denialFrom(text, pairs, match));
  for (const match of [...text.matchAll(BEHIND)].slice(0, MAX_DENIALS)) add(denialBehind(text, match));
  for (const { index, 0: word } of [...text.matchAll(SENTENCE_BEHIND)].slice(0, MAX_DENIALS))
    denied.push({ start: pieceStart(text, index, SENTENCE), end: index + word.length });
  for (const { index } of [...text.matchAll(NEUTRAL)].slice(0, MAX_DENIALS))
    doubtful.push({
      start: pieceStart(text, index, SENTENCE),
      end: firstOf(text, LIST_START, index, sentenceEnd(text, index + 1)),
    });
  denied.sort((one, other) => one.start - other.start);
  return { denied, doubtful };
}
