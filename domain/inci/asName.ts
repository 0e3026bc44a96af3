import type { Span } from './span.ts';

/** Words before a name that say how it got into the text: "preserved with", "sadrži". */
const LEAD =
  /^.*(?<![\p{L}])(?:with|by|from|as|of|contains?|containing|includes?|including|ingredients?|sadrži|sadrze|sadrže|садржи|sa|od|sastojci|sastojak|enthält|mit|contient|avec|contiene|con)(?![\p{L}])[\s:]*/iu;
const AROUND = /^[\s()[\]{},;:.•–-]+|[\s()[\]{},;:.•–-]+$/g;

/**
 * The text with a stretch that was left out as a name of its own between commas, so that the next reading takes it for
 * one: "Panthenol (preserved with Isobutylparaben), Urea" becomes "Panthenol, Isobutylparaben, Urea". Unchanged where
 * the stretch holds no word.
 */
export function asName(text: string, { start, end }: Span): string {
  const stretch = text.slice(start, end).replace(AROUND, '');
  const name = stretch.replace(LEAD, '').replace(AROUND, '') || stretch;
  if (!/\p{L}/u.test(name)) return text;
  const before = text.slice(0, start).replace(/[\s,;.([{]+$/, '');
  const after = text.slice(end).replace(/^[\s,;.)\]}]+/, '');
  return [before, name, after].filter(Boolean).join(', ');
}
