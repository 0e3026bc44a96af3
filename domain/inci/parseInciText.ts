import { runSteps, type Steps } from '../steps/steps.ts';
import { extractName, type ExtractedName } from './extractName.ts';
import type { IsKnown } from './findProse.ts';
import { explainsMark, isFootnote, isNotice, isProse } from './findProse.ts';
import type { PrintedAmount } from './printedAmount.ts';
import { hasSerbianCyrillic } from './serbianLatin.ts';
import { footnoteAmountOf } from './footnoteAmounts.ts';
import { withLoneAmount } from './loneAmount.ts';
import { withHeadingColons } from './headingLines.ts';
import { normaliseText } from './normaliseText.ts';
import { segmentsOf, type Segment } from './segmentsOf.ts';
import type { Span } from './span.ts';
import type { Stretch } from './stretch.ts';
import { leftOutOf, partition } from './stretch.ts';

/** One name as it is printed in a text. Offsets are in UTF-16 code units of the original text. */
export type PrintedName = PrintedAmount & {
  /** As printed: `text.slice(start, end)` of the original. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Read: mojibake repaired, line breaks joined, without footnote marks, percentage and [nano]. */
  readonly name: string;
  /** Whether [nano] or (nano) stands with it: Article 19(1)(g) of Regulation (EC) No 1223/2009. */
  readonly isNano: boolean;
  /** Whether it stands in a "may contain" or "+/-" block. */
  readonly inMayContain: boolean;
  /** Whether it stands behind a denial within the list and may belong to it: "…, without parabens, Formaldehyde". */
  readonly isDoubtful?: true;
};

/** The names and the rest of a text. */
export type ParsedInciText = {
  /** The names in their printed order. */
  readonly names: readonly PrintedName[];
  /** What was not read as names: advertising, notices, placeholders. Offsets in the original text. */
  readonly leftOut: readonly Span[];
  /** What the text says is not in the product, "free from parabens". Offsets in the original text. */
  readonly denied: readonly Span[];
  /** The whole text, every character once: names, what separates, heads and annotates them, and what was left out. */
  readonly stretches: readonly Stretch[];
  /** Whether names beyond MAX_NAMES were left unread. */
  readonly isCut: boolean;
};

const ALPHANUMERIC = /[\p{L}\p{N}]/u;

/** A label has some hundred names at most; reading stops here so that no text can cost more. */
export const MAX_NAMES = 5000;

/** What stands behind a name and is longer is the rest of a word that is longer than any name. */
const MAX_REMARK_LENGTH = 500;

const PLACEHOLDERS = new Set([
  'null',
  'none',
  'n/a',
  'na',
  'no info',
  'no information',
  'not available',
  'unknown',
  'default',
  'undefined',
  'tbd',
  'nema',
  'nepoznato',
]);
/**
 * Reads any printed ingredient list into its names, in order, each with its place in the text (Article 19(1)(g): names
 * of the common glossary; may-contain and [nano] as there). Reads comma, semicolon, bullet, bar, tab, and where they
 * are what separates, full stop, line end, backslash and slash; leaves out headings, advertising, footnotes and
 * notices.
 *
 * `isKnown` tells whether a piece of the text names an ingredient: what does is never left out, whatever is said of it.
 * Without a dictionary, as in the browser, nothing is known.
 *
 * Never throws, whatever the text; takes time linear in its length.
 */
export const parseInciText = (text: string, isKnown: IsKnown = () => false): ParsedInciText =>
  runSteps(parseInciTextInSteps(text, isKnown));

