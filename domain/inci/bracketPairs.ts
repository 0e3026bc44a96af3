const CLOSES: Record<string, string> = { '(': ')', '[': ']', '{': '}' };
/** A bracket that closes farther away than this was forgotten to be closed, or holds a whole list. */
const MAX_DISTANCE = 400;
const MAX_COMMAS = 10;

/**
 * Where each opening bracket of a text closes: offset of the opening bracket to offset of the closing one. Brackets
 * without a partner, and those around a whole list, are left out, so that commas inside them still separate. One pass.
 */
export function bracketPairs(text: string): Map<number, number> {
  const pairs = new Map<number, number>();
  const open: { at: number; closes: string; commas: number }[] = [];
  let commas = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === ',') commas += 1;
    const closes = CLOSES[character];
    if (closes) {
      open.push({ at, closes, commas });
    } else if (character === ')' || character === ']' || character === '}') {
      const last = open.at(-1);
      if (last?.closes !== character) continue;
      open.pop();
      if (at - last.at <= MAX_DISTANCE && commas - last.commas <= MAX_COMMAS) pairs.set(last.at, at);
    }
  }
  return pairs;
}
