import { amountsIn } from './amount.ts';
import type { Span } from './span.ts';

/** The amount that a footnote gives to the names with its mark. */
export type FootnoteAmount = Span & {
  /** Asterisks or a number in brackets. */
  readonly mark: string;
  /** The amount as it is printed. */
  readonly amount: string;
};

const DEFINITION = /(?<=^|[\s.,;(])(\*{1,4}|\(\d\))\s{0,2}[:=-]?\s{0,2}(?=[\d<>≤≥~.,]|max|min|up to|do\s|ca)/giu;
const MAX_LENGTH = 60;
const MAX_DEFINITIONS = 50;

const marksOf = (text: string): string[] =>
  [...text.matchAll(/(?<=[\p{L}\d)\]])\s?(\*{1,4}(?!\*)|\(\d\))/gu)].map(({ 1: mark = '' }) => mark);

/**
 * Finds the footnotes of a readable text that are nothing but an amount, "* 0.5 %" or "(1) 0.5 %", whose mark stands
 * with a name before them. A footnote that says more, "*95 % organic", is none of them. Every mark is written as
 * asterisks before.
 */
export function findFootnoteAmounts(text: string): FootnoteAmount[] {
  const definitions = [...text.matchAll(DEFINITION)].slice(0, MAX_DEFINITIONS);
  return definitions.flatMap(({ index, 0: head, 1: mark = '' }) => {
    const start = index + head.length;
    const [amount] = amountsIn(text.slice(start, start + MAX_LENGTH));
    const isAlone =
      amount?.start === 0 && /^\s{0,3}(?:$|[.;,)\n*])/.test(text.slice(start + amount.end, start + MAX_LENGTH));
    if (!isAlone || !marksOf(text.slice(0, index)).includes(mark)) return [];
    const end = start + amount.end;
    return [{ start: index, end, mark, amount: text.slice(start, end) }];
  });
}

/** The amount of the footnote whose mark a piece of a list bears; null where it bears none. */
export function footnoteAmountOf(piece: string, footnotes: readonly FootnoteAmount[]): string | null {
  if (footnotes.length === 0) return null;
  const marks = marksOf(piece);
  return footnotes.find(({ mark }) => marks.includes(mark))?.amount ?? null;
}
