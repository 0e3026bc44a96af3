/** A value whose text is the same for the same content: fields by their names, blanks around texts left out. */
function normalise(_name: string, value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (value instanceof Blob) return 'a file that is not stored';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Whether two forms hold the same. What somebody else is said to have saved meanwhile is one's own when the answer to
 * the first try was lost.
 */
export const areSameValues = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, normalise) === JSON.stringify(other, normalise);
