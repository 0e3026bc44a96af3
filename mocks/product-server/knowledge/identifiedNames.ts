/**
 * Splits a list of names that are separated by bare commas and may hold commas themselves: pieces are put together to
 * the longest name that the inventory knows ("1" and "2-HEXANEDIOL"). A piece that consists of a locant ("1", "3'")
 * belongs to what follows in any case.
 */
export function splitIdentified(list: string, isKnown: (name: string) => boolean): string[] {
  const pieces = list.split(',').map((piece) => piece.replace(/\s+/g, ' ').trim());
  const names: string[] = [];
  for (let from = 0; from < pieces.length;) {
    const length = longestName(pieces.slice(from, from + MAX_PIECES), isKnown);
    const name = pieces.slice(from, from + length).join(',');
    if (name !== '' && name !== '-') names.push(name);
    from += length;
  }
  return [...new Set(names)];
}

/** The inventory's name with the most commas has 18. */
const MAX_PIECES = 19;

function longestName(pieces: readonly string[], isKnown: (name: string) => boolean): number {
  if (pieces[0] === '') return 1;
  for (let length = pieces.length; length > 1; length--) {
    // Whether a blank follows the comma is not the same everywhere.
    if (isKnown(pieces.slice(0, length).join(',')) || isKnown(pieces.slice(0, length).join(', '))) return length;
  }
  let length = 1;
  while (length < pieces.length && /^[\dNO]+'*$/i.test(pieces[length - 1] ?? '')) length++;
  return length;
}
