import { bracketPairs } from './bracketPairs.ts';
import type { Span } from './span.ts';

/** A name extracted from its segment: its place, its text, and the percentage and [nano] mark printed with it. */
export type ExtractedName = {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly isNano: boolean;
  readonly percent: number | null;
  /** Whether the segment is longer than any name, so that its rest was not read. */
  readonly isCut: boolean;
};

const LEADING = new Set('\n\t -*•.:;,/\\&+=~"\'!?)]}#_');
const TRAILING = new Set('\n\t -*•.:;,/\\&+=~"\'!?([{#_');
const LEADING_WORD = /^(?:and|(?:active |inactive )?ingredients?|sastojci|sastav|inci)\s{1,4}(?=\S)/i;
const PERCENT = /\(?\s?(?:<|>|≤|≥|max\.?|min\.?)?\s?(\d{1,6}(?:[.,]\d{1,6})?)\s?%(?:\s?\(?[wv]\s?\/\s?[wv]\)?)?\s?\)?/i;
const NANO = /\s?[[(]\s?nano\s?[\])]|\snano$/i;
/** The maker's number of a formula behind the last name: "Limonene Fill Code D230039/1", "Limonene F.I.L. C12345/1". */
const CODE_BEHIND = /\s(?:fill code|f\.? ?i\.? ?l\.?)\s?[:#]?\s?[a-z]{0,3}\d[\w/.-]{2,14}$/i;
/**
 * Long enough for every name of the inventory (the longest has 1,991 characters) and short enough to look at piece by
 * piece.
 */
const MAX_NAME_LENGTH = 2500;

/** The percentage that may follow the colon of "Zinc Pyrithione: 1%", up to the end of the piece. */
const FIGURE =
  /^\s?(?:[<>≤≥]|max\.?|min\.?)?\s{0,2}\d{1,3}(?:[.,]\d{1,6})?\s?%[\s*.wv/]{0,9}(?:\([^()]{0,200}\))?[\s*.]{0,9}$/i;
const MAX_FIGURE_LENGTH = 240;

/** Whether the colon at `at` belongs to a name and heads nothing: CI 15850:1, "Zinc Pyrithione: 1%". */
export function isColonOfName(text: string, at: number, end: number): boolean {
  if (/\d/.test(text.charAt(at - 1)) && /^\s?\d/.test(text.slice(at + 1, at + 3))) return true;
  return end - at < MAX_FIGURE_LENGTH && FIGURE.test(text.slice(at + 1, end));
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

/**
 * The first percentage of a text. A closing bracket belongs to it only together with the opening one: not in "(BHA:
 * 2%)".
 */
function percentIn(text: string): { start: number; end: number; value: number } | null {
  const found = PERCENT.exec(text);
  if (!found) return null;
  const { length } = found[0].endsWith(')') && !found[0].includes('(') ? found[0].slice(0, -1).trimEnd() : found[0];
  return { start: found.index, end: found.index + length, value: Number((found[1] ?? '').replace(',', '.')) };
}

const isBalanced = (text: string, opens: string, closes: string) =>
  text.split(opens).length === text.split(closes).length;

/** Joins a word broken at a line end and writes every blank as one space. */
function joinLines(text: string): string {
  return text.replace(/-[ \t]?\n\s?(?=[a-z])/g, '').replace(/\s+/g, ' ');
}

/**
 * Extracts the name of a segment without heading, bullets, footnote marks, percentage and [nano]; percentage and [nano]
 * are returned beside it. Null when no letter is left.
 */
export function extractName(text: string, segment: Span): ExtractedName | null {
  let start = afterHeading(text, segment);
  let end = Math.min(segment.end, start + MAX_NAME_LENGTH);
  const isCut = end < segment.end;
  let percent: number | null = null;
  for (let round = 0; round < 6; round++) {
    const [before, after] = [start, end];
    while (start < end && LEADING.has(text.charAt(start))) start += 1;
    while (end > start && TRAILING.has(text.charAt(end - 1))) end -= 1;
    start += LEADING_WORD.exec(text.slice(start, Math.min(end, start + 40)))?.[0].length ?? 0;
    end -= CODE_BEHIND.exec(text.slice(start, end))?.[0].length ?? 0;
    const rest = text.slice(start, end);
    const found = percentIn(rest);
    const isFirst = found?.start === 0;
    if (found && (isFirst || found.end === rest.length)) {
      percent ??= found.value;
      if (isFirst) start += found.end;
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
  const inner = percentIn(printed);
  percent ??= inner?.value ?? null;
  const plain = inner ? `${printed.slice(0, inner.start)} ${printed.slice(inner.end)}` : printed;
  const name = plain.replace(NANO, ' ').replace(/\*+/g, ' ').replace(/\s+/g, ' ').trim();
  const hasName = /\p{L}/u.test(name) || /^\d{5}$/.test(name) || /^(?:\d{2,7}-\d\d|\d{3}-\d{3})-\d$/.test(name);
  return hasName && end > start ? { start, end, name, isNano, percent, isCut } : null;
}

/** The name in a piece of a text, as extractName reads it; empty when there is none. */
export function bareName(piece: string): string {
  return extractName(piece, { start: 0, end: piece.length })?.name ?? '';
}
