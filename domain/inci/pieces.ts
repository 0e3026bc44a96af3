import type { Found, InciIngredient } from './inciIndex.ts';
import type { Span } from './span.ts';

/** A piece of a printed name, as offsets in it, and the ingredient it names. */
export type Part<T extends InciIngredient> = Span & { readonly found: Found<T> | null };

/** The pieces of a text between its separators, without the blanks around them. */
export function pieces(text: string, separator: RegExp): Span[] {
  const found: Span[] = [];
  let start = 0;
  const keep = (end: number) => {
    const piece = text.slice(start, end);
    const lead = piece.length - piece.trimStart().length;
    if (piece.trim()) found.push({ start: start + lead, end: start + piece.trimEnd().length });
  };
  for (const match of text.matchAll(separator)) {
    keep(match.index);
    start = match.index + match[0].length;
  }
  keep(text.length);
  return found;
}
