/** A value as JSON holds it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** A report is nested in about ten levels; a text that is nested deeper was not written by us and could exhaust the stack. */
const MAX_DEPTH = 64;

/**
 * The one way in which a value is written as JSON: RFC 8785, section 3.2. No blanks, names sorted by their UTF-16 code units, texts as they are:
 * they are not normalised, so that what was signed is what is hashed. Null for a value that has no such form: one with a number that is not
 * whole (a figure is a decimal text here, which no program rounds on the way), with half of a surrogate pair, with something that is not
 * JSON, or nested too deep.
 */
export function canonicalJson(value: unknown, depth = 0): string | null {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
  if (typeof value === 'string') return /\p{Surrogate}/u.test(value) ? null : JSON.stringify(value);
  if (typeof value !== 'object' || depth === MAX_DEPTH) return null;
  if (Array.isArray(value)) {
    const items = value.map((item) => canonicalJson(item, depth + 1));
    return items.includes(null) ? null : `[${items.join(',')}]`;
  }
  const members: string[] = [];
  for (const [name, member] of Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [key, text] = [canonicalJson(name, depth + 1), canonicalJson(member, depth + 1)];
    if (key === null || text === null) return null;
    members.push(`${key}:${text}`);
  }
  return `{${members.join(',')}}`;
}
