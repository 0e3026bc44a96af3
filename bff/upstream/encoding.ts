import { decodeHTMLStrict } from 'entities';

/** A text of a service as it should read: some services store HTML entities. Decoded once, to text, never to markup. */
export function decodeText(value: string | null | undefined): string | null {
  if (value === null || value === undefined || value === '') return null;
  return value.includes('&') ? decodeHTMLStrict(value) : value;
}

/** A text as a service keeps it, so that `text` reads it back letter by letter. But for what looks like an HTML entity it is the text itself. */
export const encodeText = (value: string): string =>
  decodeHTMLStrict(value) === value ? value : value.replaceAll('&', '&amp;');

/** A moment as ISO 8601 in UTC, or null when the service sent none that can be read. */
export function toIsoDateTime(value: string | null | undefined): string | null {
  if (!value) return null;
  if (value.length === 24 && value.endsWith('Z')) return value;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** The words of a search, each in quotes as `text[search]` wants them, so that no word can be an operator. */
export const quotedWords = (search: string): string =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `"${word.replace(/[\\"]/g, '\\$&')}"`)
    .join(' ');

/** The texts of a list as they should read, blank ones left out. */
export const textsOf = (values: readonly string[] | undefined): string[] =>
  (values ?? []).map((value) => decodeText(value) ?? '').filter(Boolean);
