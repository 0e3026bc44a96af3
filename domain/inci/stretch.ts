import type { Span } from './span.ts';

/**
 * What a stretch of a text is: a name; a sign or "and" between names; a heading ("Ingredients:", "May contain"); a
 * remark of a name (a percentage, a footnote); what the text says is not in the product; or something that was not read
 * as names and has to be shown.
 */
export type StretchKind = 'name' | 'separator' | 'heading' | 'remark' | 'denial' | 'leftOut';

/** A stretch of a text and what it is. */
export type Stretch = Span & { readonly kind: StretchKind };

/**
 * The whole of a text of this length, in order and without overlap: the stretches found, and separators between them.
 */
export function partition(length: number, found: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  let at = 0;
  const put = (kind: StretchKind, end: number) => {
    if (end > at) all.push({ kind, start: at, end });
    at = Math.max(at, end);
  };
  for (const { kind, start, end } of [...found].sort((one, other) => one.start - other.start)) {
    put('separator', start);
    put(kind, end);
  }
  put('separator', length);
  return all;
}

/** The stretches that are no names, left out or denied, those with nothing but a separator between them as one. */
export function leftOutOf(stretches: readonly Stretch[]): Span[] {
  const found: Span[] = [];
  let isOpen = false;
  for (const { kind, start, end } of stretches) {
    const last = found.at(-1);
    const isLeftOut = kind === 'leftOut' || kind === 'denial';
    if (isLeftOut && last && isOpen) found[found.length - 1] = { start: last.start, end };
    else if (isLeftOut) found.push({ start, end });
    isOpen = isLeftOut || (isOpen && kind === 'separator');
  }
  return found;
}
