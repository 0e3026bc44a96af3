import { mapInSteps, type Steps } from '../steps/steps.ts';
import { bareName } from './extractName.ts';
import type { Span } from './span.ts';

/**
 * Words that sentences are made of and ingredient names are not (counted over the 30,070 names of the Commission's
 * inventory of 2021: none of them is a word of more than 20 names, most of none).
 */
const PROSE = new Set(
  `the and to for with from that this these is are was be been has have may can will not your you our we it its of in on by as or at an
  all any more most than while when which who into out up without within per if also but they their them
  skin hair face eyes lips nails look feel feels feeling appearance helps help provides provide delivers reduces reduce improves improve
  protects protect moisturizes hydrates hydrating nourishes nourish soothes soothe softens soften smooths calms brightens strengthens
  cleanses absorbs supports support maintains maintain boosts moisture healthy include contains contain known rich made used use using formula formulated product products list lists packaging package label
  please refer aware change vary time latest information recommended review prior visit boutique ingredients ingredient certified derived
  natural naturally organic origin visibly gently instantly deeply free against damage fine lines wrinkles while keeps keep leaves leaving
  je su za od sa na se ne ili kao koji koja koje kože kožu kosu lice proizvod proizvoda sadrži`
    .split(/\s+/)
    .filter(Boolean),
);

