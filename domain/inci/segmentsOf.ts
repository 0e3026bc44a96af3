import type { Steps } from '../steps/steps.ts';
import { bracketPairs } from './bracketPairs.ts';
import { findDenials } from './denials.ts';
import { findMayContain } from './mayContain.ts';
import { bareName, isColonOfName } from './extractName.ts';
import type { IsKnown, Prose } from './findProse.ts';
import { findProse } from './findProse.ts';
import { separatorsOf } from './separatorsOf.ts';
import { findFootnoteAmounts, type FootnoteAmount } from './footnoteAmounts.ts';
import type { Span } from './span.ts';

/** A piece of a readable text between two separators. */
export type Segment = Span & { readonly inMayContain: boolean; readonly isDoubtful: boolean };

/**
 * The pieces of a readable text, the sentences left out of them, and the words and signs that announce a may-contain
 * block.
 */
export type Segments = {
  readonly segments: readonly Segment[];
  readonly prose: Prose;
  readonly markers: readonly Span[];
  /** What the text says is not in the product. */
  readonly denied: readonly Span[];
  /** Footnotes that give the names with their mark an amount. */
  readonly amounts: readonly FootnoteAmount[];
};

/** No name before a colon is longer; a longer heading is not looked up. */
const MAX_HEAD_LENGTH = 200;
const MAX_HEAD_WORDS = 12;

function without(length: number, left: readonly Span[]): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const gap of [...left].sort((one, other) => one.start - other.start)) {
    if (gap.start > start) spans.push({ start, end: gap.start });
    start = Math.max(start, gap.end);
  }
  if (start < length) spans.push({ start, end: length });
  return spans;
}

/**
 * Whether what stands before a colon is a name and no heading: "Parfum: Linalool" names two ingredients, and so does
 * "Parfum (sadrži: Linalool" whose bracket is not closed or closes far away.
 */
function isName(head: string, isKnown: IsKnown): boolean {
  const bracket = head.lastIndexOf('(');
  const isOpen = bracket > 0 && head.indexOf(')', bracket) < 0;
  if (isOpen && head.indexOf('(') === bracket && /\p{L}/u.test(head.slice(0, bracket))) return true;
  const name = bareName(head);
  return name !== '' && isKnown(name);
}

/**
 * How much of what stands before a colon is a name whose separator was lost before a heading: the line before it
 * ("Parfum" and a line end before "Day Cream: Aqua"), or behind a comma its first words ("Parfum Day Cream: Aqua").
 * Nothing when all of it is the heading.
 */
function nameBeforeHeading(head: string, isBehindComma: boolean, isKnown: IsKnown): number {
  const ends = [...head.matchAll(isBehindComma ? /\s/g : /\n/g)].map(({ index }) => index).slice(0, MAX_HEAD_WORDS);
  return ends.reverse().find((end) => isName(head.slice(0, end), isKnown)) ?? 0;
}

/**
 * Cuts a readable text at its separators, behind names before a colon and before headings, leaving out sentences and
 * the marks that announce a may-contain block and what the text says is not in the product. Linear.
 */
export function* segmentsOf(text: string, isKnown: IsKnown): Steps<Segments> {
  const pairs = bracketPairs(text);
  const { denied, doubtful } = findDenials(text, pairs);
  const prose = yield* findProse(text, pairs, denied, isKnown);
  const { blocks, markers } = findMayContain(text, pairs);
  const amounts = findFootnoteAmounts(text);
  const lists = without(text.length, [...prose.leftOut, ...prose.footnotes, ...markers, ...denied, ...amounts]);
  const separatorAt = separatorsOf(text, lists);
  const blockAt = spanFinder(blocks);
  const doubtAt = spanFinder(doubtful);
  const segments: Segment[] = [];
  const keep = (start: number, end: number) => {
    if (/\S/.test(text.slice(start, end)))
      segments.push({ start, end, inMayContain: blockAt(start), isDoubtful: doubtAt(start) });
  };
  for (const list of lists) {
    let start = list.start;
    for (let at = list.start; at < list.end; at++) {
      const length = separatorAt(text, at);
      // "Zinc Oxide 9.6%Water": the separator after the percentage was lost.
      const isLost = text.charAt(at - 1) === '%' && at > start && isBehindPercent(text, start, at, list.end, isKnown);
      const mayHead =
        text.charAt(at) === ':' &&
        at - start < MAX_HEAD_LENGTH &&
        !isColonOfName(text, at, endOfPiece(text, at, list.end));
      const isHead = mayHead && isName(text.slice(start, at), isKnown);
      if (mayHead && !isHead) {
        const end = start + nameBeforeHeading(text.slice(start, at), /[,;•|]/.test(text.charAt(start - 1)), isKnown);
        keep(start, end);
        start = end;
      }
      if (length > 0 || isLost || isHead) {
        yield;
        keep(start, at);
        start = at + (isHead ? 1 : length);
        if (start > at) at = start - 1;
      } else {
        const close = pairs.get(at);
        if (close !== undefined && close < list.end) at = close;
      }
    }
    keep(start, list.end);
  }
  return { segments, prose, markers, denied, amounts };
}

/**
 * Whether a new name begins behind the percentage of another one: at once, or behind a blank where both are known:
 * "Avobenzone 2.2% -Octinoxate 7.5% Aqua". A remark on the name, "Zinc Oxide 10% Sunscreen", is none.
 */
function isBehindPercent(text: string, start: number, at: number, end: number, isKnown: IsKnown): boolean {
  if (/[a-z]/i.test(text.charAt(at))) return true;
  if (!/^\s-?\p{L}/u.test(text.slice(at, at + 3)) || at - start > MAX_HEAD_LENGTH) return false;
  const [before, rest] = [text.slice(start, at), text.slice(at, endOfPiece(text, at, end))];
  // "Phenoxyethanol. 20% Vitamin C Serum: Aqua" is a name and the heading of the next list.
  if (/[.;]\s+\d+\s?%$/.test(before)) return false;
  const next = rest.indexOf('%');
  return isName(before, isKnown) && isName(next < 0 ? rest : rest.slice(0, next + 1), isKnown);
}

/** Where the piece of a text that begins at `at` ends: at the next comma, semicolon or bullet. */
function endOfPiece(text: string, at: number, end: number): number {
  const next = /[,;•|\n](?!\d)/.exec(text.slice(at, Math.min(end, at + MAX_HEAD_LENGTH)));
  return next ? at + next.index : end;
}

/** Whether an offset stands in one of the spans. Asked in ascending order, so that the search never goes back. */
function spanFinder(spans: readonly Span[]): (at: number) => boolean {
  const between = without(Infinity, spans);
  let next = 0;
  return (at) => {
    while (next < between.length && (between[next]?.end ?? 0) <= at) next += 1;
    return at < (between[next]?.start ?? Infinity);
  };
}
