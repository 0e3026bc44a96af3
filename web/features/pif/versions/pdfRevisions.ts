/**
 * A program that adds to a PDF leaves its bytes as they are and ends with a new mark of the end (ISO 32000-1, 7.5.6).
 */
const END_OF_FILE = new TextEncoder().encode('%%EOF');
const PERCENT_SIGN = 37;
const CARRIAGE_RETURN = 13;
const LINE_FEED = 10;
/** More additions than anybody makes. The newest are the ones that count. */
const MAX_REVISIONS = 10;

/** Where earlier states of a PDF end, the newest first; the whole document is none of them. */
export function earlierEndsOf(pdf: Uint8Array): number[] {
  const ends: number[] = [];
  for (let at = pdf.indexOf(PERCENT_SIGN); at !== -1; at = pdf.indexOf(PERCENT_SIGN, at + 1)) {
    if (!END_OF_FILE.every((code, offset) => pdf[at + offset] === code)) continue;
    let end = at + END_OF_FILE.length;
    if (pdf[end] === CARRIAGE_RETURN) end += 1;
    if (pdf[end] === LINE_FEED) end += 1;
    if (end < pdf.length) ends.unshift(end);
  }
  return ends.slice(0, MAX_REVISIONS);
}
