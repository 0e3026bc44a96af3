import type { Span } from './span.ts';

/** What a text says is not in the product, and what it may say so of. */
export type Denials = {
  /** Stretches of which nothing is in the product: "Free from: Isobutylparaben, Formaldehyde." */
  readonly denied: readonly Span[];
  /** What stands behind a denial within a list and may belong to it: "…, without parabens, Formaldehyde". */
  readonly doubtful: readonly Span[];
};

/** Words that begin a denial, in the languages of labels. None of them is a word of a name of the inventory. */
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(?:${[
    '(?<!(?:not|nicht|nije|nisu|никад) )(?:free (?:of|from)|without|devoid of|excluding|excludes?)',
    '(?:do|does|did) not (?:contain|include)',
    "(?:does|do)n['’]?t contain",
    '(?:not|never) contain(?:s|ing)?',
    'contain(?:s|ing)? no(?:ne of)?',
    'no added',
    '(?:made|formulated|produced|preserved) without',
    'bez(?: dodatka| dodatih)?',
    '(?:ne|nikad ne) sadrž[ie]',
    String.raw`(?:\d{1,2}|[\p{L}]{3,20})[- ]free(?=\s?:)`,
    'ne sadrz[ie]',
    'u sastavu nema',
    'slobodno od',
    'без',
    'не садрж[ие]',
    'sans',
    'ne contient (?:pas|aucune?)',
    'exempt(?:e|s)? de',
    'ohne',
    'frei von',
    'enthält kein(?:e|en)?',
    'senza',
    'non contiene',
    'privo di',
    'sin',
    'no contiene',
    'libre de',
    'zonder',
    'vrij van',
    String.raw`0(?:[.,]0{1,4})?\s?%(?!\s?(?:-|to|do|bis)\s?\d)(?=\s{0,3}(?:\p{L}|\d{2,7}-\d\d-\d))`,
  ].join('|')})(?![\p{L}\d])`,
  'giu',
);
/** "No parabens" begins a sentence or a piece of a list; "HC Blue No. 2" does not. */
const NO = /(?<=^|[.!?\n;,(•|]\s{0,3})(?:no|zero|nema|keine?)(?= (?:\p{L}|\d{2,7}-\d\d-\d))/giu;
/** What denies the piece of a list before it: "paraben-free", "Formaldehyde: none", "Lead 0 %". */
const BEHIND =
  /(?:[- ](?:free|frei)(?=\s{0,3}(?:[,;.!)\]\n•|*]|$))|\s?[:–-]\s?(?:none?|not (?:added|contained|used|present|detected)|absent|free|nema|ne(?: sadrži)?|nije dodat[oa]?|n\.?\s?d\.?)(?=\s{0,3}(?:[,;.)\]\n•|]|$))|\s(?:is|was|nije|ist) (?:not|absent|dodat[oa]?|prisut(?:an|na|no)|nicht)[^,;.\n]{0,20}|\s?:?\s{0,2}(?<![\d.,-])[([]?0(?:[.,]0{1,4})?\s?%[)\]]?(?=\s{0,3}(?:[,;.)\]\n•|]|$)))/giu;
/** "Isobutylparaben and Formaldehyde are not used": everything the sentence names. */
const SENTENCE_BEHIND =
  /\s(?:(?:are|were) (?:not|absent)|have not been (?:added|used)|nisu (?:dodat|prisutn|korišćen)[ieao]|se ne koriste|sind nicht)[^,;.\n]{0,30}/giu;

/** Where a denial ends within its sentence: with what is said to be in the product, and with the list. */
const CONTRAST =
  /(?<!\p{L})(?:but|however|instead|only|(?<!not |n['’]t )contains?|containing|with|ali|već|nego|samo|(?<!ne )sadrži|sa|so|mais|aber|enthält|contient|ingredients?|sastojci|sastav|inci|composition|ingrédients|inhaltsstoffe|ingredientes|ingredienti)(?!\p{L})/giu;
const WATER = /[,;.\n]\s{0,3}(?:aqua|water|voda|eau)(?!\p{L})/giu;
const SENTENCE_END = /[.!?](?=\s|$)|\n(?!\s{0,9}[-•*]?\s{0,3}(?:and|i|und|et)\s)/g;
const LIST_SIGN = /[,;•|]/;
/** Behind a denial without a colon within a list, so few names up to the end of the text may belong to it. */
const MAX_DOUBTFUL = 8;
/** No text has more; one that is nothing but denials must not cost more. */
const MAX_DENIALS = 200;
const ABBREVIATION = /(?:^|[^\p{L}])(?:no|nr|br|denat|c\.i|c|i|var|ca|max|min|n|d)$/iu;

/** The first place from `from` on that a pattern finds, at most `to`. */
function firstOf(text: string, pattern: RegExp, from: number, to: number): number {
  const found = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(text.slice(from, to));
  return found ? from + found.index : to;
}

function sentenceEnd(text: string, from: number): number {
  for (const { index, 0: sign } of text.slice(from, from + 4000).matchAll(SENTENCE_END)) {
    const at = from + index;
    if (sign === '.' && ABBREVIATION.test(text.slice(Math.max(0, at - 6), at))) continue;
    // A line that ends with a comma goes on in the next one.
    if (
      sign === '\n' &&
      (/[,:;(&]\s*$/.test(text.slice(Math.max(from, at - 4), at)) || text.slice(from, at).trim() === '')
    )
      continue;
    return at;
  }
  return Math.min(text.length, from + 4000);
}

const closingBracket = (pairs: ReadonlyMap<number, number>, at: number): number => {
  for (let open = at; open >= Math.max(0, at - 400); open--) {
    const close = pairs.get(open);
    if (close !== undefined && close > at) return close;
  }
  return Infinity;
};

/** Whether a denial begins a sentence, and not a piece of a list. */
const beginsSentence = (text: string, at: number) =>
  /(?:^|[.!?:*•-])$/.test(text.slice(Math.max(0, at - 6), at).trim()) ||
  /\n\s{0,5}$/.test(text.slice(Math.max(0, at - 6), at));

function denialFrom(
  text: string,
  pairs: ReadonlyMap<number, number>,
  { index, 0: word }: RegExpExecArray | (RegExpMatchArray & { index: number }),
) {
  const behind = index + word.length;
  const most = Math.min(sentenceEnd(text, behind), closingBracket(pairs, index));
  const end = Math.min(
    firstOf(text, CONTRAST, behind, most),
    /^\s{0,3}:/.test(text.slice(behind)) || beginsSentence(text, index) ? firstOf(text, WATER, behind, most) : most,
  );
  const isWhole =
    beginsSentence(text, index) || /^\s{0,3}:/.test(text.slice(behind)) || most < sentenceEnd(text, behind);
  const own = isWhole ? end : firstOf(text, LIST_SIGN, behind, end);
  const rest = text.slice(own, end);
  const isTail =
    !word.endsWith('%') &&
    own < end &&
    text.slice(end).trim().length <= 1 &&
    rest.split(LIST_SIGN).length - 1 <= MAX_DOUBTFUL;
  return { denied: { start: index, end: own }, doubtful: isTail ? [{ start: own, end }] : [] };
}

/** Where the piece of a list that ends at `at` begins: behind the last sign between names. */
function pieceStart(text: string, at: number, signs: RegExp): number {
  const before = text.slice(Math.max(0, at - 300), at);
  const last = [...before.matchAll(signs)].at(-1);
  return last ? at - before.length + last.index + last[0].length : Math.max(0, at - 300);
}
const PIECE = /[,;•|\n([:](?!\s?\d)|\.(?=\s)/g;
const SENTENCE = /[.!?](?=\s)|\n|:(?=\s)/g;

/**
 * Finds what a readable text says is not in the product: behind "free from", "without", "0 %", "bez", before or after a
 * colon, and before "-free", "not added" (Article 19(1)(g) of Regulation (EC) No 1223/2009 lists what the product
 * contains; what is denied is no ingredient). `pairs` are the brackets of the text.
 */
export function findDenials(text: string, pairs: ReadonlyMap<number, number>): Denials {
  const denied: Span[] = [];
  const doubtful: Span[] = [];
  for (const match of [...text.matchAll(BEFORE), ...text.matchAll(NO)].slice(0, MAX_DENIALS)) {
    if (denied.some(({ start, end }) => match.index >= start && match.index < end)) continue;
    const found = denialFrom(text, pairs, match);
    denied.push(found.denied);
    doubtful.push(...found.doubtful);
  }
  for (const [pattern, signs] of [
    [BEHIND, PIECE],
    [SENTENCE_BEHIND, SENTENCE],
  ] as const)
    for (const { index, 0: word } of [...text.matchAll(pattern)].slice(0, MAX_DENIALS))
      denied.push({ start: pieceStart(text, index, signs), end: index + word.length });
  denied.sort((one, other) => one.start - other.start);
  return {
    denied,
    doubtful: doubtful.filter(({ start, end }) => !denied.some((one) => one.start < end && one.end > start + 1)),
  };
}
