import type { Segment } from './segmentsOf.ts';

/** A name extracted from its segment: its place, its text, and the percentage and [nano] mark printed with it. */
export type ExtractedName = {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly isNano: boolean;
  readonly percent: number | null;
};

const LEADING = new Set('\n\t -*•.:;,/\\&+=~"\'!?)]}#_');
const TRAILING = new Set('\n\t -*•.:;,/\\&+=~"\'!?([{#_');
const LEADING_WORD = /^(?:and|(?:active |inactive )?ingredients?|sastojci|sastav|inci)\s{1,4}(?=\S)/i;
const PERCENT = /\(?\s?(?:<|>|≤|≥|max\.?|min\.?)?\s?(\d{1,6}(?:[.,]\d{1,6})?)\s?%(?:\s?\(?[wv]\s?\/\s?[wv]\)?)?\s?\)?/i;
const NANO = /\s?[[(]\s?nano\s?[\])]|\snano$/i;
/** Long enough for every name of the inventory (the longest has 1,991 characters) and short enough to look at piece by piece. */
const MAX_NAME_LENGTH = 2500;

/** What follows the last heading ("Ingredients:", "Night cream:") of a segment. A colon before a digit, CI 15850:1, heads nothing. */
function afterHeading(text: string, start: number, end: number): number {
  for (let at = end - 1; at >= start; at--) {
    if (text.charAt(at) !== ':') continue;
    const follows = text.slice(at + 1, at + 3);
    const isNumbered = /\d/.test(text.charAt(at - 1)) && /^\s?\d/.test(follows);
    if (!isNumbered) return at + 1;
  }
  return start;
}

const isBalanced = (text: string, opens: string, closes: string) =>
  text.split(opens).length === text.split(closes).length;

/** Joins a word broken at a line end and writes every blank as one space. */
function joinLines(text: string): string {
  return text.replace(/-[ \t]?\n\s?(?=[a-z])/g, '').replace(/\s+/g, ' ');
}

/**
 * Extracts the name of a segment without heading, bullets, footnote marks, percentage and [nano]; percentage and [nano] are returned beside it.
 * Null when no letter is left.
 */
export function extractName(text: string, segment: Segment): ExtractedName | null {
  let start = afterHeading(text, segment.start, segment.end);
  let end = Math.min(segment.end, start + MAX_NAME_LENGTH);
  let percent: number | null = null;
  for (let round = 0; round < 6; round++) {
    const [before, after] = [start, end];
    while (start < end && LEADING.has(text.charAt(start))) start += 1;
    while (end > start && TRAILING.has(text.charAt(end - 1))) end -= 1;
    start += LEADING_WORD.exec(text.slice(start, Math.min(end, start + 40)))?.[0].length ?? 0;
    const rest = text.slice(start, end);
    const found = PERCENT.exec(rest);
    const isFirst = found?.index === 0;
    const isLast = found !== null && found.index + found[0].length === rest.length;
    if (found && (isFirst || isLast)) {
      percent ??= Number((found[1] ?? '').replace(',', '.'));
      if (isFirst) start += found[0].length;
      else end -= found[0].length;
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
  const inner = PERCENT.exec(printed);
  percent ??= inner ? Number((inner[1] ?? '').replace(',', '.')) : null;
  const name = printed.replace(NANO, ' ').replace(PERCENT, ' ').replace(/\*+/g, ' ').replace(/\s+/g, ' ').trim();
  const hasName = /\p{L}/u.test(name) || /^\d{5}$/.test(name) || /^\d{2,7}-\d\d-\d$/.test(name);
  return hasName && end > start ? { start, end, name, isNano, percent } : null;
}
