import { extractName } from './extractName.ts';
import { isProse } from './findProse.ts';
import { normaliseText } from './normaliseText.ts';
import { segmentsOf } from './segmentsOf.ts';

/** One name as it is printed in a text. Offsets are in UTF-16 code units of the original text. */
export type PrintedName = {
  /** As printed: `text.slice(start, end)` of the original. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Read: mojibake repaired, line breaks joined, without footnote marks, percentage and [nano]. */
  readonly name: string;
  /** Whether [nano] or (nano) stands with it: Article 19(1)(g) of Regulation (EC) No 1223/2009. */
  readonly isNano: boolean;
  /** The percentage printed with it, in % w/w, or null. */
  readonly percent: number | null;
  /** Whether it stands in a "may contain" or "+/-" block. */
  readonly inMayContain: boolean;
};

/** The names and the rest of a text. */
export type ParsedInciText = {
  /** The names in their printed order. */
  readonly names: readonly PrintedName[];
  /** Sentences that are no names: advertising, footnotes, notices. Offsets in the original text. */
  readonly leftOut: readonly { readonly start: number; readonly end: number }[];
  /** Whether names beyond MAX_NAMES were left unread. */
  readonly isCut: boolean;
};

/** A label has some hundred names at most; reading stops here so that no text can cost more. */
export const MAX_NAMES = 5000;

const PLACEHOLDERS = new Set([
  'null',
  'none',
  'n/a',
  'na',
  'no info',
  'no information',
  'not available',
  'unknown',
  'default',
  'undefined',
  'tbd',
  'nema',
  'nepoznato',
]);
const LEGEND =
  /^(?:certified|organic|natural|from|ingredients? from|derived|plant|of natural|essential|naturally|biologique|issus?|iz)\b/i;

/**
 * Reads any printed ingredient list into its names, in order, each with its place in the text (Article 19(1)(g): names of the
 * common glossary; may-contain and [nano] as there). Reads comma, semicolon, bullet, bar, tab, and where they are what separates,
 * full stop, line end, backslash and slash; leaves out headings, advertising, footnotes and notices.
 *
 * Never throws, whatever the text; takes time linear in its length.
 */
export function parseInciText(text: string): ParsedInciText {
  const { text: read, from, to } = normaliseText(text);
  const originalStart = (at: number) => from[at] ?? text.length;
  const originalEnd = (at: number) => (at > 0 ? (to[at - 1] ?? text.length) : 0);
  const { segments, prose } = segmentsOf(read);
  const leftOut = prose.map(({ start, end }) => ({ start: originalStart(start), end: originalEnd(end) }));
  const names: PrintedName[] = [];
  let isCut = false;
  for (const segment of segments) {
    const extracted = extractName(read, segment);
    if (!extracted) continue;
    const start = originalStart(extracted.start);
    const end = originalEnd(extracted.end);
    const isStarred = /^[\s.]*\*/.test(read.slice(segment.start, segment.end));
    const isName =
      !PLACEHOLDERS.has(extracted.name.toLowerCase()) &&
      !(isStarred && LEGEND.test(extracted.name)) &&
      !isProse(extracted.name);
    if (!isName) {
      leftOut.push({ start, end });
    } else if (names.length === MAX_NAMES) {
      isCut = true;
      break;
    } else {
      const { name, isNano, percent } = extracted;
      names.push({
        text: text.slice(start, end),
        start,
        end,
        name,
        isNano,
        percent,
        inMayContain: segment.inMayContain,
      });
    }
  }
  return { names, leftOut: leftOut.sort((one, other) => one.start - other.start), isCut };
}
