const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Whether the text nests objects and lists no deeper than allowed: one pass, before anything recursive touches it. */
export function isShallow(json: Buffer, maxDepth: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (quoted) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) quoted = false;
    } else if (byte === QUOTE) quoted = true;
    // Upper and lower brackets differ from each other in one bit: [ 5b, { 7b, ] 5d, } 7d.
    else if (byte === 0x5b || byte === 0x7b) {
      if (++depth > maxDepth) return false;
    } else if (byte === 0x5d || byte === 0x7d) depth--;
  }
  return true;
}