/** The same in steps. */
export function* parseInciTextInSteps(text: string, isKnown: IsKnown): Steps<ParsedInciText> {
  const { text: plain, from, to } = normaliseText(text);
  const read = withHeadingColons(plain, isKnown);
  const inOriginal = ({ start, end }: Span): Span => ({
    start: from[start] ?? text.length,
    end: end > 0 ? (to[end - 1] ?? text.length) : 0,
  });
  const { segments, prose, markers, denied, amounts } = yield* segmentsOf(read, isKnown);
  const found: Stretch[] = [];
  const add = (kind: Stretch['kind'], start: number, end: number) => {
    if (ALPHANUMERIC.test(read.slice(start, end))) found.push({ kind, ...inOriginal({ start, end }) });
  };
  for (const { start, end } of denied) add('denial', start, end);
  for (const { start, end } of prose.leftOut) add('leftOut', start, end);
  for (const { start, end } of [...prose.footnotes, ...amounts]) add('remark', start, end);
  for (const { start, end } of markers) add('heading', start, end);
  const names: PrintedName[] = [];
  let isCut = false;
  const readPiece = (segment: Segment): number | null => {
    const extracted = isCut ? null : extractName(read, segment);
    if (!extracted) {
      const last = names.at(-1);
      const { start } = inOriginal(segment);
      const known =
        last &&
        !isCut &&
        start - last.end < MAX_REMARK_LENGTH &&
        withLoneAmount(last, normaliseText(text.slice(last.end, start)).text, read.slice(segment.start, segment.end));
      if (known) names[names.length - 1] = known;
      add(isCut ? 'leftOut' : 'remark', segment.start, segment.end);
      return null;
    }
    const { name, restFrom } = extracted;
    const end = restFrom ?? segment.end;
    if (isSentence(read, segment, extracted) && !isKnown(name)) {
      add(isFootnote(read.slice(segment.start, segment.end)) ? 'remark' : 'leftOut', segment.start, segment.end);
      return null;
    }
    if (names.length === MAX_NAMES) {
      isCut = true;
      add('leftOut', segment.start, segment.end);
      return null;
    }
    const place = inOriginal(extracted);
    const printed = printedName(text, place, extracted, segment);
    const amount = footnoteAmountOf(read.slice(segment.start, segment.end), amounts);
    names.push((amount && withLoneAmount(printed, '\t', amount)) || printed);
    const isHeading = HEADING.test(read.slice(segment.start, extracted.start));
    add(isHeading ? 'heading' : 'remark', segment.start, extracted.start);
    add(end - extracted.end > MAX_REMARK_LENGTH ? 'leftOut' : 'remark', extracted.end, end);
    found.push({ kind: 'name', ...place });
    return restFrom;
  };
  for (const segment of segments) {
    // A text without separators is read in parts of whole words.
    for (let from: number | null = segment.start; from !== null;) {
      yield;
      from = readPiece({ ...segment, start: from });
    }
  }
  const stretches = partition(text.length, found);
  return { names, leftOut: leftOutOf(stretches), denied: denied.map(inOriginal), stretches, isCut };
}

/** What stands before the first name of a list: words, or the letter or number of a part of a set. */
const HEADING = /\p{L}{2}|^[\s(]*(?:[a-d]|\d{1,2})\)?\s?:/iu;

/** Whether a piece of a text is a sentence, a footnote, a notice or a placeholder, unless it is known as a name. */
function isSentence(text: string, segment: Segment, { name, from }: ExtractedName): boolean {
  const piece = text.slice(from, segment.end).trim().replace(/\.$/, '');
  return (
    isFootnote(text.slice(segment.start, segment.end)) ||
    explainsMark(text, segment) ||
    [name, piece].some((one) => isProse(one) || isNotice(one)) ||
    PLACEHOLDERS.has(name.toLowerCase())
  );
}

function printedName(text: string, { start, end }: Span, extracted: ExtractedName, segment: Segment): PrintedName {
  const { isNano, percent, percentFrom, unreadAmount } = extracted;
  const printed = text.slice(start, end);
  return {
    text: printed,
    start,
    end,
    // What is printed in Cyrillic is shown so.
    name: hasSerbianCyrillic(printed) ? printed.replace(/\s+/g, ' ') : extracted.name,
    isNano,
    percent,
    ...(percentFrom !== undefined && { percentFrom }),
    ...(unreadAmount !== undefined && { unreadAmount }),
    inMayContain: segment.inMayContain,
    ...(segment.isDoubtful && { isDoubtful: true }),
  };
}
