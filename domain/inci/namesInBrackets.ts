import type { Found, InciIndex, InciIngredient } from './inciIndex.ts';
import { findByName } from './inciIndex.ts';
import type { Part } from './pieces.ts';
import { pieces } from './pieces.ts';
import { canonicalName } from './synonymPairs.ts';

/** Words that announce what an ingredient holds: 'Parfum (sadrži: Linalool)'. */
const INTRODUCTION =
  /^[\s*]*(?:sadrži|sadrzi|contains?|containing|with|including|includes|incl\.?|enthält|contient|and|i|&|\+)(?:\s*:|\s)\s*/i;
/** Words that announce where an ingredient comes from: 'Sodium Cocoyl Isethionate (*Coconut Oil)'. */
const ORIGIN = /^\s*(?:\*|from\b|derived\b|iz\b|od\b|aus\b|de\b|as\b)/i;
/** Mixtures: what stands in their brackets is in them, and never another name of them. */
const MIXTURES = new Set(['PARFUM', 'AROMA']);

const identityOf = <T extends InciIngredient>({ ingredient }: Found<T>) => canonicalName(ingredient.inciName);

type Inside<T extends InciIngredient> = {
  /** What stands before the bracket, and the names in it. */
  readonly parts: readonly Part<T>[];
  /** The ingredients in the bracket that are not the one before it, each once. */
  readonly others: readonly T[];
  /** Whether what stands in the bracket can only be part of the product. */
  readonly isOwn: boolean;
};

function readBracket<T extends InciIngredient>(index: InciIndex<T>, text: string, head: Found<T>): Inside<T> | null {
  const group = /[([{]([^()[\]{}]{1,400})([)\]}]?)[\s*.]*$/.exec(text);
  const before = group ? text.slice(0, group.index).trimEnd() : '';
  const [, inside = '', close = ''] = group ?? [];
  if (!group || before === '' || ORIGIN.test(inside)) return null;
  const isMixture = MIXTURES.has(identityOf(head));
  const introduction = INTRODUCTION.exec(inside)?.[0].length ?? 0;
  const offset = group.index + 1 + introduction;
  const named = pieces(inside.slice(introduction), /[,;]|\sand\s/gi)
    .map(({ start, end }) => ({ start: offset + start, end: offset + end }))
    .filter(({ start, end }) => /\p{L}|\d{5}/u.test(text.slice(start, end)))
    .map((span) => ({ ...span, found: findByName(index, text.slice(span.start, span.end)) }));
  const others = new Map(named.flatMap(({ found }) => (found ? [[identityOf(found), found.ingredient]] : [])));
  others.delete(identityOf(head));
  if (isMixture) for (const mixture of MIXTURES) others.delete(mixture);
  return {
    parts: [{ start: 0, end: before.length, found: head }, ...named],
    others: [...others.values()],
    isOwn: isMixture || introduction > 0 || close === '',
  };
}

/**
 * The parts of a recognised name whose last bracket holds ingredients of its own: 'Parfum (sadrži: Linalool,
 * Limonene)', and 'Aqua (Formaldehyde' whose bracket was never closed. `aside` is the one other ingredient in a closed
 * bracket: of 1,012 real lists it was a common name, the origin or a relative of the ingredient in every case, so that
 * it is none of its own.
 */
export function namesInBrackets<T extends InciIngredient>(
  index: InciIndex<T>,
  text: string,
  head: Found<T>,
): { readonly parts: readonly Part<T>[] | null; readonly aside: T | null } {
  const read = readBracket(index, text, head);
  const isSplit = read !== null && read.others.length > (read.isOwn ? 0 : 1);
  return { parts: isSplit ? read.parts : null, aside: read?.others[0] ?? null };
}
