import { create } from 'content-disposition';
import { MAX_DOCUMENT_NAME_LENGTH } from '../../domain/limits.ts';

/** Names that Windows reserves for devices, whatever extension follows. */
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;

/**
 * Makes a file name safe to show and to save on any system, at most 150 characters long. An extension in `extensions`
 * is kept, otherwise the first one is appended. Control and invisible characters, such as those that change the text
 * direction, are removed; characters with a meaning in paths become hyphens.
 */
export function safeDocumentName(name: string, extensions: readonly [string, ...string[]]): string {
  const visible = name
    .slice(0, 4 * MAX_DOCUMENT_NAME_LENGTH)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '-')
    .replace(/\s+/g, ' ')
    .normalize('NFC');
  const [, given = ''] = /\.([^.]+)$/.exec(visible.trim()) ?? [];
  const allowed = extensions.find((extension) => extension === given.toLowerCase());
  const extension = allowed ?? extensions[0];
  const base = trimDots(allowed ? visible.trim().slice(0, -given.length - 1) : visible);
  const short = trimDots(base.slice(0, MAX_DOCUMENT_NAME_LENGTH - extension.length - 2).replace(/\p{Cs}$/u, ''));
  return `${RESERVED.test(short) ? '_' : ''}${short || 'document'}.${extension}`;
}

/** Windows drops trailing spaces and dots; a leading dot hides a file on Unix. */
const trimDots = (text: string): string => {
  let [from, to] = [0, text.length];
  while (from < to && (text[from] === ' ' || text[from] === '.')) from++;
  while (to > from && (text[to - 1] === ' ' || text[to - 1] === '.')) to--;
  return text.slice(from, to);
};

/** The `Content-Disposition` of a download: the name in UTF-8 and an ASCII fallback for old clients. */
export function attachment(name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    // Old clients misread escaped quotation marks and percent signs.
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return create(name, { fallback: ascii });
}

/** Returns a function that makes the names of one folder unique, ignoring case: "a.pdf", "A (2).pdf". */
export function uniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const [, base = name, extension = ''] = /^(.*)(\.[^.]+)$/.exec(name) ?? [];
    let unique = name;
    for (let number = 2; taken.has(unique.toLowerCase()); number++) unique = `${base} (${number})${extension}`;
    taken.add(unique.toLowerCase());
    return unique;
  };
}