/** What a footnote under a list begins with, a share of it before. */
const LEGEND =
  /^(?:\d{1,3}(?:[.,]\d{1,2})?\s?%\s?)?(?:certified|organic|natural|from|ingredients?|derived|plant|of natural|essential|naturally|bio(?![a-z])|biologique|d['’]origine|issus?|iz|sastoj|prirodn|organsk)/i;

/**
 * "-Collagen, Peptides: tighten the look of fine lines": a dash, a heading that announces no list, no figure behind the
 * colon.
 */
const CLAIM =
  /^\s*-(?!\s?(?:ingredient|sastoj|inci|contain))[^:\n]{2,160}:(?!\s{0,3}(?:(?:less than|under|up to|max\.?|[<≤]|ispod|do)\s{0,3})?\d{1,3}(?:[.,]\d+)?\s?%)/i;

/** A longer piece of a text is no printed name with a remark. */
const MAX_PIECE_LENGTH = 300;

/** Where a text that is not a list of names begins although no full stop stands before it. */
const TAILS =
  /please be aware|please refer to|please note|for the (?:latest|most)|(?:this|the|our|these) ingredients? (?:lists?|listed|are)|ingredients? (?:lists? )?(?:are|is|may) (?:subject|change|be)|the ingredients? |certified organic ingredient|clean at sephora|free (?:of|from) /gi;

/**
 * What stands on a label under or behind its list and is none of it: where to learn more, what the product does, how to
 * use and keep it, who makes it, the code of the formula. In English and Serbian.
 */
const SECTIONS = [
  'za (?:najnovije|više|dodatne|ostale|detaljnije) informacij',
  '(?:svojstva|osobine|karakteristike|namena|opis|delovanje|dejstvo|način (?:upotrebe|primene)|upotreba|primena|uputstvo)\\s?:',
  '(?:upozorenj[ea]|mere opreza|napomena)\\s?:',
  '(?:čuvati|držati|skladištiti) (?:na|van|dalje|u|od)\\s',
  '(?:rok (?:trajanja|upotrebe)|najbolje upotrebiti|zemlja (?:porekla|proizvodnje)|broj serije|neto (?:količina|masa|zapremina))',
  '(?:proizvođač|proizvodi|uvoznik|uvozi|distributer|distribuira|zastupnik|sadržaj)\\s?:',
  'proizvedeno u\\s|dermatološki (?:testiran|ispitan)',
  'за (?:најновије|више) информациј|(?:својства|употреба|начин употребе|упозорењ[еа]|произвођач|увозник|земља порекла)\\s?:',
  '(?:directions(?: for use)?|how to use|usage|warnings?|caution|properties|benefits|storage|shelf life|country of origin)\\s?:',
  'for external use only|keep out of|avoid (?:contact|the eye)|store (?:in|below|at)\\s|for more information',
  '(?:manufactured|distributed|imported|made) (?:by|in|for)\\s|(?:best before|net (?:wt|weight|content)|batch|lot)\\s?[:.]',
  'f\\.? ?i\\.? ?l\\.?\\s?[:#]?\\s{0,2}(?:[a-z]{0,3}\\d|[:#])',
].join('|');
const SECTION_START = new RegExp(`^[\\s•*-]*(?:${SECTIONS})`, 'iu');
const SECTION = new RegExp(`(?<=^|[\\s,;.(])(?:${SECTIONS})`, 'giu');

/** Words after which a full stop ends an abbreviation and no sentence. */
const ABBREVIATION =
  /(?:^|[^a-z])(?:denat|nat|no|ext|var|sp|spp|ssp|subsp|st|vol|oz|fl|approx|conc|min|max|incl|ca|c|i|c\.i|(?<!\/)w|d\.c|f\.d|f\.?\s?i\.?\s?l|a\.d|d\.o\.o|ul|br|tel)$/i;

/** Whether a piece of a text, as printed, names an ingredient. */
export type IsKnown = (name: string) => boolean;

/** Sentences of a text that are no names, and the footnotes under a list. */
export type Prose = { readonly leftOut: readonly Span[]; readonly footnotes: readonly Span[] };

// '(and)' separates names. What stands in brackets is a remark of what stands before them and no part of a sentence.
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('(and)', ' ')
    .match(/[\p{L}']+/gu) ?? [];
const withoutRemarks = (text: string) => text.replace(/[([{][^()[\]{}]{0,400}[)\]}]/g, ' ');

/**
 * Whether a piece of text reads as a sentence rather than as names: at least two words that names do not
 * have, making up a quarter of all words. Brackets behind a name do not count.
 */
export function isProse(text: string): boolean {
  const outside = wordsOf(withoutRemarks(text));
  const words = outside.length > 0 ? outside : wordsOf(text);
  const prose = words.filter((word) => PROSE.has(word)).length;
  return prose >= 2 && prose * 4 >= words.length;
}

/** Whether a piece of text is a footnote, which begins with an asterisk: "*Organic", "**From natural origin". */
export function isFootnote(text: string): boolean {
  const marked = /^[\s.(]*\*+[\s)]*/.exec(text);
  return marked !== null && LEGEND.test(text.slice(marked[0].length));
}

/**
 * Whether a piece of a text explains a mark of the names before it, "Avena Sativa Extract*, Limonene. *Our own
 * formula": it begins a sentence with the mark.
 */
export function explainsMark(text: string, { start, end }: Span): boolean {
  const mark = /^\s*(\*{1,4}|\+{1,4})\s?\p{L}/u.exec(text.slice(start, Math.min(end, start + 12)))?.[1];
  const before = text.slice(Math.max(0, start - 4), start);
  if (mark === undefined || !(/[.*]$/.test(before.trimEnd()) || before.includes('\n'))) return false;
  const at = text.indexOf(mark);
  return at > 0 && at < start && /[\p{L})]/u.test(text.charAt(at - 1));
}

/**
 * What stands under or behind a list and is no ingredient: a notice for allergic persons, a claim, the code of the
 * formula or of the print.
 */
const NOTICE =
  /^(?:contains? (?:nuts?|peanuts?|soy|soya|milk|wheat|gluten|lanolin)(?: oil)?|suitable for (?:vegans?|vegetarians?)|\d{1,3}(?:[.,]\d{1,2})?\s?(?:%|percent|posto|odsto|procenata)\s?(?:(?:certified )?organic|natural|bio|vegan|recycled|vegetable|plant[- ]based|prirodn(?:[aoiu]|og porekla)|organsk[aoi]|biljn[aoi]|biljnog porekla|reciklirano|sastojaka (?:je|su) (?:\p{L}{1,12} ){0,2}\p{L}{1,20}|naturel(?:le)?|(?:d['’]|di )origin[ea] natur(?:elle|ale)|naturale|natürlich(?:en ursprungs)?)(?: origin)?|vegan(?:sko)?|vegetarian|halal|kosher|not tested on animals|cruelty[- ]free|(?:dermatologically|clinically) tested|ph\s?[:=]?\s?\d{1,2}(?:[.,]\d{1,2})?(?:\s?-\s?\d{1,2}(?:[.,]\d{1,2})?)?|(?:(?:exp(?:iry)?|lot|batch|mf[gd]|bbe?|ser(?:ija)?|rok)\.?\s?[:#]?\s?[a-z]{0,3}\d[\w/.-]{0,20}\s?){1,4}|(?:formula|fil|fill code) ?#? ?[a-z]{0,3}\d[\w/.-]*|\[?[a-z]{0,3}(?:#\d{3}|\d{4})[\w/.-]{0,8}(?:&\w{0,5})?\]?|[a-z]{1,3}\d{1,3}[a-z]{1,3}\d{3,6})$/iu;
/** Numbers that name an ingredient and no formula: of the colour index, of CAS, of a polymer or propellant. */
const INGREDIENT_NUMBER = /^\[?(?:c\.?[i1l]|\d{5}\W*$|\d+-\d\d-\d$|peg|ppg|hfc|c\d)/i;

/** Whether a piece of a text is a notice or a code: "Suitable for Vegans", "FIL D12345/1", "B01133", "V3Bk2662". */
export function isNotice(text: string): boolean {
  return NOTICE.test(text) && !INGREDIENT_NUMBER.test(text);
}

/** Whether the full stop at `at` ends an abbreviation such as Denat. or No. */
export function endsAbbreviation(text: string, at: number): boolean {
  return ABBREVIATION.test(text.slice(Math.max(0, at - 8), at));
}

/** Whether an offset stands inside a closed bracket. Asked in ascending order, so that the search never goes back. */
function insideFinder(pairs: ReadonlyMap<number, number>): (at: number) => boolean {
  const ordered = [...pairs].sort(([one], [other]) => one - other);
  let next = 0;
  let close = -1;
  return (at) => {
    for (; next < ordered.length && (ordered[next]?.[0] ?? 0) < at; next++)
      close = Math.max(close, ordered[next]?.[1] ?? 0);
    return at <= close;
  };
}

function boundaries(text: string, pairs: ReadonlyMap<number, number>, denied: readonly Span[]): number[] {
  const found: number[] = [];
  for (const match of text.matchAll(/[.!?](?=[\s"*)]|[A-Z][a-z]|$)|\n|[\s.!]-(?=\s?[A-Z][^,;:\n]{1,60}:)/g)) {
    const at = match.index;
    const isStop = match[0] === '.';
    if (isStop && endsAbbreviation(text, at)) continue;
    found.push(match[0].endsWith('-') ? at + 1 : at + match[0].length);
  }
  for (const match of [...text.matchAll(TAILS), ...text.matchAll(SECTION)]) found.push(match.index);
  for (const match of text.matchAll(/(?<=[\s.,;)])\*{1,4}\s?(?=\p{L})/gu)) found.push(match.index);
  const isInside = insideFinder(pairs);
  found.push(...denied.flatMap(({ start, end }) => [start, end]));
  const cuts = found.sort((left, right) => left - right).filter((at) => !isInside(at));
  return [...new Set([0, ...cuts, text.length])];
}

/**
 * "-Caffeine: long-lasting, awake." before a list: a dash, a heading that announces no list, few commas and a full
 * stop.
 */
function isClaim(sentence: string): boolean {
  const claim = /^\s*-\s?([^:\n]{2,80}):([^\n]*)[.!]\s*$/.exec(sentence.slice(0, 600));
  return (
    claim !== null && !/ingredient|sastoj|inci|contain/i.test(claim[1] ?? '') && (claim[2] ?? '').split(',').length <= 4
  );
}

/** The pieces of a sentence between commas, semicolons and bullets; those in brackets stay together. */
function piecesOf(text: string, { start, end }: Span, pairs: ReadonlyMap<number, number>): string[] {
  const pieces: string[] = [];
  let from = start;
  for (let at = start; at <= end; at++) {
    // The commas of 1,2-Hexanediol and 0,5 % separate nothing.
    if (at === end || /^(?:[;•|]|,(?!\d))/.test(text.slice(at, at + 2))) {
      pieces.push(text.slice(from, at));
      from = at + 1;
    } else at = Math.min(end - 1, pairs.get(at) ?? at);
  }
  return pieces.filter((piece) => /\p{L}/u.test(piece));
}

/** Whether a piece is a known name, by itself or with what is said of it after a colon. */
function isNamed(piece: string, isKnown: IsKnown): boolean {
  if (piece.length > MAX_PIECE_LENGTH) return false;
  return [piece, ...piece.split(':')].some((head) => {
    const name = bareName(head);
    return name !== '' && isKnown(name);
  });
}

/**
 * The stretches of a text that are sentences and not names: advertising before the list ("-Caffeine: wakes up the
 * skin."), tails after it ("For the latest information…"), footnotes ("*From organic farming"). A sentence of which at
 * least half of the pieces between commas are known names is a list, whatever is said of them. What the text denies is
 * not looked at. Linear in the length of
 * the text.
 */
export function* findProse(
  text: string,
  pairs: ReadonlyMap<number, number>,
  denied: readonly Span[],
  isKnown: IsKnown,
): Steps<Prose> {
  const cuts = boundaries(text, pairs, denied);
  const isDenied = new Set(denied.map(({ start }) => start));
  const leftOut: Span[] = [];
  const footnotes: Span[] = [];
  for (const [index, end] of cuts.slice(1).entries()) {
    yield;
    const start = cuts[index] ?? 0;
    if (isDenied.has(start)) continue;
    const sentence = text.slice(start, end);
    const colon = sentence.indexOf(':');
    // "-Shea Butter: nourishes…" is decided by what follows the colon; "Ingredients: Aqua…" keeps its list.
    const statement = colon > 0 && colon < 80 ? sentence.slice(colon + 1) : sentence;
    const isNote = isFootnote(sentence) && !sentence.includes(',');
    if (!isNote && !isProse(statement) && !isClaim(sentence) && !SECTION_START.test(sentence)) continue;
    const pieces = piecesOf(text, { start, end }, pairs);
    const isKept = !CLAIM.test(sentence);
    const known = isKept ? yield* mapInSteps(pieces, (piece) => isNamed(piece, isKnown)) : [];
    const named = known.filter(Boolean).length;
    if (named > 0 && named * 2 >= pieces.length) continue;
    (isFootnote(sentence) && named === 0 ? footnotes : leftOut).push({ start, end });
  }
  return { leftOut, footnotes };
}
