import { bracketPairs } from './bracketPairs.ts';
import { findMayContain } from './mayContain.ts';
import type { Span } from './findProse.ts';
import { findProse } from './findProse.ts';
import { separatorsOf } from './separatorsOf.ts';

/** A piece of a readable text between two separators. */
export type Segment = Span & { readonly inMayContain: boolean };

/** The pieces of a readable text and the sentences left out of them. */
export type Segments = { readonly segments: readonly Segment[]; readonly prose: readonly Span[] };

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

/** Cuts a readable text at its separators, leaving out sentences and the marks that announce a may-contain block. Linear. */
export function segmentsOf(text: string): Segments {
  const prose = findProse(text);
  const pairs = bracketPairs(text);
  const { blocks, markers } = findMayContain(text, pairs);
  const lists = without(text.length, [...prose, ...markers]);
  const separatorAt = separatorsOf(text, lists);
  const blockAt = blockFinder(blocks);
  const segments: Segment[] = [];
  const keep = (start: number, end: number) => {
    if (/\S/.test(text.slice(start, end))) segments.push({ start, end, inMayContain: blockAt(start) });
  };
  for (const list of lists) {
    let start = list.start;
    for (let at = list.start; at < list.end; at++) {
      const length = separatorAt(text, at);
      // "Zinc Oxide 9.6%Water": the separator after the percentage was lost.
      const isLost = at > start && text.charAt(at - 1) === '%' && /[a-z]/i.test(text.charAt(at));
      if (length > 0 || isLost) {
        keep(start, at);
        start = at + length;
        if (length > 0) at = start - 1;
      } else {
        const close = pairs.get(at);
        if (close !== undefined && close < list.end) at = close;
      }
    }
    keep(start, list.end);
  }
  return { segments, prose };
}

function blockFinder(blocks: readonly Span[]): (at: number) => boolean {
  const ordered = without(Infinity, blocks);
  let next = 0;
  // Segments are asked for in order, so the search never goes back.
  return (at) => {
    while (next < ordered.length && (ordered[next]?.end ?? 0) <= at) next += 1;
    return at < (ordered[next]?.start ?? Infinity);
  };
}
