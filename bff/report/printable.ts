/** Stands for a character that no font has. */
const REPLACEMENT = '□';
/** Control and format characters that say nothing on paper; line ends and tabs do. */
// oxlint-disable-next-line no-misleading-character-class -- a range of variation selectors, none of which follows a letter
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Co}\u200B-\u200F\u2028-\u202E\u2060-\u2064\u2066-\u206F\uFE00-\uFE0F\uFEFF]/gu;

/**
 * The document with texts that can be printed: normalised (NFC), without control characters, and with □ for what no
 * font has. `isPrinted` says whether the fonts have a code point. Also returns what was replaced, each character once.
 */
export function toPrintable<Document extends object>(
  document: Document,
  isPrinted: (codePoint: number) => boolean,
): { document: Document; replaced: string[] } {
  const replaced = new Set<string>();
  const clean = (text: string): string => {
    const normal = text
      .replace(/\r\n?/g, '\n')
      .normalize('NFC')
      .replace(UNPRINTABLE, (character) => (character === '\n' ? '\n' : character === '\t' ? ' ' : ''));
    return Array.from(normal, (character) => {
      if (character === '\n' || isPrinted(character.codePointAt(0) ?? 0)) return character;
      replaced.add(character);
      return REPLACEMENT;
    }).join('');
  };
  const copy = JSON.parse(JSON.stringify(document), (_, value: unknown) =>
    typeof value === 'string' ? clean(value) : value,
  ) as Document;
  return { document: copy, replaced: [...replaced] };
}

/** A run of characters in which a line cannot end, longer than the hash of a content. */
const UNBROKEN = /[^\s-]{65,}/gu;

/**
 * The text with places where a line may end (U+200B) in runs that are wider than a page, which would be cut at its
 * edge.
 */
export const breakLongRuns = (text: string): string => text.replace(UNBROKEN, (run) => Array.from(run).join('\u200B'));
