import { decodeHTMLStrict } from 'entities';

/**
 * A text of a service, or null when it is empty. Some services store HTML entities; they are decoded once, to plain
 * text.
 */
export function decodeText(value: string | null | undefined): string | null {
  if (value === null || value === undefined || value === '') return null;
  return value.includes('&') ? decodeHTMLStrict(value) : value;
}

/** A text in the form a service has to store it, so that `decodeText` returns exactly this text again. */
export const encodeText = (value: string): string =>
  decodeHTMLStrict(value) === value ? value : value.replaceAll('&', '&amp;');

/** The texts of a list, decoded, without empty ones. */
export const decodeTexts = (values: readonly string[] | undefined): string[] =>
  (values ?? []).map((value) => decodeText(value) ?? '').filter(Boolean);

/** A date and time as ISO 8601 in UTC; null when the service sent none or one that is invalid. */
export function toIsoDateTime(value: string | null | undefined): string | null {
  if (!value) return null;
  if (value.length === 24 && value.endsWith('Z')) return value;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** Not seen, and copied with text from web pages: Unicode, general category Cf. */
const UNSEEN = /\p{Cf}/gu;
/** The quotation marks and apostrophes around a word, of all languages. */
const QUOTES = /^["'\u2018-\u201f\u00ab\u00bb\u2039\u203a]{1,9}|["'\u2018-\u201f\u00ab\u00bb\u2039\u203a]{1,9}$/g;

/** The words of a search in quotes, as `text[search]` expects them, so that no word is taken for an operator. */
export const quoteWords = (search: string): string =>
  search
    .replace(UNSEEN, '')
    .split(/\s+/)
    .map((word) => word.replace(QUOTES, ''))
    .filter(Boolean)
    .map((word) => `"${word.replace(/[\\"]/g, '\\$&')}"`)
    .join(' ');
