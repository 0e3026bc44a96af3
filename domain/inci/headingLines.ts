import { isProductHeading } from '../product/productOfHeading.ts';
import type { IsKnown } from './findProse.ts';

/** Longer lines without a comma are no heading. Ours. */
const MAX_HEADING = 60;
/** A line that cannot be a heading: it has separators, an amount or a sentence. */
const NO_HEADING = /[,;•|\t:%]|\.$/;
const LIST = /[,;•|]/;
/** "Korak 1 - Aqua, Urea" begins a line or a sentence. */
const DASHED = /(?<=^|[\n.]\s{0,3})([^\n,;:.]{1,40}?\d{0,3}[a-d]?)\s(-)\s(?=\p{L})/giu;
/** "1. Aqua, Urea, Parfum": a number before a whole list, not before one name. */
const NUMBERED = /^\s{0,3}\(?(\d{1,2})([.)])\s?(?=\p{L})/u;
const MIN_PIECES = 3;

/**
 * A readable text in which the headings of lists that stand without a colon have one, in the place of the line end, the
 * dash or the full stop behind them, so that nothing changes its place: SHAMPOO in a line above its list, "Step 1 -
 * Aqua, …" and "1. Aqua, …" above "2. Aqua, …". A line that is the name of an ingredient is no heading. Linear in the
 * length of the text.
 */
export function withHeadingColons(text: string, isKnown: IsKnown): string {
  if (!text.includes('\n') && !text.includes(' - ')) return text;
  const isHeading = (line: string): boolean =>
    line !== '' && line.length <= MAX_HEADING && !NO_HEADING.test(line) && isProductHeading(line) && !isKnown(line);
  const units = text.split('');
  for (const { index, 0: all, 1: heading = '' } of text.matchAll(DASHED))
    if (isHeading(heading.trim())) units[index + all.indexOf(' - ') + 1] = ':';
  const lines = linesOf(text);
  /** The line end before a heading ends the list above it. */
  const begin = (start: number) => {
    if (start > 0 && !/[.;,]\s{0,9}$/.test(text.slice(Math.max(0, start - 10), start))) units[start - 1] = ';';
  };
  for (const [at, { start, end, line }] of lines.entries()) {
    const isAlone = LIST.test(lines[at + 1]?.line ?? '') && isHeading(line);
    if (isAlone && !/[,;-]$/.test(lines[at - 1]?.line ?? '')) {
      begin(start);
      units[end] = ':';
    } else if (isHeading(/^([^:]{1,60}):/.exec(line)?.[1] ?? '')) begin(start);
  }
  const numbered = lines.filter(({ line }) => NUMBERED.test(line));
  const isSet =
    numbered.length > 1 &&
    numbered.every(
      ({ line }, at) => Number(NUMBERED.exec(line)?.[1]) === at + 1 && line.split(LIST).length >= MIN_PIECES,
    );
  if (isSet)
    for (const { start, end } of numbered) {
      begin(start);
      const number = /^\s{0,40}\(?\d{1,2}/.exec(text.slice(start, end))?.[0] ?? '';
      if (number !== '') units[start + number.length] = ':';
    }
  return units.join('');
}

/** The lines that say something, with where they stand. */
function linesOf(text: string): { start: number; end: number; line: string }[] {
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const from = start;
    start += line.length + 1;
    return line.trim() === '' ? [] : [{ start: from, end: from + line.length, line: line.trim() }];
  });
}
