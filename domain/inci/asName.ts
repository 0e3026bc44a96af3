import type { Span } from './span.ts';

/** Words before a name that say how it got into the text: "preserved with", "sadrži". */
const LEAD =
  /^.*(?<![\p{L}])(?:with|by|from|as|of|contains?|containing|includes?|including|ingredients?|sadrži|sadrze|sadrže|садржи|sa|od|sastojci|sastojak|enthält|mit|contient|avec|contiene|con)(?![\p{L}])[\s:]*/iu;
const SIGNS = ' \t\r\n()[]{},;:.•–-';

function withoutSignsBefore(text: string, kept = ''): string {
  let start = 0;
  while (start < text.length && SIGNS.includes(text.charAt(start)) && !kept.includes(text.charAt(start))) start += 1;
  return text.slice(start);
}

function withoutSignsBehind(text: string, kept = ''): string {
  let end = text.length;
  while (end > 0 && SIGNS.includes(text.charAt(end - 1)) && !kept.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const bare = (text: string) => withoutSignsBefore(withoutSignsBehind(text));

/**
 * The text with a stretch that was left out as a name of its own between commas, so that the next reading takes it for
 * one: "Panthenol (preserved with Isobutylparaben), Urea" becomes "Panthenol, Isobutylparaben, Urea". Unchanged where
 * the stretch holds no word.
 */
export function asName(text: string, { start, end }: Span): string {
  const stretch = bare(text.slice(start, end));
  const name = bare(stretch.replace(LEAD, '')) || stretch;
  if (!/\p{L}/u.test(name)) return text;
  // The brackets of its neighbours stay: "Parfum (Fragrance)".
  const before = withoutSignsBehind(text.slice(0, start), ')]}');
  return [before, name, withoutSignsBefore(text.slice(end), '([{')].filter(Boolean).join(', ');
}
