import { amountsIn, type Amount } from './amount.ts';
import { bracketPairs } from './bracketPairs.ts';
import { printedAmount, type PrintedAmount } from './printedAmount.ts';
import type { Span } from './span.ts';

/** A name extracted from its segment: its place, its text, and the amount and [nano] mark printed with it. */
export type ExtractedName = PrintedAmount & {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly isNano: boolean;
  /** Where the piece begins behind its heading. */
  readonly from: number;
  /** Where the rest of a segment begins that is longer than any name; null where nothing is left. */
  readonly restFrom: number | null;
};

const LEADING = new Set('\n\t -*•.:;,/\\&+=~"\'!?)]}#_');
const TRAILING = new Set('\n\t -*•.:;,/\\&+=~"\'!?([{#_');
const LEADING_WORD =
  /^(?:and|(?:active |inactive )?ingredients?|(?:also )?contains?|containing|sastojci|sastav|inci|sadrži)\s{1,4}(?=\S)/i;
const NANO = /\s?[[(]\s?nano\s?[\])]|\snano$/i;
/** The maker's number of a formula behind the last name: "Limonene Fill Code D230039/1", "Limonene F.I.L. C12345/1". */
const CODE_BEHIND = /\s(?:fill code|f\.? ?i\.? ?l\.?)\s?[:#]?\s?[a-z]{0,3}\d[\w/.-]{2,14}$/i;
/**
 * Long enough for every name of the inventory (the longest has 1,991 characters) and short enough to look at piece by
 * piece.
 */
const MAX_NAME_LENGTH = 2500;

const MAX_FIGURE_LENGTH = 240;
/** Remarks that may stand behind an amount. */
const REMARKS = /^(?:[\s*.=:,]|\([^()]{0,200}\)){0,9}$/;

/** Whether the colon at `at` belongs to a name and heads nothing: CI 15850:1, "Zinc Pyrithione: 1%". */
export function isColonOfName(text: string, at: number, end: number): boolean {
  if (/\d/.test(text.charAt(at - 1)) && /^\s?\d/.test(text.slice(at + 1, at + 3))) return true;
  const behind = end - at < MAX_FIGURE_LENGTH ? text.slice(at + 1, end) : '';
  const [first] = amountsIn(behind);
  return first !== undefined && behind.slice(0, first.start).trim() === '' && REMARKS.test(behind.slice(first.end));
}

/**
 * What follows the last heading ("Ingredients:", "Night cream:") of a segment. A colon in brackets heads nothing
 * outside them.
 */
function afterHeading(text: string, { start, end }: Span): number {
  if (text.lastIndexOf(':', end - 1) < start) return start;
  const opens = new Map(
    [...bracketPairs(text.slice(start, end))].map(([open, close]) => [start + close, start + open]),
  );
  for (let at = end - 1; at >= start; at--) {
    at = opens.get(at) ?? at;
    if (text.charAt(at) === ':' && !isColonOfName(text, at, end)) return at + 1;
  }
  return start;
}

/** The amount that a text begins or ends with, and its place with the bracket around it. */
function amountAtEdge(text: string): (Amount & { start: number; end: number }) | null {
  const amounts = amountsIn(text).map((amount) => {
    const { start, end } = amount;
    const isInBrackets = /[([]\s?$/.test(text.slice(0, start)) && /^\s?[)\]]/.test(text.slice(end));
    if (!isInBrackets) return amount;
    return {
      ...amount,
      start: Math.max(text.lastIndexOf('(', start), text.lastIndexOf('[', start)),
      end: end + text.slice(end).search(/[)\]]/) + 1,
    };
  });
  return amounts.find(({ start, end }) => start === 0 || end === text.length) ?? null;
}

const isBalanced = (text: string, opens: string, closes: string) =>
  text.split(opens).length === text.split(closes).length;

/** Joins a word broken at a line end and writes every blank as one space. */
function joinLines(text: string): string {
  return text.replace(/-[ \t]?\n\s?(?=[a-z])/g, '').replace(/\s+/g, ' ');
}

/** Where the part of a long segment ends that is read at once: behind its last whole word. */
function wordEnd(text: string, start: number, end: number): number {
  const most = start + MAX_NAME_LENGTH;
  const blank = most < end ? text.lastIndexOf(' ', most) : -1;
  return blank > start + MAX_NAME_LENGTH / 2 ? blank : Math.min(end, most);
}

/**
 * Extracts the name of a segment without heading, bullets, footnote marks, amount and [nano]; amount and [nano] are
 * returned beside it. Null when no letter is left.
 */
export function extractName(text: string, segment: Span): ExtractedName | null {
  const from = afterHeading(text, segment);
  let start = from;
  let end = wordEnd(text, start, segment.end);
  // What no blank parts is one word and no list.
  const restFrom = end < segment.end && text.charAt(end) === ' ' ? end : null;
  const edges: (Amount & { readonly text: string })[] = [];
  for (let round = 0; round < 6; round++) {
    const [before, after] = [start, end];
    while (start < end && LEADING.has(text.charAt(start))) start += 1;
    while (end > start && TRAILING.has(text.charAt(end - 1))) end -= 1;
    start += LEADING_WORD.exec(text.slice(start, Math.min(end, start + 40)))?.[0].length ?? 0;
    end -= CODE_BEHIND.exec(text.slice(start, end))?.[0].length ?? 0;
    const rest = text.slice(start, end);
    const found = amountAtEdge(rest);
    if (found) {
      edges.push({ ...found, text: rest.slice(found.start, found.end) });
      if (found.start === 0) start += found.end;
      else end -= found.end - found.start;
    } else if (rest.endsWith(')') && !isBalanced(rest, '(', ')')) {
      end -= 1;
    } else if (rest.endsWith(']') && !isBalanced(rest, '[', ']')) {
      end -= 1;
    } else if (rest.startsWith('(') && !isBalanced(rest, '(', ')')) {
      start += 1;
    } else if (start === before && end === after) {
      break;
    }
  }
  const printed = joinLines(text.slice(start, end));
  const isNano = NANO.test(printed);
  const { plain, ...amount } = printedAmount(edges, printed);
  const name = plain.replace(NANO, ' ').replace(/\*+/g, ' ').replace(/\s+/g, ' ').trim();
  const hasName = /\p{L}/u.test(name) || /^\d{5}$/.test(name) || /^(?:\d{2,7}-\d\d|\d{3}-\d{3})-\d$/.test(name);
  return hasName && end > start ? { start, end, name, from, isNano, ...amount, restFrom } : null;
}

/** The name in a piece of a text, as extractName reads it; empty when there is none. */
export function bareName(piece: string): string {
  return extractName(piece, { start: 0, end: piece.length })?.name ?? '';
}
